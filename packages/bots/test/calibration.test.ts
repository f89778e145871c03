import { GAME_IDS } from '@pangaea/rules/games';
import { type AnyGame, firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { describe, expect, it, test } from 'vitest';
import { calibrate, checkPeople, errorOf, type Promised } from '../bench/calibration-fit.ts';
import { beginTable } from '../bench/tables.ts';
import { loadPlayed } from '../src/games.ts';
import {
  type CalibratedMoment,
  type CalibrationTable,
  momentOf,
  outlookBy,
  outlookOf,
  type PlayedGame,
  type Promises,
} from '../src/index.ts';
import { pointsPerLogitIn as terraMysticaScale } from '../src/terra-mystica/promises.ts';
import { pointsPerLogitIn as terraNovaScale } from '../src/terra-nova/promises.ts';

const FACTIONS = ['nomads', 'witches', 'giants'];

/**
 * Games in which a prediction has a random error of `off` points, and nomads make ten points more
 * than predicted.
 */
function games(count: number, off: readonly number[]): readonly Promised[] {
  const random = Random.fromSeed(seedFromNumber(8));
  const about = (size: number) => {
    let sum = 0;
    for (let n = 0; n < 12; n++) sum += random.below(1001) / 1000 - 0.5;
    return sum * size;
  };
  return Array.from({ length: count }, (_, game) => {
    const final = FACTIONS.map(() => Math.round(120 + about(15)));
    const won = final.map((each) => (each === Math.max(...final) ? 1 : 0));
    return off.map((size, moment) => ({
      game,
      moment,
      factions: FACTIONS,
      final,
      won,
      expected: final.map((each, seat) => each - 6 - (seat === 0 ? 10 : 0) + about(size)),
    }));
  }).flat();
}

describe('a calibration of promises', () => {
  const { moments } = calibrate(3, games(80, [12, 3]));

  it('finds how much is missing, how sure it is, and what a faction makes more', () => {
    for (const { above } of moments) expect(Math.abs(above - 6 - 10 / 3)).toBeLessThan(1.5);
    expect(moments[0].spread).toBeGreaterThan(3 * moments[1].spread);
    const ahead = moments.map(({ factions }) => factions.nomads - factions.witches);
    expect(ahead[0]).toBeGreaterThan(7);
    expect(moments[0].pointsPerLogit).toBeGreaterThan(2 * moments[1].pointsPerLogit);
  });

  it('judges by games that were not learned from', () => {
    expect(moments[1].brier).toBeLessThan(moments[0].brier);
    expect(moments[0].brier).toBeLessThan(moments[0].equal);
    // Predictions that are unrelated to the results are no better than equal chances, and the
    // calibration reports this.
    const blind = games(80, [3, 3]).map((each) => ({
      ...each,
      expected: games(80, [3])[(each.game + 31) % 80].expected,
    }));
    const found = calibrate(3, blind).moments[0];
    expect(found.brier).toBeGreaterThan(found.equal - 0.02);
  });

  it('counts the squared errors of all seats', () => {
    const sure = { ...games(1, [0])[0], expected: [500, 0, 0] };
    const learned = { factions: {}, pointsPerLogit: 1 };
    expect(errorOf({ ...sure, won: [1, 0, 0] }, learned)).toBeCloseTo(0);
    expect(errorOf({ ...sure, won: [0, 1, 0] }, learned)).toBeCloseTo(2);
  });
});

const MOMENT: CalibratedMoment = {
  pointsPerLogit: 8,
  above: 10,
  spread: 12,
  factions: { nomads: 8 },
  brier: 0.6,
  equal: 0.75,
};

test('a calibration by games of people is not replaced by none', () => {
  const table = calibrate(3, games(12, [12, 3]));
  expect(() => checkPeople({ people: [table] }, [])).toThrow('PANGAEA_LEDGERS');
  expect(() => checkPeople({ people: [table] }, [table])).not.toThrow();
  expect(() => checkPeople({ people: [] }, [])).not.toThrow();
});

test('an outlook adds what is missing, and tells chances where they are better than equal ones', () => {
  const found = outlookBy(MOMENT, [100, 100], ['nomads', 'giants']);
  expect(found.points).toEqual([118, 110]);
  expect(found.chances?.[0]).toBeCloseTo(Math.E / (1 + Math.E));
  const hidden = outlookBy({ ...MOMENT, brier: 0.76 }, [100, 100], ['nomads', 'giants']);
  expect(hidden).toEqual({ ...found, chances: undefined });
});

/** Plays on until something is true. */
async function playTo(
  { bot, book: { game } }: PlayedGame,
  state: ReturnType<AnyGame['slot']>,
  isWanted: () => boolean,
): Promise<void> {
  const beginner = await bot('beginner');
  const random = Random.fromSeed(seedFromNumber(1));
  while (!isWanted() && game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    const view = game.view(state, seat);
    for (const move of beginner.decide(view, seat, random, { positions: 50 })) {
      game.apply(state, seat, move);
    }
  }
}

test('after the set-up of a hex game points are told, and chances by round', async () => {
  const played = await loadPlayed('terra-mystica');
  const { game } = played.book;
  const state = beginTable(game, 4, 2, 'given');
  await playTo(played, state, () => state.round() > 0);
  const promises = await played.promises?.();
  if (promises === undefined) throw new Error('nothing is promised');
  for (const by of ['people', 'bots'] as const) {
    const outlook = outlookOf(promises, game.view(state, 0), by);
    expect(outlook?.points).toHaveLength(4);
    expect(outlook?.chances?.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  }
});

test.each(GAME_IDS)(
  'in the middle of %s something is known for people and for bots',
  async (id) => {
    const played = await loadPlayed(id);
    const promises = await played.promises?.();
    if (promises === undefined) throw new Error('nothing is promised');
    for (const players of [2, 3, 4]) {
      const state = beginTable(played.book.game, players, 0);
      await playTo(played, state, () => (promises.momentOf(state) ?? 0) > 0);
      const view = played.book.game.view(state, 0);
      for (const by of ['people', 'bots'] as const) {
        expect(outlookOf(promises, view, by)?.chances).toHaveLength(players);
      }
    }
  },
);

test.each([
  ['terra-nova', terraNovaScale],
  ['terra-mystica', terraMysticaScale],
] as const)('in no game of %s does a lead count less later', async (id, scaleOf) => {
  const played = await loadPlayed(id);
  const { game } = played.book;
  const promises = await played.promises?.();
  const state = beginTable(game, 3, 1);
  const [scales, unknown] = [[] as (number | undefined)[], [] as number[]];
  await playTo(played, state, () => {
    if (game.deciders(state) === 0) return true;
    scales.push(scaleOf(state));
    if (promises?.momentOf(state) === undefined) unknown.push(state.round());
    return false;
  });
  expect(scales).not.toContain(undefined);
  expect(scales).toEqual(scales.toSorted((one = 0, other = 0) => other - one));
  expect(new Set(scales).size).toBe(id === 'terra-nova' ? 5 : 6);
  // Something is promised from the first round to the last decision.
  expect(unknown.filter((round) => round > 0)).toEqual([]);
  expect(promises?.momentOf(state)).toBeUndefined();
});

test('games of bots stand for games of people where they fit the players better', () => {
  const tableOf = (players: number, above: number): CalibrationTable => ({
    players,
    games: 9,
    moments: [{ ...MOMENT, above }],
  });
  const promises = (people: readonly CalibrationTable[]): Promises<number> => ({
    calibration: { note: '', people, bots: [tableOf(2, 2), tableOf(4, 4)] },
    unit: 'points',
    momentOf: () => 0,
    factionsOf: () => [],
    expectedIn: (players) => new Array<number>(players).fill(0),
  });
  const above = (people: readonly CalibrationTable[], players: number) =>
    outlookOf(promises(people), players, 'people')?.points[0];
  expect([2, 3, 4, 5].map((players) => above([tableOf(4, 40)], players))).toEqual([2, 40, 40, 40]);
  expect([2, 3, 4, 5].map((players) => above([], players))).toEqual([2, 2, 4, 4]);
});

test('games of other numbers of players stand for those that are missing', () => {
  const tables = [2, 4].map(
    (players): CalibrationTable => ({
      players,
      games: 9,
      moments: [{ ...MOMENT, above: players }],
    }),
  );
  expect([2, 3, 4, 5].map((players) => momentOf(tables, players, 0)?.above)).toEqual([2, 2, 4, 4]);
  expect(momentOf(tables, 2, 1)).toBeUndefined();
  expect(momentOf([], 2, 0)).toBeUndefined();
});

test.each([
  ['terra-nova', 5, ['bots']],
  ['terra-mystica', 6, ['bots', 'people']],
  ['gaia', 4, ['bots']],
] as const)('%s ships a calibration of %i moments, for %j', async (id, moments, whose) => {
  const played = await loadPlayed(id);
  const { game } = played.book;
  const promises = await played.promises?.();
  if (promises === undefined) throw new Error('nothing is promised');
  for (const each of whose) {
    const tables = promises.calibration[each];
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(table.moments).toHaveLength(moments);
  }
  const options = game.options({ players: 2 });
  const begun = options.ok ? game.setup(options.value, seedFromNumber(1)) : options;
  if (!begun.ok) throw new Error(begun.error.code);
  const view = game.view(begun.value, 0);
  const outlook = outlookOf(promises, view, 'bots');
  // In Gaia the players make no decisions in the set-up.
  expect(outlook === undefined).toBe(id !== 'gaia');
  expect(outlook?.points ?? []).toEqual([]);
});
