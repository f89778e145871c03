import { argA, argB, firstSeat, kindOf, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { FACTIONS, KIND, MAPS, ROUND_TILES, terraMystica } from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import type { Level } from '../../src/index.ts';
import type { Strengths } from '../../src/openings.ts';
import { terraMysticaPlayed } from '../../src/terra-mystica/index.ts';
import {
  FACTION_NAMES,
  STRENGTHS,
  STRONG_STRENGTHS,
  tableFeatures,
} from '../../src/terra-mystica/opening.ts';
import { tablesOf } from '../played.ts';

const game = terraMystica();
const { begin } = tablesOf(game);

/** What a level writes for each faction in a sealed auction, as numbers to start with by faction, and the features of the table. */
function written(level: Level, deal: number) {
  const bot = terraMysticaPlayed.bot(level);
  const map = MAPS[deal % MAPS.length];
  const state = begin({ players: 4, map, factions: 'fast-auction', auctionBase: 40 }, deal);
  const features = tableFeatures(state);
  const random = Random.fromSeed(seedFromNumber(deal));
  const found = new Map<number, number>();
  for (let first: number | undefined; ; ) {
    const seat = firstSeat(game.deciders(state));
    const move = bot.choose(game.view(state, seat), seat, random, { positions: 60 });
    if (kindOf(move) === KIND.seal) {
      first ??= seat;
      if (seat === first) found.set(argA(move), argB(move));
    } else if (found.size > 0) return { found, features };
    game.apply(state, seat, move);
  }
}

it.each([
  ['intermediate', STRENGTHS],
  ['strong', STRONG_STRENGTHS],
] as const)(
  '%s writes what makes factions as good as each other by its own means',
  (level, strengths) => {
    for (let deal = 0; deal < 5; deal++) {
      const { found, features } = written(level, deal);
      expect(found.size).toBe(4);
      const even = [...found].map(([faction, start]) => start + strengths.above(faction, features));
      // Whole numbers from 0 to 40.
      expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1);
    }
  },
);

const numbers = FACTION_NAMES.map((_, faction) => faction);
const ofAll = (strengths: Strengths, features: readonly number[]) =>
  numbers.map((faction) => strengths.above(faction, features));

it('the strong level thinks otherwise of factions that it plays otherwise', () => {
  expect(ofAll(STRONG_STRENGTHS, [])).not.toEqual(ofAll(STRENGTHS, []));
});

it('a faction is worth something else on another map, with more players and with other round tiles', () => {
  const usual = { players: 2, map: 'base', roundTiles: ROUND_TILES.slice(0, 6) };
  const features = tableFeatures(begin(usual, 1));
  for (const other of [
    { map: 'lakes' },
    { players: 4 },
    { roundTiles: [...ROUND_TILES.slice(1, 6), ROUND_TILES[0]] },
  ]) {
    const changed = tableFeatures(begin({ ...usual, ...other }, 1));
    expect(ofAll(STRENGTHS, changed)).not.toEqual(ofAll(STRENGTHS, features));
  }
});

it.each([
  ['intermediate', STRENGTHS],
  ['strong', STRONG_STRENGTHS],
] as const)('%s chooses the faction that the means speak for', (level, strengths) => {
  const bot = terraMysticaPlayed.bot(level);
  const random = Random.fromSeed(seedFromNumber(3));
  for (let deal = 0; deal < 3; deal++) {
    const state = begin(
      { players: 2, map: MAPS[deal], factions: 'choice', fireAndIce: true },
      deal,
    );
    const seat = firstSeat(game.deciders(state));
    const move = bot.choose(game.view(state, seat), seat, random, { positions: 80_000 });
    const points = ofAll(strengths, tableFeatures(state)).slice(0, FACTIONS.length);
    // What else the judge sees in a faction at the start, such as its first income, decides between those that are near.
    expect(points[argA(move)]).toBeGreaterThan(Math.max(...points) - 6);
  }
});
