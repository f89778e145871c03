import { describe, expect, it } from 'vitest';
import { Moves, Random, seedFromNumber, seedWords } from '../../../src/kernel/index.ts';
import { begin, type Player, position, type RuleTable } from '../rule-table.ts';

type Mine = Omit<Player, 'faction'>;

/** Witches upgrade beside Nomads whose structures there have a power of 3, or 4. */
function offered(power: 3 | 4, nomads: Mine): RuleTable {
  const structures = power === 3 ? { stronghold: 'E7' } : { stronghold: 'E7', dwellings: 'G2' };
  return position({
    players: [
      { faction: 'witches', dwellings: 'F4' },
      { faction: 'nomads', ...structures, ...nomads },
    ],
  }).play('0 upgrade F4 trading-post');
}

describe('power offers', () => {
  it('[FAQ 30] the price goes by what is gained: all that fits, less one', () => {
    const table = offered(3, { power: '0/2/10' }).play('1 take-power p1 3');
    expect(table.told(1)).toEqual(['+2 power neighbour', '-1 vp neighbour']);
    expect(table.power(1)).toBe('0/0/12');
    const free = offered(3, { power: '0/1/11' }).play('1 take-power p1 3');
    expect(free.told(1)).toEqual(['+1 power neighbour']);
  });

  it('[FAQ 30] who has too few points pays all of them for one power more', () => {
    const one = offered(4, { vp: 1 }).play('1 take-power p1 4');
    expect(one.told(1)).toEqual(['+2 power neighbour', '-1 vp neighbour']);
    const none = offered(4, { vp: 0 }).play('1 take-power p1 4');
    expect(none.told(1)).toEqual(['+1 power neighbour']);
    expect([one.vp(1), none.vp(1)]).toEqual([0, 0]);
  });

  it('[FAQ 30] refusing is always possible and changes nothing', () => {
    for (const mine of [{ power: '0/2/10' }, { vp: 1 }, { vp: 0 }] as const) {
      const table = offered(4, mine);
      const before = [table.power(1), table.vp(1)];
      table.play('1 refuse-power p1 4');
      expect([table.power(1), table.vp(1)]).toEqual(before);
      expect(table.told(1)).toEqual([]);
    }
  });

  it('[FAQ 31] points do not fall below zero, whatever is offered', () => {
    for (let vp = 0; vp < 8; vp++) {
      for (const order of ['ask', 'always', 'up-to-4'] as const) {
        const table = offered(4, { vp, orders: { 'power-offers': order } });
        if (order === 'ask') table.play('1 take-power p1 4');
        expect(table.vp(1)).toBe(Math.max(0, vp - 3));
        expect(table.power(1)).toBe(`${12 - Math.min(4, vp + 1)}/${Math.min(4, vp + 1)}/0`);
      }
    }
  });

  it('[FAQ 31] nor in games played at random', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = begin(
        { players: 5, fireAndIce: true, rules: seed % 2 ? 'standard' : 'bga' },
        seed,
      );
      const words = new Int32Array(8);
      seedWords(seedFromNumber(seed), words, 0);
      const random = new Random(words, 0);
      const moves = new Moves();
      for (let [seat] = table.deciders(); seat !== undefined; [seat] = table.deciders()) {
        table.game.legal(table.state, seat, moves);
        table.game.apply(table.state, seat, moves.at(random.below(moves.count)), undefined);
        for (let each = 0; each < 5; each++) expect(table.vp(each)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('[FAQ 32] all or nothing: there are two answers', () => {
    const table = offered(3, { vp: 10 });
    expect(table.deciders()).toEqual([1]);
    expect(table.legal(1)).toEqual(['take-power p1 3', 'refuse-power p1 3']);
    for (const power of [1, 2]) {
      expect(table.refusal(`1 take-power p1 ${power}`)).toBe('no-such-offer');
    }
    table.play('1 take-power p1 3');
    expect(table.told(1)).toEqual(['+3 power neighbour', '-2 vp neighbour']);
  });
});

/** A way of building: the faction, the moves, and the price of a structure beside E7. */
interface Case {
  readonly player: Player;
  readonly before: readonly string[];
  readonly build: string;
  readonly workers: number;
  readonly coins: number;
}

const CHARGED = { power: '0/0/12' } as const;
const DWELLING = { build: 'build E7', workers: -1, coins: -2 } as const;

/** Every case ends with a structure on E7; two dwellings of Acolytes are adjacent to it. */
const CASES: Readonly<Record<string, Case>> = {
  'Witches’ ride': {
    player: { faction: 'witches', stronghold: 'A1' },
    before: ['special ACTW'],
    build: 'build E7',
    workers: 0,
    coins: 0,
  },
  'Swarmlings’ trading post': {
    player: { faction: 'swarmlings', stronghold: 'A1', dwellings: 'A5 E7' },
    before: ['special ACTS'],
    build: 'upgrade E7 trading-post',
    workers: 0,
    coins: 0,
  },
  'Nomads’ sandstorm': {
    player: { faction: 'nomads', stronghold: 'E6' },
    before: ['special ACTN', 'transform E7 desert short'],
    ...DWELLING,
  },
  'Giants’ stronghold': {
    player: { faction: 'giants', stronghold: 'E6' },
    before: ['special ACTG', 'transform E7 wasteland short'],
    ...DWELLING,
  },
  'Halflings’ stronghold': {
    player: { faction: 'halflings', tradingPosts: 'E6', workers: 14 },
    before: ['upgrade E6 stronghold', 'transform E7 plains short'],
    ...DWELLING,
  },
  'spade of the bonus card': {
    player: { faction: 'mermaids', dwellings: 'E6', card: 'BON1', workers: 20 },
    before: ['special BON1', 'transform E7 lakes short'],
    ...DWELLING,
  },
  'power action of one spade': {
    player: { faction: 'auren', dwellings: 'E6', ...CHARGED },
    before: ['power ACT5', 'transform E7 forest short'],
    ...DWELLING,
  },
  'power action of two spades': {
    player: { faction: 'auren', dwellings: 'E6', ...CHARGED },
    before: ['power ACT6', 'transform E7 forest short'],
    ...DWELLING,
  },
};

function made(each: Case): RuleTable {
  return position({
    players: [each.player, { faction: 'acolytes', home: 'swamp', dwellings: 'D5 E8' }],
    ...(each.build === 'build E7' && each.workers === 0 && { terrain: { forest: 'E7' } }),
  }).play(...each.before.map((line) => `0 ${line}`));
}

describe('every way of building', () => {
  it.each(Object.keys(CASES))('[FAQ 33] gives power to neighbours: %s', (name) => {
    const table = made(CASES[name]);
    expect(table.happened('power-offered')).toEqual([]);
    table.play(`0 ${CASES[name].build}`);
    expect(table.happened('power-offered')).toMatchObject([{ seat: 1, from: 0, amount: 2 }]);
    table.play('1 take-power p1 2');
    expect(table.told(1)).toEqual(['+2 power neighbour', '-1 vp neighbour']);
  });

  it.each(Object.keys(CASES))('[FAQ 34] at its price: %s', (name) => {
    const table = made(CASES[name]).play(`0 ${CASES[name].build}`);
    expect(table.total(0, 'workers')).toBe(CASES[name].workers);
    expect(table.total(0, 'coins')).toBe(CASES[name].coins);
  });

  it.each(Object.keys(CASES).slice(2))('[FAQ 34] transforming alone offers nothing: %s', (name) => {
    const table = made(CASES[name]);
    const offers = table.happened('power-offered').length;
    table.play('0 decline');
    expect([offers, table.happened('power-offered').length]).toEqual([0, 0]);
    expect(table.deciders()).toEqual([0]);
  });

  it('[FAQ 34] the spades need not be used at all', () => {
    const table = position({
      players: [
        { faction: 'auren', dwellings: 'E6', power: '0/0/4' },
        { faction: 'acolytes', home: 'swamp', dwellings: 'F4', power: '0/0/4' },
      ],
    }).play('0 power ACT5', '0 decline', '0 end');
    expect(table.isUsed('ACT5')).toBe(true);
    expect(table.refusal('1 power ACT5')).toBe('power-action-used');
  });
});
