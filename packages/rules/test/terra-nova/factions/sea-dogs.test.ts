import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const dogs = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [
      { faction: 'sea-dogs', ...player },
      { faction: 'leprechauns', houses: 'I1' },
    ],
    scored: 'shovel',
    ...rest,
  });

/** Two groups at C3: C2 C1 (3) and C4 B4 (4), four buildings with value 7. */
const BANKS = { houses: 'C1', tradingPosts: 'C2 C4 B4' } as const;

describe('Sea Dogs', () => {
  it('[TN-21-sea-dogs-1] may found a town across one river hex; the tile lies on it', () => {
    const table = dogs(BANKS);
    expect(table.legal(0, 'river-town')).toEqual(['C3 C2 C4']);
    table.play('0 river-town C3 C2 C4', '0 town vp');
    expect(table.told(0)).toEqual(['+9 vp town-tile']);
    expect(table.happened('town')).toEqual([
      { type: 'town', seat: 0, tile: 'vp', hex: 'C3', buildings: ['B4', 'C1', 'C2', 'C4'] },
    ]);
    expect(table.state.townHex(0, 2)).toBe(table.hex('C3'));
  });

  it('[TN-21-sea-dogs-1] over river hexes with and without printed bridge ends', () => {
    // The board has a bridge place across C3, but none across C5.
    const without = dogs({ houses: 'C6', tradingPosts: 'C4 B4 D6' });
    expect(without.state.table.bridgeNames).not.toContain('C4-C6');
    expect(without.legal(0, 'river-town')).toContain('C5 B4 C6');
  });

  it('[TN-21-sea-dogs-1] across one river hex, not two', () => {
    const table = dogs({ houses: 'B3', tradingPosts: 'A3 A4 D4' });
    expect(table.legal(0, 'river-town')).toEqual([]);
    expect(table.refusal('0 river-town D3 B3 D4')).toBe('not-next-to-river-hex');
  });

  it('[TN-21-sea-dogs-2] is the owner’s choice: nothing is founded unasked', () => {
    const table = dogs(
      { ...BANKS, houses: '', tradingPosts: 'C2 C4 B4' },
      { terrain: { lake: 'C1' } },
    );
    table.play('0 build C1');
    expect(table.asked()).toEqual(['end', 'river-town']);
    table.play('0 end');
    expect(table.towns(0)).toEqual([]);
  });

  it('[TN-21-sea-dogs-2] at any time of an own turn: before the action, after it, after passing', () => {
    const before = dogs(BANKS).play('0 river-town C3 C2 C4', '0 town coins');
    expect(before.deciders()).toEqual([0]);
    expect(before.refusal('0 sail')).toBe('');
    const after = dogs(BANKS).play('0 sail', '0 river-town C3 C2 C4', '0 town coins');
    expect(after.deciders()).toEqual([1]);
    const passed = dogs(BANKS).play('0 pass C', '0 river-town C3 C2 C4', '0 town coins');
    expect(passed.deciders()).toEqual([1]);
    expect(dogs(BANKS, { turn: 1 }).refusal('0 river-town C3 C2 C4')).toBe('not-your-decision');
  });

  it('[TN-21-sea-dogs-2] a later turn may still found it', () => {
    const table = dogs(BANKS).play('0 sail', '0 end', '1 sail');
    expect(table.legal(0, 'river-town')).toEqual(['C3 C2 C4']);
  });

  it('[TN-21-sea-dogs-2] its coins can pay for the action, not in the middle of one', () => {
    const table = dogs({ ...BANKS, coins: 2 });
    expect(table.refusal('0 sail')).toBe('not-enough-coins');
    table.play('0 river-town C3 C2 C4', '0 town coins', '0 sail');
    expect(table.coins(0)).toBe(0);
  });

  it('[TN-21-sea-dogs-3] needs four buildings of value 7 in both groups together, none in a town', () => {
    expect(dogs({ tradingPosts: 'C2 C4 B4' }).legal(0, 'river-town')).toEqual([]);
    expect(
      dogs({ houses: 'C1 A1', tradingPosts: 'C2 C4', leftPalace: 'I3' }).refusal(
        '0 river-town C3 C2 C4',
      ),
    ).toBe('town-too-small');
    const inTown = dogs({
      houses: 'C1 B1 A1 A2',
      tradingPosts: 'C2 C4 B4 D4',
      towns: { vp: 'C2 C1 B1 A1 A2' },
    });
    expect(inTown.refusal('0 river-town C3 C2 C4')).toBe('group-already-in-town');
    expect(inTown.legal(0, 'river-town')).toEqual([]);
  });

  it('[TN-21-sea-dogs-3] both groups are one town afterwards', () => {
    const table = dogs({ ...BANKS, bridgesLeft: 3 }, { terrain: { lake: 'D4' } });
    table.play('0 river-town C3 C2 C4', '0 town vp', '0 build D4');
    expect(table.towns(0)).toEqual(['vp']);
    table.play('1 sail', '0 bridge C2-C4', '1 sail', '0 upgrade C1');
    expect(table.towns(0)).toEqual(['vp']);
  });

  it('[TN-21-sea-dogs-3] gives the round tile; no fifth town', () => {
    const scored = dogs(BANKS, { scored: 'town' }).play('0 river-town C3 C2 C4', '0 town vp');
    expect(scored.told(0)).toEqual(['+9 vp town-tile', '+5 vp round-tile']);
    const none = dogs({ ...BANKS, towns: { coins: 'I8', vp: 'I9', sailing: 'H8', power: 'H7' } });
    expect(none.refusal('0 river-town C3 C2 C4')).toBe('town-tile-used');
    expect(none.legal(0, 'river-town')).toEqual([]);
  });

  it('[TN-21-sea-dogs-4] may build bridges and found towns with them all the same', () => {
    const table = dogs(BANKS).play('0 bridge C2-C4');
    expect(table.asked()).toEqual(['town']);
  });

  it('[TN-21-sea-dogs-5] nobody else has towns across rivers', () => {
    const table = position({
      players: [{ faction: 'water-sprites', ...BANKS }, { faction: 'golems' }],
    });
    expect(table.refusal('0 river-town C3 C2 C4')).toBe('no-river-towns');
  });

  it('[TN-21-sea-dogs-6] the river links nothing in final scoring', () => {
    const table = dogs({ ...BANKS, coins: 0 }, { round: 5, passed: [1] });
    table.play('0 river-town C3 C2 C4', '0 town vp', '0 pass C');
    expect(table.happened('territory')).toContainEqual({
      type: 'territory',
      seat: 0,
      buildings: 2,
    });
  });

  it('[TN-21-sea-dogs-7] left palace: income 4 power, and once a step of sailing with all its VP', () => {
    const table = dogs({ tradingPosts: 'B3', sailing: 1 }, { scored: 'sailing', beside: 'C D E' });
    table.play('0 palace B3 left');
    expect(table.told(0)).toEqual(['-14 coins palace', '+3 vp sailing', '+2 vp round-tile']);
    expect(table.state.sailing(0)).toBe(2);
    table.play('1 pass C', '0 pass D');
    expect(table.told(0)).toContain('+4 power left-palace');
    expect(table.state.sailing(0)).toBe(2);
  });

  it('[TN-21-sea-dogs-8] right palace: once a round one house becomes a trading post free', () => {
    const table = dogs(
      { houses: 'B3 C2', rightPalace: 'H6', coins: 0 },
      { scored: 'trading-post' },
    );
    expect(table.legal(0, 'special')).toEqual(['B3', 'C2']);
    table.play('0 special B3');
    expect(table.on('B3')).toBe('0 trading-post');
    expect(table.total(0, 'coins')).toBe(0);
    expect(table.state.houses(0)).toBe(7);
    expect(table.play('1 sail').refusal('0 special C2')).toBe('palace-action-used');
    const town = dogs({ houses: 'B3 A3', tradingPosts: 'A2 B2', rightPalace: 'H6' });
    expect(town.play('0 special B3').asked()).toEqual(['town']);
  });

  it('[TN-21-sea-dogs-8] needs a house of one’s own and a trading post on the mat', () => {
    const table = dogs({ houses: 'B3', tradingPosts: 'A1 A2 A3 A4', rightPalace: 'H6' });
    expect(table.refusal('0 special B3')).toBe('no-trading-post-left');
    expect(table.legal(0, 'special')).toEqual([]);
    expect(table.refusal('0 special H6')).toBe('not-a-house');
    expect(table.refusal('0 special I1')).toBe('not-your-building');
  });
});
