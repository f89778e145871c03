import { firstSeat, type Move, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { describe, expect, it, test } from 'vitest';
import type { Rules } from '../src/domain.ts';
import { loadPlayed } from '../src/games.ts';
import {
  type AnalysedMove,
  type Analysis,
  type AnyAnalyst,
  type Judge,
  makeAnalyst,
  OPEN_LEVELS,
  type PlayedGame,
} from '../src/index.ts';
import { sharesOf } from '../src/shares.ts';
import {
  begin,
  DRAW,
  orchard,
  PICK,
  PLANT,
  pointsJudge,
  type Toy,
  well,
  wellHidden,
} from './toys.ts';

/** The largest rounding error in the sum of the parts. */
const CLOSE = 1e-6;

const GAMES = [
  { id: 'terra-nova', options: { players: 2 }, decisions: 14, positions: 40_000 },
  { id: 'terra-mystica', options: { players: 3 }, decisions: 20, positions: 40_000 },
  { id: 'gaia', options: { players: 3, mode: 'advanced' }, decisions: 9, positions: 6_000 },
] as const;

type AnyState = ReturnType<PlayedGame['book']['game']['slot']>;

interface Asked {
  readonly played: PlayedGame;
  readonly analyst: AnyAnalyst;
  readonly state: AnyState;
  readonly seat: number;
}

type Table = Pick<(typeof GAMES)[number], 'id' | 'decisions'> & { readonly options: object };

/** A table after some decisions of the beginner. */
async function tableOf({ id, options, decisions }: Table): Promise<Asked> {
  const played = await loadPlayed(id);
  const { game } = played.book;
  const read = game.options({ startPlayer: 0, ...options });
  if (!read.ok) throw new Error(read.error.code);
  const begun = game.setup(read.value, seedFromNumber(4));
  if (!begun.ok) throw new Error(begun.error.code);
  const state = begun.value;
  const bot = await played.bot('beginner');
  const random = Random.fromSeed(seedFromNumber(1));
  for (let n = 0; n < decisions; n++) {
    const seat = firstSeat(game.deciders(state));
    for (const move of bot.decide(game.view(state, seat), seat, random, { positions: 200 })) {
      game.apply(state, seat, move);
    }
  }
  // Plays on to a position in which the seat has a choice.
  for (;;) {
    const seat = firstSeat(game.deciders(state));
    const analyst = await played.analyst('strong');
    const { considered } = analyst.analyse(game.view(state, seat), seat, [], { positions: 0 });
    if (considered > 4) return { played, analyst, state, seat };
    game.apply(state, seat, bot.choose(game.view(state, seat), seat, random, { positions: 200 }));
  }
}

const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);

/** The chance of the seat, or its points; with two seats minus half the points of the rival. */
function worthOf({ points, chances }: AnalysedMove, unit: Analysis['unit'], seat: number): number {
  if (unit === 'chance') return chances[seat].mean;
  return points[seat].mean - (points.length === 2 ? points[1 - seat].mean / 2 : 0);
}

