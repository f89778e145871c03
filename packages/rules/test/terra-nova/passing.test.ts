import { describe, expect, it } from 'vitest';
import { PHASE, TILE } from '../../src/terra-nova/state.ts';
import { type Player, position } from './rule-table.ts';

const four: readonly Player[] = [
  { faction: 'water-sprites' },
  { faction: 'golems' },
  { faction: 'leprechauns' },
  { faction: 'fairies' },
];

describe('turns', () => {
  it('[TN-5-1] go clockwise from the start player, one action each', () => {
    const table = position({ players: four, turn: 2 });
    expect(table.deciders()).toEqual([2]);
    table.play('2 sail');
    expect(table.deciders()).toEqual([3]);
    table.play('3 sail');
    expect(table.deciders()).toEqual([0]);
    table.play('0 sail');
    expect(table.deciders()).toEqual([1]);
    table.play('1 sail');
    expect(table.deciders()).toEqual([2]);
  });

  it('[TN-5-2] leave out who has passed; the last one goes on alone until passing', () => {
    const table = position({ players: four, beside: 'E F G' });
    table.play('0 sail', '1 pass E', '2 sail', '3 pass F', '0 sail', '2 pass G');
    expect(table.deciders()).toEqual([0]);
    table.play('0 sail');
    expect(table.deciders()).toEqual([0]);
    expect(table.refusal('1 sail')).toBe('not-your-decision');
    table.play('0 pass B');
    expect(table.state.round()).toBe(2);
  });

  it('[TN-5-3] the same action may come again in later turns of the round', () => {
    const table = position({ players: four.slice(0, 2), terrain: { lake: 'A1' } });
    table.play('0 sail', '1 sail', '0 sail', '1 sail', '0 sail');
    expect(table.state.sailing(0)).toBe(3);
  });

  it('[TN-5-4] cannot be left out: an action or a pass', () => {
    const table = position({ players: four });
    expect(table.refusal('0 end')).toBe('not-now');
    expect(table.asked()).toEqual(['pass', 'sail']);
  });
});

describe('dropping out', () => {
  it('[TN-15-1] the first to pass takes the start player token and begins the next round', () => {
    const table = position({ players: four, beside: 'E F G' });
    table.play('0 sail', '1 sail', '2 pass E');
    expect(table.happened('start-player')).toEqual([{ type: 'start-player', seat: 2 }]);
    expect(table.state.startSeat()).toBe(2);
    table.play('3 pass F', '0 pass G', '1 pass C');
    expect(table.happened('start-player')).toEqual([]);
    expect(table.turnOrder()).toEqual([2, 3, 0, 1]);
    expect(table.deciders()).toEqual([2]);
  });

  it('[TN-15-1] the order of this round stays as it is', () => {
    const table = position({ players: four, beside: 'E F G' });
    table.play('0 sail', '1 pass E', '2 sail', '3 sail');
    expect(table.deciders()).toEqual([0]);
  });

  it('[TN-15-2] not in round 5', () => {
    const table = position({ players: four, round: 5, turn: 1 });
    table.play('1 pass E');
    expect(table.happened('start-player')).toEqual([]);
    expect(table.state.startSeat()).toBe(1);
  });

  it('[TN-15-3] example: tile F with two trading posts gives 4 VP, then it is swapped', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', tradingPosts: 'B3 C2', tile: 'F' },
        { faction: 'leprechauns' },
      ],
      beside: 'A C D',
    });
    table.play('0 pass C');
    expect(table.told(0)).toEqual(['+4 vp bonus-tile']);
    expect(table.tile(0)).toBe('C');
    expect(table.tilesLying(TILE.returned)).toEqual(['F']);
  });

  it('[TN-15-3] tile, ability and both palaces all count', () => {
    const table = position({
      players: [
        {
          faction: 'fire-sprites',
          leftPalace: 'A7',
          rightPalace: 'C4',
          houses: 'A9 I1',
          tile: 'G',
          power: '8/0/0',
        },
        { faction: 'leprechauns' },
      ],
    });
    table.play('0 pass A');
    expect(table.told(0)).toEqual(['+8 vp bonus-tile', '+3 vp right-palace']);
  });

  it('[TN-15-4] gains come before the swap, so the coins on the new tile come last', () => {
    const table = position({
      players: [
        { faction: 'golems', tradingPosts: 'B2 C4', tile: 'F' },
        { faction: 'leprechauns' },
      ],
      beside: 'A C D',
      tileCoins: { C: 2 },
    });
    table.play('0 pass C');
    expect(table.told(0)).toEqual([
      '+4 vp bonus-tile',
      '+2 vp ability',
      '+2 coins bonus-tile-coins',
    ]);
    expect(table.events.map((event) => event.type)).toEqual([
      'passed',
      'start-player',
      'vp',
      'vp',
      'bonus-tile',
      'coins',
    ]);
    expect(table.tileCoins('C')).toBe(0);
  });

  it('[TN-15-5] another tile must be taken: not the own one, not one held or in the box', () => {
    const table = position({ players: four.slice(0, 2), beside: 'E F G' });
    expect(table.legal(0, 'pass')).toEqual(['E', 'F', 'G']);
    expect(table.refusal('0 pass A')).toBe('bonus-tile-is-yours');
    expect(table.refusal('0 pass B')).toBe('bonus-tile-not-available');
    expect(table.refusal('0 pass H')).toBe('bonus-tile-not-available');
    expect(table.refusal('0 pass none')).toBe('bonus-tile-required');
  });

  it('[TN-15-6] the new tile does nothing yet: no VP for passing, no further turn', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', tradingPosts: 'B3 C2', tile: 'A' },
        { faction: 'leprechauns' },
      ],
      beside: 'F C D',
    });
    table.play('0 pass F');
    expect(table.told(0)).toEqual([]);
    expect(table.deciders()).toEqual([1]);
    table.play('1 sail');
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-15-7] who has passed still gets power for neighbours', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B3' },
        { faction: 'golems', houses: 'B2' },
      ],
      turn: 1,
    });
    table.play('1 pass E', '0 upgrade B3');
    expect(table.told(1)).toEqual(['+1 power neighbour']);
  });

  it('[TN-15-8] Inventors and Sand Cats gain from others after passing too', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B3', sailing: 1 },
        { faction: 'inventors' },
        { faction: 'sand-cats' },
      ],
      passed: [1, 2],
    });
    table.play('0 build C2');
    expect(table.told(1)).toEqual(['+1 power ability']);
    expect(table.told(2)).toEqual([]);
    table.play('0 upgrade C2');
    expect(table.told(1)).toEqual([]);
    expect(table.told(2)).toEqual(['+1 coins ability']);
  });

  it('[TN-15-9] the last to pass ends Phase 2', () => {
    const table = position({ players: four.slice(0, 2), beside: 'E F G' });
    table.play('0 pass E');
    expect(table.state.phase()).toBe(PHASE.actions);
    table.play('1 pass F');
    expect(table.state.round()).toBe(2);
  });
});
