import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const CHARGED = { power: '0/0/12' } as const;

const made = (player: Player, rest: Omit<Position, 'players'> = {}) =>
  position({ players: [player, { faction: 'engineers' }], ...rest });

describe('the payment for spades', () => {
  const halflings = (rest: Omit<Position, 'players'> = {}) =>
    made({ faction: 'halflings', tradingPosts: 'E6', ...CHARGED }, { tile: 'SCORE2', ...rest });

  it('[FAQ 76] Halflings score a point for each spade that they use', () => {
    const table = halflings().play(
      '0 upgrade E6 stronghold',
      '0 transform E5 plains short',
      '0 transform F3 plains short',
      '0 decline',
    );
    expect(table.total(0, 'vp', 'ability')).toBe(2);
    expect(table.told(0)).toContain('lost 1 spades');
    expect(halflings().play('0 power ACT5', '0 decline').total(0, 'vp')).toBe(0);
    const paid = halflings().play('0 transform E5 plains short');
    expect(paid.told(0)).toEqual(['-3 workers spade', '+1 vp ability']);
    const part = halflings().play('0 power ACT6', '0 transform E7 wasteland short');
    expect(part.told(0)).toEqual(['-6 power power-action', '+1 vp ability', 'lost 1 spades']);
  });

  it('[FAQ 76] of the cult reward too', () => {
    const table = made(
      { faction: 'halflings', dwellings: 'E6', cults: { earth: 8 } },
      { tile: 'SCORE2', passed: [1] },
    ).passAll();
    table.play('0 transform E5 plains short', '0 decline');
    expect(table.total(0, 'vp')).toBe(1);
  });

  it('[FAQ 76] by the ruling spadeRewards: gained, for each received', () => {
    const gained = { rulings: { spadeRewards: 'gained' } } as const;
    const table = halflings(gained).play('0 upgrade E6 stronghold', '0 decline');
    expect(table.total(0, 'vp', 'ability')).toBe(3);
    const spade = halflings(gained).play('0 power ACT5');
    expect(spade.total(0, 'vp')).toBe(1);
    expect(spade.branch().play('0 decline').total(0, 'vp')).toBe(0);
    expect(spade.branch().play('0 transform E5 plains short').total(0, 'vp')).toBe(0);
    // Two of three are bought.
    expect(spade.branch().play('0 transform E7 plains short').total(0, 'vp')).toBe(2);
  });

  const alchemists = (great: 'stronghold' | 'dwellings', rest: Omit<Position, 'players'> = {}) =>
    made(
      { faction: 'alchemists', [great]: 'E10', power: '6/0/6' },
      { terrain: { plains: 'E11' }, ...rest },
    );

  it('[FAQ 77] Alchemists with their stronghold gain 2 power for each spade that they use', () => {
    const table = alchemists('stronghold').play('0 power ACT6', '0 transform E11 swamp short');
    expect(table.told(0)).toEqual(['-6 power power-action', '+2 power ability']);
    table.play('0 decline');
    expect(table.told(0)).toEqual(['lost 1 spades']);
    const none = alchemists('stronghold').play('0 power ACT6', '0 decline');
    expect(none.total(0, 'power')).toBe(0);
    const bought = alchemists('stronghold').play('0 transform E9 mountains short');
    expect(bought.told(0)).toEqual(['-3 workers spade', '+2 power ability']);
    const without = alchemists('dwellings').play('0 power ACT6', '0 transform E11 swamp short');
    expect(without.total(0, 'power')).toBe(0);
  });

  it('[FAQ 77] by the ruling spadeRewards: gained, for each received', () => {
    const table = alchemists('stronghold', { rulings: { spadeRewards: 'gained' } });
    table.play('0 power ACT6', '0 decline');
    expect(table.total(0, 'power')).toBe(4);
  });

  const darklings = (terrain: Position['terrain']) =>
    made(
      { faction: 'darklings', dwellings: 'E10', priests: 3, ...CHARGED },
      { ...(terrain !== undefined && { terrain }) },
    );

  it('[FAQ 89] Darklings score 2 points for spades of priests only', () => {
    const mixed = darklings({ forest: 'E11' }).play('0 power ACT5', '0 transform E11 swamp short');
    expect(mixed.told(0)).toEqual(['-4 power power-action', '-1 priests spade', '+2 vp ability']);
    const free = darklings({ lakes: 'E11' }).play('0 power ACT5', '0 transform E11 swamp short');
    expect(free.total(0, 'vp')).toBe(0);
    const paid = darklings({ mountains: 'E11' }).play('0 transform E11 swamp short');
    expect(paid.told(0)).toEqual(['-3 priests spade', '+6 vp ability']);
  });
});