describe.each(GAMES)('$id', (table) => {
  const { positions } = table;

  function checkTold(asked: Asked, analysis: Analysis): void {
    const { choices, unit } = analysis;
    const seats = asked.played.book.game.seats(asked.state);
    for (const [place, { points, chances, difference, moves, line }] of choices.entries()) {
      expect(chances).toHaveLength(seats);
      expect(points).toHaveLength(unit === 'points' ? seats : 0);
      expect(sum(chances.map(({ mean }) => mean))).toBeLessThan(1 + CLOSE);
      expect(line.slice(0, moves.length).map(({ move }) => move)).toEqual(moves);
      const than = choices[place === 0 ? 1 : 0];
      const worth = (each: typeof than) => worthOf(each, unit, asked.seat);
      const amount = worth(choices[place]) - worth(than);
      expect(difference?.amount).toBeCloseTo(amount, 6);
      expect(sum(difference?.parts.map((part) => part.amount) ?? [])).toBeCloseTo(amount, 4);
    }
  }

  it('tells named moves and the best others, each with its line and what makes the difference', async () => {
    const asked = await tableOf(table);
    const { played, analyst, state, seat } = asked;
    const { game } = played.book;
    const view = game.view(state, seat);
    const hint = analyst.analyse(view, seat, [], { positions });
    expect(hint.by).toBe('lines');
    expect(hint.choices).toHaveLength(3);
    checkTold(asked, hint);
    // No move was made in the position, and it contains no random event.
    expect(game.difference(view, game.view(state, seat))).toEqual([]);
    expect(analyst.analyse(view, seat, [], { positions })).toEqual(hint);

    // A bad move stays in the list if it is named.
    const more = analyst.analyse(view, seat, [], { positions, others: 5 });
    const worst = more.choices[4].moves;
    const named = analyst.analyse(view, seat, [worst], { positions });
    checkTold(asked, named);
    expect(named.choices).toHaveLength(4);
    expect(named.choices.filter(({ isNamed }) => isNamed).map(({ moves }) => moves)).toEqual([
      worst,
    ]);
    // The moves of a line can be played; in a game with hidden facts, as far as the view shows
    // them.
    for (const { line } of named.choices) {
      const at = game.slot(view);
      game.copy(view, at);
      for (const each of line) {
        expect(game.check(at, each.seat, each.move)).toBe(0);
        game.apply(at, each.seat, each.move);
      }
    }
  });

  it('without time it tells what its own turn brings; what is not legal is refused', async () => {
    const asked = await tableOf(table);
    const { analyst, state, seat } = asked;
    const view = asked.played.book.game.view(state, seat);
    const stopped = analyst.analyse(view, seat, [], { positions, stop: () => true });
    expect(stopped.by).toBe('turn');
    expect(stopped.choices.length).toBeGreaterThan(0);
    const none: readonly [Move] = [0x7fff_ffff];
    expect(() => analyst.analyse(view, seat, [none], { positions })).toThrow(RangeError);
  });
});

test.each(GAMES.slice(0, 2))(
  'with two seats of $id the best choice is nowhere behind another',
  async (table) => {
    const asked = await tableOf({ ...table, options: { ...table.options, players: 2 } });
    const { played, analyst, state } = asked;
    const { game } = played.book;
    const bot = await played.bot('beginner');
    const random = Random.fromSeed(seedFromNumber(2));
    for (let n = 0; n < 60 && game.deciders(state) !== 0; n++) {
      const seat = firstSeat(game.deciders(state));
      const view = game.view(state, seat);
      const { choices } = analyst.analyse(view, seat, [], { positions: 0, others: 8 });
      const amounts = choices.map(({ difference }) => difference?.amount ?? 0);
      expect(amounts[0]).toBeGreaterThanOrEqual(0);
      expect(amounts.slice(1)).toEqual(amounts.slice(1).sort((one, other) => other - one));
      expect(Math.max(0, ...amounts.slice(1))).toBe(0);
      game.apply(state, seat, bot.choose(view, seat, random, { positions: 100 }));
    }
  },
);

test('the value of a move of a hex game does not depend on the other named moves', async () => {
  const { played, analyst, state, seat } = await tableOf(GAMES[1]);
  const view = played.book.game.view(state, seat);
  const budget = { positions: 1e6 };
  const all = analyst.analyse(view, seat, [], { ...budget, others: 3 });
  for (const { moves, points, line } of all.choices.slice(0, 2)) {
    const alone = analyst.analyse(view, seat, [moves], { ...budget, others: 0 }).choices[0];
    expect(alone.points).toEqual(points);
    expect(alone.line).toEqual(line);
  }
});

test('a change is shared among the things that changed', () => {
  // The first alone brings 1, the second alone 2, both together 7; the third does nothing.
  const value = (changed: number) => [0, 1, 2, 7, 0, 1, 2, 7][changed];
  const shares = sharesOf(3, value);
  expect(shares[0]).toBeCloseTo(3);
  expect(shares[1]).toBeCloseTo(4);
  expect(shares[2]).toBeCloseTo(0);
  expect(sharesOf(0, () => 5)).toEqual([]);
  expect(() => sharesOf(13, () => 0)).toThrow(RangeError);
});

