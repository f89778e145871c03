import { describe, expect, it } from 'vitest';
import { type Player, position } from '../rule-table.ts';
import { dwarves } from './positions.ts';

type Mine = Omit<Player, 'faction'>;

const CHARGED = { power: '0/0/12' } as const;

const fakirs = (mine: Mine, rest: object = {}) =>
  position({
    players: [{ faction: 'fakirs', priests: 2, ...mine }, { faction: 'engineers' }],
    passed: [1],
    ...rest,
  });

describe('where tunnels and flights lead', () => {
  it('[FAQ 65] never to a hex directly adjacent to an own structure', () => {
    const table = dwarves();
    expect(table.refusal('0 skip-transform E9 mountains short')).toBe('directly-adjacent');
    expect(table.legal(0, 'skip-transform').some((move) => /^(E9|F5|F7|G5) /.test(move))).toBe(
      false,
    );
    table.play('0 transform E9 mountains short');
    expect(table.told(0)).toEqual(['-3 workers spade']);
    const flight = fakirs({ dwellings: 'F3' });
    expect(flight.refusal('0 skip-transform G2 desert short')).toBe('directly-adjacent');
  });

  /** Dwarves on C5 with a bridge to B5; A9 and B4 are on the other side. */
  const bridged = (mine: Mine = {}) =>
    dwarves({ dwellings: 'C5', bridges: 'B5-C5', workers: 20, ...mine });

  it('[FAQ 66] a bridge makes a hex directly adjacent', () => {
    const table = bridged();
    expect(table.refusal('0 skip-transform B5 mountains short')).toBe('directly-adjacent');
    table.play('0 transform B5 mountains short', '0 build B5');
    expect(table.told(0)).toEqual(['-9 workers spade', '-1 workers build', '-2 coins build']);
    const none = dwarves({ dwellings: 'C5', workers: 20 });
    expect(none.refusal('0 transform B5 mountains short')).toBe('not-in-reach');
    expect(none.refusal('0 skip-transform B5 mountains short')).toBe('');
  });

  it('[FAQ 67] nor from another structure that it does not touch', () => {
    expect(dwarves().refusal('0 skip-transform D7 mountains short')).toBe('');
    const table = dwarves({ dwellings: 'F6 C5' });
    expect(table.refusal('0 skip-transform D7 mountains short')).toBe('directly-adjacent');
    expect(table.refusal('0 transform D7 mountains short')).toBe('');
  });

  it('[FAQ 71] they start from own structures, not from the far end of a bridge', () => {
    const table = bridged();
    for (const hex of ['A9', 'B4']) {
      const listed = table.legal(0, 'skip-transform').filter((move) => move.startsWith(`${hex} `));
      expect(listed, hex).toEqual([]);
    }
    expect(table.refusal('0 skip-transform A9 mountains short')).toBe('not-in-range');
    const built = bridged({ dwellings: 'C5 B5' });
    expect(built.refusal('0 skip-transform A9 mountains short')).toBe('directly-adjacent');
  });

  it('[FAQ 72] and not to that end or from it', () => {
    const home = (dwellings: string) =>
      dwarves({ dwellings, bridges: 'B5-C5', workers: 20 }, { terrain: { mountains: 'B5 B4' } });
    expect(home('C5').refusal('0 skip-build B5')).toBe('directly-adjacent');
    expect(home('C5').refusal('0 build B5')).toBe('');
    expect(home('C5').refusal('0 skip-build B4')).toBe('not-in-range');
  });
});

