import {
  argA,
  argB,
  firstSeat,
  kindOf,
  type Move,
  Moves,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import {
  KIND,
  MAPS,
  PHASE,
  QUESTION,
  ROUND_TILES,
  terraMystica,
} from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import type { Level } from '../../src/index.ts';
import type { Strengths } from '../../src/openings.ts';
import { terraMysticaPlayed } from '../../src/terra-mystica/index.ts';
import {
  bidFor,
  choiceWorth,
  FACTION_NAMES,
  nomineeWorth,
  STRENGTHS,
  STRONG_STRENGTHS,
  tableFeatures,
} from '../../src/terra-mystica/opening.ts';
import { tablesOf } from '../played.ts';

const game = terraMystica();
const { begin } = tablesOf(game);

/**
 * By faction, the bids that a level writes for it in a sealed auction, as start points, and the
 * value of the faction.
 */
async function written(level: Level, deal: number, strengths: Strengths) {
  const bot = await terraMysticaPlayed.bot(level);
  const map = MAPS[deal % MAPS.length];
  const state = begin({ players: 4, map, factions: 'fast-auction', auctionBase: 40 }, deal);
  const random = Random.fromSeed(seedFromNumber(deal));
  const found = new Map<number, { start: number; worth: number }>();
  for (let first: number | undefined; ; ) {
    const seat = firstSeat(game.deciders(state));
    const move = bot.choose(game.view(state, seat), seat, random, { positions: 60 });
    if (kindOf(move) === KIND.seal) {
      first ??= seat;
      const worth = nomineeWorth(state, argA(move), strengths);
      if (seat === first) found.set(argA(move), { start: argB(move), worth });
    } else if (found.size > 0) return found;
    game.apply(state, seat, move);
  }
}

it.each([
  ['intermediate', STRENGTHS],
  ['strong', STRONG_STRENGTHS],
] as const)(
  '%s writes what makes factions as good as each other by its own means',
  async (level, strengths) => {
    for (let deal = 0; deal < 5; deal++) {
      const found = await written(level, deal, strengths);
      expect(found.size).toBe(4);
      const even = [...found.values()].map(({ start, worth }) => start + worth);
      // The bids are whole numbers from 0 to 40.
      expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1);
    }
  },
);

it('bids for the faction that is worth most with its bid, and lets one go that has become too dear', async () => {
  const bot = await terraMysticaPlayed.bot('intermediate');
  const state = begin({ players: 3, factions: 'auction', auctionBase: 40, fireAndIce: true }, 6);
  const random = Random.fromSeed(seedFromNumber(6));
  const held = new Set<number>();
  let bids = 0;
  while (state.round() === 0 && state.phase() === PHASE.auction) {
    const seat = firstSeat(game.deciders(state));
    const move = bot.choose(game.view(state, seat), seat, random, { positions: 500 });
    if (kindOf(move) === KIND.bid) {
      const needed = (place: number) => bidFor(state, place, STRENGTHS);
      const left = [0, 1, 2].map(
        (place) => nomineeWorth(state, state.nominated(place), STRENGTHS) - needed(place),
      );
      const place = [0, 1, 2].find((each) => state.nominated(each) === argA(move)) ?? -1;
      expect(argB(move)).toBe(40 - needed(place));
      expect(left[place]).toBeGreaterThanOrEqual(Math.max(...left) - 1);
      held.add(place);
      bids++;
    }
    game.apply(state, seat, move);
  }
  // One seat was outbid and took another faction.
  expect(held.size).toBe(3);
  expect(bids).toBeGreaterThan(3);
});

