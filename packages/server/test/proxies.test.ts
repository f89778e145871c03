// The sample files for nginx and Caddy, with the real programs in front of a real server.

import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Browser } from './client.ts';
import { PROXIES, startProxy } from './proxies.ts';
import { emptyFolder, serve } from './running.ts';

const HERE = { kind: 'person', here: true };
const FIRST_GAME = { factions: 'first-game', startPlayer: 0 };

/** The status for a visitor at an address of this machine who claims to have another address. */
function statusFor(port: number, localAddress: string, claimed?: string): Promise<number> {
  return new Promise((done, failed) => {
    const headers = claimed === undefined ? {} : { 'x-forwarded-for': claimed };
    const path = '/api/reach';
    request({ host: '127.0.0.1', port, path, localAddress, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .on('error', failed)
      .end();
  });
}

describe.each(PROXIES)('behind $name', (proxy) => {
  test('a game is played, streams are told at once, and nobody is where it claims to be', async (context) => {
    if (proxy.program === undefined) context.skip(`this machine has no ${proxy.name}`);
    const folder = emptyFolder();
    const blocked = JSON.stringify({ persons: [], networks: ['127.0.0.2'] });
    writeFileSync(join(folder, 'operator.json'), blocked);
    const { port: own } = await serve(folder, { proxies: ['127.0.0.1'] });
    const { port, stop } = await startProxy(proxy, own);
    onTestFinished(stop);
    const [ann, ben] = [new Browser(port), new Browser(port)];
    const { body } = await ann.create([{ ...HERE, name: 'Ann' }, { kind: 'person' }], FIRST_GAME);
    expect(new URL(body.seats[1].link ?? '').port).toBe(`${port}`);
    await ben.claim(body.seats[1].link ?? '', 'Ben');
    const stream = await ben.listen();
    await stream.until(({ event }) => event === 'hello');
    const players = [ann, ben];
    for (let version = 0; version < 4; ) {
      const { position } = await ann.game(body.id);
      const seat = players.findIndex((each, at) => each.anyCommand(position, at) !== undefined);
      const command = ann.anyCommand(position, seat) ?? '';
      const played = await players[seat].segment(body.id, seat, version, [command]);
      expect(played.status).toBe(200);
      version = played.body.version;
      // The stream stays open: a proxy that buffered it would send nothing of this.
      await stream.until(({ event, data }) => event === 'segment' && data.version === version);
    }
    // The address that counts is that of the connection to the proxy.
    expect([
      await statusFor(port, '127.0.0.1'),
      await statusFor(port, '127.0.0.2'),
      await statusFor(port, '127.0.0.1', '127.0.0.2'),
      await statusFor(port, '127.0.0.2', '203.0.113.9'),
      await statusFor(port, '127.0.0.2', '203.0.113.9, 127.0.0.1'),
    ]).toEqual([200, 403, 200, 403, 403]);
    stream.close();
  });
});
