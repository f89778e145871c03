// Which people can open a link of this server, and how the server describes its addresses.
import { expect, test } from 'vitest';
import { reachRoutes } from '../src/api/reach.ts';

interface Reached {
  readonly reach: string;
  readonly addresses: readonly string[];
}

async function reached(
  host: string,
  network: string,
  origin = 'http://localhost:8080',
  publicUrl?: string,
): Promise<Reached> {
  const [{ handle }] = reachRoutes({ host, publicUrl });
  const answer = await handle({ networks: [network], origin } as never);
  return answer?.json as Reached;
}

test('a server for this machine alone says so', async () => {
  for (const host of ['127.0.0.1', 'localhost', '::1']) {
    expect(await reached(host, '127.0.0.1')).toEqual({ reach: 'machine', addresses: [] });
  }
});

test('one for its network tells its addresses to who sits at it, and to nobody else', async () => {
  const { reach, addresses } = await reached('0.0.0.0', '127.0.0.1');
  expect(reach).toBe('network');
  for (const address of addresses) expect(address).toMatch(/^http:\/\/(?!127\.)[\d.]+:8080$/);
  for (const [network, origin] of [
    ['192.168.1.7', 'http://localhost:8080'],
    // A proxy on the same machine that is not in the settings.
    ['127.0.0.1', 'http://nas.lan'],
    ['127.0.0.1', 'http://'],
  ]) {
    expect(await reached('0.0.0.0', network, origin)).toEqual({ reach: 'network', addresses: [] });
  }
  expect((await reached('192.168.1.7', '192.168.1.9')).reach).toBe('network');
});

test('one that a proxy shows needs no other address', async () => {
  const publicUrl = 'https://pangaea.example';
  const told = await reached('127.0.0.1', '127.0.0.1', publicUrl, publicUrl);
  expect(told).toEqual({ reach: 'public', addresses: [] });
});