describe('one tunnel or flight', () => {
  it('[FAQ 68] in an action', () => {
    const table = dwarves(CHARGED).play('0 power ACT6', '0 skip-transform D7 mountains short');
    expect(table.refusal('0 skip-transform D8 desert short')).toBe('skipped-already');
    expect(table.refusal('0 transform E9 mountains short')).toBe('');
    table.play('0 transform E9 mountains short');
    expect(table.legal(0, 'build')).toEqual(['D7']);
  });

  it('[FAQ 68] the Fakirs’ stronghold flies far once, not twice', () => {
    const table = fakirs({ stronghold: 'F3', ...CHARGED }).play('0 power ACT6');
    table.play('0 skip-transform D4 desert short');
    expect(table.told(0)).toEqual(['-1 priests skip', '+4 vp skip']);
    expect(table.refusal('0 skip-transform E7 wasteland short')).toBe('skipped-already');
    expect(table.refusal('0 skip-transform C3 wasteland short')).toBe('skipped-already');
  });

  it('[FAQ 69] must be for transforming or building', () => {
    const table = dwarves({}, { terrain: { mountains: 'D7' } });
    for (const way of ['short', 'long']) {
      expect(table.refusal(`0 skip-transform D7 mountains ${way}`)).toBe('no-such-way');
    }
    table.play('0 skip-build D7');
    expect(table.told(0)).toEqual([
      '-2 workers skip',
      '+4 vp skip',
      '-1 workers build',
      '-2 coins build',
    ]);
    expect(dwarves().refusal('0 skip-build D7')).toBe('wrong-terrain');
    const free = dwarves(CHARGED).play('0 power ACT5', '0 decline');
    expect(free.total(0, 'vp')).toBe(0);
  });

  it('[FAQ 70] may lead to the same hex again, for points each time', () => {
    const table = dwarves({ exchange: 2, workers: 12 }, { tile: 'SCORE1' });
    for (const terrain of ['desert', 'wasteland', 'mountains']) {
      table.play(`0 skip-transform D8 ${terrain} short`);
      expect(table.told(0)).toEqual([
        '-2 workers skip',
        '+4 vp skip',
        '-1 workers spade',
        '+2 vp round-tile',
      ]);
      if (terrain === 'mountains') table.play('0 decline');
      table.play('0 end');
    }
    table.play('0 skip-build D8');
    expect(table.total(0, 'vp')).toBe(4);
  });
});

describe('two spades, one of them by tunnel or flight', () => {
  it('[FAQ 74] the dwelling stands on the hex that became home, touching or not', () => {
    const table = dwarves(CHARGED).play(
      '0 power ACT6',
      '0 transform E9 mountains short',
      '0 skip-transform D8 desert short',
    );
    expect(table.legal(0, 'build')).toEqual(['E9']);
    table.play('0 build E9');
    expect(table.told(0)).toEqual(['-1 workers build', '-2 coins build']);
    expect([table.vp(0), table.workers(0)]).toEqual([24, 10 - 2 - 1]);
  });

  it('[FAQ 75] if both became home, on the first', () => {
    const both = (dwellingAfterTwo: 'first' | 'either') =>
      dwarves(CHARGED, { rulings: { dwellingAfterTwo } }).play(
        '0 power ACT6',
        '0 transform E9 mountains short',
        '0 skip-transform D7 mountains short',
      );
    expect(both('first').legal(0, 'build')).toEqual(['E9']);
    expect(both('first').refusal('0 build D7')).toBe('not-made-home');
    expect(both('either').legal(0, 'build')).toEqual(['D7', 'E9']);
  });
});

describe('the shipping card', () => {
  it('[FAQ 73] gives Dwarves and Fakirs its coins and its power, but no reach', () => {
    for (const [faction, hex] of [
      ['dwarves', 'C5'],
      ['fakirs', 'F3'],
    ] as const) {
      const table = position({
        players: [
          { faction, dwellings: hex, workers: 0, coins: 0 },
          { faction: 'witches', workers: 0, coins: 0 },
        ],
        passed: [1],
        beside: 'BON1 BON2 BON4',
        cardCoins: { BON4: 2 },
      });
      const before = table.reach(0);
      table.play('0 pass BON4');
      expect(table.told(0).slice(0, 1)).toEqual(['+2 coins card-coins']);
      expect(table.total(0, 'power', 'income-card')).toBe(3);
      expect([table.state.round(), table.card(0)]).toEqual([2, 'BON4']);
      expect(table.reach(0)).toEqual(before);
    }
  });
});