test('without time a hidden game judges all choices in one guessed position', async () => {
  const { played, analyst, state, seat } = await tableOf(GAMES[2]);
  const view = played.book.game.view(state, seat);
  const stopped = { positions: 1e6, stop: () => true };
  const [{ moves }] = analyst.analyse(view, seat, [], stopped).choices;
  const { choices, by } = analyst.analyse(view, seat, Array(6).fill(moves), stopped);
  expect(by).toBe('turn');
  const named = choices.filter(({ isNamed }) => isNamed);
  expect(named).toHaveLength(6);
  for (const { chances } of named) expect(chances).toEqual(named[0].chances);
});

test('without time a choice that is not legal in the guess has a value', () => {
  // The card may be drawn only if it is worth something, and a view does not know that.
  const game: Rules<Toy> = {
    ...well(1),
    check: (s, _, move) => (move < DRAW || s.card > 0 ? 0 : 1),
  };
  const analyst = makeAnalyst(game, pointsJudge, 'strong', { hidden: wellHidden });
  for (let seed = 0; seed < 8; seed++) {
    const budget = { positions: 0, seed: seedFromNumber(seed) };
    for (const { chances, difference } of analyst.analyse(begin(2), 0, [[DRAW]], budget).choices) {
      for (const { mean } of chances) expect(mean).toBeGreaterThanOrEqual(0);
      expect(difference?.amount).not.toBeNaN();
    }
  }
});

test('whenever time ends, choices are compared by all plans of each, or at first sight', () => {
  const { strong } = OPEN_LEVELS;
  // Nothing is played on after the plans.
  const settings = { ...OPEN_LEVELS, strong: { ...strong, halvedAfter: [] } };
  const judge = { ...pointsJudge, round: (s: Toy) => Math.floor(s.turn / (3 * s.seats)) };
  const analyst = makeAnalyst(orchard, judge, 'strong', { settings });
  const named: readonly (readonly [Move])[] = [[PICK], [PLANT]];
  let asked = 0;
  const analyseTo = (calls: number) => {
    asked = 0;
    const stop = () => asked++ >= calls;
    return analyst.analyse(begin(2), 0, named, { positions: 1e6, others: 0, stop });
  };
  const whole = analyseTo(Number.POSITIVE_INFINITY);
  expect(whole.by).toBe('lines');
  const most = asked;
  const found = Array.from({ length: most }, (_, calls) => analyseTo(calls));
  for (const { by, choices } of found) if (by === 'lines') expect(choices).toEqual(whole.choices);
  expect(found.filter(({ by }) => by === 'turn').length).toBeGreaterThan(most / 2);
});

test('the seed does not matter in an open game', () => {
  const game: Rules<Toy> = {
    ...orchard,
    legal(_, __, into) {
      into.clear();
      for (let move = 0; move < 8; move++) into.add(move);
      return into.count;
    },
    apply(s, seat, move) {
      s.vp[seat] += move;
      s.turn++;
    },
  };
  // All moves are almost equally good.
  const judge: Judge<Toy> = {
    ...pointsJudge,
    judge(s, into) {
      for (let seat = 0; seat < s.seats; seat++) into[seat] = s.vp[seat] / 100;
      return 1;
    },
    round: (s) => Math.floor(s.turn / s.seats),
  };
  const analyst = makeAnalyst(game, judge, 'strong');
  const analysed = Array.from({ length: 10 }, (_, seed) =>
    analyst.analyse(begin(2), 0, [], {
      positions: 5_000,
      others: 2,
      seed: seedFromNumber(seed),
    }),
  );
  expect(analysed[0].choices.map(({ moves }) => moves)).toEqual([[7], [6]]);
  for (const each of analysed) expect(each).toEqual(analysed[0]);
});
