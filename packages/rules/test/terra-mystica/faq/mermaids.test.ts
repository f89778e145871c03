import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

type Rest = Omit<Position, 'players'>;

/**
 * Mermaids on both banks of r10: C3, D4 on one, C4, B5 on the other; together four structures with
 * power 7.
 */
const BANKS = { tradingPosts: 'C3 D4 C4', dwellings: 'B5' } as const;

const mermaids = (
  mine: Omit<Player, 'faction'> = BANKS,
  rest: Rest = {},
  other: Player = { faction: 'witches' },
) => position({ players: [{ faction: 'mermaids', ...mine }, other], passed: [1], ...rest });

describe('the Mermaids’ stronghold', () => {
  it('[FAQ 3] comes with a step of shipping that costs nothing', () => {
    const table = mermaids({ tradingPosts: 'D5', workers: 4, coins: 6, priests: 0, shipping: 1 });
    table.play('0 upgrade D5 stronghold');
    expect(table.told(0)).toEqual([
      '-4 workers upgrade',
      '-6 coins upgrade',
      '+5 vp round-tile',
      '+2 vp shipping',
    ]);
    expect(table.state.shipping(0)).toBe(2);
  });

  it('[FAQ 3] other steps cost a priest and 4 coins, no worker', () => {
    const table = mermaids({ dwellings: 'D5', priests: 1 }).play('0 advance-shipping');
    expect(table.told(0)).toEqual(['-4 coins shipping', '-1 priests shipping', '+2 vp shipping']);
    expect(mermaids({ dwellings: 'D5' }).refusal('0 advance-shipping')).toBe('not-enough-priests');
  });

  it('[FAQ 3] at the end of the track there is none', () => {
    const table = mermaids({ tradingPosts: 'D5', shipping: 5 }).play('0 upgrade D5 stronghold');
    expect([table.state.shipping(0), table.total(0, 'vp', 'shipping')]).toEqual([5, 0]);
  });
});

