import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode, Page } from '../src/page/files.ts';
import { textForPrograms } from '../src/page/for-programs.ts';
import { readSettings } from '../src/settings.ts';
import { Browser } from './client.ts';
import { emptyFolder, serve } from './running.ts';

function builtPage(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Pangaea</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/index-DUZRjeq1.js'), `"${'long '.repeat(500)}"`);
  return folder;
}

test('the page is served at its places, its files with a hash in the name for ever', async () => {
  const { port } = await serve(undefined, { pageDir: builtPage() });
  const browser = new Browser(port);
  for (const path of ['/', '/t/0123456789bcdf', '/t/0123456789bcdf?x=y']) {
    const { status, body, headers } = await browser.ask<unknown>(path);
    expect([status, body]).toEqual([200, '<!doctype html><title>Pangaea</title>']);
    expect(headers.get('cache-control')).toBe('no-cache');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const asset = await browser.ask<unknown>('/assets/index-DUZRjeq1.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const icon = await browser.ask<unknown>('/icon.svg');
  const etag = icon.headers.get('etag') ?? '';
  const again = await browser.ask('/icon.svg', undefined, { 'if-none-match': etag });
  expect(again.status).toBe(304);
});

test('an address without a file is not found, and nothing outside the page is served', async () => {
  const { port } = await serve(undefined, { pageDir: builtPage() });
  const browser = new Browser(port);
  for (const path of [
    '/assets/gone-00000000.js',
    '/api/none',
    '/api',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/x.json',
    '/%zz',
    '/%00',
  ]) {
    const { status, body } = await browser.ask<unknown>(path);
    if (path === '/%00') {
      expect([200, 404]).toContain(status);
      continue;
    }
    const [expected, code] = path === '/%zz' ? [400, 'request-malformed'] : [404, 'not-found'];
    expect([path, status, body]).toMatchObject([path, expected, { refusal: { code } }]);
  }
});

test('an address that is no place of the page shows the page, with the status not found', async () => {
  const { port } = await serve(undefined, { pageDir: builtPage() });
  const browser = new Browser(port);
  for (const path of ['/.git/config', '/wp-admin', '/t/0123456789bcdf/x']) {
    const { status, body } = await browser.ask<unknown>(path);
    expect([path, status, body]).toEqual([path, 404, '<!doctype html><title>Pangaea</title>']);
  }
});

test('without a built page the address says so', async () => {
  const { port } = await serve();
  const { status, body } = await new Browser(port).ask<unknown>('/');
  expect([status, String(body)]).toEqual([200, expect.stringContaining('has not been built')]);
});

test('a page built anew is served without a restart', () => {
  const folder = builtPage();
  const page = new Page(folder);
  writeFileSync(join(folder, 'index.html'), 'new');
  utimesSync(join(folder, 'index.html'), 1, 1);
  expect(page.find('/index.html')?.plain.toString()).toBe('new');
});

test('files of earlier pages are served at their old addresses while they are kept', async () => {
  const folder = builtPage();
  mkdirSync(join(folder, 'earlier/assets'), { recursive: true });
  writeFileSync(join(folder, 'earlier/assets/rules-0dDe3f_9.js'), 'old');
  writeFileSync(join(folder, 'earlier/secret.txt'), 'secret');
  const { port } = await serve(undefined, { pageDir: folder });
  const browser = new Browser(port);
  const old = await browser.ask<unknown>('/assets/rules-0dDe3f_9.js');
  expect([old.status, old.body]).toEqual([200, 'old']);
  expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/earlier/assets/rules-0dDe3f_9.js', '/secret.txt', '/earlier/secret.txt']) {
    expect((await browser.ask(path)).status).toBe(404);
  }
});

test('files are packed as the asker understands', () => {
  const file = new Page(builtPage()).find('/assets/index-DUZRjeq1.js');
  if (file === undefined) throw new Error('missing');
  const packed = encode(file, 'gzip, deflate, br;q=1');
  expect(packed.encoding).toBe('br');
  expect(brotliDecompressSync(packed.body)).toEqual(file.plain);
  expect(encode(file, 'gzip').encoding).toBe('gzip');
  expect(encode(file, undefined)).toEqual({ body: file.plain });
});

test('programs are told where they may look, and whom to tell of a fault where somebody is named', async () => {
  const { port, close } = await serve(undefined, { pageDir: builtPage() });
  const robots = await new Browser(port).ask<string>('/robots.txt');
  expect([robots.status, robots.body]).toEqual([200, expect.stringContaining('Disallow: /t/\n')]);
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const path = '/.well-known/security.txt';
  expect((await new Browser(port).ask(path)).status).toBe(404);
  await close();
  const now = Date.parse('2026-11-29T00:00:00Z');
  const { securityContact } = readSettings({ SECURITY_CONTACT: 'security@example.org' });
  expect(textForPrograms(path, securityContact, now)).toBe(
    'Contact: mailto:security@example.org\nExpires: 2027-05-28T00:00:00.000Z\nPreferred-Languages: en, ja\n',
  );
  const https = 'https://example.org/security';
  expect(readSettings({ SECURITY_CONTACT: https }).securityContact).toBe(https);
  for (const text of [
    'somebody',
    'http://example.org',
    'a@b\nExpires: never',
    'https://x.org/\nX: y',
  ]) {
    expect(() => readSettings({ SECURITY_CONTACT: text }), text).toThrow('SECURITY_CONTACT');
  }
});
