import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { emptyFolder, runServer } from './running.ts';

const HERE = { kind: 'person', here: true };
const TABLES = 6;
/** The number of kills; with `PANGAEA_SOAK` set it is higher. */
const ROUNDS = process.env.PANGAEA_SOAK === undefined ? 3 : 50;

interface Attempt {
  readonly table: string;
  readonly seat: number;
  readonly version: number;
  readonly command: string;
  readonly key: string;
}

/**
 * Segments are sent to several tables at once until the server is killed without a warning.
 * Afterwards, acknowledged segments are there. Others are there once or not at all, and a segment
 * that is sent again with its key is stored once.
 */
test('nothing acknowledged is lost when the server is killed', {
  timeout: 40_000 * ROUNDS,
}, async () => {
  const folder = emptyFolder();
  for (let round = 0; round < ROUNDS; round++) {
    const server = await runServer({ DATA_DIR: folder });
    const ann = new Browser(server.port);
    const made: string[] = [];
    while (made.length < TABLES) made.push((await ann.create([HERE, HERE])).body.id);
    const acknowledged = new Map<string, string[]>(made.map((id) => [id, []]));
    const open = new Map<string, Attempt>();
    const play = async (table: string) => {
      for (;;) {
        const { version, position, deciders } = await ann.game(table);
        const [seat] = deciders;
        const command = ann.anyCommand(position, seat, version);
        if (command === undefined) return;
        const attempt = { table, seat, version, command, key: `segment-${version}` };
        open.set(table, attempt);
        const { status } = await ann.segment(table, seat, version, [command], attempt.key);
        if (status !== 200) throw new Error(`status ${status}`);
        acknowledged.get(table)?.push(command);
        open.delete(table);
      }
    };
    const players = made.map((table) => play(table).catch(() => undefined));
    const count = () => [...acknowledged.values()].flat().length;
    await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(0);
    await new Promise((later) => setTimeout(later, 100 + ((171 * round) % 1_000)));
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, ...players]);

    const again = await runServer({ DATA_DIR: folder });
    ann.base = `http://127.0.0.1:${again.port}`;
    let total = 0;
    for (const [table, commands] of acknowledged) {
      const stored = (await ann.game(table)).steps.map(({ command }) => command);
      expect(stored.slice(0, commands.length)).toEqual(commands);
      expect(stored.length - commands.length).toBeLessThanOrEqual(1);
      total += commands.length;
      const attempt = open.get(table);
      if (attempt === undefined) continue;
      const { seat, version, command, key } = attempt;
      const sent = await ann.segment(table, seat, version, [command], key);
      expect(sent).toMatchObject({ status: 200, body: { from: version, version: version + 1 } });
      expect((await ann.game(table)).version).toBe(commands.length + 1);
    }
    expect(total).toBeGreaterThan(0);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  }
});
