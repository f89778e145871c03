import { describe, expect, it } from 'vitest';
import { PHASE } from '../../src/terra-nova/state.ts';
import { type Player, position } from './rule-table.ts';

const two = (
  one: Omit<Player, 'faction'>,
  other: Omit<Player, 'faction'> = {},
  rest: object = {},
) =>
  position({
    players: [
      { faction: 'golems', ...one },
      { faction: 'leprechauns', ...other },
    ],
    beside: 'C D E',
    ...rest,
  });

/** Both players pass and keep their power: then comes Phase 3, or the end of the game. */
function toTheEnd(table: ReturnType<typeof two>) {
  table.passAll();
  return table;
}

describe('power exchange', () => {
  it('[TN-16-1] any number of power from bowl III, one coin each', () => {
    const table = two({ power: '0/3/5', coins: 0 });
    expect(table.legal(0, 'exchange')).toEqual(['1', '2', '3', '4', '5']);
    expect(table.refusal('0 exchange 6')).toBe('not-enough-power');
    table.play('0 exchange 3');
    expect(table.told(0)).toEqual(['-3 power exchange', '+3 coins exchange']);
    expect(table.power(0)).toBe('3/3/2');
  });

  it('[TN-16-2] before the action, to pay for it, and as often as wanted', () => {
    const table = two({ power: '0/0/8', coins: 2 });
    expect(table.refusal('0 sail')).toBe('not-enough-coins');
    table.play('0 exchange 5', '0 exchange 1', '0 sail');
    expect(table.coins(0)).toBe(0);
  });

  it('[TN-16-3] after the action, before the turn ends', () => {
    const table = two({ power: '0/0/8' });
    table.play('0 sail');
    expect(table.asked()).toEqual(['end', 'exchange']);
    table.play('0 exchange 2', '0 exchange 2', '0 end');
    expect(table.power(0)).toBe('4/0/4');
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-16-3] a turn after which nothing is left to exchange ends by itself', () => {
    expect(two({ power: '0/8/0' }).play('0 sail').deciders()).toEqual([1]);
    expect(two({ power: '0/7/1' }).play('0 sail', '0 exchange 1').deciders()).toEqual([1]);
  });

  it('[TN-16-4] with the pass as well, before and after it', () => {
    const table = two({ power: '0/0/8' });
    table.play('0 exchange 1', '0 pass C', '0 exchange 2');
    expect(table.power(0)).toBe('3/0/5');
    table.play('0 end');
    expect(table.deciders()).toEqual([1]);
  });

  it('[TN-16-5] not in the middle of an action', () => {
    const table = two({ houses: 'B2', power: '0/0/8' });
    table.play('0 transform B1');
    expect(table.refusal('0 exchange 1')).toBe('not-now');
    table.play('0 decline');
    expect(table.refusal('0 exchange 1')).toBe('');
  });

  it('[TN-16-6] not in the turn of somebody else', () => {
    const table = two({ power: '0/0/8' }, { power: '0/0/8' });
    expect(table.refusal('1 exchange 1')).toBe('not-your-decision');
  });

  it('[TN-16-7] in Phase 3 by everybody with power in bowl III, independently of each other', () => {
    const table = toTheEnd(two({ power: '0/0/8' }, { power: '5/1/2' }));
    expect(table.state.phase()).toBe(PHASE.endOfRound);
    expect(table.deciders()).toEqual([0, 1]);
    table.play('1 exchange 2');
    expect(table.deciders()).toEqual([0]);
    table.play('0 exchange 3');
    expect(table.deciders()).toEqual([0]);
    table.play('0 end');
    expect(table.state.round()).toBe(2);
  });

  it('[TN-16-7] who has none is not asked, and without anybody the round goes on', () => {
    expect(toTheEnd(two({ power: '0/0/8' })).deciders()).toEqual([0]);
    expect(toTheEnd(two({})).state.round()).toBe(2);
  });

  it('[TN-16-8] at the end of the game all of it becomes coins before money is scored', () => {
    const table = toTheEnd(two({ power: '0/0/8', coins: 1 }, { coins: 5 }, { round: 5 }));
    expect(table.told(0)).toEqual([
      '-8 power exchange',
      '+8 coins exchange',
      '+3 vp money',
      '+10 vp territory',
    ]);
    expect(table.told(1)).toEqual(['+1 vp money', '+10 vp territory']);
  });

  it('[TN-16-9] standing orders answer in Phase 3: all, keep, ask', () => {
    const all = toTheEnd(two({ power: '0/0/8', order: 'all' }));
    expect(all.state.round()).toBe(2);
    expect(all.told(0)).toContain('+8 coins exchange');
    const keep = toTheEnd(two({ power: '0/0/8', order: 'keep' }));
    expect(keep.state.round()).toBe(2);
    expect(keep.power(0)).toBe('0/0/8');
    const ask = toTheEnd(two({ power: '0/0/8', order: 'ask' }, { power: '0/0/8', order: 'all' }));
    expect(ask.deciders()).toEqual([0]);
    expect(ask.coins(1)).toBe(68);
  });

  it('[TN-16-9] when every order says keep nobody is asked at all', () => {
    const table = toTheEnd(
      two({ power: '0/0/8', order: 'keep' }, { power: '0/0/8', order: 'keep' }),
    );
    expect(table.state.round()).toBe(2);
    expect([table.power(0), table.power(1)]).toEqual(['0/0/8', '0/0/8']);
  });

  it('[TN-16-9] can be given at any moment, turn or not, and hold until changed', () => {
    const table = two({ power: '0/0/8' }, { power: '0/0/8' });
    table.play('1 order all');
    expect(table.happened('order')).toEqual([{ type: 'order', seat: 1, order: 'all' }]);
    expect(table.deciders()).toEqual([0]);
    expect(table.refusal('1 order all')).toBe('order-stands-already');
    table.play('1 order keep', '0 order keep').passAll();
    expect(table.state.round()).toBe(2);
    expect(table.refusal('0 order vp-first')).toBe('order-not-for-faction');
  });

  it('[TN-16-9] do not act in the own turn', () => {
    const table = two({ power: '0/0/8', order: 'all' }).play('0 sail');
    expect(table.power(0)).toBe('0/0/8');
    expect(table.asked()).toEqual(['end', 'exchange']);
  });
});
