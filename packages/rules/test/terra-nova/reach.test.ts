import { describe, expect, it } from 'vitest';
import { type Player, position } from './rule-table.ts';

const lakes = (player: Omit<Player, 'faction'>, rulings = {}) =>
  position({
    players: [{ faction: 'water-sprites', ...player }, { faction: 'leprechauns' }],
    rulings,
  });

describe('adjacent and in reach', () => {
  it('[TN-6-1] [TN-6-3] land that shares a side with an own building is in reach', () => {
    expect(lakes({ houses: 'B3' }).reach(0)).toEqual(['A3', 'A4', 'B2', 'B4', 'C4']);
  });

  it('[TN-6-2] example: a bridge makes the wasteland beyond it adjacent, without sailing', () => {
    expect(lakes({ houses: 'C2' }).reach(0)).not.toContain('C4');
    const table = lakes({ houses: 'C2', bridges: 'C2-C4' });
    expect(table.reach(0)).toContain('C4');
    expect(table.terrain('C4')).toBe('wasteland');
  });

  it('[TN-6-4] example: sailing value 2 reaches land across up to two river hexes', () => {
    const near = ['B1', 'B2', 'C1', 'D1'];
    expect(lakes({ houses: 'C2' }).reach(0)).toEqual(near);
    expect(lakes({ houses: 'C2', sailing: 1 }).reach(0)).toEqual(
      ['B1', 'B2', 'B3', 'C1', 'C4', 'D1', 'E3'].sort(),
    );
    expect(lakes({ houses: 'C2', sailing: 2 }).reach(0)).toEqual(
      ['B1', 'B2', 'B3', 'C1', 'C4', 'D1', 'D4', 'E3', 'F1', 'F2'].sort(),
    );
  });

  it('[TN-6-4] each further space of the track reaches further', () => {
    const sizes = [0, 1, 2, 3, 4].map(
      (sailing) => lakes({ houses: 'E9', sailing }).reach(0).length,
    );
    expect(sizes).toEqual([1, 4, 7, 8, 12]);
  });

  it('[TN-6-5] a hex away from the river reaches nothing across it, whatever the sailing value', () => {
    expect(lakes({ houses: 'A8', sailing: 4 }).reach(0)).toEqual(['A7', 'A9', 'B7', 'B8']);
  });

  it('[TN-6-6] sailing begins at an own building: not at the far end of a bridge, not at foreign ones', () => {
    const bridged = lakes({ houses: 'C2', bridges: 'C2-C4', sailing: 1 });
    expect(bridged.reach(0)).not.toContain('C6');
    const neighbour = position({
      players: [
        { faction: 'water-sprites', houses: 'C2', sailing: 1 },
        { faction: 'golems', houses: 'C4' },
      ],
    });
    expect(neighbour.reach(0)).not.toContain('C6');
    expect(neighbour.reach(1)).not.toContain('C6');
  });

  it('[TN-6-7] every own building counts', () => {
    const one = lakes({ houses: 'B3' }).reach(0);
    const other = lakes({ houses: 'H6' }).reach(0);
    expect(lakes({ houses: 'B3 H6' }).reach(0)).toEqual([...one, ...other].sort());
  });
});
