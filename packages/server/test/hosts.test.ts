// The host names under which the server answers, and its answers below HTTP.
import { expect, test } from 'vitest';
import { isOurHost } from '../src/identity/hosts.ts';
import { say } from './raw.ts';
import { emptyFolder, runServer, serve, serveFile } from './running.ts';

const portOfFile = serveFile();

test.for<readonly [host: string | undefined, ours: boolean, publicUrl?: string]>([
  [undefined, true],
  ['127.0.0.1:8080', true],
  ['[::1]:8080', true],
  ['192.168.1.7', true],
  ['localhost:8080', true],
  ['pangaea.localhost', true],
  ['NAS:8080', true],
  ['nas.local', true],
  ['nas.fritz.box', true],
  ['evil.example', false],
  ['nas.evil.example', false],
  ['nas2', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['me@127.0.0.1', false],
  ['127.0.0.1/x', false],
  ['127.0.0.1/', false],
  ['127.0.0.1\\', false],
  ['127.0.0.1?', false],
  ['127.0.0.1#x', false],
  ['127.0.0.1#', false],
  ['@127.0.0.1', false],
  ['', false],
  ['pangaea.example', true, 'https://pangaea.example'],
  ['Pangaea.Example', true, 'https://pangaea.example'],
  ['pangaea.example:8443', true, 'https://pangaea.example:8443'],
  ['pangaea.example', false, 'https://pangaea.example:8443'],
  ['evil.example', false, 'https://pangaea.example'],
  ['127.0.0.1:8080', true, 'https://pangaea.example'],
])('the host %s is ours: %s, shown at %s', ([host, ours, publicUrl]) => {
  expect(isOurHost(host, publicUrl, () => 'nas')).toBe(ours);
});

test('by a name that is not its own nobody gets anything but a reason', async () => {
  const port = portOfFile();
  const asked = async (path: string, more = '') =>
    say(port, `GET ${path} HTTP/1.1\r\nhost: evil.example\r\n${more}\r\n`);
  for (const path of ['/', '/api/tables', '/api/stream']) {
    const { status, got } = await asked(path);
    expect([path, status]).toEqual([path, 421]);
    expect(got).toContain('{"refusal":{"code":"unknown-host","params":{"host":"evil.example"}}}');
  }
  // People get a page with words; a monitor may ask under any host name.
  expect((await asked('/', 'accept: text/html\r\n')).got).toContain('PUBLIC_URL');
  expect((await asked('/api/health')).status).toBe(200);
  const twice = `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: evil.example\r\n\r\n`;
  expect((await say(port, twice)).status).toBe(400);
});

test('bytes that are no request are refused in the form of every refusal, with safe headers', async () => {
  const hasty = await serve(undefined, {
    patience: { headers: 200, request: 400, look: 50 },
  });
  const host = 'host: 127.0.0.1\r\n';
  for (const [request, port, status, code] of [
    ['GET / HTTP/9.9\r\n\r\n', portOfFile(), 400, 'request-malformed'],
    [
      `GET / HTTP/1.1\r\n${host}x-large: ${'x'.repeat(40_000)}\r\n\r\n`,
      portOfFile(),
      431,
      'too-large',
    ],
    [`GET / HTTP/1.1\r\n${host}`, hasty.port, 408, 'too-slow'],
  ] as const) {
    const { got } = await say(port, request);
    const [head, body] = got.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toContain(`${status}`);
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ refusal: { code } });
  }
});

test('shown by https, browsers are told to stay with it, and a cookie is of this host alone', async () => {
  const publicUrl = 'https://pangaea.example';
  const folder = emptyFolder();
  const before = await runServer({ DATA_DIR: folder });
  const { token, table } = await make(before.port);
  before.child.kill('SIGTERM');
  await before.ended;

  const { port } = await runServer({ DATA_DIR: folder, PUBLIC_URL: publicUrl });
  // A device with an old cookie keeps its person, and gets the safer cookie.
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${table}`, {
    headers: { cookie: `pangaea-device=${token}` },
  });
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(await answer.json()).toMatchObject({ viewer: 0 });
  const set = answer.headers.get('set-cookie') ?? '';
  expect(set).toBe(
    `__Host-pangaea-device=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`,
  );
  // Another site under the same domain can set a cookie without the prefix; the server does not
  // accept it.
  const { token: other } = await make(port, { origin: publicUrl });
  const both = await fetch(`http://127.0.0.1:${port}/api/tables/${table}`, {
    headers: { cookie: `pangaea-device=${other}; __Host-pangaea-device=${token}` },
  });
  expect(await both.json()).toMatchObject({ viewer: 0 });
});

/** Makes a table. @returns the token of the device, and the table */
async function make(port: number, headers: Readonly<Record<string, string>> = {}) {
  const seats = [{ kind: 'person', here: true }, { kind: 'person' }];
  const made = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ game: 'terra-nova', options: {}, seats }),
  });
  const token = /device=([\w-]{43});/.exec(made.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { token, table: ((await made.json()) as { id: string }).id };
}
