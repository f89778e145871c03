// Addresses from users, some of which point into the network of the server.
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { guardedSender, type Outside } from '../../src/outgoing/guarded.ts';
import { isPublicAddress } from '../../src/outgoing/public-addresses.ts';

const PUBLIC = '93.184.216.34';

interface Reached {
  readonly address: string;
  readonly port: number;
  readonly host: string;
}

/** A sender in a false network in which every address leads to one server on this machine. */
async function within(listener: RequestListener, outside: Partial<Outside> = {}) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const reached: Reached[] = [];
  const sender = guardedSender({
    resolve: async () => [PUBLIC],
    connect: (address, to, host) => {
      reached.push({ address, port: to, host });
      return connect(port, '127.0.0.1');
    },
    ...outside,
  });
  const send = (url: string) =>
    sender.send({ url, headers: { 'content-type': 'text/plain' }, body: 'hello' });
  return { send, reached };
}

const answers =
  (status: number, headers = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

test('a message goes to the address that was checked, under the name that was given', async () => {
  const bodies: string[] = [];
  const { send, reached } = await within((request, response) => {
    request
      .setEncoding('utf8')
      .on('data', (text) => bodies.push(`${request.headers.host} ${text}`));
    request.on('end', () => response.writeHead(204).end());
  });
  expect(await send('https://hooks.example/a?b')).toEqual({ status: 204 });
  expect(reached).toEqual([{ address: PUBLIC, port: 443, host: 'hooks.example' }]);
  expect(bodies).toEqual(['hooks.example hello']);
});

test.each([
  'http://hooks.example/',
  'https://hooks.example:8443/',
  'https://ann:secret@hooks.example/',
  'file:///etc/passwd',
  'hooks.example',
  '',
])('nothing is sent to %s', async (url) => {
  const { send, reached } = await within(answers(200));
  expect(await send(url)).toEqual({ fault: 'address' });
  expect(reached).toEqual([]);
});

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
])('an address that is not public is not reached, written as %s', async (url) => {
  const { send, reached } = await within(answers(200));
  expect(await send(url)).toEqual({ fault: 'not-public' });
  expect(reached).toEqual([]);
});

test.each([
  [['127.0.0.1']],
  [['::ffff:10.0.0.5']],
  [['::1']],
  // If one of the addresses is public, the other must still be refused.
  [[PUBLIC, '192.168.1.1']],
  [['fe80::1%eth0']],
  [['nonsense']],
])('nor by a name that leads to %j', async (addresses) => {
  const { send, reached } = await within(answers(200), { resolve: async () => addresses });
  expect(await send('https://inside.example/')).toEqual({ fault: 'not-public' });
  expect(reached).toEqual([]);
});

test('a name that leads elsewhere when it is asked again is not asked again', async () => {
  const leads = [[PUBLIC], ['127.0.0.1']];
  let asked = 0;
  const resolve = async () => leads[Math.min(asked++, 1)];
  const { send, reached } = await within(answers(200), { resolve });
  expect(await send('https://rebinding.example/')).toEqual({ status: 200 });
  expect([asked, reached.map(({ address }) => address)]).toEqual([1, [PUBLIC]]);
  expect(await send('https://rebinding.example/')).toEqual({ fault: 'not-public' });
});

test('a redirect is an answer, and not followed', async () => {
  const { send, reached } = await within(answers(307, { location: 'https://127.0.0.1/' }));
  expect(await send('https://hooks.example/')).toEqual({ status: 307 });
  expect(reached).toHaveLength(1);
});

test('a name that nobody knows, and a machine that does not answer', async () => {
  const unknown = async () => {
    throw new Error('ENOTFOUND');
  };
  const { send } = await within(answers(200), { resolve: unknown });
  expect(await send('https://nobody.example/')).toEqual({ fault: 'name-unknown' });
  const none = await within(answers(200), { resolve: async () => [] });
  expect(await none.send('https://nobody.example/')).toEqual({ fault: 'name-unknown' });
  const hangsUp = await within((request) => request.socket.destroy());
  expect(await hangsUp.send('https://hooks.example/')).toEqual({ fault: 'unreachable' });
  const breaksOff = await within((_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('so far', () => response.destroy());
  });
  expect(await breaksOff.send('https://hooks.example/')).toEqual({ fault: 'unreachable' });
});

test('nobody is waited for longer than was agreed, wherever it hangs', async () => {
  const patienceMs = 30;
  const silent = await within(() => undefined, { patienceMs });
  expect(await silent.send('https://hooks.example/')).toEqual({ fault: 'too-slow' });
  const dripping = await within(
    (_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(drip));
    },
    { patienceMs },
  );
  expect(await dripping.send('https://hooks.example/')).toEqual({ fault: 'too-slow' });
  const resolve = () => new Promise<never>(() => undefined);
  const nameless = await within(answers(200), { patienceMs, resolve });
  expect(await nameless.send('https://hooks.example/')).toEqual({ fault: 'too-slow' });
});

test('of an answer that does not end 64 kB are taken', async () => {
  const endless = await within((_, response) => {
    response.writeHead(200);
    const part = Buffer.alloc(16_384);
    const more = () => {
      if (!response.destroyed) response.write(part, () => setImmediate(more));
    };
    more();
  });
  expect(await endless.send('https://hooks.example/')).toEqual({ fault: 'too-long' });
  const bigHead = await within(answers(200, { 'x-long': 'a'.repeat(40_000) }));
  expect(await bigHead.send('https://hooks.example/')).toEqual({ fault: 'unreachable' });
});

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['::ffff:192.168.1.1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
