// Durable segments a second against the bare rate of SQLite on the same disk, with bots thinking and
// streams open: `node packages/server/bench/segments.ts [rounds] [tables] [folder]`.
// Bounded, and only on the loopback address. What each line means is in docs/server.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { BareSegments, bareRows } from './bare.ts';
import { BenchPlayer } from './player.ts';
import { Served } from './served.ts';
import { listen } from './streams.ts';

const [rounds = 5, tables = 16] = process.argv.slice(2, 4).map(Number);
const folder = mkdtempSync(join(process.argv[4] ?? tmpdir(), 'pangaea-bench-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
/** A round: the bare rates, then segments, so that all meet the disk in the same moods. */
const BARE_SECONDS = 0.5;
const LOAD_SECONDS = 2;
const STREAMS = 500;
/** Each has a few of the streams; a part of them plays. */
const DEVICES = 50;
/** Segments since the beginning. */
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
  const players = Array.from(
    { length: DEVICES },
    (_, n) => new BenchPlayer(port, Random.fromSeed(seedFromNumber(n))),
  );
  for (const player of players) await player.newTable();
  // Bots at their longest, on as many processes as there may be.
  const thinkers = new BenchPlayer(port, Random.fromSeed(seedFromNumber(0)));
  for (let n = 0; n < 2; n++) await thinkers.newTable([STRONG, STRONG, STRONG, STRONG]);

  const busy = players.slice(0, tables);
  const sentAt = new Map<string, number>();
  await load(busy, LOAD_SECONDS, sentAt);
  const alone = await measure(server, busy, sentAt);
  tell(`${tables} tables`, alone);

  const delays: number[] = [];
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, n) =>
      // One stream of every device is read.
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
  say(`on the other screen      p50 ${at(delays, 0.5)} ms, p95 ${at(delays, 0.95)} ms`);
  for (const each of streams) each.destroy();
  for (const player of [...players, thinkers]) player.close();
  await server.end();
}

interface Measured {
  /** A second, in the mean of the rounds. */
  readonly rows: number;
  readonly bare: number;
  readonly rate: number;
  readonly times: number[];
  /** CPU time of the server for each segment, in milliseconds. */
  readonly cost: number;
  /** After each round: segments so far, memory of the process and what is alive in it, in MB. */
  readonly memory: readonly string[];
}

async function measure(
  server: Served,
  players: readonly BenchPlayer[],
  sentAt: Map<string, number>,
): Promise<Measured> {
  const bareSegments = new BareSegments(mkdtempSync(join(folder, 'bare-')), players.length);
  let [rows, bare, rate, cpu] = [0, 0, 0, 0];
  const times: number[] = [];
  const memory: string[] = [];
  for (let round = 0; round < rounds; round++) {
    rows += bareRows(folder, BARE_SECONDS) / rounds;
    bare += bareSegments.rate(BARE_SECONDS, players[0].told) / rounds;
    const before = await server.used();
    const loaded = await load(players, LOAD_SECONDS, sentAt);
    const after = await server.used();
    rate += loaded.rate / rounds;
    cpu += after.cpu - before.cpu;
    for (const time of loaded.times) times.push(time);
    played += loaded.times.length;
    memory.push(`${played}: ${megabytes(after.resident)} (${megabytes(after.alive)})`);
  }
  return { rows, bare, rate, times, memory, cost: cpu / 1000 / times.length };
}

interface Load {
  readonly rate: number;
  readonly times: readonly number[];
}

/** Players play for some seconds, each as fast as it is answered. */
async function load(
  players: readonly BenchPlayer[],
  length: number,
  sentAt: Map<string, number>,
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + length * 1000;
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        times.push(await player.playOne((table) => sentAt.set(table, performance.now())));
      }
    }),
  );
  return { rate: times.length / ((performance.now() - start) / 1000), times };
}

function tell(what: string, { rows, bare, rate, times, cost, memory }: Measured): void {
  const share = (of: number) => `${Math.round((rate / of) * 100)} % of ${of.toFixed(0)}`;
  const wait = `p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`;
  say(`${what.padEnd(24)} ${rate.toFixed(0)} segments/s, ${wait}, CPU ${cost.toFixed(2)} ms each`);
  say(`  bare transactions      ${share(bare)} segments/s, ${share(rows)} rows/s`);
  say(`  MB (alive) after       ${memory.join(', ')}`);
}

function at(times: number[], share: number): string {
  times.sort((a, b) => a - b);
  return (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
