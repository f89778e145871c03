// Durable segments a second against the bare rate of SQLite on the same disk, with bots thinking and
// streams open: `node packages/server/bench/segments.ts [rounds] [tables] [folder]`.
// Bounded, and only on the loopback address.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { bareRate } from './bare.ts';
import { BenchPlayer } from './player.ts';

const [rounds = 5, tables = 16] = process.argv.slice(2, 4).map(Number);
const folder = mkdtempSync(join(process.argv[4] ?? tmpdir(), 'pangaea-bench-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
const MAIN = resolve(import.meta.dirname, '../src/main.ts');
/** A round: the bare rate, then segments, so that both meet the disk in the same moods. */
const BARE_SECONDS = 1;
const LOAD_SECONDS = 2;
const STREAMS = 500;
/** Each has a few of the streams; a part of them plays. */
const DEVICES = 50;
const STRONG = { kind: 'bot', level: 'strong' };

try {
  await bench();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.once('exit', (code, signal) => say(`the server ended: ${signal ?? code}`));
  try {
    const port = await portOf(server.stdout);
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
    const alone = await measure(busy, sentAt);
    const before = memory(server.pid);
    const delays: number[] = [];
    const open = await Promise.all(
      Array.from({ length: STREAMS }, (_, n) =>
        listen(port, players[n % DEVICES].cookie, (table) => {
          const sent = sentAt.get(table);
          if (sent !== undefined) delays.push(performance.now() - sent);
        }),
      ),
    );
    const opened = memory(server.pid);
    const watched = await measure(busy, sentAt);
    const after = memory(server.pid);
    delays.length = 0;
    const calm = await measure(players.slice(0, 2), sentAt);
    const last = memory(server.pid);
    for (const each of open) each.destroy();
    for (const player of players) player.close();

    say(`${tables} tables              ${told(alone)}`);
    say(`… and ${STREAMS} streams      ${told(watched)}`);
    say(`2 tables, ${STREAMS} streams  ${told(calm)}`);
    say(`on the other screen    p50 ${at(delays, 0.5)} ms, p95 ${at(delays, 0.95)} ms`);
    say(
      `memory                 ${before} MB, ${opened} with streams, ${after}, ${last} at the end`,
    );
  } finally {
    server.kill('SIGTERM');
    await new Promise((ended) => server.once('close', ended));
  }
}

interface Load {
  readonly rate: number;
  readonly times: number[];
}

interface Measured extends Load {
  readonly bare: number;
}

async function measure(
  players: readonly BenchPlayer[],
  sentAt: Map<string, number>,
): Promise<Measured> {
  let [bare, rate] = [0, 0];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare += bareRate(folder, BARE_SECONDS) / rounds;
    const loaded = await load(players, LOAD_SECONDS, sentAt);
    rate += loaded.rate / rounds;
    times.push(...loaded.times);
  }
  return { bare, rate, times };
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

function told({ bare, rate, times }: Measured): string {
  const share = Math.round((rate / bare) * 100);
  const wait = `p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`;
  return `${rate.toFixed(0)} segments/s, ${share} % of ${bare.toFixed(0)} bare, ${wait}`;
}

function at(times: number[], share: number): string {
  times.sort((a, b) => a - b);
  return (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
}

function portOf(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve) => {
    output.setEncoding('utf8').on('data', (text: string) => {
      const port = /http:\/\/\S+?:(\d+)\//.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

function listen(
  port: number,
  cookie: string,
  heard: (table: string) => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/api/stream', agent: false } as const;
    get({ ...options, headers: { cookie } }, (stream) => {
      if (stream.statusCode !== 200) reject(new Error(`stream: ${stream.statusCode}`));
      stream.setEncoding('utf8').on('data', (text: string) => {
        const table = /event: segment\ndata: \{"table":"(\w+)"/.exec(text)?.[1];
        if (table !== undefined) heard(table);
      });
      stream.on('error', () => undefined);
      resolve(stream);
    }).on('error', reject);
  });
}

function memory(pid: number | undefined): number {
  const rss = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString();
  return Math.round(Number(rss) / 1024);
}
