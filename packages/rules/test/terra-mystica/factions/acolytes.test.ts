import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Acolytes’ Altar of Sacrifice', () => {
  const acolytes = (mine: object = {}, other: object = {}) =>
    withLandscapes(
      'acolytes',
      { home: 'lakes', dwellings: 'E6', cults: { fire: 5, water: 7 }, ...mine },
      {},
      other,
    );

  it('lies on a volcano made for three steps of one cult, whoever lives there', () => {
    const table = acolytes({}, { faction: 'witches', dwellings: 'A3' });
    expect(table.refusal('0 altar F4 earth')).toBe('cult-too-low');
    expect(table.refusal('0 altar E9 fire')).toBe('not-in-reach');
    table.play('0 altar F4 fire');
    expect(table.told(0)).toEqual(['-3 fire volcano']);
    expect([table.terrain('F4'), table.state.landscape(0)]).toEqual(['volcano', table.hex('F4')]);
    expect(table.refusal('0 landscape F4')).not.toBe('');
  });

  it('never on ice, never after an ordinary volcano', () => {
    const ice = withLandscapes(
      'acolytes',
      {
        home: 'lakes',
        dwellings: 'E6',
        cults: { fire: 5 },
      },
      { terrain: { ice: 'E5' } },
    );
    expect(ice.refusal('0 altar E5 fire')).toBe('terrain-for-good');
    const table = acolytes().play('0 sacrifice E5 fire');
    expect(table.refusal('0 landscape E5')).toBe('landscape-otherwise');
    expect(acolytes({ landscape: 'F4' }).refusal('0 altar E5 fire')).toBe('landscape-lies');
  });

  it('from then on power comes on the way down too', () => {
    const table = acolytes({ landscape: 'E7' }).play('0 sacrifice E5 water');
    expect(table.told(0)).toEqual(['-3 water volcano', '+4 power landscape']);
    expect(acolytes().play('0 sacrifice E5 water').told(0)).toEqual(['-3 water volcano']);
  });
});
