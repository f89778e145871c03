import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageOf, TITLES } from '../src/page/preview.ts';
import { Browser } from './client.ts';
import { emptyFolder, serve } from './running.ts';

const PUBLIC = join(import.meta.dirname, '../../web/public');
const PERSON = { kind: 'person' };

function builtPage(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  const html = readFileSync(join(PUBLIC, '../index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), html);
  return folder;
}

/** The preview that a chat makes of a document. */
function tagsOf(html: string): Record<string, string> {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const tags = html.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries(
    [...tags].map(([, name, content]) => [
      name,
      content.replace(/&(amp|lt|gt|quot|#39);/g, (_all, sign: string) => signs[sign]),
    ]),
  );
}

test('a link to a table that waits says who invites to what, and how many seats are free', async () => {
  const { port } = await serve(undefined, { pageDir: builtPage() });
  const [ann, ben, cleo] = [new Browser(port), new Browser(port), new Browser(port)];
  const name = `Ann "<b>&'`;
  const { body } = await ann.create([{ ...PERSON, here: true, name }, PERSON, PERSON]);
  const look = async (language: string, path = `/t/${body.id}`) => {
    const seen = await new Browser(port).ask<string>(path, undefined, {
      'accept-language': language,
    });
    expect(seen.status).toBe(200);
    expect(seen.headers.get('vary')).toBe('accept-encoding, accept-language');
    // A name is text, and cannot begin a tag.
    expect(seen.body).not.toContain('<b>');
    expect(seen.body.match(/<\/head>/g)?.length).toBe(1);
    return { html: seen.body, tags: tagsOf(seen.body) };
  };
  const english = await look('en-US,en;q=0.9,ja;q=0.8');
  expect(english.tags).toMatchObject({
    'og:title': `${name} invites you to Terra Nova`,
    'og:description': '2 seats free',
    'og:url': `http://127.0.0.1:${port}/t/${body.id}`,
    'og:image': `http://127.0.0.1:${port}/previews/terra-nova.png`,
    'og:locale': 'en_GB',
    'twitter:card': 'summary_large_image',
    description: '2 seats free',
  });
  expect(english.html).toContain('<html lang="en">');
  const japanese = await look('ja');
  expect(japanese.tags).toMatchObject({
    'og:title': `${name}さんから「テラノヴァ」への招待`,
    'og:description': '空席あと2つ',
    'og:locale': 'ja_JP',
  });
  expect(japanese.html).toContain('<html lang="ja">');
  await ben.claim(body.invitation ?? '', 'Ben');
  expect((await look('en')).tags['og:description']).toBe('1 seat free');
  // A preview of a running table shows its game, and no names.
  await cleo.claim(body.invitation ?? '', 'Cleo');
  const dealt = await look('en');
  expect(dealt.tags['og:title']).toBe('Terra Nova');
  for (const known of ['Ann', 'Ben', 'Cleo', 'seat']) expect(dealt.html).not.toContain(known);
  for (const path of ['/', '/t/00000000000000', '/t/x']) {
    expect((await look('en', path)).tags['og:title']).toBe('Pangaea');
  }
});

test('a document for another reader is another one, and the same one need not be sent again', async () => {
  const { port } = await serve(undefined, { pageDir: builtPage() });
  const browser = new Browser(port);
  const first = await browser.ask('/', undefined, { 'accept-language': 'ja' });
  const tag = first.headers.get('etag') ?? '';
  const ask = async (language: string) =>
    (await browser.ask('/', undefined, { 'accept-language': language, 'if-none-match': tag }))
      .status;
  expect([await ask('ja'), await ask('en')]).toEqual([304, 200]);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr, de;q=0.5', 'en'],
  ['ja', 'ja'],
  ['ja-JP', 'ja'],
  ['en;q=0.4, ja;q=0.5', 'ja'],
  ['en, ja', 'en'],
  ['fr, ja;q=0.2', 'ja'],
  ['ja;q=0, en;q=0.1', 'en'],
  ['ja;q=x,,;', 'ja'],
])('of %j the language is %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

test('every game has its picture, of the size that is told', () => {
  for (const game of Object.keys(TITLES)) {
    const picture = readFileSync(join(PUBLIC, 'previews', `${game}.png`));
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
