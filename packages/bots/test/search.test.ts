import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { describe, expect, it } from 'vitest';
import type { Rules } from '../src/domain.ts';
import {
  type BotParts,
  type Evaluator,
  isSearching,
  judgeEvaluator,
  LEVELS,
  type Level,
  makeBot,
  OPEN_LEVELS,
  type PlanSettings,
} from '../src/index.ts';
import {
  begin,
  DRAW,
  orchard,
  PICK,
  PLANT,
  pointsJudge,
  TAKE,
  type Toy,
  TURNS_EACH,
  well,
  wellHidden,
} from './toys.ts';

const BUDGET = { positions: 5_000 };
const seeded = (seed: number) => Random.fromSeed(seedFromNumber(seed));
const PLAN_KINDS = ['open', 'toTheEnd', 'lastRound'] as const;
type PlanKind = (typeof PLAN_KINDS)[number];
const byRounds = { ...pointsJudge, round: (s: Toy) => Math.floor(s.turn / s.seats) };

describe('in an open game', () => {
  const moveOf = (level: Level, judge: typeof pointsJudge, turn: number) => {
    const state = begin(2);
    state.turn = turn;
    return makeBot(orchard, judge, level).choose(state, 0, seeded(1), BUDGET);
  };

  it('the intermediate level takes what is there at once', () => {
    expect(moveOf('intermediate', pointsJudge, 0)).toBe(PICK);
  });

  it.each([
    ['with rounds', byRounds],
    ['without rounds', pointsJudge],
  ])('%s, levels that search see what comes of their lines, and the end', (_, judge) => {
    for (const level of LEVELS.filter(isSearching)) {
      expect(moveOf(level, judge, 0)).toBe(PLANT);
      expect(moveOf(level, judge, 2 * (TURNS_EACH - 1))).toBe(PICK);
    }
  });

  it('plans to the end of the next round', () => {
    const state = begin(3);
    const bot = makeBot(orchard, byRounds, 'master');
    const intermediate = makeBot(orchard, byRounds, 'intermediate');
    while (orchard.deciders(state) !== 0) {
      const seat = firstSeat(orchard.deciders(state));
      const chosen = (seat === 1 ? bot : intermediate).choose(state, seat, seeded(seat), BUDGET);
      orchard.apply(state, seat, chosen);
    }
    // A seat that only picks gets one point in each round.
    expect([...state.vp.subarray(0, 1), state.vp[2]]).toEqual([TURNS_EACH, TURNS_EACH]);
    expect(state.vp[1]).toBeGreaterThan(2 * TURNS_EACH);
  });

  /** Three rounds; the end belongs to the last one. */
  const thirds = {
    ...pointsJudge,
    round: (s: Toy) => Math.min(2, Math.floor((3 * s.turn) / (2 * TURNS_EACH))),
  };

  /**
   * The number of positions for a turn with other settings for one kind of plan, minus that of the
   * master level.
   */
  function lookedAt(turn: number, kind: PlanKind, plans: Partial<PlanSettings>): number {
    const { beam } = OPEN_LEVELS.master;
    const changed = { ...beam, [kind]: { ...beam[kind], ...plans } };
    const settings = { ...OPEN_LEVELS, master: { ...OPEN_LEVELS.master, beam: changed } };
    const bot = makeBot(orchard, thirds, 'master', { settings });
    let sum = 0;
    const looked = (positions: number) => {
      sum += positions;
    };
    bot.choose({ ...begin(2), turn }, 0, seeded(1), { ...BUDGET, looked });
    return sum;
  }

  it.each([
    ['while the game goes on after them', 0, 'open'],
    ['that come to the end of the game', (2 * TURNS_EACH) / 3, 'toTheEnd'],
    ['of the last round', (4 * TURNS_EACH) / 3, 'lastRound'],
  ] as const)('plans %s have settings of their own', (_, turn, used) => {
    for (const kind of PLAN_KINDS) {
      // With one plan at a time, or with a hundred points, all steps count as the same.
      expect(lookedAt(turn, kind, { width: 1 }) < lookedAt(turn, kind, {})).toBe(kind === used);
      const [all, few] = [0, 100].map((alike) => lookedAt(turn, kind, { alike }));
      expect(few < all).toBe(kind === used);
    }
  });

  it('first moves are liked by chance while the game goes on after the plans: seeds make games', () => {
    const { strong } = OPEN_LEVELS;
    const liking = (most: number, turn: number) => {
      const beam = { ...strong.beam, liking: most };
      const settings = { ...OPEN_LEVELS, strong: { ...strong, beam } };
      const bot = makeBot(orchard, thirds, 'strong', { settings });
      const choose = (seed: number) => bot.choose({ ...begin(2), turn }, 0, seeded(seed), BUDGET);
      const chosen = Array.from({ length: 12 }, (_, seed) => choose(seed));
      expect(Array.from({ length: 12 }, (_, seed) => choose(seed))).toEqual(chosen);
      return [...new Set(chosen)].sort();
    };
    expect(liking(0, 0)).toHaveLength(1);
    expect(liking(100, 0)).toEqual([PICK, PLANT]);
    // Points at the end do not depend on the random bonus.
    expect(liking(100, (4 * TURNS_EACH) / 3)).toEqual(liking(0, (4 * TURNS_EACH) / 3));
  });

  it.each(LEVELS)('%s tells how many positions it looks at', (level) => {
    const judged = judgeEvaluator(orchard, byRounds);
    let asked = 0;
    let told = 0;
    const evaluator: Evaluator<Toy> = {
      ...judged,
      evaluate(states, count, into, only) {
        asked += count;
        judged.evaluate(states, count, into, only);
      },
    };
    const looked = (count: number) => {
      told += count;
    };
    const bot = makeBot(orchard, byRounds, level, { evaluator });
    bot.choose(begin(2), 0, seeded(1), { ...BUDGET, looked });
    expect(told).toBeGreaterThan(0);
    expect(told).toBe(asked);
  });

  it('master looks further than strong', () => {
    const looked = (['strong', 'master'] as const).map((level) => {
      let sum = 0;
      makeBot(orchard, thirds, level).choose(begin(2), 0, seeded(1), {
        ...BUDGET,
        looked: (positions) => {
          sum += positions;
        },
      });
      return sum;
    });
    expect(looked[1]).toBeGreaterThan(looked[0]);
  });

  /** The first seat works or passes, in as many ways; work brings nothing before it is done. */
  const WORK = 0;
  const WAYS_TO_PASS = 11;
  const ENOUGH = 3;
  const workshop: Rules<Toy> = {
    ...orchard,
    deciders: (s) => (s.drawn > 0 ? 0 : 1),
    legal(_, __, into) {
      into.clear();
      for (let move = WORK; move <= WAYS_TO_PASS; move++) into.add(move);
      return into.count;
    },
    apply(s, seat, move) {
      if (move === WORK) s.trees[seat]++;
      else s.drawn++;
      if (s.trees[seat] === ENOUGH) s.vp[seat] = 5;
    },
  };

  it.each(LEVELS.filter(isSearching))('%s plans work beside many ways to pass', (level) => {
    const judge = { ...pointsJudge, round: () => 0, isPass: (move: number) => move !== WORK };
    const state = begin(2);
    const bot = makeBot(workshop, judge, level);
    while (workshop.deciders(state) !== 0) {
      workshop.apply(state, 0, bot.choose(state, 0, seeded(1), BUDGET));
    }
    expect([...state.trees]).toEqual([ENOUGH, 0]);
  });

  /** A seat may sell to build, which looks good and ends badly, or pass; a pass after the sale looks best. */
  const [SELL, BUILD, FIRST_PASS, PASSES] = [0, 1, 2, 9];
  const market: Rules<Toy> = {
    ...workshop,
    legal(s, _, into) {
      into.clear();
      for (let n = 0; n < PASSES; n++) into.add(FIRST_PASS + n);
      if (s.trees[0] === 1) into.add(BUILD);
      return into.count;
    },
    apply(s, _, move) {
      if (move === SELL) s.trees[0] = 1;
      else if (move === BUILD) [s.trees[0], s.vp[0]] = [2, 6];
      else [s.drawn, s.vp[0]] = [1, [5, 7, 3][s.trees[0]]];
    },
  };

  it.each(LEVELS.filter(isSearching))(
    '%s judges a payment by the move that it pays for',
    (level) => {
      const judge = {
        ...pointsJudge,
        round: () => 0,
        isPass: (move: number) => move >= FIRST_PASS,
        payments: (s: Toy) => (s.trees[0] === 0 ? [[SELL]] : []),
      };
      const moves = makeBot(market, judge, level).decide(begin(2), 0, seeded(1), BUDGET);
      expect(moves.map((move) => move >= FIRST_PASS)).toEqual([true]);
    },
  );

  it('takes the best at first sight when there is no time', () => {
    const bot = makeBot(orchard, byRounds, 'strong');
    expect(bot.choose(begin(2), 0, seeded(1), { positions: 0 })).toBe(PICK);
    expect(bot.choose(begin(2), 0, seeded(1), { positions: 1e6, stop: () => true })).toBe(PICK);
  });
});

describe('where facts are hidden', () => {
  const parts: BotParts<Toy> = { hidden: wellHidden };

  it.each([
    [2, TAKE],
    [1, DRAW],
  ])('strong draws a card worth 1.5 on average rather than take %i: %i', (sure, best) => {
    const bot = makeBot(well(sure), pointsJudge, 'strong', parts);
    for (let seed = 0; seed < 20; seed++) {
      // The seat knows nothing of the card, even if the card is on top.
      for (const card of [0, 3]) {
        expect(bot.choose(begin(2, card), 0, seeded(seed), BUDGET)).toBe(best);
      }
    }
  });

  it('one guess would not do: taken for an open game, it acts on the card', () => {
    const bot = makeBot(well(2), pointsJudge, 'strong');
    expect(bot.choose(begin(2, 3), 0, seeded(1), BUDGET)).toBe(DRAW);
    expect(bot.choose(begin(2, 0), 0, seeded(1), BUDGET)).toBe(TAKE);
  });
});
