import { describe, expect, it } from 'vitest';
import type { RuleTable } from '../../rule-table.ts';
import { beginFan, withFan } from './fan-table.ts';

/** All players place and take the first choice, until a seat is asked something else. */
function placeUntil(table: RuleTable, seat: number): RuleTable {
  for (;;) {
    const [next] = table.deciders();
    if (next === seat) return table;
    table.play(`${next} place ${table.legal(next, 'place')[0]}`);
  }
}

describe('Atlanteans', () => {
  it('[7.1] place a stronghold when all others have finished', () => {
    const table = beginFan({ factions: ['atlanteans', 'nomads', 'witches'] });
    expect(table.deciders()).toEqual([1]);
    placeUntil(table, 0);
    expect([table.state.onMap(1, 1), table.state.onMap(2, 1)]).toEqual([3, 2]);
    table.play('0 place D5');
    expect(table.on('D5')).toBe('0 stronghold');
  });

  it.each([0, 1])('[7.1] with Chaos Magicians in turn order: seat %i first', (startPlayer) => {
    const factions = ['atlanteans', 'chaos-magicians', 'witches'];
    const table = beginFan({ factions, startPlayer });
    placeUntil(table, startPlayer);
    expect(table.state.onMap(2, 1)).toBe(2);
    table.play(`${startPlayer} place ${table.legal(startPlayer, 'place')[0]}`);
    const last = 1 - startPlayer;
    if (startPlayer === 0) table.play('0 town TW1');
    expect(table.deciders()).toEqual([last]);
  });

  const placed = () => {
    const table = placeUntil(beginFan({ factions: ['atlanteans', 'witches'] }), 0);
    return table.play('0 place D5');
  };

  it('[7.2] take a town tile at once, with points, goods and key', () => {
    const table = placed();
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW1');
    expect(table.told(0)).toEqual(['+5 vp town-tile', '+1 keys town-tile', '+6 coins town-tile']);
    expect([table.isInTown(0, 'D5'), table.vp(0), table.keys(0)]).toEqual([true, 25, 1]);
  });

  it('[7.2] cult steps of the tile bring their power; no round tile scores', () => {
    // TW5: a step on each cult.
    const options = { factions: ['atlanteans', 'witches'], miniTownTiles: true };
    const one = placeUntil(beginFan(options), 0).play('0 place D5', '0 town TW5');
    expect([one.cult(0, 'fire'), one.total(0, 'power')]).toEqual([2, 0]);
    const two = placeUntil(beginFan(options), 0).play('0 place D5', '0 town TW6');
    expect([two.cult(0, 'fire'), two.cult(0, 'water')]).toEqual([3, 3]);
    expect(two.total(0, 'power')).toBe(2);
    expect(two.told(0).filter((line) => line.endsWith('round-tile'))).toEqual([]);
  });

  it('[7.1] a stronghold income, and no dwelling, in the first round', () => {
    const table = placed().play('0 town TW1');
    while (table.legal(table.deciders()[0], 'take').length > 0) {
      const [seat] = table.deciders();
      const card = table.legal(seat, 'take').find((each) => each !== 'BON3') ?? '';
      table.play(`${seat} take ${card}`);
    }
    const { state } = table;
    const row = state.table.factions[state.faction(0)];
    expect([row.dwelling.income.workers?.[0], row.stronghold.income.power?.[1]]).toEqual([1, 6]);
    expect(state.onMap(0, 1)).toBe(0);
  });

  const own = (mine: object = {}, rest: object = {}) =>
    withFan(
      'atlanteans',
      { stronghold: 'E7', inTown: 'E7', workers: 20, ...mine },
      { passed: [1], ...rest },
    );

  it('[7.3] build bridges for 2 workers, as often as there are bridges', () => {
    const table = own({ stronghold: 'C2', inTown: 'C2' });
    for (const bridge of ['C2-D3', 'C2-D4', 'C2-E5']) {
      table.play('0 special ACTE', `0 bridge ${bridge}`, '0 end');
    }
    expect(table.workers(0)).toBe(14);
    expect(table.refusal('0 special ACTE')).toBe('special-without-effect');
    const power = own({ stronghold: 'C2', inTown: 'C2', power: '0/0/3' });
    expect(power.refusal('0 power ACT1')).toBe('');
  });

  it('[7.4] at power 7 a step of shipping with its points', () => {
    const table = own({ tradingPosts: 'E6', dwellings: 'D4', inTown: 'E7 E6 D4' });
    table.play('0 upgrade D4 trading-post');
    expect([table.state.shipping(0), table.told(0).slice(-1)]).toEqual([1, ['+2 vp shipping']]);
    expect(table.asked()).not.toContain('town');
    const end = own({ tradingPosts: 'E6', dwellings: 'D4', inTown: 'E7 E6 D4', shipping: 3 });
    end.play('0 upgrade D4 trading-post');
    expect([end.state.shipping(0), end.state.kept(0, 0)]).toEqual([3, 1]);
  });

  it('[7.4] several at once in their order, each once', () => {
    const mine = { temples: 'E6', tradingPosts: 'D4', dwellings: 'E5', favours: 'FAV5' } as const;
    const table = own({ ...mine, inTown: 'E7', shipping: 0 });
    // 3 + 2 + 2 + 1: no reward has been given before.
    table.play('0 upgrade E5 trading-post');
    expect(table.state.kept(0, 0)).toBe(1);
    table.play('0 end', '0 upgrade E6 sanctuary', '0 favour FAV10');
    expect(table.state.kept(0, 0)).toBe(2);
    expect(table.total(0, 'cult', 'ability')).toBe(8);
    const both = own({ ...mine, sanctuary: 'F4', inTown: 'E7' });
    both.play('0 upgrade E5 trading-post');
    expect(both.state.kept(0, 0)).toBe(2);
    const order = both.events.map(({ type }) => type);
    expect(order.indexOf('shipping')).toBeLessThan(order.indexOf('cult'));
  });

  it('[7.4] with too few keys the player says which cult reaches space 10', () => {
    const parts = { temples: 'E6', tradingPosts: 'D4', dwellings: 'E5', sanctuary: 'F4' } as const;
    const table = own({ ...parts, keys: 1, cults: { fire: 9, air: 8 } });
    table.play('0 upgrade E5 trading-post');
    expect(table.legal(0)).toEqual(['cult fire', 'cult air']);
    table.play('0 cult air');
    expect([table.cult(0, 'fire'), table.cult(0, 'air')]).toEqual([9, 10]);
    expect(table.total(0, 'cult', 'ability')).toBe(2);
  });

  it('[7.4] at 16 by a bridge to another town, once', () => {
    const parts = {
      stronghold: 'D4',
      temples: 'E6',
      tradingPosts: 'E7 E5 B3',
      sanctuary: 'C2',
      dwellings: 'B2',
      inTown: 'D4 E6 E7 E5 C2 B3 B2',
    } as const;
    const table = own(parts).play('0 special ACTE', '0 bridge C2-D4');
    expect([table.state.kept(0, 0), table.total(0, 'vp', 'ability')]).toEqual([2, 0]);
    const more = own({ ...parts, temples: 'E6 F4', inTown: `${parts.inTown} F4` });
    more.play('0 special ACTE', '0 bridge C2-D4');
    expect(more.told(0)).toContain('+20 vp ability');
  });

  it('[7.5] nothing connected with it founds another town, groups elsewhere do', () => {
    const rest = { terrain: { lakes: 'F4' } } as const;
    const table = own({ dwellings: 'E6 D4', tradingPosts: 'E5', inTown: 'E7 E6 D4 E5' }, rest);
    expect(table.play('0 build F4').asked()).not.toContain('town');
    expect(table.isInTown(0, 'F4')).toBe(true);
    const away = { stronghold: 'A1', inTown: 'A1', tradingPosts: 'E6 E5 E7', dwellings: 'D4' };
    expect(own(away, rest).play('0 build F4').asked()).toEqual(['town']);
  });

  it('[7.5] no second stronghold; the card for strongholds pays', () => {
    const table = own({ tradingPosts: 'E6', card: 'BON6' });
    expect(table.refusal('0 upgrade E6 stronghold')).toBe('no-piece-left');
    expect(table.play('0 pass BON1').total(0, 'vp', 'bonus-card')).toBe(4);
  });
});
