import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Chaos Magicians’ Gate of Chaos', () => {
  const gate = (other: object = {}) =>
    withLandscapes('chaos-magicians', { tradingPosts: 'E3', coins: 20 }, {}, other);

  it('is laid with the stronghold on any free wasteland, for nothing', () => {
    const table = gate({ dwellings: 'A5' });
    table.play('0 upgrade E3 stronghold');
    expect(table.asked()).toEqual(['decline', 'landscape']);
    expect(table.refusal('0 landscape A1')).toBe('wrong-terrain');
    expect(table.refusal('0 landscape E3')).toBe('not-empty');
    table.play('0 landscape A6');
    expect([table.told(0), table.on('A6'), table.state.owner(table.hex('A6'))]).toEqual([
      [],
      'none',
      0,
    ]);
    expect(table.happened('power-offered')).toMatchObject([{ seat: 1, from: 0, amount: 1 }]);
    expect(table.reach(0)).toContain('A7');
  });

  it('only then, and only if its owner likes', () => {
    const table = gate().play('0 upgrade E3 stronghold', '0 decline');
    expect(table.state.landscape(0)).toBe(255);
    const later = withLandscapes('chaos-magicians', { stronghold: 'E3' });
    later.play('0 transform E4 wasteland short');
    expect(later.refusal('0 landscape E4')).toBe('landscape-otherwise');
  });

  it('comes after the town of the stronghold and may join it', () => {
    const group = { tradingPosts: 'E3 E2 D3', dwellings: 'D2', coins: 20 };
    const table = withLandscapes('chaos-magicians', group, { terrain: { wasteland: 'E4' } });
    table.play('0 upgrade E3 stronghold', '0 town TW1', '0 landscape E4');
    expect(table.towns(0)).toEqual(['TW1']);
    expect(table.isInTown(0, 'E4')).toBe(true);
  });

  it('is not asked for without landscapes, or without a free hex', () => {
    const off = withLandscapes(
      'chaos-magicians',
      { tradingPosts: 'E3' },
      { options: { landscapes: false } },
    );
    expect(off.play('0 upgrade E3 stronghold').asked()).not.toContain('landscape');
    const wasteland = 'A6 A9 A12 D4 D6 D7 G2 I1 I5 I12';
    const none = withLandscapes(
      'chaos-magicians',
      { tradingPosts: 'E3' },
      { terrain: { desert: wasteland } },
    );
    expect(none.play('0 upgrade E3 stronghold').asked()).not.toContain('landscape');
  });
});
