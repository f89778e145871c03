import { describe, expect, it } from 'vitest';
import { FACTIONS, type FactionId } from '../../../src/terra-mystica/vocabulary.ts';
import { type Player, position, type RuleTable } from '../rule-table.ts';

type Mine = Omit<Player, 'faction'>;

/**
 * Dwarves around F6: E9, E10, F5, F7, G5 and G6 are adjacent to it, and each is adjacent to the
 * next one in E9 F5 G5 G6 F7 E10.
 */
function mountains(mine: Mine, line: string): RuleTable {
  return position({
    players: [{ faction: 'dwarves', ...mine }, { faction: 'swarmlings' }],
    terrain: { mountains: 'E9 E10 F5 F7 G5 G6' },
  }).play(line);
}

const founds = (mine: Mine, line: string) => mountains(mine, line).asked().includes('town');

describe('founding a town', () => {
  it('[FAQ 40] four structures of power 7 found it by the action that makes them', () => {
    const table = mountains(
      { dwellings: 'F5', tradingPosts: 'E9', stronghold: 'E10' },
      '0 build F6',
    );
    expect(table.deciders()).toEqual([0]);
    table.play('0 town TW1');
    expect(table.told(0)).toEqual(['+5 vp town-tile', '+1 keys town-tile', '+6 coins town-tile']);
    expect(table.happened('town')[0].buildings).toEqual(['E9', 'E10', 'F5', 'F6']);
    expect(founds({ dwellings: 'F5 G5', tradingPosts: 'E9 F6' }, '0 upgrade F5 trading-post')).toBe(
      true,
    );
  });

  it('[FAQ 40] not with less power or fewer structures', () => {
    expect(founds({ dwellings: 'F5', tradingPosts: 'E9 E10' }, '0 build F6')).toBe(false);
    const three = { stronghold: 'E10', temples: 'F6', dwellings: 'E9' } as const;
    expect(founds(three, '0 upgrade E9 trading-post')).toBe(false);
    expect(founds({ dwellings: 'E9 F5 F6', tradingPosts: 'A1 A2 A3' }, '0 build G5')).toBe(false);
  });

  it('[FAQ 41] it cannot be declined', () => {
    const table = mountains(
      { dwellings: 'F5', tradingPosts: 'E9', stronghold: 'E10' },
      '0 build F6',
    );
    expect(table.asked()).toEqual(['town']);
    expect(table.legal(0, 'town')).toEqual(['TW1', 'TW2', 'TW3', 'TW4', 'TW5']);
    for (const other of ['decline', 'end', 'pass BON1']) {
      expect(table.refusal(`0 ${other}`)).not.toBe('');
    }
  });

  it('[FAQ 42] with a sanctuary three structures are enough, power 7 still', () => {
    const seven = { sanctuary: 'F6', temples: 'E10', dwellings: 'E9' } as const;
    expect(founds(seven, '0 upgrade E9 trading-post')).toBe(true);
    expect(founds({ sanctuary: 'F6', tradingPosts: 'E10' }, '0 build E9')).toBe(false);
    expect(founds({ sanctuary: 'F6', tradingPosts: 'E10', temples: 'A1' }, '0 build E9')).toBe(
      false,
    );
    const two = { sanctuary: 'F6', tradingPosts: 'E10' } as const;
    expect(founds(two, '0 upgrade E10 stronghold')).toBe(false);
  });

  it('[FAQ 43] the sanctuary helps its own group only', () => {
    const group = { temples: 'F6', stronghold: 'E10', dwellings: 'E9' } as const;
    expect(founds({ ...group, sanctuary: 'A1' }, '0 upgrade E9 trading-post')).toBe(false);
    // This is so even for one on the other side of a river.
    expect(founds({ ...group, sanctuary: 'G4' }, '0 upgrade E9 trading-post')).toBe(false);
    expect(founds({ ...group, sanctuary: 'G5' }, '0 upgrade E9 trading-post')).toBe(true);
  });

  it('[FAQ 44] with FAV5 power 6 is enough, with a sanctuary too', () => {
    const FAV5 = { favours: 'FAV5' } as const;
    expect(founds({ ...FAV5, dwellings: 'F5', tradingPosts: 'E9 E10' }, '0 build F6')).toBe(true);
    expect(founds({ ...FAV5, sanctuary: 'F6', tradingPosts: 'E10' }, '0 build E9')).toBe(true);
    const three = { ...FAV5, tradingPosts: 'E9 E10', dwellings: 'F6' };
    expect(founds(three, '0 upgrade F6 trading-post')).toBe(false);
    expect(founds({ ...FAV5, dwellings: 'F5 E9', tradingPosts: 'E10' }, '0 build F6')).toBe(false);
  });

  it('[FAQ 45] taking FAV5 founds what is ready for it, several at once', () => {
    const table = mountains(
      {
        dwellings: 'F6 F7 A1 A2',
        tradingPosts: 'E9 E10 A3 I9',
        temples: 'A4',
      },
      '0 upgrade I9 temple',
    );
    expect(table.asked()).toEqual(['favour']);
    const other = table.branch().play('0 favour FAV9');
    expect(other.asked()).not.toContain('town');
    table.play('0 favour FAV5');
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW1');
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW2');
    expect(table.towns(0)).toEqual(['TW1', 'TW2']);
    expect([table.keys(0), table.cult(0, 'fire')]).toEqual([2, 2]);
    expect(table.asked()).toContain('end');
  });

  /** A small group that includes a sanctuary, or a temple in its place. */
  function small(faction: FactionId, great: 'sanctuary' | 'temples'): string[] {
    const green = faction === 'witches' || faction === 'auren';
    const mine = { tradingPosts: 'E10', stronghold: 'E9' };
    const favours = faction === 'chaos-magicians' ? ['FAV9', 'FAV10'] : ['FAV9'];
    return position({
      players: [
        { faction, home: 'mountains', ...mine, [great]: 'F6' },
        { faction: green ? 'dwarves' : 'witches' },
      ],
      terrain: { mountains: 'E9 E10 F6' },
    })
      .play('0 upgrade E10 temple', ...favours.map((tile) => `0 favour ${tile}`))
      .asked();
  }

  it.each(FACTIONS)(
    '[FAQ 46] the sign beside the sanctuary means three structures: %s',
    (faction) => {
      expect(small(faction, 'sanctuary')).toContain('town');
      expect(small(faction, 'temples')).not.toContain('town');
    },
  );
});
