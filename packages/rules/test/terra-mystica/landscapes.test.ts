import { describe, expect, it } from 'vitest';
import type { FactionId } from '../../src/terra-mystica/vocabulary.ts';
import { begin, type Player, type Position, position } from './rule-table.ts';

const FREE_SPADES = { power: '0/0/12' } as const;

/** A player with the landscape still to place, and engineers far away. */
const withLandscapes = (
  faction: FactionId,
  mine: Omit<Player, 'faction'>,
  rest: Omit<Position, 'players'> = {},
  other: Omit<Player, 'faction'> = {},
) =>
  position({
    players: [
      { faction, workers: 20, ...mine },
      { faction: faction === 'dwarves' ? 'witches' : 'engineers', ...other },
    ],
    ...rest,
    options: { landscapes: true, ...rest.options },
  });

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

  it('lie on a hex made home in this action, instead of a dwelling', () => {
    const table = cultists();
    expect(table.refusal('0 landscape E5')).toBe('not-now');
    table.play('0 transform E5 plains short');
    expect(table.asked()).toEqual(['build', 'decline', 'landscape']);
    expect(table.refusal('0 landscape E7')).toBe('not-made-home');
    table.play('0 landscape E5');
    expect(table.happened('landscape')).toEqual([{ type: 'landscape', seat: 0, hex: 'E5' }]);
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

describe('The landscape of', () => {
  it('the Auren: 4 points for space 10 of a cult', () => {
    const mine = { dwellings: 'E6', cults: { air: 8 }, keys: 1, priests: 1 } as const;
    const without = withLandscapes('auren', mine).play('0 priest air 2');
    expect(without.total(0, 'vp')).toBe(0);
    const table = withLandscapes('auren', { ...mine, landscape: 'E5' }).play('0 priest air 2');
    expect(table.total(0, 'vp', 'landscape')).toBe(4);
  });

  it('the Fakirs: 2 coins for a flight, not for the one before it', () => {
    const mine = { dwellings: 'E6', priests: 2 };
    const terrain = { desert: 'E8', plains: 'E4' };
    const table = withLandscapes('fakirs', mine, { terrain });
    table.play('0 skip-transform E4 desert short', '0 landscape E4');
    expect(table.total(0, 'coins')).toBe(0);
    const later = withLandscapes('fakirs', { ...mine, landscape: 'E4' }, { terrain });
    expect(later.play('0 skip-build E8').total(0, 'coins', 'landscape')).toBe(2);
  });

  it('the Giants: needs a temple, then a step on the exchange track', () => {
    const none = withLandscapes('giants', { dwellings: 'E6' });
    none.play('0 transform E5 wasteland short');
    expect(none.refusal('0 landscape E5')).toBe('landscape-needs');
    const table = withLandscapes('giants', { temples: 'E6' });
    table.play('0 transform E5 wasteland short', '0 landscape E5');
    expect(table.asked()).toEqual(['advance-exchange', 'decline']);
    expect(table.branch().play('0 decline').told(0)).toEqual([]);
    table.play('0 advance-exchange');
    expect([table.state.exchange(0), table.told(0)]).toEqual([1, ['+6 vp exchange']]);
    expect(table.happened('exchange')).toMatchObject([{ cause: 'landscape' }]);
    const done = withLandscapes('giants', { temples: 'E6', exchange: 2 });
    done.play('0 transform E5 wasteland short').play('0 landscape E5');
    expect([done.state.exchange(0), done.told(0)]).toEqual([2, []]);
  });

  it('the Cultists: ahead of others with as many steps at the end', () => {
    const other = { dwellings: 'A1', cults: { fire: 3, air: 1 } };
    const mine = { dwellings: 'E6', cults: { fire: 3, earth: 0 } };
    const scores = (landscape?: string) => {
      const lies = landscape === undefined ? mine : { ...mine, landscape };
      const table = withLandscapes('cultists', lies, { round: 6 }, other).passAll();
      while (table.deciders().length > 0) table.play(`${table.deciders()[0]} end`);
      return [0, 1].map((seat) => [
        table.total(seat, 'vp', 'final-fire'),
        table.total(seat, 'vp', 'final-water'),
        table.total(seat, 'vp', 'final-air'),
      ]);
    };
    expect(scores()).toEqual([
      [6, 0, 0],
      [6, 0, 8],
    ]);
    expect(scores('E5')).toEqual([
      [8, 0, 0],
      [4, 0, 8],
    ]);
  });

  it('the Darklings: needs the stronghold, scores as a dwelling', () => {
    const none = withLandscapes('darklings', { dwellings: 'E6', priests: 3 });
    none.play('0 transform F3 swamp short');
    expect(none.refusal('0 landscape F3')).toBe('landscape-needs');
    const mine = { stronghold: 'E6', priests: 3, favours: 'FAV11' } as const;
    const table = withLandscapes('darklings', mine, { tile: 'SCORE3' });
    table.play('0 transform E7 swamp short').play('0 landscape E7');
    expect(table.told(0).sort()).toEqual(['+2 vp favour-tile', '+2 vp round-tile']);
    expect(table.state.onMap(0, 1)).toBe(0);
    const passing = withLandscapes('darklings', { ...mine, card: 'BON9', landscape: 'E5' });
    expect(passing.play('0 pass BON1').total(0, 'vp', 'bonus-card')).toBe(1);
  });

  it('the Yetis: two new power tokens in bowl III', () => {
    const table = withLandscapes('yetis', { home: 'plains', dwellings: 'E6' });
    table.play('0 transform E5 ice short', '0 landscape E5');
    expect(table.power(0)).toBe('12/0/2');
  });

  it('the Dragonlords: needs the sanctuary, then a token each round', () => {
    const none = withLandscapes('dragonlords', { home: 'plains', dwellings: 'E6' });
    none.play('0 erupt E5 1/0/0');
    expect(none.refusal('0 landscape E5')).toBe('landscape-needs');
    const table = withLandscapes('dragonlords', { home: 'plains', sanctuary: 'E6' });
    table.play('0 erupt E5 1/0/0').play('0 landscape E5');
    expect(table.happened('tokens')).toEqual([]);
    const tokens = () => table.happened('tokens').filter(({ cause }) => cause === 'landscape');
    table.passAll();
    expect(tokens()).toMatchObject([{ seat: 0, bowls: [0, 0, 1] }]);
    table.passAll();
    expect(tokens()).toMatchObject([{ seat: 0, bowls: [0, 0, 1] }]);
  });
});
