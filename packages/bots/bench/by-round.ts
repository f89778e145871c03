/**
 * Compares the holdings of seats when they pass, round by round: those of people in games of a
 * league, and those of four equal bots at the same tables (`league-deals.ts`). The comparison shows
 * in which rounds bots lose points. The games of people are not part of the project:
 * `PANGAEA_LEDGERS=FOLDER node packages/bots/bench/by-round.ts --level master --deals 10`
 */
import { parseArgs } from 'node:util';
import { firstSeat, kindOf, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND, QUESTION, type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { LEVELS, OPEN_POSITIONS } from '../src/index.ts';
import { terraMysticaBot } from '../src/terra-mystica/bot.ts';
import { oneOf } from '../train/options.ts';
import { beginLeague, LEAGUE } from './league-deals.ts';
import { gamesOfPeople, watchCommands } from './played-games.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'master' },
    /** The number of tables, from the first on. */
    deals: { type: 'string', default: '24' },
  },
});
const game = terraMystica();
const ROUNDS = 6;
const level = oneOf(LEVELS, values.level);

/** Figures about a seat, by name. */
const HELD: Readonly<Record<string, (s: State, seat: number) => number>> = {
  points: (s, seat) => s.vp(seat),
  coins: (s, seat) => s.coins(seat),
  workers: (s, seat) => s.workers(seat),
  dwellings: (s, seat) => s.onMap(seat, 1),
  'trading posts': (s, seat) => s.onMap(seat, 2),
  temples: (s, seat) => s.onMap(seat, 3),
  strongholds: (s, seat) => s.onMap(seat, 4),
  sanctuaries: (s, seat) => s.onMap(seat, 5),
  shipping: (s, seat) => s.shipping(seat),
  exchange: (s, seat) => s.exchange(seat),
  'cult steps': (s, seat) => [0, 1, 2, 3].reduce((sum, cult) => sum + s.cult(seat, cult), 0),
};
const NAMES = [...Object.keys(HELD), 'actions so far'];

/** Sums by round and name, over all seats that passed. */
class Sums {
  readonly #sums = Array.from({ length: ROUNDS + 1 }, () => NAMES.map(() => 0));
  readonly #counts = Array<number>(ROUNDS + 1).fill(0);

  /**
   * Adds the figures of a seat.
   * @param actions of the seat in all rounds so far
   */
  add(state: State, seat: number, actions: number): void {
    const round = state.round();
    this.#counts[round]++;
    const held = [...Object.values(HELD).map((of) => of(state, seat)), actions];
    for (const [at, value] of held.entries()) this.#sums[round][at] += value;
  }

  mean(round: number, at: number): string {
    return (this.#sums[round][at] / this.#counts[round]).toFixed(1);
  }
}

/** Words of records that are no action, or that end the round. */
const OTHERS: ReadonlySet<string> = new Set([
  'burn',
  'convert',
  'take-power',
  'refuse-power',
  'end',
  'pass',
]);

/** Counts the actions of seats. */
class Counter {
  readonly #actions: number[] = [];
  readonly #sums: Sums;

  constructor(sums: Sums) {
    this.#sums = sums;
  }

  /**
   * Counts a move, and adds the figures of the seat if it passes.
   * @param before the position in which the move is made
   */
  move(before: State, seat: number, word: string): void {
    const isAction = before.depth() > 0 && before.top() === QUESTION.turn && !OTHERS.has(word);
    if (isAction) this.#actions[seat] = (this.#actions[seat] ?? 0) + 1;
    if (word === 'pass') this.#sums.add(before, seat, this.#actions[seat] ?? 0);
  }
}

function watchPeople(): Sums {
  const sums = new Sums();
  for (const played of gamesOfPeople(game)) {
    const counter = new Counter(sums);
    watchCommands(game, played, (before, seat, [word]) => counter.move(before, seat, word));
  }
  return sums;
}

async function watchBots(): Promise<Sums> {
  const sums = new Sums();
  const bot = await terraMysticaBot(game, level);
  const budget = { positions: OPEN_POSITIONS[level] };
  for (const [at, deal] of LEAGUE.slice(0, Number(values.deals)).entries()) {
    const counter = new Counter(sums);
    const state = beginLeague(game, deal, seedFromNumber(at));
    const random = Random.fromSeed(seedFromNumber(~at));
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstSeat(deciders);
      for (const move of bot.decide(game.view(state, seat), seat, random, budget)) {
        const [word] = game.notation.print(state, move).split(' ');
        counter.move(state, seat, kindOf(move) === KIND.pass ? 'pass' : word);
        game.apply(state, seat, move);
      }
    }
    process.stderr.write(`${at + 1} of ${values.deals}\n`);
  }
  return sums;
}

const [people, bots] = [watchPeople(), await watchBots()];
const rounds = Array.from({ length: ROUNDS }, (_, at) => at + 1);
process.stdout.write(`people, ${level}; by round ${rounds.join(', ')}\n`);
for (const [at, name] of NAMES.entries()) {
  const cells = rounds.map((round) => `${people.mean(round, at)}, ${bots.mean(round, at)}`);
  process.stdout.write(`${[name, ...cells].join(' | ')}\n`);
}
