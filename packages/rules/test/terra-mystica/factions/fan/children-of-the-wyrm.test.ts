import { describe, expect, it } from 'vitest';
import { withFan } from './fan-table.ts';

const ONE = 'wyrm-token';
const TWO = 'wyrm-second-token';

describe('Children of the Wyrm', () => {
  const own = (mine: object = {}, rest: object = {}, other: object = {}) =>
    withFan('children-of-the-wyrm', { dwellings: 'E7', ...mine }, { passed: [1], ...rest }, other);
  const asked = (mine: object) =>
    own({ dwellings: '', stronghold: 'E7', ...mine }, { turn: 1, passed: [] }, { dwellings: 'F4' });

  it('[14.1] power of neighbours costs a point less', () => {
    const table = asked({}).play('1 upgrade F4 trading-post', '0 take-power p2 3');
    expect(table.told(0)).toEqual(['+3 power neighbour', '-1 vp neighbour']);
    const poor = asked({ vp: 0 }).play('1 upgrade F4 trading-post', '0 take-power p2 3');
    expect(poor.told(0)).toEqual(['+2 power neighbour']);
    const cheap = asked({ stronghold: '', tradingPosts: 'E7', vp: 0 });
    cheap.play('1 upgrade F4 trading-post', '0 take-power p2 2');
    expect(cheap.told(0)).toEqual(['+2 power neighbour']);
  });

  it('[14.2] every structure costs fewer coins beside one of somebody else', () => {
    const terrain = { swamp: 'E6 E8' } as const;
    const build = (hex: string, dwellings: string) =>
      own({}, { terrain }, { dwellings }).play(`0 build ${hex}`).total(0, 'coins', 'build');
    expect([build('E6', 'A1'), build('E6', 'F4'), build('E8', 'D5')]).toEqual([-2, -1, -1]);
    const upgrade = (mine: object, to: string, dwellings: string) =>
      own({ dwellings: '', ...mine }, {}, { dwellings })
        .play(`0 upgrade E7 ${to}`)
        .total(0, 'coins', 'upgrade');
    for (const [mine, to, low, high] of [
      [{ tradingPosts: 'E7' }, 'temple', -4, -8],
      [{ tradingPosts: 'E7' }, 'stronghold', -5, -10],
      [{ temples: 'E7' }, 'sanctuary', -5, -10],
      [{ dwellings: 'E7' }, 'trading-post', -3, -6],
    ] as const) {
      expect([upgrade(mine, to, 'F4'), upgrade(mine, to, 'A1')], to).toEqual([low, high]);
    }
    expect(own({ coins: 1 }, { terrain }, { dwellings: 'A1' }).refusal('0 build E6')).toBe(
      'not-enough-coins',
    );
  });

  it('[14.3] a token burned brings two to bowl III', () => {
    expect(own({ power: '0/3/0' }).play('0 burn 1').power(0)).toBe('0/0/2');
    expect(own({ power: '0/2/0' }).play('0 burn 1').power(0)).toBe('0/0/1');
    const last = own({ power: '0/6/0', coins: 0, workers: 0 }, { round: 6 });
    expect(last.play('0 pass none', '0 end').total(0, 'coins', 'conversion')).toBe(4);
  });

  it('[14.4] the stronghold brings back what was lost, twelve in all', () => {
    const fort = (power: string) =>
      own({ dwellings: '', tradingPosts: 'E7', power }).play('0 upgrade E7 stronghold').power(0);
    expect([fort('2/3/4'), fort('12/0/0'), fort('10/5/0')]).toEqual(['5/3/4', '12/0/0', '10/5/0']);
  });

  const fort = (mine: object = {}, rest: object = {}, other: object = {}) =>
    own({ dwellings: '', stronghold: 'E7', power: '1/0/2', ...mine }, rest, other);

  it('[14.5] up to two tokens of any bowls lie on river hexes, the second beside the first too', () => {
    const table = fort().play(`0 ability ${ONE} r22 3`);
    expect([table.power(0), table.told(0)]).toEqual(['1/0/1', []]);
    expect(table.happened('tokens').map(({ bowls }) => bowls[2])).toEqual([-1]);
    expect(table.happened('marked')).toMatchObject([{ hex: 'r22', what: 'wyrm-token' }]);
    expect(table.refusal(`0 ability ${TWO} r22 1`)).toBe('ability-impossible');
    expect(table.refusal(`0 ability ${TWO} r23 2`)).toBe('ability-impossible');
    expect(table.refusal(`0 ability ${TWO} r2 1`)).toBe('ability-impossible');
    table.play(`0 ability ${TWO} r23 1`, '0 end');
    expect(table.power(0)).toBe('0/0/1');
    expect(table.refusal(`0 ability ${ONE} r29 3`)).toBe('ability-used');
  });

  it('[14.5] one is enough; not on land, on what lies there, without a token', () => {
    const table = fort().play(`0 ability ${ONE} r22 3`, '0 decline');
    expect(table.asked()).toContain('end');
    expect(fort().refusal(`0 ability ${ONE} E6 3`)).toBe('not-a-river-hex');
    expect(fort().refusal(`0 ability ${ONE} r22 2`)).toBe('ability-impossible');
    expect(fort({}, { riverTowns: 'r22' }).refusal(`0 ability ${ONE} r22 1`)).toBe(
      'ability-impossible',
    );
    expect(own().refusal(`0 ability ${ONE} r22 1`)).toBe('ability-needs-stronghold');
  });

  it('[14.6] what lies beside connected tokens is adjacent: reach and prices', () => {
    const rest = { terrain: { swamp: 'G3' } } as const;
    const table = fort({}, rest, { dwellings: 'H4' });
    expect(table.reach(0)).not.toContain('G3');
    table.play(`0 ability ${ONE} r22 3`);
    expect(table.reach(0)).toContain('G3');
    table.play('0 decline', '0 end');
    // H4 is beside G3, and so counts as near.
    expect(table.play('0 build G3').total(0, 'coins', 'build')).toBe(-1);
    const near = { dwellings: 'E7', stronghold: 'E6' } as const;
    const price = fort(near, {}, { dwellings: 'G3' });
    const upgrade = () => price.branch().play('0 upgrade E7 trading-post');
    expect(upgrade().total(0, 'coins', 'upgrade')).toBe(-6);
    price.play(`0 ability ${ONE} r22 3`, '0 decline', '0 end');
    expect(upgrade().total(0, 'coins', 'upgrade')).toBe(-3);
  });

  it('[14.6] power for them over a token, none for others', () => {
    const far = fort({}, { passed: [], terrain: { mountains: 'G3' } }, { dwellings: 'H4' });
    far.play(`0 ability ${ONE} r22 3`, '0 decline', '0 end', '1 build G3');
    expect(far.happened('power-offered')).toMatchObject([{ seat: 0, from: 1, amount: 3 }]);
    const mine = { dwellings: 'D5', stronghold: 'E7' } as const;
    const theirs = fort(mine, { passed: [1] }, { dwellings: 'G3', power: '5/7/0' });
    theirs.play(`0 ability ${ONE} r22 3`, '0 decline', '0 end', '0 upgrade D5 trading-post');
    expect(theirs.happened('power-offered')).toEqual([]);
  });

  it('[14.6] towns over tokens, founded when the token lies', () => {
    const parts = { tradingPosts: 'G3', dwellings: 'E6 D4' } as const;
    const table = fort(parts).play(`0 ability ${ONE} r22 3`);
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW1');
    expect(table.isInTown(0, 'G3')).toBe(true);
    expect(table.legal(0)).toContain('decline');
    const joined = fort({ ...parts, inTown: 'E7 E6 D4' }).play(`0 ability ${ONE} r22 3`);
    expect(joined.isInTown(0, 'G3')).toBe(true);
  });

  it('[14.6] a chain of tokens counts as one', () => {
    const table = fort().play(`0 ability ${ONE} r22 3`);
    const across = () => ['G3', 'G2', 'H4'].filter((hex) => table.reach(0).includes(hex));
    expect(across()).toEqual(['G3']);
    table.play(`0 ability ${TWO} r29 1`);
    expect(across()).toEqual(['G3', 'G2', 'H4']);
  });
});
