import type { State } from '@pangaea/rules/gaia';
import { firstSeat, Moves, openEdition, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAIA_JUDGE, gaiaPlayed } from '../../src/gaia/index.ts';
import { type AnyBot, LEVELS } from '../../src/index.ts';
import { levelTests, pruningTests } from '../levels.ts';
import { begin, chance, countWonByMeeples, game, play } from './games.ts';

function lastSeat(seats: number): number {
  return 31 - Math.clz32(seats);
}

levelTests({
  game,
  bot: (level) => gaiaPlayed.bot(level),
  tables: [
    { players: 2, mode: 'basic' },
    { players: 2, mode: 'advanced' },
    { players: 3, mode: 'disasters' },
    { players: 4, mode: 'basic', fourNeeds: true, extraCity: true },
    { players: 5, mode: 'advanced' },
  ] as const,
  positions: 100,
  twice: { options: { players: 2, mode: 'disasters' }, positions: 300 },
  viewed: { players: 3, mode: 'disasters' },
  ended: ({ rank }) => expect(rank.filter((place) => place === 1)).toHaveLength(1),
});

describe.each(LEVELS)('%s', (level) => {
  let bot: AnyBot;

  beforeAll(async () => {
    bot = await gaiaPlayed.bot(level);
  });

  it('decides by its view alone, and leaves it as it was', () => {
    let told = 0;
    const state = begin({ players: 3, mode: 'disasters' }, 11);
    play(state, Array(3).fill(chance), 0, (seat) => {
      if (++told % 7 > 0) return true;
      const view = game.view(state, seat);
      const other = game.sample(view, Random.fromSeed(seedFromNumber(told)));
      expect(game.difference(state, other)).not.toEqual([]);
      const choose = (seen: State) =>
        bot.choose(seen, seat, Random.fromSeed(seedFromNumber(2)), { positions: 400 });
      expect(choose(game.view(other, seat))).toBe(choose(view));
      expect(game.difference(view, game.view(state, seat))).toEqual([]);
      return told < 120;
    });
    expect(told).toBeGreaterThan(50);
  });

  it('stops thinking when it is told to, and answers all the same', () => {
    const state = begin({ players: 4, mode: 'advanced' }, 1);
    const seat = firstSeat(game.deciders(state));
    for (const patience of [0, 1, 5]) {
      let asked = 0;
      const stop = () => ++asked > patience;
      const random = Random.fromSeed(seedFromNumber(1));
      const move = bot.choose(game.view(state, seat), seat, random, { positions: 1e6, stop });
      expect(game.check(state, seat, move)).toBe(0);
      // When the search is stopped, it is in the middle of a short step; it begins nothing after
      // that.
      expect(asked).toBeLessThanOrEqual(patience + 2);
    }
  });

  it('stops within a turn that a move leads to', () => {
    // With all cities in hand, a player who lets a card of two players happen then has a whole turn
    // of thousands of positions.
    let most = 0;
    const state = begin({ players: 2, mode: 'advanced' }, 5);
    play(state, Array(2).fill(chance), 0, (seat) => {
      let looked = 0;
      let after = 0;
      const stop = () => looked >= 60;
      const budget = {
        positions: 1e6,
        stop,
        looked: (count: number) => {
          if (looked >= 60) after += count;
          looked += count;
        },
      };
      bot.choose(game.view(state, seat), seat, Random.fromSeed(seedFromNumber(3)), budget);
      most = Math.max(most, after);
      return true;
    });
    expect(most).toBeLessThan(200);
  });

  it('plays positions of an edition that was loaded', () => {
    const { edition } = begin({ players: 2 }, 1).table;
    const edited = openEdition(gaiaPlayed.book, { ...edition, id: 'mine', herd: 3 });
    if (!edited.ok) throw new Error('refused');
    const { game } = edited.value;
    const options = game.options({ players: 2, edition: 'mine' });
    if (!options.ok) throw new Error('refused');
    const table = game.setup(options.value, seedFromNumber(1));
    if (!table.ok) throw new Error('refused');
    const seat = firstSeat(game.deciders(table.value));
    const view = game.view(table.value, seat);
    const random = Random.fromSeed(seedFromNumber(1));
    const move = bot.choose(view, seat, random, { positions: 300 });
    expect(game.check(table.value, seat, move)).toBe(0);
    expect(openEdition(gaiaPlayed.book, { ...edition, herd: 1000 }).ok).toBe(false);
  });
});

describe('among equals', () => {
  it.each([
    ['beginner', { players: 5, mode: 'advanced' }, 10, 8],
    ['intermediate', { players: 2, mode: 'advanced' }, 4, 3],
  ] as const)('%s plays for the last meeple: %o', async (level, options, games, least) => {
    const bot = await gaiaPlayed.bot(level);
    expect(countWonByMeeples(bot, options, 200, games)).toBeGreaterThanOrEqual(least);
  });
});

describe('a protection window', () => {
  it('is answered by each alone: what another answered makes no difference', async () => {
    const bot = await gaiaPlayed.bot('strong');
    let windows = 0;
    const compare = (state: State): void => {
      const deciders = game.deciders(state);
      const [seat, other] = [lastSeat(deciders), firstSeat(deciders)];
      const moves = new Moves();
      if (seat === other || game.legal(state, seat, moves) < 2) return;
      if (game.legal(state, other, moves) < 2) return;
      windows++;
      const answers = moves.toArray().map((answer) => {
        const after = game.slot(state);
        game.copy(state, after);
        game.apply(after, other, answer);
        const random = Random.fromSeed(seedFromNumber(3));
        return bot.choose(game.view(after, seat), seat, random, { positions: 400 });
      });
      expect(new Set(answers).size).toBe(1);
    };
    for (let seed = 0; windows < 5; seed++) {
      const state = begin({ players: 4, mode: 'disasters' }, seed);
      play(state, Array(4).fill(chance), 0, () => {
        compare(state);
        return true;
      });
    }
  });
});

pruningTests({
  game,
  judge: GAIA_JUDGE,
  options: { players: 4, mode: 'disasters' },
  played: 'all',
  cut: 100,
});
