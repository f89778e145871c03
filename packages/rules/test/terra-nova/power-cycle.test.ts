import { describe, expect, it } from 'vitest';
import { position } from './rule-table.ts';

/** Golems with these bowls get the 3 power of tile H in the next income. */
function gainThree(power: string) {
  const table = position({
    players: [{ faction: 'golems', power, order: 'keep' }, { faction: 'leprechauns' }],
    beside: 'C D H',
  });
  table.play('0 pass H', ...(power.endsWith('/0') ? [] : ['0 end']), '1 pass A');
  return table;
}

describe('the power cycle', () => {
  it('[TN-4-1] empties bowl I before a token leaves bowl II', () => {
    expect(gainThree('8/0/0').power(0)).toBe('5/3/0');
    expect(gainThree('3/4/1').power(0)).toBe('0/7/1');
    expect(gainThree('1/6/1').power(0)).toBe('0/5/3');
    expect(gainThree('0/8/0').power(0)).toBe('0/5/3');
  });

  it('[TN-4-2] example: with 2 tokens in bowl I, 3 power make two steps to II and one to III', () => {
    const table = gainThree('2/2/4');
    expect(table.power(0)).toBe('0/3/5');
    expect(table.happened('power')).toContainEqual({
      type: 'power',
      seat: 0,
      amount: 3,
      toTwo: 2,
      toThree: 1,
      lost: 0,
      cause: 'income-bonus-tile',
    });
    expect(table.legal(0, 'exchange')).toEqual(['1', '2', '3', '4', '5']);
  });

  it('[TN-4-3] power that finds all tokens in bowl III is lost', () => {
    const full = gainThree('0/0/8');
    expect(full.power(0)).toBe('0/0/8');
    expect(full.told(0)).toContain('+3 power income-bonus-tile (3 lost)');
    const nearly = gainThree('0/1/7');
    expect(nearly.power(0)).toBe('0/0/8');
    expect(nearly.told(0)).toContain('+3 power income-bonus-tile (2 lost)');
    const gap = gainThree('1/0/7');
    expect(gap.power(0)).toBe('0/0/8');
    expect(gap.told(0)).toContain('+3 power income-bonus-tile (1 lost)');
  });

  it('[TN-4-4] pays from bowl III into bowl I, and from bowl III only', () => {
    const table = position({
      players: [{ faction: 'golems', houses: 'B2', power: '0/5/3' }, { faction: 'leprechauns' }],
    });
    expect(table.refusal('0 power P4')).toBe('not-enough-power');
    expect(table.refusal('0 exchange 4')).toBe('not-enough-power');
    table.play('0 exchange 2');
    expect(table.power(0)).toBe('2/5/1');
  });

  it('[TN-4-5] pays from bowl III while tokens lie in I and II', () => {
    const table = position({
      players: [{ faction: 'golems', power: '2/2/4' }, { faction: 'leprechauns' }],
    });
    table.play('0 power P4');
    expect(table.power(0)).toBe('6/2/0');
    expect(table.told(0)).toEqual(['-4 power power-action', '+7 coins power-action']);
  });
});
