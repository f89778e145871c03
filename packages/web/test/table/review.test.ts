// Reviews of games: the checked decisions, and the reported losses.
import type { ToldAnalysis, ToldChoice } from '@pangaea/bots/host';
import { describe, expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import { SeenHistories } from '../../src/game/seen.ts';
import { decisionsOf } from '../../src/table/review/decisions.ts';
import { keepReview, keptReview } from '../../src/table/review/kept-review.ts';
import type { Missed } from '../../src/table/review/missed.ts';
import { onceEach } from '../../src/table/review/once.ts';
import { lossIn, type Review, reviewOf, toldMoves } from '../../src/table/review/review.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { playedOut } from '../game/played-out.ts';

const estimate = (mean: number, spread: number) => ({ mean, spread });

function choice(points: number, isNamed: boolean, spread = 0.5): ToldChoice {
  return {
    commands: [isNamed ? 'own' : 'best'],
    line: [{ seat: 0, command: isNamed ? 'own' : 'best' }],
    isNamed,
    points: [estimate(points, spread)],
    chances: [estimate(0.5, 0)],
    difference: {
      than: 0,
      amount: points - 60,
      parts: [{ part: 'income', amount: -3 }],
      others: 0,
    },
  };
}

function analysis(own: number, more: Partial<ToldAnalysis> = {}, spread = 0.5): ToldAnalysis {
  const choices = [choice(60, false, spread), choice(own, true, spread)];
  if (own > 60) choices.reverse();
  return { seat: 0, unit: 'points', choices, by: 'lines', considered: 9, ...more };
}

describe('a loss', () => {
  test('is told above the noise of the look alone', () => {
    expect(lossIn(analysis(55))).toBe(5);
    expect(lossIn(analysis(55, {}, 4))).toBeUndefined();
    expect(lossIn(analysis(59.6, {}, 0))).toBeUndefined();
  });

  test('is noise too if the points of a single rival are uncertain', () => {
    const against = (spread: number) => {
      const { choices, ...rest } = analysis(55);
      const both = choices.map((each) => ({
        ...each,
        points: [...each.points, estimate(40, spread)],
      }));
      return lossIn({ ...rest, choices: both });
    };
    expect(against(2)).toBe(5);
    expect(against(8)).toBeUndefined();
  });

  test('is none where the own decision is the best one, or time was too short', () => {
    expect(lossIn(analysis(61))).toBeUndefined();
    expect(lossIn(analysis(50, { by: 'turn' }))).toBeUndefined();
  });
});

test('a better decision that begins as the one that was made is told to the end of its turn', () => {
  const line = ['transform A1', 'decline', 'end'].map((command) => ({ seat: 0, command }));
  const better = {
    ...choice(60, false),
    commands: ['transform A1'],
    line: [...line, { seat: 1, command: 'pass B' }, { seat: 0, command: 'power P4' }],
  };
  expect(toldMoves(better, ['transform A1', 'decline', 'exchange 3'], 0)).toBe(3);
  expect(toldMoves(better, ['transform B1'], 0)).toBe(1);
});

test('nothing is missed where the best choice leads to what was done', () => {
  const { choices, ...rest } = analysis(55);
  const [best, own] = choices;
  const line = [...best.line, { seat: 0, command: 'take' }];
  const told = (commands: readonly string[], by = 0) =>
    lossIn({
      ...rest,
      choices: [
        { ...best, line: line.map(({ command }) => ({ seat: by, command })) },
        { ...own, commands },
      ],
    });
  expect(told(['best', 'take'])).toBeUndefined();
  expect(told(['best', 'draw'])).toBe(5);
  expect(told(['best', 'take', 'draw'])).toBe(5);
  expect(told(['best', 'take'], 1)).toBe(5);
});

describe('a mistake', () => {
  /** A better move, and the moves after it. */
  const missed = (at: number, better: string, ...after: string[]): Missed => ({
    at,
    made: 1,
    least: 1,
    most: 2,
    line: [better, ...after].map((command) => ({ seat: 0, command })),
    decided: 1,
    parts: [],
  });
  const decided = [0, 4, 8, 12, 16];
  const named = (...all: Missed[]) => onceEach(all, 0, decided).map(({ at }) => at);

  test('that lasts over neighbouring decisions is named once, where it cost most', () => {
    expect(named(missed(8, 'town', 'pass'), missed(4, 'town', 'ship'))).toEqual([8]);
    expect(named(missed(8, 'town', 'ship'), missed(12, 'ship'))).toEqual([8]);
    expect(named(missed(8, 'ship'), missed(4, 'town', 'ship'))).toEqual([8]);
  });

  test('is named for itself where another one is better, or much later', () => {
    expect(named(missed(8, 'town'), missed(4, 'ship'))).toEqual([8, 4]);
    expect(named(missed(0, 'town'), missed(12, 'town'))).toEqual([0, 12]);
  });

  test('is not taken for another because somebody else plays it', () => {
    const others = {
      ...missed(8, 'town'),
      line: [
        { seat: 0, command: 'town' },
        { seat: 1, command: 'ship' },
      ],
    };
    expect(named(others, missed(4, 'ship'))).toEqual([8, 4]);
  });
});

/** Options with which seats choose or bid for their boards. */
const BY_CHOICE: Readonly<Record<string, object>> = {
  'terra-mystica': { factions: 'auction' },
  'terra-nova': { factions: 'choice' },
};
const GAMES: readonly AnyPageGame[] = [TERRA_MYSTICA_PAGE, TERRA_NOVA_PAGE, GAIA_PAGE];

describe.each(GAMES)('a review of $id', (game) => {
  const history = new SeenHistories().as(playedOut(game, { players: 2, ...BY_CHOICE[game.id] }), 0);
  const decisions = decisionsOf(history, 0);

  test('looks at decisions of the seat, each move once, and never at the end of a turn', () => {
    expect(decisions.length).toBeGreaterThan(5);
    const seen = decisions.flatMap(({ at, steps }) => steps.map((_, place) => at + place));
    expect(new Set(seen).size).toBe(seen.length);
    for (const { steps } of decisions) {
      expect(steps.every(({ seat, move }) => seat === 0 && move !== game.end)).toBe(true);
      expect(
        steps.every(({ command }) => !/^(faction|colour|nominate|bid|seal) /.test(command)),
      ).toBe(true);
    }
  });

  test('names only losses that strong and master both see, as ranges, the largest first', async () => {
    const asked: string[] = [];
    const losses = new Map(decisions.map(({ commands }, at) => [commands, at % 7]));
    const review = await reviewOf(history, 0, {
      by: 'bots',
      moments: [0],
      told: () => undefined,
      isStopped: () => false,
      client: {
        close: () => undefined,
        outlook: async () => ({ points: [50, 40], spread: 9, chances: undefined }),
        analyse: async ({ level }, [commands = []] = []) => {
          asked.push(level);
          const at = decisions.findIndex((each) => each.commands.join() === commands.join());
          const loss = losses.get(decisions[at].commands) ?? 0;
          // The master level finds nothing in every third decision.
          if (level === 'master' && at % 3 === 0) return analysis(61);
          return analysis(60 - loss - (level === 'master' ? 2 : 0));
        },
      },
    });
    expect(asked.filter((level) => level === 'strong')).toHaveLength(decisions.length);
    expect(review?.missed.length).toBeLessThanOrEqual(5);
    expect(review?.missed.length).toBeGreaterThan(0);
    for (const { least, most } of review?.missed ?? []) expect(most - least).toBe(2);
    const sums = review?.missed.map(({ least, most }) => least + most) ?? [];
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
    expect(review?.course).toEqual([{ at: 0, points: [50, 40], chances: undefined }]);
  });

  test('names no loss in chances where nothing is known about chances', async () => {
    let asked = 0;
    const review = await reviewOf(history, 0, {
      by: 'bots',
      moments: [0],
      told: () => undefined,
      isStopped: () => false,
      client: {
        close: () => undefined,
        outlook: async () => undefined,
        analyse: async () => {
          asked++;
          return { ...analysis(40), unit: 'chance' };
        },
      },
    });
    expect(review).toMatchObject({ unit: 'chance', decisions: 0, missed: [] });
    expect(asked).toBe(1);
  });

  test.each(['strong', 'master'])('fails if the %s level never answers', async (level) => {
    const review = reviewOf(history, 0, {
      by: 'bots',
      moments: [0],
      told: () => undefined,
      isStopped: () => false,
      client: {
        close: () => undefined,
        outlook: async () => undefined,
        analyse: async (question) => {
          if (question.level === level) throw new Error('the bot failed');
          return analysis(55);
        },
      },
    });
    await expect(review).rejects.toThrow('the bot failed');
  });

  test('counts only the decisions that were answered', async () => {
    let asked = 0;
    const review = await reviewOf(history, 0, {
      by: 'bots',
      moments: [],
      told: () => undefined,
      isStopped: () => false,
      client: {
        close: () => undefined,
        outlook: async () => undefined,
        analyse: async () => {
          if (asked++ % 2 === 0) throw new Error('the bot failed');
          return analysis(61);
        },
      },
    });
    expect(review?.decisions).toBe(Math.floor(decisions.length / 2));
  });

  test('is stopped between two looks', async () => {
    let looks = 0;
    const review = await reviewOf(history, 0, {
      by: 'bots',
      moments: [],
      told: () => undefined,
      isStopped: () => looks > 1,
      client: {
        close: () => undefined,
        outlook: async () => undefined,
        analyse: async () => {
          looks++;
          return analysis(55);
        },
      },
    });
    expect(review).toBeUndefined();
    expect(looks).toBe(2);
  });
});

test('a review is kept for the end that it looked at', () => {
  const all = new Map<string, string>();
  const shelf = {
    get length() {
      return all.size;
    },
    key: (index: number) => [...all.keys()][index] ?? null,
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  };
  const review: Review = {
    seat: 1,
    steps: 40,
    unit: 'points',
    decisions: 3,
    missed: [],
    course: [],
  };
  keepReview(shelf, 'one', review, 5);
  expect(keptReview(shelf, 'one', 1, 40)).toMatchObject(review);
  expect(keptReview(shelf, 'one', 1, 41)).toBeUndefined();
  expect(keptReview(shelf, 'one', 0, 40)).toBeUndefined();
  for (let table = 0; table < 20; table++) keepReview(shelf, `t${table}`, review, 10 + table);
  expect(all.size).toBe(12);
  expect(keptReview(shelf, 'one', 1, 40)).toBeUndefined();
});
