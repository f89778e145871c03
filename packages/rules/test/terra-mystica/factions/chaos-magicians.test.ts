import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';
import { position } from '../rule-table.ts';

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

describe('the Chaos Magicians’ two actions', () => {
  const magicians = (options: object = {}) =>
    position({
      players: [
        { faction: 'chaos-magicians', stronghold: 'E3', power: '12/0/0', priests: 1 },
        { faction: 'witches', dwellings: 'E9' },
      ],
      options,
    }).play('0 special ACTC');

  it('are one when the second is left out, and nobody has to pass for it', () => {
    const table = magicians();
    expect(table.refusal('0 decline')).toBe('nothing-to-decline');
    table.play('0 priest fire 1', '0 decline', '0 end');
    expect([table.deciders(), table.state.hasPassed(0)]).toEqual([[1], false]);
    expect(table.refusal('1 decline')).toBe('nothing-to-decline');
  });

  it('are two by rules older than 2026-11-28, and on the site', () => {
    for (const options of [{ rulesVersion: '2026-11-22' }, { rules: 'snellman' }]) {
      const table = magicians(options).play('0 priest fire 1');
      expect(table.refusal('0 decline')).not.toBe('');
      expect(table.legal(0)).not.toContain('decline');
    }
  });
});
