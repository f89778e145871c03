import { firstSeat, hasSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-nova';
import { describe, expect, it } from 'vitest';
import { LEVELS, makeBot, standing } from '../../src/index.ts';
import { TERRA_NOVA_JUDGE } from '../../src/terra-nova/index.ts';
import { begin, game, play } from './games.ts';

describe.each(LEVELS)('%s', (level) => {
  const bot = makeBot(game, TERRA_NOVA_JUDGE, level);

  it.each([
    { players: 2 },
    { players: 3, turnOrder: 'dropout' },
    { players: 4 },
    { players: 2, twoPlayerVariant: 'planners' },
    { players: 2, twoPlayerVariant: 'gold-diggers' },
  ])('plays a whole game with legal moves: %o', (options) => {
    const state = begin(options, 3);
    play(state, Array(options.players).fill(bot), 300);
    expect(game.outcome(state)?.vp).toHaveLength(options.players);
  });

  it('gives the same moves for the same seed and number of positions', () => {
    const other = makeBot(game, TERRA_NOVA_JUDGE, level);
    const first = play(begin({ players: 2 }, 5), [bot, bot], 400);
    expect(play(begin({ players: 2 }, 5), [other, other], 400)).toEqual(first);
  });

  it('leaves the view as it was', () => {
    const state = begin({ players: 3, factions: 'first-game' }, 1);
    const seat = firstSeat(game.deciders(state));
    const view = game.view(state, seat);
    bot.choose(view, seat, Random.fromSeed(seedFromNumber(1)), { positions: 500 });
    expect(game.difference(view, game.view(state, seat))).toEqual([]);
  });
});

describe('strong', () => {
  it('stops thinking when it is told to', () => {
    const state = begin({ players: 4, factions: 'first-game' }, 1);
    const seat = firstSeat(game.deciders(state));
    const bot = makeBot(game, TERRA_NOVA_JUDGE, 'strong');
    let asked = 0;
    const stop = () => ++asked > 3;
    const random = Random.fromSeed(seedFromNumber(1));
    const move = bot.choose(game.view(state, seat), seat, random, { positions: 1e6, stop });
    expect(game.check(state, seat, move)).toBe(0);
    expect(asked).toBe(4);
  });
});

describe('pruning', () => {
  it('keeps at least one move and adds none', () => {
    const random = Random.fromSeed(seedFromNumber(2));
    const [all, pruned] = [new Moves(), new Moves()];
    const state = begin({ players: 4 }, 9);
    for (;;) {
      const deciders = game.deciders(state);
      if (deciders === 0) break;
      const seat = firstSeat(deciders);
      expect(hasSeat(deciders, seat)).toBe(true);
      game.legal(state, seat, all);
      game.legal(state, seat, pruned);
      TERRA_NOVA_JUDGE.prune(state, seat, pruned);
      expect(pruned.count).toBeGreaterThan(0);
      expect(pruned.toArray().every((move) => all.includes(move))).toBe(true);
      game.apply(state, seat, all.at(random.below(all.count)));
    }
  });

  it('knows a pass', () => {
    expect(TERRA_NOVA_JUDGE.isPass(KIND.pass)).toBe(true);
    expect(TERRA_NOVA_JUDGE.isPass(KIND.build)).toBe(false);
  });
});

describe('standing', () => {
  it('is even between equals and three to one eight points ahead', () => {
    expect(standing(Float64Array.of(30, 30, 12), 3, 0)).toBeCloseTo(0.5);
    expect(standing(Float64Array.of(38, 30, 12), 3, 0)).toBeCloseTo(0.75);
    expect(standing(Float64Array.of(38, 30, 12), 3, 2)).toBeLessThan(0.1);
  });
});
