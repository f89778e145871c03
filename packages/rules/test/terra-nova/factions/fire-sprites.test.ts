import { describe, expect, it } from 'vitest';
import { countSettlements } from '../../../src/terra-nova/board/groups.ts';
import { type Player, type Position, position } from '../rule-table.ts';

const sprites = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [
      { faction: 'fire-sprites', ...player },
      { faction: 'water-sprites', houses: 'A8' },
    ],
    ...rest,
  });

describe('Fire Sprites', () => {
  it('[TN-21-fire-sprites-1] pay 1 power less for every power action', () => {
    const spent = (line: string) => sprites({ houses: 'C4', power: '0/0/8' }).play(line).told(0)[0];
    expect(spent('0 power-bridge P1 C2-C4')).toBe('-2 power power-action');
    expect(spent('0 power-bridge P2 C2-C4')).toBe('-3 power power-action');
    expect(spent('0 power P3')).toBe('-3 power power-action');
    expect(spent('0 power P4')).toBe('-3 power power-action');
    expect(spent('0 power-shovel P5 B4')).toBe('-3 power power-action');
    expect(spent('0 power-shovel P6 B4')).toBe('-5 power power-action');
    expect(sprites({ power: '5/0/3' }).refusal('0 power P4')).toBe('');
    expect(sprites({ power: '6/0/2' }).refusal('0 power P4')).toBe('not-enough-power');
  });

  it('[TN-21-fire-sprites-2] the power exchange is no power action', () => {
    const table = sprites({ power: '0/0/8' }).play('0 exchange 3');
    expect(table.told(0)).toEqual(['-3 power exchange', '+3 coins exchange']);
  });

  it('[TN-21-fire-sprites-3] left palace: income 4 power', () => {
    const table = sprites({ leftPalace: 'C4' }, { beside: 'C D E' });
    expect(table.play('0 pass D', '1 pass A').told(0)).toContain('+4 power left-palace');
  });

  it('[TN-21-fire-sprites-4] left palace, once: a hex at the outer edge and a house, both free', () => {
    const table = sprites({ tradingPosts: 'C4', coins: 14 }, { scored: 'house' });
    table.play('0 palace C4 left');
    expect(table.asked()).toEqual(['decline', 'edge-house']);
    // The 28 land hexes at the edge, except A8 with another player's house.
    expect(table.legal(0, 'edge-house')).toHaveLength(27);
    table.play('0 edge-house I8');
    expect(table.told(0)).toEqual(['+2 vp round-tile']);
    expect(table.on('I8')).toBe('0 house');
    expect(table.terrain('I8')).toBe('wasteland');
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-21-fire-sprites-4] is no use of shovels, but the house counts as built', () => {
    const table = sprites({ tradingPosts: 'C4' }, { scored: 'shovel' });
    table.play('0 palace C4 left').play('0 edge-house A7');
    expect(table.told(0)).toEqual([]);
    expect(table.told(1)).toEqual(['+1 power neighbour']);
    expect(table.happened('transformed')).toEqual([]);
    const far = sprites({ tradingPosts: 'C4' }, { scored: 'shovel' });
    far.play('0 palace C4 left', '0 edge-house I8');
    expect(far.happened('transformed')).toMatchObject([{ hex: 'I8', shovels: 0, bought: 0 }]);
    expect(far.vp(0)).toBe(0);
  });

  it('[TN-21-fire-sprites-4] home terrain may be taken, inner, river and taken hexes not', () => {
    const table = sprites({ tradingPosts: 'C4' }).play('0 palace C4 left');
    expect(table.refusal('0 edge-house I9')).toBe('');
    expect(table.refusal('0 edge-house B7')).toBe('not-at-outer-edge');
    expect(table.refusal('0 edge-house E1')).toBe('not-land');
    expect(table.refusal('0 edge-house A8')).toBe('not-empty');
  });

  it('[TN-21-fire-sprites-4] may be left out, and is lost then', () => {
    const table = sprites({ tradingPosts: 'C4' }).play('0 palace C4 left', '0 decline');
    expect(table.deciders()).toEqual([1]);
    table.play('1 sail');
    expect(table.refusal('0 edge-house I8')).toBe('not-now');
    expect(table.refusal('0 special I8')).toBe('no-palace-action');
  });

  it('[TN-21-fire-sprites-4] needs a house on the mat', () => {
    const houses = 'A1 A2 A3 A4 B1 B2 B3 B4';
    const table = sprites({ tradingPosts: 'I9', houses, towns: { vp: houses } });
    expect(table.play('0 palace I9 left').deciders()).toEqual([1]);
  });

  it('[TN-21-fire-sprites-5] towns are looked for once both stand, in one or in two groups', () => {
    // B1 joins the palace's group: only together are they four buildings with value 8.
    const one = sprites({ tradingPosts: 'C2 B2', houses: 'A3' }, { scored: 'shovel' });
    one.play('0 palace B2 left', '0 edge-house B1', '0 town vp');
    expect(one.happened('town').map((event) => event.buildings)).toEqual([
      ['A3', 'B1', 'B2', 'C2'],
    ]);
    // The palace turns the group in the north into a town, the house the one in the south.
    const two = sprites(
      { tradingPosts: 'A3 B2 H2', leftPalace: '', rightPalace: 'H3', houses: 'A1 A2 I2' },
      { scored: 'shovel' },
    );
    two.play('0 palace A3 left', '0 edge-house I3', '0 town vp', '0 town coins');
    expect(two.happened('town').map((event) => event.buildings)).toEqual(
      expect.arrayContaining([
        ['A1', 'A2', 'A3', 'B2'],
        ['H2', 'H3', 'I2', 'I3'],
      ]),
    );
    expect(two.deciders()).toEqual([1]);
  });

  it('[TN-21-fire-sprites-6] right palace example: three settlements at the edge give 3 VP', () => {
    // At the edge: A1 A2, C9, and G9 F8; away from it: G3 H3, C7.
    const table = sprites({
      houses: 'A1 A2 C9 G9 G3 H3',
      tradingPosts: 'F8',
      rightPalace: 'C7',
    });
    expect(countSettlements(table.state, 0, false)).toBe(5);
    expect(table.play('0 pass C').told(0)).toEqual(['+3 vp right-palace']);
  });

  it('[TN-21-fire-sprites-6] one building at the edge is enough, a bridge links, a town counts once', () => {
    const passing = (player: Omit<Player, 'faction'>) =>
      sprites({ rightPalace: 'C7', ...player })
        .play('0 pass C')
        .told(0);
    expect(passing({ houses: 'B2 A2 A3 A4' })).toEqual(['+1 vp right-palace']);
    expect(passing({ houses: 'D1 F2' })).toEqual(['+1 vp right-palace']);
    expect(passing({ houses: 'D1 F1' })).toEqual(['+2 vp right-palace']);
    expect(passing({ houses: 'D1 F2 F1', bridges: 'D1-F2' })).toEqual(['+1 vp right-palace']);
    expect(
      passing({
        houses: 'A1 A2',
        tradingPosts: 'A3',
        leftPalace: 'A4',
        towns: { vp: 'A1 A2 A3 A4' },
      }),
    ).toEqual(['+1 vp right-palace']);
    expect(passing({ houses: 'G3 H3' })).toEqual([]);
  });
});
