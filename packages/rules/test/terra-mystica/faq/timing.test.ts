import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

/** A group of four with power 6, and a trading post elsewhere that can become a temple. */
const READY = { dwellings: 'A1 A2', tradingPosts: 'A3 A4 I6' } as const;

describe('order of things that happen together', () => {
  const fire = (other: Player) =>
    position({ players: [{ faction: 'witches', ...READY, cults: { fire: 8 } }, other] }).play(
      '0 upgrade I6 temple',
      '0 favour FAV5',
      '0 town TW1',
    );

  it('[FAQ 55] a town that a favour tile founds comes before its steps, so that the key counts', () => {
    const table = fire({ faction: 'engineers' });
    expect(table.told(0).slice(-7)).toEqual([
      '+5 vp town-tile',
      '+5 vp ability',
      '+1 keys town-tile',
      '+6 coins town-tile',
      '+2 fire favour-tile',
      '-1 keys cult-track',
      '+3 power cult-track',
    ]);
    expect([table.cult(0, 'fire'), table.keys(0)]).toEqual([10, 0]);
  });

  it('[FAQ 55] unless space 10 is taken', () => {
    const table = fire({ faction: 'engineers', cults: { fire: 10 } });
    expect([table.cult(0, 'fire'), table.keys(0)]).toEqual([9, 1]);
  });

  it('[FAQ 55] ruling keySteps: the steps come at once where a key makes up for them', () => {
    const table = position({
      players: [{ faction: 'witches', ...READY, cults: { fire: 8 } }, { faction: 'engineers' }],
      options: { rules: 'snellman' },
    }).play('0 upgrade I6 temple', '0 favour FAV5');
    expect(table.told(0).slice(-2)).toEqual(['+1 fire favour-tile', 'lost 1 steps'].reverse());
    expect(table.asked()).toContain('town');
    table.play('0 town TW1');
    expect([table.cult(0, 'fire'), table.keys(0)]).toEqual([10, 0]);
  });

  const chaos = () =>
    position({
      players: [
        { faction: 'chaos-magicians', ...READY, cults: { air: 7, fire: 3 } },
        { faction: 'engineers' },
      ],
    }).play('0 upgrade I6 temple');

  it('[FAQ 56] Chaos Magicians settle one favour tile, then the other', () => {
    expect(chaos().legal(0, 'favour')).toContain('FAV5');
    expect(chaos().legal(0, 'favour')).toContain('FAV4');
    const town = chaos().play('0 favour FAV5', '0 town TW1', '0 favour FAV4');
    expect([town.cult(0, 'fire'), town.cult(0, 'air'), town.keys(0)]).toEqual([5, 10, 0]);
    const air = chaos().play('0 favour FAV4', '0 favour FAV5', '0 town TW1');
    expect([air.cult(0, 'fire'), air.cult(0, 'air'), air.keys(0)]).toEqual([5, 9, 1]);
    for (const table of [town, air]) expect(table.favours(0)).toEqual(['FAV4', 'FAV5']);
  });

  const darklings = () =>
    position({
      players: [
        {
          faction: 'darklings',
          tradingPosts: 'E10 E11',
          dwellings: 'D8 F7',
          workers: 5,
          cults: { air: 1 },
        },
        { faction: 'witches' },
      ],
    }).play('0 upgrade E10 stronghold');

  it('[FAQ 57] Darklings may ordain the workers of a town that their stronghold founds', () => {
    const table = darklings();
    expect(table.workers(0)).toBe(1);
    table.play('0 town TW2');
    expect(table.legal(0, 'ordain')).toEqual(['1', '2', '3']);
    table.play('0 ordain 3');
    expect([table.workers(0), table.priests(0)]).toEqual([0, 3]);
  });

  it('[FAQ 57] or ordain before they take the town tile', () => {
    const table = darklings();
    expect(table.asked()).toEqual(['ordain', 'town']);
    expect(table.legal(0, 'ordain')).toEqual(['1']);
    expect(table.refusal('0 ordain 2')).toBe('too-many-times');
    table.play('0 ordain 1');
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW2');
    expect([table.workers(0), table.priests(0)]).toEqual([2, 1]);
    expect(table.asked()).toContain('end');
  });

  /**
   * Auren whose stronghold founds a town: the steps of its favour tile can use the town's key, or
   * they cannot.
   */
  const auren = (rest: Omit<Position, 'players'> = {}) =>
    position({
      players: [
        {
          faction: 'auren',
          tradingPosts: 'F4 F3',
          dwellings: 'E6 G2',
          cults: { air: 7 },
        },
        { faction: 'engineers' },
      ],
      ...rest,
    }).play('0 upgrade F4 stronghold');

  it('[FAQ 57] Auren too choose between town tile and favour tile', () => {
    const town = auren().play('0 town TW1', '0 favour FAV4');
    expect([town.cult(0, 'air'), town.keys(0)]).toEqual([10, 0]);
    const favour = auren().play('0 favour FAV4');
    expect(favour.asked()).toEqual(['town']);
    favour.play('0 town TW1');
    expect([favour.cult(0, 'air'), favour.keys(0)]).toEqual([9, 1]);
    for (const table of [town, favour]) expect(table.asked()).toContain('end');
  });

  it('[FAQ 57] FAV5 taken first founds that town, once, before its steps', () => {
    const table = auren().play('0 favour FAV5');
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW2');
    expect([table.towns(0), table.cult(0, 'fire')]).toEqual([['TW2'], 2]);
    expect(table.asked()).toContain('end');
  });

  it('[FAQ 57] with one town tile left there is still the choice', () => {
    const table = auren({ townsLeft: { TW1: 1 } });
    expect(table.asked()).toEqual(['favour', 'town']);
    table.play('0 favour FAV4');
    expect([table.towns(0), table.keys(0), table.cult(0, 'air')]).toEqual([['TW1'], 1, 9]);
  });

  it('[FAQ 57] a temple gives its tile before the town is looked for', () => {
    const table = position({
      players: [
        { faction: 'auren', tradingPosts: 'F4 F3', stronghold: 'E6', dwellings: 'G2' },
        { faction: 'engineers' },
      ],
    }).play('0 upgrade F4 temple');
    expect(table.asked()).toEqual(['favour']);
  });

  /**
   * Riverwalkers without a priest in the supply pass into a round with an income of two priests.
   */
  const riverwalkers = (rulings: Position['rulings'] = {}) =>
    position({
      players: [
        {
          faction: 'riverwalkers',
          home: 'lakes',
          locked: 'desert plains swamp forest mountains wasteland',
          sent: { fire: '0' },
          temples: 'D5',
          coins: 5,
          workers: 0,
        },
        { faction: 'witches', card: 'BON5' },
      ],
      rulings,
      passed: [1],
      beside: 'BON8 BON1 BON2',
    }).play('0 pass BON8');

  it('[FAQ 58] Riverwalkers take priests of the income one by one', () => {
    const table = riverwalkers();
    expect(table.state.round()).toBe(2);
    expect(table.deciders()).toEqual([0]);
    expect(table.refusal('0 gain-priest')).toBe('no-priest-in-supply');
    expect(table.asked()).toEqual(['decline', 'unlock']);
    table.play('0 unlock plains');
    expect(table.told(0)).toEqual(['-1 coins unlock']);
    expect(table.asked()).toEqual(['gain-priest', 'unlock']);
    table.play('0 gain-priest');
    expect([table.priests(0), table.state.locked(0).toString(2)]).toEqual([1, '1110101']);
  });

  it('[FAQ 58] home terrain of others costs 2 coins, by the rules of 2014 nothing does', () => {
    const paid = riverwalkers().play('0 unlock forest');
    expect(paid.told(0)).toContain('-2 coins unlock');
    const free = riverwalkers({ fireIceRules: '2014' }).play('0 unlock forest');
    expect(free.total(0, 'coins', 'unlock')).toBe(0);
    expect(free.happened('unlocked')).toMatchObject([{ terrain: 'forest' }]);
  });
});
