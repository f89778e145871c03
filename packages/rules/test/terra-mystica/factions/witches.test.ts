import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Witches’ Raven Hut', () => {
  const group = { stronghold: 'F4', temples: 'E6', landscape: 'E7' } as const;

  it('needs two temples', () => {
    const one = withLandscapes('witches', { temples: 'F4' }).play('0 transform E7 forest short');
    expect(one.game.explain(one.state, 0, one.move('landscape E7'))).toEqual({
      code: 'landscape-needs',
      params: { building: 'temple', count: 2 },
    });
    const two = withLandscapes('witches', { temples: 'F4 C4' });
    two.play('0 transform E7 forest short', '0 landscape E7');
    expect(two.state.landscape(0)).toBe(two.hex('E7'));
  });

  it('lets each town bring its 5 points or three steps on one cult', () => {
    const table = withLandscapes('witches', group, { terrain: { forest: 'G2' } });
    table.play('0 build G2', '0 town TW1');
    expect(table.asked()).toEqual(['cult', 'take-points']);
    expect(table.branch().play('0 take-points').told(0)).toEqual(['+5 vp ability']);
    table.play('0 cult air');
    expect(table.told(0)).toEqual(['+3 air landscape', '+1 power cult-track']);
  });

  it('before it lies, and with the option off, there is no question', () => {
    const without = { stronghold: 'F4', temples: 'E6', dwellings: 'E7' };
    const table = withLandscapes('witches', without, { terrain: { forest: 'G2' } });
    expect(table.play('0 build G2', '0 town TW1').total(0, 'vp', 'ability')).toBe(5);
  });

  it('takes the key of the same town for space 10', () => {
    const high = { ...group, cults: { fire: 8 } };
    const table = withLandscapes('witches', high, { terrain: { forest: 'G2' } });
    table.play('0 build G2', '0 town TW1', '0 cult fire');
    expect(table.cult(0, 'fire')).toBe(10);
  });
});
