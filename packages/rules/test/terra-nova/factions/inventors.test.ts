import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const inventors = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [
      { faction: 'inventors', power: '0/0/8', ...player },
      { faction: 'sand-cats', houses: 'A4' },
    ],
    ...rest,
  });

const builder: Player = { faction: 'water-sprites', houses: 'B3', sailing: 1 };

describe('Inventors', () => {
  it('[TN-21-inventors-1] get power for every house of others: 2 with two players, 1 with more', () => {
    const power = (...others: Player[]) => {
      const table = position({ players: [builder, { faction: 'inventors' }, ...others] });
      return table.play('0 build C2').told(1);
    };
    expect(power()).toEqual(['+2 power ability']);
    expect(power({ faction: 'golems' })).toEqual(['+1 power ability']);
    expect(power({ faction: 'golems' }, { faction: 'fairies' })).toEqual(['+1 power ability']);
  });

  it('[TN-21-inventors-1] wherever it stands, and power for neighbours besides', () => {
    const table = position({
      players: [builder, { faction: 'inventors', houses: 'B2 C1' }],
      terrain: { lake: 'B1' },
    });
    table.play('0 build C2');
    expect(table.told(1)).toEqual(['+2 power neighbour', '+2 power ability']);
  });

  it('[TN-21-inventors-1] for every kind of house built, not for upgrades, bridges or own houses', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', leftPalace: 'B3', houses: 'C2' },
        { faction: 'inventors', houses: 'D4' },
      ],
      terrain: { swamp: 'E3' },
    });
    expect(table.play('0 special H6').told(1)).toEqual(['+2 power ability']);
    table.play('1 sail');
    expect(table.play('0 upgrade H6').told(1)).toEqual([]);
    expect(table.play('1 sail').play('0 bridge C2-C4').told(1)).toEqual([]);
    expect(table.play('1 build E3').told(1)).toEqual(['-4 coins build']);
  });

  it('[TN-21-inventors-1] for a house on the hex just transformed and for the Fire Sprites’ free one', () => {
    const transformed = position({ players: [builder, { faction: 'inventors' }] });
    expect(transformed.play('0 transform B4').told(1)).toEqual([]);
    expect(transformed.play('0 build B4').told(1)).toEqual(['+2 power ability']);
    const edge = position({
      players: [{ faction: 'fire-sprites', tradingPosts: 'C4' }, { faction: 'inventors' }],
    });
    expect(edge.play('0 palace C4 left', '0 edge-house A1').told(1)).toEqual(['+2 power ability']);
  });

  it('[TN-21-inventors-1] also after they have passed', () => {
    const table = position({ players: [builder, { faction: 'inventors' }], passed: [1] });
    expect(table.play('0 build C2').told(1)).toEqual(['+2 power ability']);
  });

  it('[TN-21-inventors-2] left palace: income 2 power', () => {
    const table = inventors({ leftPalace: 'D4', power: '8/0/0' }, { beside: 'C D E' });
    table.play('0 pass D', '1 pass A');
    expect(table.told(0)).toContain('+2 power left-palace');
  });

  it('[TN-21-inventors-3] left palace: for 6 power a hex in reach and a trading post, both free', () => {
    const table = inventors({ leftPalace: 'D4', coins: 0 });
    expect(table.legal(0, 'special')).toEqual(['C4']);
    table.play('0 special C4');
    expect(table.told(0)).toEqual(['-6 power palace-action']);
    expect(table.on('C4')).toBe('0 trading-post');
    expect(table.terrain('C4')).toBe('swamp');
    expect(table.state.houses(0)).toBe(8);
    expect(table.state.tradingPosts(0)).toBe(3);
  });

  it('[TN-21-inventors-3] home terrain needs no transformation', () => {
    const table = inventors({ leftPalace: 'D4' }, { terrain: { swamp: 'C4' } });
    table.play('0 special C4');
    expect(table.happened('transformed')).toEqual([]);
    expect(table.on('C4')).toBe('0 trading-post');
  });

  it('[TN-21-inventors-3] is no use of shovels, counts as an upgrade and not as a house', () => {
    const vp = (scored: NonNullable<Position['scored']>) =>
      inventors({ leftPalace: 'D4', rightPalace: 'A1' }, { scored }).play('0 special C4').vp(0);
    expect([vp('shovel'), vp('house'), vp('trading-post')]).toEqual([0, 0, 3]);
    const table = inventors({ leftPalace: 'D4' }).play('0 special C4');
    expect(table.told(1)).toEqual(['+2 coins ability']);
  });

  it('[TN-21-inventors-3] neighbours get power for it, and it can found a town', () => {
    const table = inventors({ leftPalace: 'D4', houses: 'B3' });
    table.play('0 special C4').play('0 exchange 2', '1 upgrade A4');
    expect(table.told(0)).toContain('+1 power neighbour');
    const town = inventors({ leftPalace: 'D4', houses: 'B3 B4' }).play('0 special C4');
    expect(town.told(1)).toEqual(['+2 coins ability']);
    expect(town.asked()).toEqual(['town']);
  });

  it('[TN-21-inventors-3] needs 6 power, reach, an empty hex and a trading post on the mat', () => {
    expect(inventors({ leftPalace: 'D4', power: '3/0/5' }).refusal('0 special C4')).toBe(
      'not-enough-power',
    );
    expect(inventors({ leftPalace: 'D4' }).refusal('0 special C6')).toBe('not-in-reach');
    expect(inventors({ leftPalace: 'D4', houses: 'C4' }).refusal('0 special C4')).toBe('not-empty');
    expect(
      inventors({ leftPalace: 'D4', tradingPosts: 'A1 A2 A3 I1' }).refusal('0 special C4'),
    ).toBe('no-trading-post-left');
  });

  it('[TN-21-inventors-4] as often in a round as there is power for it', () => {
    const table = inventors({ leftPalace: 'D4', sailing: 1 }, { passed: [1] });
    table.play('0 special C4', '0 exchange 2');
    expect(table.happened('used')).toEqual([]);
    expect(table.refusal('0 special C6')).toBe('not-enough-power');
    table.state.setBowls(0, 0, 0, 8);
    table.play('0 special C6');
    expect(table.on('C6')).toBe('0 trading-post');
  });

  it('[TN-21-inventors-4] but it is the action of the turn', () => {
    const table = inventors({ leftPalace: 'D4' });
    expect(table.play('0 special C4').refusal('0 sail')).toBe('action-already-taken');
  });

  it('[TN-21-inventors-5] right palace: 2 VP for every own house built', () => {
    const table = inventors({ rightPalace: 'D4', power: '8/0/0' }, { terrain: { swamp: 'C4' } });
    expect(table.play('0 build C4').told(0)).toEqual(['-4 coins build', '+2 vp right-palace']);
    const scored = inventors(
      { rightPalace: 'D4', power: '8/0/0' },
      { scored: 'house', terrain: { swamp: 'C4' } },
    );
    expect(scored.play('0 build C4').vp(0)).toBe(4);
    const upgraded = inventors({ rightPalace: 'D4', houses: 'A1', power: '8/0/0' });
    expect(upgraded.play('0 upgrade A1').told(0)).toEqual(['-10 coins upgrade']);
  });
});
