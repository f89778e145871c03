import { describe, expect, it } from 'vitest';
import { HEX_MARKS, HEX_NUMBER } from '../../../../src/terra-mystica/goods/pockets.ts';
import type { Player, Position, RuleTable } from '../../rule-table.ts';
import { beginFan, withFan } from './fan-table.ts';

/** Volcano tiles under structures as `D4:3 D5:2`, by default 1; town tiles on hexes. */
function own(
  mine: Omit<Player, 'faction'>,
  stacks = '',
  rest: Omit<Position, 'players' | 'game'> = {},
  tiles: readonly string[] = [],
): RuleTable {
  const table = withFan('kingdom-of-ember', { home: 'plains', ...mine }, { passed: [1], ...rest });
  const { state } = table;
  const heights = new Map(stacks.split(' ').map((each) => each.split(':') as [string, string]));
  for (const [index, name] of state.table.map.names.entries()) {
    if (state.owner(index) === 0) HEX_NUMBER.set(state, index, Number(heights.get(name) ?? 1));
  }
  for (const hex of tiles) HEX_MARKS.add(state, 0, table.hex(hex), 'town-tile', undefined);
  return table;
}

const tiles = (table: RuleTable, hex: string) => HEX_NUMBER.of(table.state, table.hex(hex));
const removed = (table: RuleTable) => table.state.kept(0, 0);
const RAISE = '0 ability raise-lava';
const FLOW = '0 ability lava-flow';
const ON = '0 ability lava-flow-on';
const NEW = { options: { fanFactions: 'bga-2024-07' } } as const;

