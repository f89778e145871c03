// The time of a start with many tables: `npm run bench -- server start [tables] [rounds] [folder]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillTables } from './bare.ts';
import { at } from './load.ts';
import { Served } from './served.ts';

const [tables = 10_000, rounds = 5] = process.argv.slice(2, 4).map(Number);
const folder = mkdtempSync(join(process.argv[4] ?? tmpdir(), 'pangaea-bench-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
/** The number of segments at each table. */
const PLAYED = 10;

try {
  await bench();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const many = join(folder, 'many');
  fillTables(many, tables, PLAYED);
  const [empty, full]: number[][] = [[], []];
  // Both are measured in turns, so that both have the same state of the machine. Each folder was
  // opened before.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, took] of [
      [join(folder, 'none'), empty],
      [many, full],
    ] as const) {
      const server = await Served.start(name);
      if (round > 0) took.push(server.begun);
      await server.end();
    }
  }
  const [without, within] = [empty, full].map((each) => at(each, 0.5));
  say(
    `${tables} tables            ${within.toFixed(0)} ms of CPU until it listens, ${without.toFixed(0)} without a table`,
  );
}