it.each([3, 4, 5])(
  'with %i players auctions end at fair prices after few bids',
  async (players) => {
    const bot = await terraMysticaPlayed.bot('intermediate');
    for (let deal = 0; deal < 8; deal++) {
      const state = begin({ players, factions: 'auction', fireAndIce: true }, deal);
      const random = Random.fromSeed(seedFromNumber(deal));
      let bids = 0;
      let worths: readonly number[] = [];
      while (state.phase() === PHASE.auction) {
        const places = Array.from({ length: players }, (_, place) => state.nominated(place));
        if (state.top() === QUESTION.bid) {
          worths = places.map((faction) => nomineeWorth(state, faction, STRENGTHS));
        }
        const seat = firstSeat(game.deciders(state));
        const move = bot.choose(game.view(state, seat), seat, random, { positions: 500 });
        if (kindOf(move) === KIND.bid) bids++;
        game.apply(state, seat, move);
      }
      expect(bids).toBeLessThanOrEqual(5 * players);
      // The turn order follows the nominations.
      const kept = worths.map(
        (worth, place) =>
          worth + state.vp(state.turnOrder(place)) - state.table.options.auctionBase,
      );
      expect(Math.max(...kept) - Math.min(...kept)).toBeLessThan(5);
    }
  },
);

it('lower levels give less for a good faction', async () => {
  const priceOf = async (level: 'beginner' | 'intermediate') => {
    const bot = await terraMysticaPlayed.bot(level);
    let dearest = 0;
    for (let deal = 0; deal < 8; deal++) {
      const state = begin({ players: 4, factions: 'auction', fireAndIce: true }, deal);
      const random = Random.fromSeed(seedFromNumber(deal));
      while (state.phase() === PHASE.auction) {
        const seat = firstSeat(game.deciders(state));
        const moves = bot.decide(game.view(state, seat), seat, random, { positions: 500 });
        for (const move of moves) game.apply(state, seat, move);
      }
      const points = [0, 1, 2, 3].map((seat) => state.vp(seat));
      dearest += state.table.options.auctionBase - Math.min(...points);
    }
    return dearest;
  };
  expect(await priceOf('beginner')).toBeLessThan(0.6 * (await priceOf('intermediate')));
});

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
] as const)('%s chooses a faction that the means speak for', async (level, strengths) => {
  const bot = await terraMysticaPlayed.bot(level);
  const random = Random.fromSeed(seedFromNumber(3));
  for (const startVp of ['equal', 'by-faction']) {
    for (let deal = 0; deal < 3; deal++) {
      const given = { players: 2, map: MAPS[deal], factions: 'choice', fireAndIce: true, startVp };
      const state = begin(given, deal);
      while (state.phase() <= PHASE.factions) {
        const seat = firstSeat(game.deciders(state));
        const moves = new Moves();
        game.legal(state, seat, moves);
        const worth = (move: Move) => choiceWorth(state, argA(move), strengths);
        const best = Math.max(...moves.toArray().map(worth));
        const move = bot.choose(game.view(state, seat), seat, random, { positions: 500 });
        if (kindOf(move) === KIND.faction) {
          expect(worth(move)).toBeGreaterThanOrEqual(best - 2);
        }
        game.apply(state, seat, move);
      }
    }
  }
});

it('a faction is worth what it starts with more, and less or more beside others', () => {
  const given = { players: 2, factions: 'choice' };
  const even = begin(given, 1);
  const byFaction = begin({ ...given, startVp: 'by-faction' }, 1);
  const more = numbers
    .slice(0, 14)
    .map((id) => choiceWorth(byFaction, id, STRENGTHS) - choiceWorth(even, id, STRENGTHS));
  const start = [...byFaction.table.startVp].map((vp, id) => vp - even.table.startVp[id]);
  expect(more.map((each) => Math.round(each))).toEqual(start.slice(0, 14));
  expect(new Set(more).size).toBeGreaterThan(1);

  const [engineers, dwarves, giants] = ['engineers', 'dwarves', 'giants'].map((id) =>
    FACTION_NAMES.indexOf(id),
  );
  const before = choiceWorth(even, giants, STRENGTHS);
  const moves = new Moves();
  const seat = firstSeat(game.deciders(even));
  game.legal(even, seat, moves);
  const chosen = moves.toArray().find((move) => [engineers, dwarves].includes(argA(move)));
  game.apply(even, seat, chosen as Move);
  expect(choiceWorth(even, giants, STRENGTHS) - before).toBeCloseTo(STRENGTHS.near(1), 6);
});
