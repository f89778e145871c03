import { describe, expect, it } from 'vitest';
import { withFan } from './fan-table.ts';

// r22 touches E7, E8, F4, G3 and the river hexes r23, r29.
const BUILD = 'ability river-dwelling r22 -';
const FAR = 'ability far-spade - -';

describe('Selkies', () => {
  const own = (mine: object = {}, rest: object = {}, other: object = {}) =>
    withFan(
      'selkies',
      { home: 'desert', dwellings: 'E7 G3', ...mine },
      { passed: [1], ...rest },
      other,
    );

  it('[17.1] are an ice faction', () => {
    const table = own().play('0 transform E6 ice short', '0 build E6');
    expect([table.terrain('E6'), table.on('E6')]).toEqual(['ice', '0 dwelling']);
  });

  it('[17.2] build on a river hex between two structures on ice, for points', () => {
    const table = own({}, { tile: 'SCORE3' }).play(`0 ${BUILD}`);
    expect(table.told(0)).toEqual([
      '-2 workers build',
      '-2 coins build',
      '+2 vp ability',
      '+2 vp round-tile',
    ]);
    expect([table.on('r22'), table.state.onMap(0, 1)]).toEqual(['0 dwelling', 3]);
    expect(table.happened('transformed')).toEqual([]);
  });

  it('[17.2] not between two that are adjacent, by a side or a bridge; not beside one only', () => {
    expect(own({ dwellings: 'E7 F4' }).refusal(`0 ${BUILD}`)).toBe('ability-impossible');
    expect(own({ dwellings: 'E7' }).refusal(`0 ${BUILD}`)).toBe('ability-impossible');
    expect(own({ dwellings: 'E8 G3' }).refusal(`0 ${BUILD}`)).toBe('');
    const bridged = own({ dwellings: 'E8 G3', bridges: 'E8-G3' });
    expect(bridged.refusal(`0 ${BUILD}`)).toBe('ability-impossible');
    expect(own({ dwellings: 'E7 E8 F4 G3' }).refusal(`0 ${BUILD}`)).toBe('');
  });

  it('[17.2] not on land, on what stands there, without the price or a dwelling', () => {
    expect(own().refusal('0 ability river-dwelling E6 -')).toBe('not-a-river-hex');
    expect(own({}, { riverTowns: 'r22' }).refusal(`0 ${BUILD}`)).toBe('river-holds-town');
    expect(own({ workers: 1 }).refusal(`0 ${BUILD}`)).toBe('not-enough-workers');
    expect(own({ coins: 1 }).refusal(`0 ${BUILD}`)).toBe('not-enough-coins');
    const all = own({ dwellings: 'E7 G3 A1 A2 A3 A5 A6 A7' });
    expect(all.refusal(`0 ${BUILD}`)).toBe('no-piece-left');
    const twice = own().play(`0 ${BUILD}`, '0 end');
    expect(twice.refusal(`0 ${BUILD}`)).toBe('ability-impossible');
  });

  it('[17.2] it is never upgraded, and does not count as one of two', () => {
    const table = own({ coins: 60 }).play(`0 ${BUILD}`, '0 end');
    expect(table.refusal('0 upgrade r22 trading-post')).toBe('upgrade-impossible');
    expect(table.refusal('0 upgrade E7 trading-post')).toBe('');
    // r23 touches E8, G3 and the dwelling on r22.
    expect(table.refusal('0 ability river-dwelling r23 -')).toBe('ability-impossible');
  });

  it('[17.2] what is around it is adjacent: reach, towns, power both ways', () => {
    const table = own({ shipping: 0 }, { terrain: { ice: 'F4' } });
    const before = own({ dwellings: 'E7 G3', shipping: 0 }).reach(0);
    expect(before).toContain('F4');
    table.play(`0 ${BUILD}`, '0 end');
    expect(table.reach(0)).toContain('E8');
    const parts = { dwellings: 'G3 D4', tradingPosts: 'E7', stronghold: 'E6' } as const;
    expect(own(parts).play(`0 ${BUILD}`).asked()).toEqual(['town']);
    const power = own({}, { passed: [] }, { dwellings: 'F4', power: '5/7/0' }).play(`0 ${BUILD}`);
    expect(power.happened('power-offered')).toMatchObject([{ seat: 1, from: 0, amount: 1 }]);
  });

  it('[17.2] ships begin there, others sail past, Mermaids found no town on it', () => {
    const table = own({ shipping: 1 }).play(`0 ${BUILD}`);
    expect(table.reach(0)).toContain('G2');
    const other = { faction: 'mermaids', dwellings: 'E8 F4', shipping: 1 } as const;
    const past = own({}, { passed: [] }, other);
    const far = past.branch().reach(1);
    past.play(`0 ${BUILD}`, '1 refuse-power p1 2', '0 end');
    expect(past.reach(1).sort()).toEqual(far.sort());
    expect(past.refusal('1 river-town r22')).toBe('not-empty');
  });

  const fort = (mine: object = {}, rest: object = {}) =>
    own({ dwellings: 'G3', stronghold: 'E7', shipping: 0, ...mine }, rest);

  it('[17.3] the stronghold transforms and builds with a free spade over one river hex more', () => {
    const table = fort();
    expect(table.reach(0)).not.toContain('G2');
    table.play(`0 ${FAR}`);
    expect(table.reach(0)).toContain('G2');
    // Wasteland to desert is one step: ice.
    table.play('0 transform G2 ice short', '0 build G2');
    expect([table.on('G2'), table.workers(0)]).toEqual(['0 dwelling', 9]);
    expect(table.state.kept(0, 0)).toBe(0);
    expect(table.play('0 end').refusal(`0 ${FAR}`)).toBe('ability-used');
  });

  it('[17.3] workers may be added, the dwelling left; afterwards ships go as far as before', () => {
    const table = fort().play(`0 ${FAR}`, '0 transform H4 ice short', '0 decline');
    expect([table.terrain('H4'), table.workers(0)]).toEqual(['ice', 4]);
    expect(table.reach(0)).not.toContain('G2');
    const card = fort({ card: 'BON4' }).play(`0 ${FAR}`);
    expect(card.reach(0).length).toBeGreaterThan(fort().play(`0 ${FAR}`).reach(0).length);
  });

  it('[17.3] may build on ice in reach, or on a river hex, and lose the spade', () => {
    const ice = fort({}, { terrain: { ice: 'G2' } }).play(`0 ${FAR}`, '0 build G2');
    expect(ice.told(0)).toContain('lost 1 spades');
    const river = fort().play(`0 ${FAR}`, '0 ability river-dwelling-instead r22 -');
    expect(river.told(0)).toEqual([
      'lost 1 spades',
      '-2 workers build',
      '-2 coins build',
      '+2 vp ability',
    ]);
    const begun = fort().play(`0 ${FAR}`, '0 transform G2 ice short');
    expect(begun.refusal('0 ability river-dwelling-instead r22 -')).toBe('no-building-now');
    const reward = own({ cults: { water: 4 } }, { tile: 'SCORE6' }).passAll();
    expect(reward.refusal('0 ability river-dwelling-instead r22 -')).toBe('no-building-now');
  });
});
