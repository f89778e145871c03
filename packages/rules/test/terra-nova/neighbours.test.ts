import { describe, expect, it } from 'vitest';
import { position } from './rule-table.ts';

describe('power for neighbours', () => {
  it('[TN-9-1] example: upgrading beside two yellow buildings and a black one gives 2 and 1 power', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'G3' },
        { faction: 'sun-worshippers', houses: 'F2 G4' },
        { faction: 'leprechauns', houses: 'H3' },
        { faction: 'druids', houses: 'I1' },
      ],
    });
    table.play('0 upgrade G3');
    expect(table.told(1)).toEqual(['+2 power neighbour']);
    expect(table.told(2)).toEqual(['+1 power neighbour']);
    expect(table.told(3)).toEqual([]);
    expect(table.happened('power').map((event) => event.from)).toEqual([0, 0]);
  });

  it('[TN-9-1] a house built and a palace give the same', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'H6', tradingPosts: 'G3' },
        { faction: 'sun-worshippers', houses: 'F2 G4 I6' },
      ],
      terrain: { lake: 'H5' },
    });
    table.play('0 palace G3 left');
    expect(table.told(1)).toEqual(['+2 power neighbour']);
    table.play('1 sail').play('0 build H5');
    expect(table.told(1)).toEqual(['+1 power neighbour']);
  });

  it('[TN-9-2] counts buildings, not their size', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'G3' },
        { faction: 'sun-worshippers', houses: 'F2', leftPalace: 'G4', tradingPosts: 'H2' },
      ],
    });
    expect(table.play('0 upgrade G3').told(1)).toEqual(['+3 power neighbour']);
  });

  it('[TN-9-3] gives nothing to the builder', () => {
    const table = position({
      players: [{ faction: 'water-sprites', houses: 'G3 G4 H3' }, { faction: 'golems' }],
    });
    expect(table.play('0 upgrade G3').told(0)).toEqual(['-10 coins upgrade']);
  });

  it('[TN-9-4] is free of choice and of price: no VP is paid and nobody is asked', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'G3' },
        { faction: 'sun-worshippers', houses: 'F2 G4', vp: 0, power: '0/0/8' },
      ],
    });
    table.play('0 upgrade G3');
    expect(table.told(1)).toEqual(['+2 power neighbour (2 lost)']);
    expect(table.deciders()).toEqual([1]);
    expect(table.vp(1)).toBe(0);
  });

  it('[TN-9-5] goes to players who have passed too', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'G3' },
        { faction: 'sun-worshippers', houses: 'F2 G4' },
      ],
      passed: [1],
    });
    expect(table.play('0 upgrade G3').told(1)).toEqual(['+2 power neighbour']);
  });

  it('[TN-9-6] reaches across a bridge, but not across a river', () => {
    const at = (bridges: string) =>
      position({
        players: [
          { faction: 'water-sprites', houses: 'C2', bridges },
          { faction: 'golems', houses: 'C4', sailing: 4 },
        ],
      }).play('0 upgrade C2');
    expect(at('C2-C4').told(1)).toEqual(['+1 power neighbour']);
    expect(at('C2-C4').told(0)).toEqual(['-7 coins upgrade']);
    expect(at('').told(1)).toEqual([]);
    expect(at('').told(0)).toEqual(['-10 coins upgrade']);
  });

  it('[TN-9-6] across a bridge only who stands at its end gets power', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'C2', bridges: 'C2-C4' },
        { faction: 'golems', houses: 'C4' },
        { faction: 'druids', houses: 'H3' },
      ],
    });
    table.play('0 upgrade C2');
    expect([table.told(1), table.told(2)]).toEqual([['+1 power neighbour'], []]);
    const empty = position({
      players: [
        { faction: 'water-sprites', houses: 'C2', bridges: 'C2-C4' },
        { faction: 'golems', houses: 'H5' },
      ],
    });
    expect(empty.play('0 upgrade C2').told(1)).toEqual([]);
  });

  it('[TN-9-7] sailing, bridges and exchanges give neighbours nothing', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'C2', power: '0/0/8' },
        { faction: 'golems', houses: 'C4 B2' },
      ],
    });
    table.play('0 exchange 1', '0 bridge C2-C4');
    expect(table.told(1)).toEqual([]);
  });
});
