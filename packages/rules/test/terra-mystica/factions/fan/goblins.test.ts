import { describe, expect, it } from 'vitest';
import type { RuleTable } from '../../rule-table.ts';
import { beginFan, withFan } from './fan-table.ts';

const tokens = (table: RuleTable) => table.state.kept(0, 0);

describe('Goblins', () => {
  const own = (mine: object = {}, rest: object = {}) =>
    withFan('goblins', { dwellings: 'E6', ...mine }, { passed: [1], ...rest });

  it('[13.1] begin with two tokens, with the numbers of 2024 with one', () => {
    const factions = ['goblins', 'witches'];
    expect(tokens(beginFan({ factions }))).toBe(2);
    expect(tokens(beginFan({ factions, fanFactions: 'bga-2024-07' }))).toBe(1);
  });

  it('[13.2] get one for a temple and a sanctuary, beside the favour tile', () => {
    const table = own({ tradingPosts: 'E5' }).play('0 upgrade E5 temple');
    expect([tokens(table), table.asked()]).toEqual([3, ['favour']]);
    expect(table.happened('kept')).toMatchObject([{ what: 'goblin-tokens', amount: 1 }]);
    table.play('0 favour FAV10', '0 end', '0 upgrade E5 sanctuary');
    expect(tokens(table)).toBe(4);
  });

  it('[13.3] a token brings a reward by the structures of one kind', () => {
    const mine = { dwellings: 'E6 E7 E8', tradingPosts: 'D4 D5', temples: 'F4' } as const;
    const reward = (kind: string) => own(mine).play(`0 ability goblin-reward ${kind} -`).told(0);
    expect(reward('dwelling')).toEqual(['+3 power ability']);
    expect(reward('trading-post')).toEqual(['+4 coins ability']);
    expect(reward('temple')).toEqual(['+1 workers ability']);
    const table = own(mine).play('0 ability goblin-reward temple -', '0 end');
    table.play('0 ability goblin-reward temple -', '0 end');
    expect(tokens(table)).toBe(0);
    expect(table.refusal('0 ability goblin-reward temple -')).toBe('ability-impossible');
  });

  it('[13.3] stronghold and sanctuary together bring three steps, the sanctuary’s on one cult', () => {
    const both = own({ dwellings: '', stronghold: 'E6', sanctuary: 'E7' });
    expect(both.refusal('0 ability goblin-reward sanctuary -')).toBe('ability-impossible');
    both.play('0 ability goblin-reward stronghold -', '0 cult fire', '0 cult air');
    expect(both.told(0)).toEqual(['+2 fire ability', '+1 air ability']);
    expect(both.asked()).toContain('end');
    const holy = own({ dwellings: '', sanctuary: 'E7' });
    holy.play('0 ability goblin-reward sanctuary -', '0 cult fire');
    expect([holy.cult(0, 'fire'), holy.cult(0, 'air'), holy.asked()]).toEqual([
      2,
      0,
      ['convert', 'end'],
    ]);
    const fort = own({ dwellings: '', stronghold: 'E7' });
    fort.play('0 ability goblin-reward stronghold -', '0 cult fire');
    expect(fort.asked()).toContain('end');
  });

  it('[13.3] by rules older than 2026-11-28 each step was on any cult', () => {
    const older = { options: { rulesVersion: '2026-11-22' } };
    const both = own({ dwellings: '', stronghold: 'E6', sanctuary: 'E7' }, older);
    both.play('0 ability goblin-reward stronghold -', '0 cult fire', '0 cult air', '0 cult fire');
    expect(both.told(0)).toEqual(['+1 fire ability', '+1 air ability', '+1 fire ability']);
  });

  it('[13.3] a kind with none on the map is not offered', () => {
    const table = own();
    expect(table.legal(0, 'ability')).toEqual(['goblin-reward dwelling -']);
    for (const kind of ['none', 'temple', 'sanctuary']) {
      expect(table.refusal(`0 ability goblin-reward ${kind} -`)).toBe('ability-impossible');
    }
  });

  const town = (mine: object) =>
    own({ dwellings: 'E6 E7 D4', ...mine }, { terrain: { swamp: 'F4' } }).play('0 build F4');

  it('[13.4] with the stronghold a town tile brings a token, one for two keys too', () => {
    const parts = { dwellings: 'E6 D4', stronghold: 'E7', tradingPosts: 'E8' } as const;
    const options = { miniTownTiles: true } as const;
    for (const tile of ['TW1', 'TW8']) {
      const table = own(parts, { terrain: { swamp: 'F4' }, options }).play('0 build F4');
      expect(tokens(table.play(`0 town ${tile}`))).toBe(3);
    }
  });

  it('[13.4] a town of the stronghold itself pays, one before it does not', () => {
    const first = own({ dwellings: 'E6 D4 F4', tradingPosts: 'E7' });
    first.play('0 upgrade E7 stronghold');
    expect(first.asked()).not.toContain('town');
    const posts = { dwellings: 'E6 D4', tradingPosts: 'E7 E8' } as const;
    const itself = own(posts).play('0 upgrade E7 stronghold', '0 town TW1');
    expect(tokens(itself)).toBe(3);
    const before = town({ dwellings: 'E6', tradingPosts: 'E7 D4 E8' }).play('0 town TW1');
    expect(tokens(before)).toBe(2);
  });
});
