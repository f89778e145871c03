import { describe, expect, it } from 'vitest';
import { FREE_SPADES, withLandscapes } from './landscape-table.ts';
import { begin, type Player, type Position, position } from './rule-table.ts';

const cultists = (mine: Omit<Player, 'faction'> = {}, rest: Omit<Position, 'players'> = {}) =>
  withLandscapes('cultists', { dwellings: 'E6', ...mine }, rest);

describe('Landscapes', () => {
  it('are an option', () => {
    expect(begin({ players: 2 }).game.options({ landscapes: 1 }).ok).toBe(false);
    expect(begin({ players: 2, landscapes: true }).state.table.options.landscapes).toBe(true);
    const off = cultists({}, { options: { landscapes: false } });
    off.play('0 transform E5 plains short');
    expect(off.refusal('0 landscape E5')).toBe('no-landscapes');
  });

  it('are in play or not by a fair draw that leaves the tiles of the set-up alone', () => {
    const games = Array.from({ length: 200 }, (_, seed) => {
      const options = { players: 4, finalTile: 'random' };
      const drawn = begin({ ...options, landscapes: 'random' }, seed);
      const inPlay = drawn.state.hasLandscapes();
      expect(drawn.happened('landscapes')).toEqual([{ type: 'landscapes', inPlay }]);
      const fixed = begin({ ...options, landscapes: inPlay }, seed);
      expect(fixed.happened('landscapes')).toEqual([]);
      expect(fixed.state.hasLandscapes()).toBe(inPlay);
      expect(drawn.roundTiles()).toEqual(fixed.roundTiles());
      expect(drawn.state.finalTile()).toBe(fixed.state.finalTile());
      return inPlay;
    });
    // 200 throws of a fair coin: within seven standard deviations on either side.
    expect(Math.abs(games.filter((inPlay) => inPlay).length - 100)).toBeLessThan(50);
  });

  it('are for all factions or for none when drawn', () => {
    const drawn = (turn: number, seed: number) =>
      position({
        players: [
          { faction: 'cultists', dwellings: 'E6', workers: 20 },
          { faction: 'mermaids', dwellings: 'D5', workers: 20 },
        ],
        options: { landscapes: 'random' },
        seed,
        turn,
      });
    const games = Array.from({ length: 12 }, (_, seed) => {
      const home = drawn(0, seed).play('0 transform E5 plains short').refusal('0 landscape E5');
      const river = drawn(1, seed).refusal('1 landscape r16');
      expect(river).toBe(home);
      return home;
    });
    expect(new Set(games)).toEqual(new Set(['', 'no-landscapes']));
  });

  it('lie on a hex made home in this action, instead of a dwelling', () => {
    const table = cultists();
    expect(table.refusal('0 landscape E5')).toBe('not-now');
    table.play('0 transform E5 plains short');
    expect(table.asked()).toEqual(['build', 'decline', 'landscape']);
    expect(table.refusal('0 landscape E7')).toBe('not-made-home');
    table.play('0 landscape E5');
    expect(table.happened('landscape')).toEqual([
      { type: 'landscape', seat: 0, faction: 'cultists', hex: 'E5' },
    ]);
    expect(table.told(0)).toEqual([]);
    expect(table.state.owner(table.hex('E5'))).toBe(0);
    expect(table.reach(0)).toContain('E4');
    expect(table.reach(0)).not.toContain('E5');
    expect(table.deciders()).toEqual([0]);
    expect(table.asked()).not.toContain('build');
  });

  it('are asked for without the goods for a dwelling', () => {
    const table = cultists({ workers: 3, coins: 0 }).play('0 transform E5 plains short');
    expect(table.asked()).toEqual(['decline', 'landscape']);
  });

  it('lie once', () => {
    const table = cultists({ landscape: 'E5' }).play('0 transform D4 plains short');
    expect(table.refusal('0 landscape D4')).toBe('landscape-lies');
  });

  it('need the whole way home', () => {
    const table = cultists(FREE_SPADES).play('0 power ACT5', '0 transform E7 wasteland short');
    expect(table.asked()).not.toContain('landscape');
  });

  it('are not laid with spades of the cult reward', () => {
    const table = cultists({ cults: { earth: 8 } }, { tile: 'SCORE2' }).passAll();
    table.play('0 transform E5 plains short');
    expect(table.refusal('0 landscape E5')).toBe('no-building-now');
  });

  it('leave the other spades; what only the landscape reaches is for later actions', () => {
    const table = cultists(FREE_SPADES).play('0 power ACT6', '0 transform E5 plains short');
    table.play('0 landscape E5');
    expect(table.told(0)).toEqual([]);
    expect(table.asked()).toEqual(['decline', 'transform']);
    expect(table.reach(0)).toContain('E4');
    expect(table.refusal('0 transform E4 mountains short')).toBe('not-in-reach');
    table.play('0 transform D4 desert short');
    expect(table.terrain('D4')).toBe('desert');
    const other = cultists(FREE_SPADES).play('0 power ACT6', '0 transform E5 plains short');
    expect(other.play('0 landscape E5', '0 decline').told(0)).toEqual(['lost 1 spades']);
  });

  it('leave another hex made home for the dwelling', () => {
    const two = cultists(FREE_SPADES, { terrain: { swamp: 'E7' } });
    two.play('0 power ACT6', '0 transform E5 plains short', '0 transform E7 plains short');
    two.play('0 landscape E5');
    expect(two.asked()).toEqual(['build', 'decline']);
    expect(two.refusal('0 build E5')).toBe('not-made-home');
    expect(two.play('0 build E7').on('E7')).toBe('0 dwelling');
  });

  it('offer power to the neighbours, and bring it to their owner', () => {
    const table = withLandscapes('cultists', { dwellings: 'E6' }, {}, { dwellings: 'E4' });
    table.play('0 transform E5 plains short', '0 landscape E5');
    expect(table.happened('power-offered')).toMatchObject([{ seat: 1, from: 0, amount: 1 }]);
    const lies = { dwellings: 'E6', landscape: 'E5' };
    const built = withLandscapes('cultists', lies, { turn: 1 }, { dwellings: 'E4' });
    built.play('1 upgrade E4 trading-post');
    expect(built.happened('power-offered')).toMatchObject([{ seat: 0, from: 1, amount: 1 }]);
    const price = built.state.table.factions[built.state.faction(1)].tradingPost;
    expect(built.total(1, 'coins')).toBe(-price.coins);
    expect(price.coins).toBeLessThan(price.coinsAlone ?? 0);
  });

  it('count 1 for towns', () => {
    const group = { stronghold: 'E6', tradingPosts: 'E7', dwellings: 'D4' };
    const table = cultists(group).play('0 transform E5 plains short', '0 landscape E5');
    expect(table.asked()).toEqual(['town']);
    expect(table.play('0 town TW1').happened('town')[0].buildings).toContain('E5');
  });

  it('can neither be upgraded nor built on', () => {
    const table = cultists({ landscape: 'E5' });
    expect(table.refusal('0 upgrade E5 trading-post')).toBe('cannot-become');
    expect(table.refusal('0 build E5')).toBe('not-empty');
    expect(table.refusal('0 transform E5 swamp short')).toBe('not-empty');
  });

  it('survive a saved game', () => {
    const { game, state } = cultists({ landscape: 'E5' });
    const again = game.fromJson(JSON.parse(JSON.stringify(game.toJson(state))));
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(game.difference(state, again.value)).toEqual([]);
  });

  it('refuse positions with two of one seat, or in another way', () => {
    expect(() => cultists({ landscape: 'E5 E7' })).toThrow('owner');
    expect(() => withLandscapes('mermaids', { dwellings: 'E6', landscape: 'E5' })).toThrow('owner');
  });
});
