// Counts how often the server waits for the disk: every fsync, observed from outside, compared with
// transactions and segments. `npm run bench -- server syncs [seconds] [tables] [folder]`. Needs
// Linux and `strace`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { during, load, playersAt } from './load.ts';
import { Served } from './served.ts';

const [seconds = 10, tables = 16] = process.argv.slice(2, 4).map(Number);
const folder = mkdtempSync(join(process.argv[4] ?? tmpdir(), 'pangaea-bench-'));
const log = join(folder, 'syncs');
const say = (line: string) => process.stdout.write(`${line}\n`);
/** `strace` also prints the file of each sync, and stops the process only at these calls. */
const TRACE = ['strace', '-f', '-y', '-qq', '--seccomp-bpf', '-e', 'trace=fsync,fdatasync'];

try {
  if (spawnSync('strace', ['-V']).status !== 0) throw new Error('There is no strace here.');
  await bench();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const server = await Served.start(join(folder, 'data'), [...TRACE, '-o', log]);
  const players = await playersAt(server.port, tables);
  await load(players, during(1));
  const [before, called] = [await server.used(), synced()];
  const { times } = await load(players, during(seconds));
  const after = await server.used();
  const now = synced();
  for (const player of players) player.close();
  await server.end();
  const commits = after.commits - before.commits;
  const writes = after.writes - before.writes;
  const ofLog = now.log - called.log;
  const rest = now.rest - called.rest;
  const per = (count: number, of: number) => (count / of).toFixed(3);
  say(
    `${tables} tables                ${times.length} segments in ${commits} transactions, ${per(writes, commits)} writes each`,
  );
  say(
    `  syncs of the log       ${ofLog}: ${per(ofLog, commits)} a transaction, ${per(ofLog, times.length)} a segment`,
  );
  say(
    `  of its folding back    ${rest}: ${per(rest, commits)} a transaction, ${per(rest, times.length)} a segment`,
  );
}

/**
 * The number of syncs so far: of the log, for which every transaction waits, and of the database,
 * into which the log is copied.
 */
function synced(): { readonly log: number; readonly rest: number } {
  const lines = readFileSync(log, 'utf8').split('\n');
  const calls = lines.filter((line) => /\bf(data)?sync\(/.test(line));
  const ofLog = calls.filter((line) => line.includes('-wal>')).length;
  return { log: ofLog, rest: calls.length - ofLog };
}
