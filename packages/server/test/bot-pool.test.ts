import { gaia } from '@pangaea/rules/gaia';
import { firstSeat, hasSeat, seedFromNumber } from '@pangaea/rules/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { BOT_POOL, BotPool, type BotPoolSettings, type TaskOptions } from '../src/bots/pool.ts';
import { GAMES } from './all-games.ts';
import { commandsOf, findPosition } from './positions.ts';

const GAME = gaia();

/** A placeholder, for bots that do not read the position. */
const QUESTION = { game: 'gaia', level: 'strong', seat: 0, position: '', seed: '' };

/** Processes of bots have a low priority: on a busy machine they answer late. */
const PATIENT = { graceMs: 60_000 };

function botPool(settings: Partial<BotPoolSettings>): BotPool {
  const made = new BotPool({ ...BOT_POOL, processes: 1, ...settings });
  onTestFinished(() => made.close());
  return made;
}

/** Two seats in the same window: one that can protect, and one without any choice. */
function windowOfTwo() {
  const choices = (s: ReturnType<typeof inWindow>, seat: number) =>
    commandsOf(GAME, s, seat).length;
  const inWindow = () =>
    findPosition(GAME, { mode: 'advanced', players: 4 }, (s) => {
      const asked = [0, 1, 2, 3].filter((seat) => hasSeat(GAME.deciders(s), seat));
      const counts = asked.map((seat) => commandsOf(GAME, s, seat).length);
      return GAME.silence(s, asked[0]) !== undefined && counts.includes(1) && counts.includes(2);
    });
  const state = inWindow();
  const seatWith = (count: number) => [0, 1, 2, 3].find((seat) => choices(state, seat) === count);
  return { state, seats: [seatWith(1) ?? 0, seatWith(2) ?? 0] };
}

test('in secret a bot takes the same time with nothing to think about', async () => {
  const { state, seats } = windowOfTwo();
  const bots = botPool(PATIENT);
  const ask = (seat: number) => ({
    game: 'gaia',
    level: 'strong',
    seat,
    seed: '0'.repeat(31).concat('1'),
    position: JSON.stringify(GAME.toJson(GAME.view(state, seat))),
  });
  // The first request starts the process.
  await bots.think(ask(seats[0]), { secretMs: 1 });
  const [nothing, much] = [await timed(seats[0]), await timed(seats[1])];
  expect(nothing.ms).toBeGreaterThan(445);
  expect(much.ms).toBeGreaterThan(445);
  expect(nothing.commands).toEqual(['let']);

  async function timed(seat: number) {
    const begun = performance.now();
    const commands = await bots.think(ask(seat), { secretMs: 400 });
    return { commands, ms: performance.now() - begun };
  }
});

test('one process plays game after game; of one that nobody knows it gives no move', async () => {
  const bots = botPool(PATIENT);
  const seed = '0'.repeat(31).concat('1');
  for (const [id, game] of GAMES) {
    const options = game.options({});
    if (!options.ok) throw new Error(options.error.code);
    const begun = game.setup(options.value, seedFromNumber(1));
    if (!begun.ok) throw new Error(begun.error.code);
    const seat = firstSeat(game.deciders(begun.value));
    const position = JSON.stringify(game.toJson(game.view(begun.value, seat)));
    const question = { level: 'beginner', seat, position, seed };
    expect(await bots.think({ ...question, game: 'no-game' })).toBeUndefined();
    const commands = await bots.think({ ...question, game: id });
    expect(commands?.length, id).toBeGreaterThan(0);
  }
  expect(GAMES.size).toBe(3);
});

test('bots of persons think in turn, however many one of them has', async () => {
  const bots = botPool({ program: new URL('./protecting-bot.ts', import.meta.url), kept: 0 });
  const order: string[] = [];
  const think = (name: string, owner: readonly string[], manner: TaskOptions = {}) =>
    bots.think(QUESTION, { owner, ...manner }).then(() => order.push(name));
  const eve = ['eve', 'person 1'];
  await Promise.all([
    ...[1, 2, 3, 4].map((n) => think(`eve ${n}`, eve)),
    think('eve in secret', eve, { secretMs: 5 }),
    think('eve as another', ['eve', 'person 2']),
    think('ann', ['ann', 'person 3']),
    think('ben', ['ben', 'person 4']),
    think('ann again', ['ann', 'person 3']),
  ]);
  expect(order).toEqual([
    'eve 1',
    'eve in secret',
    'ann',
    'ben',
    'eve as another',
    'ann again',
    'eve 2',
    'eve 3',
    'eve 4',
  ]);
});

test('one person never has all processes, whatever its bots think about', async () => {
  const bots = botPool({ program: new URL('./thoughtful-bot.ts', import.meta.url), processes: 2 });
  const long = { ...QUESTION, level: 'for ever' };
  const eve = Array.from({ length: 5 }, () => bots.think(long, { owner: ['eve'] }));
  expect(await bots.think(QUESTION, { owner: ['ann'] })).toEqual(['protect']);
  expect(await bots.think(QUESTION, { owner: ['ben'], unhurried: true })).toEqual(['protect']);
  await bots.close();
  expect(await Promise.all(eve)).toEqual(eve.map(() => undefined));
});

test('a bot for which people wait thinks first, and secret answers come before everything', async () => {
  const bots = botPool({ program: new URL('./protecting-bot.ts', import.meta.url) });
  const order: string[] = [];
  const think = (name: string, manner: TaskOptions) =>
    bots.think(QUESTION, manner).then(() => order.push(name));
  await Promise.all([
    think('at work', { unhurried: true }),
    think('bots alone', { unhurried: true }),
    think('bots alone in secret', { unhurried: true, secretMs: 5 }),
    think('person', {}),
    think('secret', { secretMs: 5 }),
    think('another person', {}),
    think('another secret', { secretMs: 5 }),
  ]);
  expect(order).toEqual([
    'at work',
    'secret',
    'another secret',
    'person',
    'another person',
    'bots alone',
    'bots alone in secret',
  ]);
});

test('a process that cannot be started costs one answer and not its place', async () => {
  const programs = [
    // Only programs in files can be started; this one fails at once, as for lack of memory.
    new URL('http://127.0.0.1/no-program'),
    new URL('http://127.0.0.1/no-program'),
    new URL('./protecting-bot.ts', import.meta.url),
  ];
  const bots = new BotPool({
    ...BOT_POOL,
    processes: 1,
    kept: 0,
    get program() {
      return programs.shift() as URL;
    },
  });
  onTestFinished(() => bots.close());
  const answers = [1, 2, 3, 4].map(() => bots.think(QUESTION));
  expect(await Promise.all(answers)).toEqual([undefined, undefined, ['protect'], ['protect']]);
});