describe('towns across a river hex', () => {
  it('[FAQ 78] the tile there is no structure but lies in the town', () => {
    const table = mermaids(BANKS, { round: 6 }).play('0 river-town r10', '0 town TW1');
    const [town] = table.happened('town');
    expect([town.hex, town.buildings]).toEqual(['r10', ['B5', 'C3', 'C4', 'D4']]);
    table.passAll();
    expect(table.happened('measured')[0].value).toBe(4);
  });

  it('[FAQ 78] it hinders nobody: others ship through that hex', () => {
    const witches = { faction: 'witches', dwellings: 'B4', shipping: 1 } as const;
    const table = mermaids(BANKS, { passed: [], terrain: { forest: 'D5' } }, witches);
    table.play('0 river-town r10', '0 town TW1', '0 pass BON1', '0 end', '1 build D5');
    expect(table.on('D5')).toBe('1 dwelling');
    expect(table.happened('power-offered')).toMatchObject([{ seat: 0, amount: 4 }]);
  });

  it('[FAQ 78] what is built beside the town later joins it', () => {
    const table = mermaids().play('0 river-town r10', '0 town TW1', '0 build D5');
    expect(table.asked()).not.toContain('town');
    expect(table.legal(0, 'river-town')).toEqual([]);
  });

  it('[FAQ 79] four structures are needed all the same', () => {
    const three = { stronghold: 'C3', tradingPosts: 'D4 C4' } as const;
    expect(mermaids(three).refusal('0 river-town r10')).toBe('town-too-small');
    expect(mermaids(three).asked()).not.toContain('river-town');
    const sanctuary = { sanctuary: 'C3', tradingPosts: 'D4 C4' } as const;
    expect(mermaids(sanctuary).refusal('0 river-town r10')).toBe('');
    const weak = { tradingPosts: 'C3 D4', dwellings: 'C4 B5' } as const;
    expect(mermaids(weak).refusal('0 river-town r10')).toBe('town-too-small');
    expect(mermaids({ ...weak, favours: 'FAV5' }).refusal('0 river-town r10')).toBe('');
  });

  it('[FAQ 80] a river hex with a tile is not skipped again', () => {
    const table = mermaids(BANKS, { riverTowns: 'r10' });
    expect(table.refusal('0 river-town r10')).toBe('river-holds-town');
    expect(table.legal(0, 'river-town')).toEqual([]);
    // Another river hex between the same banks is possible too.
    const two = { tradingPosts: 'C3 D4 E8', dwellings: 'C4 B5', temples: 'D6' } as const;
    expect(mermaids(two, { riverTowns: 'r10' }).refusal('0 river-town r10')).toBe(
      'river-holds-town',
    );
  });

  it('[FAQ 81] may be put off and founded later with nothing new on the map', () => {
    const table = mermaids({ ...BANKS, priests: 2 }).play('0 advance-shipping');
    expect(table.asked()).toContain('river-town');
    table.play('0 end', '0 advance-shipping', '0 end');
    table.play('0 river-town r10', '0 town TW2');
    expect(table.towns(0)).toEqual(['TW2']);
    expect(table.refusal('0 upgrade C4 temple')).toBe('');
  });

  it('[FAQ 82] before or after the action, not in the middle, not in turns of others', () => {
    const table = mermaids({ ...BANKS, power: '0/0/12' }, { passed: [] });
    expect(table.refusal('0 river-town r10')).toBe('');
    const spades = table.branch().play('0 power ACT5');
    expect(spades.refusal('0 river-town r10')).toBe('not-now');
    spades.play('0 decline');
    expect(spades.refusal('0 river-town r10')).toBe('');
    const favour = table.branch().play('0 upgrade C4 temple');
    expect(favour.refusal('0 river-town r10')).toBe('not-now');
    favour.play('0 favour FAV9');
    expect(favour.refusal('0 river-town r10')).toBe('');
    favour.play('0 end');
    expect(favour.refusal('0 river-town r10')).toBe('not-your-decision');
  });

  it('[FAQ 83] several may wait for the round of the town tile', () => {
    const table = mermaids(
      {
        tradingPosts: 'C3 D4 G3 H4',
        stronghold: 'C4',
        temples: 'F4',
        dwellings: 'B5 G2',
      },
      { tile: 'SCORE2' },
    );
    expect(table.legal(0, 'river-town')).toContain('r10');
    expect(table.legal(0, 'river-town')).toContain('r29');
    table.play('0 river-town r10', '0 town TW1', '0 river-town r29', '0 town TW3');
    expect(table.total(0, 'vp', 'round-tile')).toBe(10);
    expect(table.total(0, 'vp', 'town-tile')).toBe(5 + 9);
    expect(table.keys(0)).toBe(2);
    expect(table.asked()).toContain('pass');
  });
});

describe('settlements across a river town', () => {
  /** Structures on both banks of r10, and one farther along the river, either beside it or not. */
  const settlements = (rulesVersion: string, founds: boolean, more = '') => {
    const table = mermaids(
      { ...BANKS, dwellings: `B5 ${more}`, shipping: 3 },
      { round: 6, options: { finalTile: 'settlements', rulesVersion } },
    );
    if (founds) table.play('0 river-town r10', '0 town TW1');
    table.passAll();
    const [mine] = table
      .happened('measured')
      .filter(({ seat, what }) => seat === 0 && what === 'settlements');
    return mine.value;
  };

  it('are one: its tile joins the groups around its hex', () => {
    expect(settlements('2026-11-28', false)).toBe(2);
    expect(settlements('2026-11-28', true)).toBe(1);
    expect(settlements('2026-11-28', true, 'E8')).toBe(2);
  });

  it('were apart until 2026-11-28', () => {
    expect(settlements('2026-11-22', true)).toBe(2);
    expect(settlements('2026-11-22', true, 'E8')).toBe(3);
  });
});
