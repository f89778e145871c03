import { firstSeat, hasSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import { describe, expect, it } from 'vitest';
import { LEVELS, makeBot } from '../../src/index.ts';
import { TERRA_MYSTICA_JUDGE } from '../../src/terra-mystica/index.ts';
import { begin, game, play } from './games.ts';

/** Every map, number of players, way to factions, edition of the rules and landscape option once. */
const TABLES = [
  { players: 2, map: 'base', factions: 'introductory' },
  { players: 3, map: 'revised-base', factions: 'auction', fireAndIce: true, turnOrder: 'passing' },
  { players: 4, map: 'lakes', factions: 'fast-auction', auctionBase: 40, rules: 'bga' },
  { players: 5, map: 'fjords', factions: 'choice', rules: 'snellman', startVp: 'by-faction' },
  {
    players: 2,
    map: 'fire-and-ice',
    factions: 'random-boards',
    fireAndIce: true,
    landscapes: true,
    finalTile: 'random',
    miniTownTiles: true,
    miniBonusCard: true,
    miniRoundTile: true,
    dropping: true,
  },
];

describe.each(LEVELS)('%s', (level) => {
  const bot = makeBot(game, TERRA_MYSTICA_JUDGE, level);

  it.each(TABLES)('plays a whole game with legal moves: %o', (options) => {
    const state = begin(options, 3);
    play(state, Array(options.players).fill(bot), 60);
    expect(game.outcome(state)?.vp).toHaveLength(options.players);
  });

  it('gives the same moves for the same seed and number of positions', () => {
    const other = makeBot(game, TERRA_MYSTICA_JUDGE, level);
    const first = play(begin({ players: 2 }, 5), [bot, bot], 100);
    expect(play(begin({ players: 2 }, 5), [other, other], 100)).toEqual(first);
  });

  it('leaves the view as it was', () => {
    const state = begin({ players: 3 }, 1);
    const seat = firstSeat(game.deciders(state));
    const view = game.view(state, seat);
    bot.choose(view, seat, Random.fromSeed(seedFromNumber(1)), { positions: 500 });
    expect(game.difference(view, game.view(state, seat))).toEqual([]);
  });
});

describe('pruning', () => {
  it('keeps at least one move, adds none, and never leaves the game', () => {
    const random = Random.fromSeed(seedFromNumber(2));
    const [all, pruned] = [new Moves(), new Moves()];
    const state = begin({ players: 4, dropping: true, landscapes: true, fireAndIce: true }, 9);
    for (;;) {
      const deciders = game.deciders(state);
      if (deciders === 0) break;
      const seat = firstSeat(deciders);
      expect(hasSeat(deciders, seat)).toBe(true);
      game.legal(state, seat, all);
      game.legal(state, seat, pruned);
      TERRA_MYSTICA_JUDGE.prune(state, seat, pruned);
      expect(pruned.count).toBeGreaterThan(0);
      expect(pruned.toArray().every((move) => all.includes(move))).toBe(true);
      expect(pruned.toArray().some((move) => (move & 63) === KIND.drop)).toBe(false);
      game.apply(state, seat, pruned.at(random.below(pruned.count)));
    }
  });

  it('knows a pass', () => {
    expect(TERRA_MYSTICA_JUDGE.isPass(KIND.pass)).toBe(true);
    expect(TERRA_MYSTICA_JUDGE.isPass(KIND.build)).toBe(false);
  });
});
