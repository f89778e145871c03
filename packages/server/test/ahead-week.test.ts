// Four people play a slow game during a week of simulated time; two of them plan turns ahead, and
// the server is killed again and again. The server plays nothing that its owner has not ordered,
// every lapse is explained, and the game goes on.
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Condition } from '@pangaea/rules/kernel';
import { firstSeat, hasSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { Ahead, TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { aheadOf, findGame } from '../src/rules/games.ts';
import { Browser, type Refusing } from './client.ts';
import { HERE, HOUR, MINUTE } from './clocked.ts';
import { emptyFolder, spawnServer } from './running.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('./false-time-server.ts'));
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** Seats whose persons plan turns ahead. */
const ORDERING = [0, 1];
const DAY = 24 * HOUR;
const BEGINS = Date.UTC(2027, 0, 13, 12);
/** The numbers of manual moves after which the server is killed. */
const KILLS = [9, 16, 27, 41];

interface Step {
  readonly commands: readonly string[];
  readonly when: readonly Condition[];
}
/** A chain as its person ordered it, and as the server described it last. */
interface Ordered {
  readonly seat: number;
  readonly number: number;
  readonly steps: readonly Step[];
  told: NonNullable<Ahead['ahead']>;
}
interface Made {
  readonly seat: number;
  readonly command: string;
}

/** A server in simulated time that can be killed. */
class World {
  readonly #folder = emptyFolder();
  #server = this.#start();
  now = BEGINS;
  base = '';

  #start(at = BEGINS) {
    return spawnServer({ DATA_DIR: this.#folder, BEGINS: String(at) }, PROGRAM);
  }

  async #said(what: RegExp): Promise<string> {
    for (;;) {
      const found = what.exec(this.#server.output())?.[1];
      if (found !== undefined) return found;
      if (this.#server.child.exitCode !== null) throw new Error(this.#server.output());
      await new Promise((later) => setTimeout(later, 5));
    }
  }

  async ready(browsers: readonly Browser[]): Promise<void> {
    this.base = `http://127.0.0.1:${await this.#said(/http:\S+?:(\d+)\//)}`;
    for (const browser of browsers) browser.base = this.base;
  }

  async pass(ms: number): Promise<void> {
    this.#server.child.stdin?.write(`${ms}\n`);
    this.now += ms;
    await this.#said(new RegExp(`now (${this.now})\\n`));
  }

  /** Ends the server in the middle of its work; another one starts later. */
  async kill(browsers: readonly Browser[], later: number): Promise<void> {
    this.#server.child.stdin?.write(`${10 * MINUTE}\n`);
    this.#server.child.kill('SIGKILL');
    await this.#server.ended;
    this.now += later;
    this.#server = this.#start(this.now);
    await this.ready(browsers);
  }
}

const found = findGame('terra-nova');
const conditions = aheadOf('terra-nova');
if (found === undefined || conditions === undefined) throw new Error('the rules are not loaded');
const [game, rules]: [AnyGame, NonNullable<typeof conditions>] = [found, conditions];

function read(position: unknown): unknown {
  const state = game.fromJson(position);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

function apply(state: unknown, { seat, command }: Made): void {
  const move = game.notation.parse(state, command);
  if (!move.ok) throw new Error(`${command}: ${move.error.code}`);
  game.apply(state, seat, move.value);
}

/** Any command of a seat except a standing order; the end of its turn, if possible. */
function some(state: unknown, seat: number, random: Random): string {
  const moves = new Moves();
  game.legal(state, seat, moves);
  const all = moves
    .toArray()
    .map((move) => game.notation.print(state, move))
    .filter((command) => !command.startsWith('order '));
  if (all.length === 0) throw new Error(`seat ${seat} has nothing to do`);
  return all.includes('end') ? 'end' : random.pick(all);
}

/**
 * Possible whole turns of a seat if everybody plays at random, with conditions that may be met
 * then.
 */
function foresee(position: unknown, seat: number, random: Random): readonly Step[] {
  const state = read(position);
  const steps: Step[] = [];
  const most = 1 + random.below(4);
  for (let moves = 0; moves < 200 && steps.length < most; moves++) {
    const deciders = game.deciders(state);
    if (deciders === 0) break;
    const by = firstSeat(deciders);
    if (by !== seat || !rules.isTurn(state, seat)) {
      apply(state, { seat: by, command: some(state, by, random) });
      continue;
    }
    const named = rules.named(state, seat);
    const kinds = [...new Set(named.map(({ is }) => is))];
    const when = Array.from({ length: random.below(3) }, () => {
      const kind = random.pick(kinds);
      return random.pick(named.filter(({ is }) => is === kind));
    });
    const commands: string[] = [];
    do {
      const command = some(state, seat, random);
      commands.push(command);
      apply(state, { seat, command });
    } while (
      commands.length < 64 &&
      hasSeat(game.deciders(state), seat) &&
      commands.at(-1) !== 'end'
    );
    steps.push({ commands, when });
  }
  return steps;
}

test('a slow game of four over a week, two of them with turns ahead, and a server that is killed', {
  timeout: 240_000,
}, async () => {
  const world = new World();
  const people = NAMES.map(() => new Browser(0));
  await world.ready(people);
  const made = await people[0].ask<TableInfo>('/api/tables', {
    game: 'terra-nova',
    options: {},
    time: { kind: 'slow', days: 3, out: 'wait' },
    seats: [{ ...HERE, name: 'Ann' }, ...NAMES.slice(1).map(() => ({ kind: 'person' }))],
  });
  const { id } = made.body;
  for (const [seat, browser] of people.entries()) {
    if (seat > 0) await browser.claim(made.body.seats[seat].link ?? '', NAMES[seat]);
  }
  const look = async () => (await people[2].ask<TableInfo>(`/api/tables/${id}`)).body;
  const path = (seat: number) => `/api/tables/${id}/seats/${seat}/ahead`;
  const random = Random.fromSeed(seedFromNumber(50));
  const orders: Ordered[] = [];
  /** Numbers of the moves that people made themselves. */
  const byHand = new Set<number>();
  let hands = 0;

  const lastOf = (seat: number) => orders.findLast((each) => each.seat === seat);
  const waits = (order: Ordered | undefined) =>
    order !== undefined &&
    order.told.lapsed === undefined &&
    order.told.done < order.told.steps.length;
  const ask = async (seat: number) => {
    const { body } = await people[seat].ask<Ahead>(path(seat));
    const order = lastOf(seat);
    if (order !== undefined && body.number === order.number && body.ahead !== undefined) {
      order.told = body.ahead;
    }
    return body.number;
  };
  const order = async (seat: number) => {
    const replaces = await ask(seat);
    if (waits(lastOf(seat))) return;
    const { position } = await people[seat].game(id, `?seat=${seat}`);
    const steps = foresee(position, seat, random);
    if (steps.length === 0) return;
    const sent = { replaces, across: false, steps };
    const { status, body } = await people[seat].ask<Ahead & Refusing>(path(seat), sent);
    // The turn may have come in the meantime.
    if (status === 409) return;
    expect(status, JSON.stringify(body)).toBe(200);
    const { number, ahead } = body;
    if (ahead !== undefined) orders.push({ seat, number, steps, told: ahead });
  };
  const isTurn = async (seat: number) =>
    rules.isTurn(read((await people[seat].game(id)).position), seat);
  const play = async (seat: number) => {
    const { position, version } = await people[seat].game(id, `?seat=${seat}`);
    const now = read(position);
    // The server may have played an ordered turn in the meantime.
    if (!hasSeat(game.deciders(now), seat)) return;
    const command = some(now, seat, random);
    const { status, body } = await people[seat].segment(id, seat, version, [command]);
    expect(status, JSON.stringify(body)).toBe(200);
    for (let number = body.from; number < body.version; number++) byHand.add(number);
    hands += 1;
  };

  let kills = 0;
  while (world.now < BEGINS + 7 * DAY) {
    const { deciders, over, version } = await look();
    if (over) break;
    const [asked] = deciders;
    for (const seat of ORDERING) if (seat !== asked) await order(seat);
    if (waits(lastOf(asked)) && (await isTurn(asked))) {
      // The server plays the turn, or reports why not; no other seat is asked in between.
      for (let waited = 0; ; waited++) {
        // The server has its time by then; only the machine may need more.
        if (waited < 20) await world.pass(10_000);
        else await sleep(20);
        await ask(asked);
        if (!waits(lastOf(asked)) || (await look()).version > version) break;
        expect(waited, `the server does nothing for ${NAMES[asked]}`).toBeLessThan(2_000);
      }
      continue;
    }
    await play(asked);
    if (hands === KILLS[kills]) {
      kills += 1;
      await world.kill(people, kills * HOUR);
    } else await world.pass(HOUR);
  }
  for (const seat of ORDERING) await ask(seat);
  expect(kills).toBe(KILLS.length);
  const { over, deciders } = await look();
  expect(over || deciders.length > 0, 'the game goes on').toBe(true);

  const { start, steps: all } = await people[2].game(id);
  const state = read(start?.position);
  const states = [game.toJson(state)];
  for (const step of all as readonly Made[]) {
    apply(state, step);
    states.push(game.toJson(state));
  }
  let ahead = 0;
  for (const seat of ORDERING) {
    const mine = orders.filter((each) => each.seat === seat);
    // At the end of the game an order is removed, together with its progress.
    const done = mine.flatMap(({ steps, told }, place) =>
      over && place === mine.length - 1 ? steps : steps.slice(0, told.done),
    );
    const played = (all as readonly Made[]).flatMap((step, number) =>
      step.seat === seat && !byHand.has(number) ? [{ ...step, number }] : [],
    );
    const name = NAMES[seat];
    expect(
      played.map(({ command }) => command),
      `${name} has ordered what was played`,
    ).toEqual(done.flatMap(({ commands }) => commands).slice(0, over ? played.length : undefined));
    ahead += played.length;
    let next = 0;
    for (const { commands, when } of done) {
      if (next >= played.length) break;
      const before = read(states[played[next].number]);
      for (const each of when) expect(rules.holds(before, seat, each)).toBe(true);
      next += commands.length;
    }
  }
  expect(ahead, 'turns are played ahead').toBeGreaterThan(3);
  const lapses = orders.flatMap(({ seat, steps, told }) =>
    told.lapsed === undefined ? [] : [{ seat, step: steps[told.done], why: told.lapsed }],
  );
  expect(lapses.length, 'some turns lapse').toBeGreaterThan(3);
  for (const { seat, step, why } of lapses) {
    const { is, at, index = 0 } = why;
    const before = read(states[at]);
    expect(rules.isTurn(before, seat), `${is} at ${at}`).toBe(true);
    if (is === 'condition') expect(rules.holds(before, seat, step.when[index])).toBe(false);
    else expect(refusedAt(before, seat, step.commands)).toEqual([index, why.refusal?.code]);
  }
});

/** The first command that the rules refuse, and the reason. */
function refusedAt(state: unknown, seat: number, commands: readonly string[]) {
  for (const [index, command] of commands.entries()) {
    const move = game.notation.parse(state, command);
    if (!move.ok) return [index, move.error.code];
    if (game.check(state, seat, move.value) !== 0) {
      return [index, game.explain(state, seat, move.value)?.code];
    }
    game.apply(state, seat, move.value);
  }
  return [];
}
