import { describe, expect, it } from 'vitest';
import { type Player, position } from '../rule-table.ts';

const blue = (player: Omit<Player, 'faction'>, rest: object = {}) =>
  position({
    players: [{ faction: 'water-sprites', ...player }, { faction: 'leprechauns' }],
    ...rest,
  });

describe('increase sailing', () => {
  it('[TN-11-1] example: 8 coins for the step to sailing value 2, which gives 3 VP', () => {
    const table = blue({ houses: 'C2', sailing: 1 });
    expect(table.reach(0)).not.toContain('F2');
    table.play('0 sail');
    expect(table.told(0)).toEqual(['-8 coins sailing', '+3 vp sailing']);
    expect(table.state.sailing(0)).toBe(2);
    expect(table.reach(0)).toContain('F2');
  });

  it('[TN-11-1] every space has its VP: 2, 3, 4, 5', () => {
    const vp = [0, 1, 2, 3].map((sailing) => blue({ sailing }).play('0 sail').vp(0));
    expect(vp).toEqual([2, 3, 4, 5]);
  });

  it('[TN-11-2] needs 8 coins', () => {
    expect(blue({ coins: 7 }).refusal('0 sail')).toBe('not-enough-coins');
    expect(blue({ coins: 7 }).asked()).toEqual(['pass']);
    expect(blue({ coins: 8 }).refusal('0 sail')).toBe('');
  });

  it('[TN-11-3] can be done again in later turns of the same round, one space each', () => {
    const table = blue({});
    table.play('0 sail', '1 sail', '0 sail', '1 sail', '0 sail');
    expect(table.state.sailing(0)).toBe(3);
    expect(table.state.sailing(1)).toBe(2);
    expect(table.coins(0)).toBe(60 - 3 * 8);
  });

  it('[TN-11-4] the sailing round tile gives 2 VP more', () => {
    const table = blue({}, { scored: 'sailing' }).play('0 sail');
    expect(table.told(0)).toEqual(['-8 coins sailing', '+2 vp sailing', '+2 vp round-tile']);
  });
});
