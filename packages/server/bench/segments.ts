// Durable segments a second against the bare rate of SQLite on the same disk, with bots thinking
// and streams open: `npm run bench -- server segments [rounds] [tables] [folder]`. Bounded, and
// only on the loopback address. The lines are explained in docs/server.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { BareSegments, bareRows } from './bare.ts';
import { at, during, load, megabytes, playersAt } from './load.ts';
import { BenchPlayer } from './player.ts';
import { Served } from './served.ts';
import { listen } from './streams.ts';

const [rounds = 5, tables = 16] = process.argv.slice(2, 4).map(Number);
const folder = mkdtempSync(join(process.argv[4] ?? tmpdir(), 'pangaea-bench-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
/** A round measures the bare rates, then segments, so that both have the same state of the disk. */
const BARE_SECONDS = 0.5;
const LOAD_SECONDS = 2;
const STREAMS = 500;
/** The streams are divided among so many devices; some of these play. */
const DEVICES = 50;
/** The number of segments since the beginning. */
let played = 0;
const STRONG = { kind: 'bot', level: 'strong' };

try {
  await bench();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const server = await Served.start(join(folder, 'data'));
  const { port } = server;
  const players = await playersAt(port, DEVICES);
  // Bots search as long as they may, in as many processes as possible.
  const thinkers = new BenchPlayer(port, Random.fromSeed(seedFromNumber(0)));
  for (let n = 0; n < 2; n++) await thinkers.newTable([STRONG, STRONG, STRONG, STRONG]);

  const busy = players.slice(0, tables);
  const sentAt = new Map<string, number>();
  await load(busy, during(LOAD_SECONDS));
  const alone = await measure(server, busy, sentAt);
  tell(`${tables} tables`, alone);

  const delays: number[] = [];
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, n) =>
      // One stream of each device is read completely.
      listen(port, players[n % DEVICES].cookie, n >= DEVICES ? undefined : hear),
    ),
  );
  function hear(table: string): void {
    const sent = sentAt.get(table);
    if (sent !== undefined) delays.push(performance.now() - sent);
  }
  tell(`… and ${STREAMS} streams`, await measure(server, busy, sentAt));
  delays.length = 0;
  tell(`2 tables, ${STREAMS} streams`, await measure(server, players.slice(0, 2), sentAt));
  const [half, most] = [0.5, 0.95].map((share) => at(delays, share).toFixed(1));
  say(`on the other screen      p50 ${half} ms, p95 ${most} ms`);
  for (const each of streams) each.destroy();
  for (const player of [...players, thinkers]) player.close();
  await server.end();
}

interface Measured {
  /** By round, rows a second. */
  readonly rows: number[];
  readonly bare: number[];
  readonly rate: number[];
  readonly times: number[];
  /** Processor time of the server for each segment, in milliseconds. */
  readonly cost: number;
  /** The mean number of segments in a transaction. */
  readonly shared: number;
  /**
   * After each round: the number of segments, and the memory of the process and of its live
   * objects, in MB.
   */
  readonly memory: readonly string[];
}

async function measure(
  server: Served,
  players: readonly BenchPlayer[],
  sentAt: Map<string, number>,
): Promise<Measured> {
  const bareSegments = new BareSegments(mkdtempSync(join(folder, 'bare-')), players.length);
  const [rows, bare, rate, times]: number[][] = [[], [], [], []];
  const memory: string[] = [];
  let [cpu, commits, writes] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    rows.push(bareRows(folder, BARE_SECONDS));
    bare.push(bareSegments.rate(BARE_SECONDS, players[0].told));
    const before = await server.used();
    const loaded = await load(players, during(LOAD_SECONDS), (table) =>
      sentAt.set(table, performance.now()),
    );
    const after = await server.used();
    rate.push(loaded.rate);
    cpu += after.cpu - before.cpu;
    commits += after.commits - before.commits;
    writes += after.writes - before.writes;
    for (const time of loaded.times) times.push(time);
    played += loaded.times.length;
    memory.push(`${played}: ${megabytes(after.resident)} (${megabytes(after.alive)})`);
  }
  const cost = cpu / 1000 / times.length;
  return { rows, bare, rate, times, memory, cost, shared: writes / commits };
}

function tell(what: string, measured: Measured): void {
  const { rows, bare, rate, times, cost, shared, memory } = measured;
  // The time of each round in relation to that of the bare disk in the same round.
  const share = (of: readonly number[]) => {
    const shares = rate.map((each, round) => each / of[round]);
    const [least, middle, most] = [0, 0.5, 0.999].map((part) => percent(at(shares, part)));
    return `${middle} % (${least} to ${most}) of ${at(of, 0.5).toFixed(0)}`;
  };
  const [half, most] = [0.5, 0.99].map((part) => at(times, part).toFixed(1));
  const wait = `p50 ${half} ms, p99 ${most} ms`;
  const rates = `${at(rate, 0.5).toFixed(0)} segments/s`;
  say(`${what.padEnd(24)} ${rates}, ${wait}, CPU ${cost.toFixed(2)} ms each`);
  say(`  bare transactions      ${share(bare)} segments/s, ${share(rows)} rows/s`);
  say(`  writes a transaction   ${shared.toFixed(1)}`);
  say(`  MB (alive) after       ${memory.join(', ')}`);
}

function percent(share: number): string {
  return (share * 100).toFixed(0);
}