describe('Kingdom of Ember', () => {
  it('[20.1] begin on volcanoes of one tile each, the start terrain chosen last', () => {
    const table = beginFan({ factions: ['kingdom-of-ember', 'witches'], fireAndIce: true });
    table.play('0 colour plains', '0 place E6', '1 place F4', '1 place E9', '0 place B2');
    expect([table.terrain('E6'), table.terrain('B2')]).toEqual(['volcano', 'volcano']);
    expect([tiles(table, 'E6'), tiles(table, 'B2')]).toEqual([1, 1]);
    expect(table.state.table.strictHome[table.state.faction(0)]).toBe(0);
  });

  it('[20.1] build on empty volcanoes in reach, and transform in no other way than by lava', () => {
    const table = own({ dwellings: 'E6' }, '', { terrain: { volcano: 'E7' } });
    expect(table.refusal('0 transform F4 plains short')).toBe('no-transforming');
    expect(table.refusal('0 build F4')).toBe('wrong-terrain');
    expect(table.refusal('0 sacrifice F4 fire')).toBe('no-volcanoes');
    table.play('0 build E7');
    expect(tiles(table, 'E7')).toBe(1);
    expect(table.told(0)).toEqual(['-1 workers build', '-2 coins build']);
    expect(table.refusal('0 advance-exchange')).not.toBe('');
  });

  it('[20.2] a priest leaves the game for a tile under a structure and 1 power', () => {
    const mine = { dwellings: 'E6', temples: 'D4', priests: 2, inTown: 'D4' } as const;
    const table = own(mine).play(`${RAISE} E6 -`);
    expect(table.told(0)).toEqual(['-1 priests ability', '+1 power ability']);
    expect(table.happened('marked')).toMatchObject([{ hex: 'E6', what: 'volcano-tile' }]);
    expect([tiles(table, 'E6'), removed(table), table.priests(0)]).toEqual([2, 1, 1]);
    table.play('0 end', `${RAISE} D4 -`, '0 end');
    expect(table.refusal(`${RAISE} D4 -`)).toBe('not-enough-priests');
    expect(own(mine).refusal(`${RAISE} F4 -`)).toBe('not-your-building');
    expect(own(mine, 'E6:31').refusal(`${RAISE} E6 -`)).toBe('ability-impossible');
  });

  it('[20.2] removed priests count to the seven', () => {
    const table = own({ dwellings: 'E6', priests: 3, power: '0/0/5' });
    table.state.keep(0, 0, 4);
    expect(table.refusal('0 convert power-to-priests 1')).not.toBe('');
    table.state.keep(0, 0, 3);
    expect(table.refusal('0 convert power-to-priests 1')).toBe('');
  });

  it('[20.3] a spade gained brings a removed priest back, and scores in the action phase', () => {
    const mine = { dwellings: 'E6', power: '0/0/6' } as const;
    const table = own(mine, '', { tile: 'SCORE1' });
    table.state.keep(0, 0, 1);
    table.play('0 power ACT6');
    expect([table.priests(0), removed(table)]).toEqual([1, 0]);
    expect(table.total(0, 'vp', 'round-tile')).toBe(4);
    const reward = own({ ...mine, cults: { water: 8 } }, '', { tile: 'SCORE6' });
    reward.state.keep(0, 0, 3);
    reward.passAll();
    expect([reward.total(0, 'priests', 'ability'), reward.total(0, 'vp')]).toEqual([2, 0]);
  });

  it('[20.4] a stack flows with its structure, a tile stays; it may go on', () => {
    const table = own({ dwellings: 'E6' }, 'E6:3').play(`${FLOW} E6 E7`);
    // Home terrain of the Engineers takes one more tile.
    expect([tiles(table, 'E7'), table.asked().includes('ability')]).toEqual([1, false]);
    const far = own({ dwellings: 'E6' }, 'E6:3').play(`${FLOW} E6 D4`);
    expect(far.asked()).toEqual(['ability', 'decline']);
    expect(far.refusal(`${ON} E6 D5`)).toBe('ability-impossible');
    expect(far.refusal(`${ON} D4 E6`)).toBe('terrain-for-good');
    far.play(`${ON} D4 D5`);
    expect([far.on('E6'), far.on('D4'), far.on('D5')]).toEqual(['none', 'none', '0 dwelling']);
    expect(['E6', 'D4', 'D5'].map((hex) => far.terrain(hex))).toEqual(Array(3).fill('volcano'));
    expect([tiles(far, 'D5'), far.asked().includes('ability')]).toEqual([1, false]);
    far.play('0 end');
    expect(far.refusal('0 build D4')).toBe('');
  });

  it('[20.4] one tile more into home terrain of another, and for each river hex', () => {
    const no = (stack: string, to: string) =>
      own({ dwellings: 'E6' }, `E6:${stack}`).refusal(`${FLOW} E6 ${to}`);
    expect([no('1', 'D4'), no('2', 'D4')]).toEqual(['ability-impossible', '']);
    expect([no('2', 'E7'), no('3', 'E7')]).toEqual(['ability-impossible', '']);
    // Over r15 to plain land, and to mountains.
    expect([no('3', 'C2'), no('4', 'C2')]).toEqual(['ability-impossible', '']);
    expect([no('2', 'D3'), no('3', 'D3'), no('4', 'D3')]).toEqual([
      'ability-impossible',
      'ability-impossible',
      '',
    ]);
    expect(no('9', 'r15')).toBe('not-land');
    expect(own({ dwellings: 'E6' }, 'E6:4').play(`${FLOW} E6 D3`).on('D3')).toBe('0 dwelling');
  });

  it('[20.4] neither over a structure on a river nor by bridges; it is no building', () => {
    const blocked = own({ dwellings: 'E6' }, 'E6:4');
    blocked.state.setOwner(blocked.hex('r15'), 1);
    expect(blocked.refusal(`${FLOW} E6 C2`)).toBe('ability-impossible');
    const over = own({ dwellings: 'D6', bridges: 'D6-E8' }, 'D6:2');
    expect(over.refusal(`${FLOW} D6 E8`)).toBe('ability-impossible');
    const table = withFan(
      'kingdom-of-ember',
      { home: 'plains', dwellings: 'E6' },
      { tile: 'SCORE3' },
      { dwellings: 'E8' },
    );
    HEX_NUMBER.set(table.state, table.hex('E6'), 2);
    table.play(`${FLOW} E6 D4`);
    expect(table.told(0)).toEqual([]);
    expect(table.happened('moved')).toMatchObject([{ from: 'E6', to: 'D4' }]);
    expect(table.happened('power-offered')).toEqual([]);
  });

  it('[20.5] not from a hex with a town tile, nor onto volcanoes, ice or structures', () => {
    const mine = { dwellings: 'E6 E5', inTown: 'E6 E5' } as const;
    const table = own(mine, 'E6:3 E5:3', { terrain: { volcano: 'D4', ice: 'F3' } }, ['E6']);
    expect(table.refusal(`${FLOW} E6 F4`)).toBe('ability-impossible');
    expect(table.refusal(`${FLOW} E5 F3`)).toBe('terrain-for-good');
    expect(table.refusal(`${FLOW} E5 D4`)).toBe('terrain-for-good');
    expect(table.refusal(`${FLOW} E5 E6`)).toBe('not-empty');
    expect(table.refusal(`${FLOW} F4 F3`)).toBe('not-your-building');
    expect(table.refusal(`${FLOW} E5 E4`)).toBe('');
  });

  it('[20.6] a town tile lies under a structure of the highest value, of choice among equals', () => {
    const mine = { dwellings: 'E6', tradingPosts: 'D5 F4', temples: 'E8' } as const;
    const rest = { terrain: { volcano: 'E7' } } as const;
    const table = own(mine, '', rest).play('0 build E7', '0 town TW1');
    const choices = ['D5', 'E8', 'F4'].map((hex) => `ability lay-under-strongest ${hex} -`);
    expect(table.legal(0)).toEqual(choices);
    expect(table.refusal('0 ability lay-under-strongest E6 -')).toBe('ability-impossible');
    table.play('0 ability lay-under-strongest F4 -');
    expect(table.happened('marked')).toMatchObject([{ hex: 'F4', what: 'town-tile' }]);
    const fort = own({ ...mine, temples: '', stronghold: 'E8' }, '', rest);
    fort.play('0 build E7', '0 town TW1');
    expect(fort.happened('marked')).toMatchObject([{ hex: 'E8', what: 'town-tile' }]);
  });

  it('[20.6] a structure that leaves a town leaves it; what stays connected with the tile is the town', () => {
    const mine = {
      stronghold: 'E7',
      tradingPosts: 'E6',
      dwellings: 'E8 F4',
      inTown: 'E7 E6 E8 F4',
    };
    const table = own(mine, 'E6:3', {}, ['E7']).play(`${FLOW} E6 E5`, '0 decline');
    const inTown = (hex: string) => table.isInTown(0, hex);
    expect(['E7', 'E8', 'F4', 'E5', 'E6'].map(inTown)).toEqual([true, true, true, false, false]);
    expect(table.asked()).not.toContain('town');
  });

  it('[20.6] a stack that flows past founds nothing; where it ends towns are looked for', () => {
    const ring = { stronghold: 'D4', tradingPosts: 'D5', dwellings: 'E8 F3' } as const;
    const past = own(ring, 'F3:5').play(`${FLOW} F3 E6`);
    expect(past.asked()).toEqual(['ability', 'decline']);
    past.play(`${ON} E6 E5`, '0 decline');
    expect(past.asked()).not.toContain('town');
    const stays = own({ ...ring, tradingPosts: 'D5 E7', dwellings: 'F3' }, 'F3:2');
    expect(stays.play(`${FLOW} F3 E6`).asked()).toEqual(['town']);
  });

  it('[20.7] the stronghold brings all removed priests back at once', () => {
    const table = own({ tradingPosts: 'E6' });
    table.state.keep(0, 0, 3);
    table.play('0 upgrade E6 stronghold');
    expect([table.priests(0), removed(table)]).toEqual([3, 0]);
    expect(table.total(0, 'priests', 'ability')).toBe(3);
  });

  it('[20.8] since July 2024 a spade brings a tile under a dwelling, no priest is removed', () => {
    const mine = { dwellings: 'E6', temples: 'D4', power: '0/0/6', priests: 1 } as const;
    const table = own(mine, '', { ...NEW, tile: 'SCORE1' });
    expect(() => table.refusal(`${RAISE} E6 -`)).toThrow();
    table.play('0 power ACT6');
    expect(table.total(0, 'vp', 'round-tile')).toBe(4);
    expect(table.legal(0)).toEqual(['decline', 'ability volcano-tile E6 -']);
    expect(table.refusal('0 ability volcano-tile D4 -')).toBe('ability-impossible');
    expect(table.refusal('0 ability volcano-tile F4 -')).toBe('not-your-building');
    table.play('0 ability volcano-tile E6 -', '0 decline');
    expect(tiles(table, 'E6')).toBe(2);
  });

  it('[20.8] an upgrade brings 1 power and a tile; dwellings on several are not upgraded', () => {
    const table = own({ dwellings: 'E6 D4' }, 'D4:2', NEW);
    expect(table.refusal('0 upgrade D4 trading-post')).toBe('upgrade-impossible');
    table.play('0 upgrade E6 trading-post');
    expect(table.total(0, 'power', 'ability')).toBe(1);
    table.play('0 ability volcano-tile D4 -');
    expect(tiles(table, 'D4')).toBe(3);
  });

  it('[20.8] the stronghold brings two tiles under any structures', () => {
    const table = own({ tradingPosts: 'E6', temples: 'D4' }, '', NEW).play(
      '0 upgrade E6 stronghold',
    );
    table.play('0 ability volcano-tile E6 -', '0 ability volcano-tile D4 -');
    expect([tiles(table, 'E6'), tiles(table, 'D4')]).toEqual([2, 2]);
    expect(table.asked()).not.toContain('ability');
  });
});
