// Memory while many streams are open: `npm run bench -- server memory [segments] [streams] [tables] [folder]`.
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, load, megabytes, playersAt } from './load.ts';
import { Served } from './served.ts';
import { listen } from './streams.ts';

const [segments = 50_000, streams = 2_000, tables = 16] = process.argv.slice(2, 5).map(Number);
const folder = mkdtempSync(join(process.argv[5] ?? tmpdir(), 'pangaea-bench-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
/** The streams are divided among so many devices; `tables` of them play. */
const DEVICES = 200;
const LOOKS = 20;

try {
  await bench();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const server = await Served.start(join(folder, 'data'));
  const players = await playersAt(server.port, DEVICES);
  const without = await server.used();
  const open: Socket[] = [];
  // One address may have only so many waiting requests.
  while (open.length < streams) {
    const some = Array.from({ length: Math.min(100, streams - open.length) }, (_, n) =>
      listen(server.port, players[(open.length + n) % DEVICES].cookie, undefined),
    );
    open.push(...(await Promise.all(some)));
  }
  const before = await server.used();
  const each = ((before.alive - without.alive) / streams / 1024).toFixed(1);
  say(`${streams} streams             ${each} kB alive for each, ${open.length} open`);
  const seen = [];
  for (let look = 1; look <= LOOKS; look++) {
    await load(players.slice(0, tables), (count) => count < segments / LOOKS);
    const used = await server.used();
    seen.push(used);
    const now = (look * segments) / LOOKS;
    say(
      `  ${String(now).padStart(6)} segments        ${megabytes(used.resident)} MB, ${megabytes(used.alive)} MB alive`,
    );
  }
  // The first fifth is left out, since caches fill in that time.
  const warm = seen.slice(LOOKS / 5);
  const halves = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  for (const what of ['resident', 'alive'] as const) {
    const [first, second] = halves.map((half) =>
      at(
        half.map((used) => used[what]),
        0.5,
      ),
    );
    const grows = ((second / first - 1) * 100).toFixed(1);
    say(`  ${what.padEnd(20)}  ${megabytes(first)} MB, then ${megabytes(second)} MB: ${grows} %`);
  }
  const ended = open.filter(({ destroyed }) => destroyed).length;
  const last = seen[seen.length - 1];
  const cost = (last.cpu - before.cpu) / 1000 / segments;
  say(`  CPU ${cost.toFixed(2)} ms for a segment, ${ended} streams ended`);
  for (const one of open) one.destroy();
  for (const player of players) player.close();
  await server.end();
}
