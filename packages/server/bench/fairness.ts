// Measures how much slower others are served while one visitor sends as many requests as possible:
// `npm run bench -- server fairness [rounds] [seconds] [attack]`.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { ATTACKS, type Attack, Visitor } from './fairness-client.ts';
import { at } from './load.ts';
import { Served } from './served.ts';

const [rounds = '5', seconds = '5', only] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
/** The limits of the delay: this factor, or this many milliseconds more, whichever is larger. */
const TIMES = 3;
const MORE_MS = 60;

/** The kinds of answers that a person waits for; the figures are in milliseconds. */
const KINDS = ['page', 'move', 'bot'] as const;
type Figures = Record<(typeof KINDS)[number], number>;

const folder = mkdtempSync(join(tmpdir(), 'pangaea-bench-'));
const server = await Served.start(folder, [], ['behind-a-proxy']);
const honest = new Visitor(server.port, '198.51.100.4', Random.fromSeed(seedFromNumber(1)));
const visitor = fork(join(import.meta.dirname, 'fairness-visitor.ts'), [`${server.port}`], {
  execArgv: process.execArgv,
});
await new Promise((ready) => visitor.once('message', ready));

/** One round of a person who opens a table, moves, and plays against a bot. */
async function round(): Promise<Figures> {
  const times: Record<keyof Figures, number[]> = { page: [], move: [], bot: [] };
  const end = performance.now() + Number(seconds) * 1000;
  let own = await honest.newTable('terra-nova', 2, 0);
  let withBot = await honest.newTable('terra-nova', 1, 1);
  while (performance.now() < end || times.bot.length < 3) {
    const took = await honest.moveIfAsked(own);
    if (took === undefined) own = await honest.newTable('terra-nova', 2, 0);
    else times.move.push(took);
    const begun = performance.now();
    await honest.ask('GET', '/api/tables');
    await honest.ask('GET', `/api/tables/${own}`);
    await honest.ask('GET', `/api/tables/${own}/game`);
    await honest.openStream(own);
    times.page.push(performance.now() - begun);
    const answered = await answerOfBot(withBot);
    if (answered === undefined) withBot = await honest.newTable('terra-nova', 1, 1);
    else times.bot.push(answered);
  }
  return { page: at(times.page, 0.5), move: at(times.move, 0.5), bot: at(times.bot, 0.5) };
}

/**
 * The time from the answer to a move until the bot has moved, too; undefined if the game is over or
 * it was not the bot's turn.
 */
async function answerOfBot(id: string): Promise<number | undefined> {
  type Turn = { readonly over: boolean; readonly deciders: readonly number[] };
  const look = async () => JSON.parse(await honest.ask('GET', `/api/tables/${id}`)) as Turn;
  for (;;) {
    if ((await honest.moveIfAsked(id)) === undefined) {
      const { over } = await look();
      if (over) return undefined;
      await new Promise((wait) => setTimeout(wait, 5));
      continue;
    }
    const begun = performance.now();
    let { over, deciders } = await look();
    if (over) return undefined;
    // It was not the bot's turn.
    if (!deciders.includes(1)) continue;
    while (deciders.includes(1) && !over) {
      await new Promise((wait) => setTimeout(wait, 5));
      ({ over, deciders } = await look());
    }
    return performance.now() - begun;
  }
}

function median(all: readonly Figures[], kind: keyof Figures): number {
  return at(
    all.map((each) => each[kind]),
    0.5,
  );
}

// The first round loads the rules and the bots.
await round();
say('| one visitor asks for | | alone | beside it | times | allowed |');
say('|---|---|---:|---:|---:|---:|');
let isFair = true;
for (const attack of ATTACKS.filter((each) => only === undefined || each === only)) {
  const alone: Figures[] = [];
  const beside: Figures[] = [];
  for (let n = 0; n < Number(rounds); n++) {
    alone.push(await round());
    await during(attack, async () => beside.push(await round()));
  }
  for (const kind of KINDS) {
    const [before, after] = [median(alone, kind), median(beside, kind)];
    const allowed = kind === 'bot' ? TIMES * before : Math.max(TIMES * before, before + MORE_MS);
    if (after > allowed) isFair = false;
    const cells = [before, after].map((ms) => `${ms.toFixed(1)} ms`);
    const times = (after / before).toFixed(1);
    say(`| ${attack} | ${kind} | ${cells.join(' | ')} | ${times} | ${allowed.toFixed(0)} ms |`);
  }
}
visitor.disconnect();
honest.close();
await server.end();
rmSync(folder, { recursive: true, force: true });
if (!isFair) {
  say('Somebody was served more slowly than is allowed.');
  process.exitCode = 1;
}

async function during(attack: Attack, work: () => Promise<unknown>): Promise<void> {
  visitor.send(attack);
  await new Promise((wait) => setTimeout(wait, 300));
  await work();
  visitor.send('rest');
  // The server finishes the waiting requests in this time.
  await new Promise((wait) => setTimeout(wait, 1_000));
}
