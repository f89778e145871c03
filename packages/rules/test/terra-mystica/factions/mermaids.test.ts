import { describe, expect, it } from 'vitest';
import { QUESTION } from '../../../src/terra-mystica/index.ts';
import { NONE } from '../../../src/terra-mystica/state.ts';
import { FREE_SPADES, withLandscapes } from '../landscape-table.ts';
import { position } from '../rule-table.ts';

describe('the Mermaids’ Coral Reef', () => {
  it('takes one spade and an empty river hex beside an own structure', () => {
    const table = withLandscapes('mermaids', { dwellings: 'D5' }, { tile: 'SCORE1' });
    expect(table.refusal('0 landscape E7')).toBe('not-a-river-hex');
    expect(table.refusal('0 landscape r2')).toBe('not-beside-own-building');
    table.play('0 landscape r16');
    expect(table.told(0)).toEqual(['-3 workers spade', '+2 vp round-tile']);
    expect(table.happened('landscape')).toMatchObject([{ hex: 'r16', spades: 1 }]);
    expect(table.reach(0)).toContain('E8');
    const poor = withLandscapes('mermaids', { dwellings: 'D5', workers: 2 });
    expect(poor.refusal('0 landscape r16')).toBe('not-enough-workers');
  });

  it('takes a free spade; the others go where the reef does not lead', () => {
    const table = withLandscapes('mermaids', { dwellings: 'D5', ...FREE_SPADES });
    table.play('0 power ACT6', '0 landscape r16');
    expect(table.told(0)).not.toContain('-3 workers spade');
    expect(table.asked()).toEqual(['decline', 'transform']);
    table.play('0 transform D4 forest short').play('0 end');
  });

  it('is not laid with spades of the cult reward, nor on a town tile or another landscape', () => {
    const reward = withLandscapes(
      'mermaids',
      { dwellings: 'D5', cults: { earth: 4 } },
      { tile: 'SCORE2' },
    );
    expect(reward.passAll().refusal('0 landscape r16')).toBe('no-building-now');
    const tile = withLandscapes('mermaids', { dwellings: 'D5' }, { riverTowns: 'r16' });
    expect(tile.refusal('0 landscape r16')).toBe('river-holds-town');
    const castle = { faction: 'riverwalkers', home: 'forest', dwellings: 'E9' } as const;
    const taken = withLandscapes(
      'mermaids',
      { dwellings: 'D5' },
      {},
      {
        ...castle,
        landscape: 'r16',
      },
    );
    expect(taken.refusal('0 landscape r16')).toBe('not-empty');
  });

  it('joins the banks: towns, neighbours, prices', () => {
    const banks = { stronghold: 'D5', tradingPosts: 'D6', dwellings: 'C4' };
    const table = withLandscapes('mermaids', banks, {}, { dwellings: 'E8' });
    table.play('0 landscape r16');
    expect(table.happened('power-offered')).toMatchObject([{ seat: 1, amount: 1 }]);
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW1');
    expect(table.happened('town')[0].buildings).toEqual(['C4', 'D5', 'r16', 'D6']);
    const built = withLandscapes(
      'mermaids',
      { dwellings: 'D5', landscape: 'r16' },
      { turn: 1 },
      { dwellings: 'D6' },
    );
    built.play('1 upgrade D6 trading-post');
    expect(built.happened('power-offered')).toMatchObject([{ seat: 0, amount: 1 }]);
    const { coins, coinsAlone } = built.state.table.factions[built.state.faction(1)].tradingPost;
    expect([built.total(1, 'coins'), coins < (coinsAlone ?? 0)]).toEqual([-coins, true]);
  });

  it('begins journeys of one hex less, also in the final scoring', () => {
    const lone = withLandscapes('mermaids', { dwellings: 'D5', shipping: 1 });
    const laid = withLandscapes('mermaids', { dwellings: 'D5', shipping: 1, landscape: 'r10' });
    expect(laid.reach(0).length).toBeGreaterThan(lone.reach(0).length);
    const far = laid.reach(0).find((hex) => !lone.reach(0).includes(hex)) ?? '';
    const network = (landscape?: string) => {
      const lies = landscape === undefined ? {} : { landscape };
      const seat = { dwellings: `D5 ${far}`, shipping: 1, ...lies };
      const table = withLandscapes('mermaids', seat, { round: 6 }).passAll();
      while (table.deciders().length > 0) table.play(`${table.deciders()[0]} end`);
      return table.happened('measured').find(({ seat: who }) => who === 0)?.value;
    };
    expect([network(), network('r10')]).toEqual([1, 3]);
  });

  it('hinders nobody on the river, but holds no river town', () => {
    const other = { faction: 'witches', dwellings: 'C4', shipping: 1 } as const;
    const free = withLandscapes('mermaids', { dwellings: 'D5' }, {}, other);
    const laid = withLandscapes('mermaids', { dwellings: 'D5', landscape: 'r16' }, {}, other);
    expect(laid.reach(1)).toEqual(free.reach(1));
    const banks = { dwellings: 'D5', tradingPosts: 'D6 C4', stronghold: 'E8', landscape: 'r16' };
    expect(withLandscapes('mermaids', banks).refusal('0 river-town r16')).toBe('not-empty');
  });

  it('counts 1 in river towns', () => {
    const group = { dwellings: 'D5', tradingPosts: 'C3', stronghold: 'C4', landscape: 'r16' };
    const table = withLandscapes('mermaids', group);
    expect(table.refusal('0 river-town r10')).toBe('no-groups-at-river');
  });
});

describe('a river town where conversions come at any time', () => {
  const site = (tradingPosts: string, dwellings: string) =>
    position({
      players: [{ faction: 'mermaids', tradingPosts, dwellings }, { faction: 'witches' }],
      options: { rules: 'snellman' },
    });

  it('is founded once, also before its tile is chosen', () => {
    const table = site('C3 D4 C4', 'B5').play('0 river-town r10');
    expect(table.legal(0, 'river-town')).toEqual([]);
    expect(table.refusal('0 river-town r10')).toBe('no-groups-at-river');
    table.play('0 town TW1');
    expect(table.towns(0)).toEqual(['TW1']);
  });

  it('leaves out structures of a town whose tile is still due', () => {
    const table = site('C3 D4 C4', 'B5 C5');
    const { state } = table;
    state.push(QUESTION.town, 0, table.hex('C4'), NONE);
    expect(table.refusal('0 river-town r10')).toBe('no-groups-at-river');
    state.pop();
    expect(table.refusal('0 river-town r10')).toBe('');
  });
});
