import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addHex,
  clearHexes,
  copyHexes,
  countCommon,
  countHexes,
  hasHex,
  hexesOf,
  intersectInto,
  intersects,
  isEmpty,
  MAX_HEXES,
  nextHex,
  removeHex,
  sameHexes,
  subtractFrom,
  uniteInto,
  WORDS,
} from '../../src/hexmap/index.ts';

const members = fc.uniqueArray(fc.integer({ min: 0, max: MAX_HEXES - 1 }));

/** Two sets side by side, between words that must not change. */
const A = 1;
const B = A + WORDS;
function pair(a: readonly number[], b: readonly number[]): Int32Array {
  const sets = new Int32Array(2 * WORDS + 2);
  sets[0] = 0x5a5a5a5a;
  sets[2 * WORDS + 1] = 0x5a5a5a5a;
  for (const hex of a) addHex(sets, A, hex);
  for (const hex of b) addHex(sets, B, hex);
  return sets;
}

const both = (a: readonly number[], b: readonly number[]) => a.filter((hex) => b.includes(hex));
const without = (a: readonly number[], b: readonly number[]) => a.filter((hex) => !b.includes(hex));
const sorted = (hexes: Iterable<number>) => [...hexes].sort((one, other) => one - other);

/** Runs `change` on both sets and compares the first one with the result of `Set`. */
function agrees(
  change: (sets: Int32Array) => void,
  expected: (a: readonly number[], b: readonly number[]) => readonly number[],
): void {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const sets = pair(a, b);
      change(sets);
      expect(hexesOf(sets, A)).toEqual(sorted(expected(a, b)));
      expect(hexesOf(sets, B)).toEqual(sorted(b));
      expect([sets[0], sets[2 * WORDS + 1]]).toEqual([0x5a5a5a5a, 0x5a5a5a5a]);
    }),
  );
}

describe('a set of hexes', () => {
  it('holds what was added and not what was removed', () => {
    fc.assert(
      fc.property(members, members, (added, removed) => {
        const sets = pair(added, []);
        for (const hex of removed) removeHex(sets, A, hex);
        const expected = without(added, removed);
        expect(hexesOf(sets, A)).toEqual(sorted(expected));
        expect(countHexes(sets, A)).toBe(expected.length);
        expect(isEmpty(sets, A)).toBe(expected.length === 0);
        for (let hex = 0; hex < MAX_HEXES; hex++) {
          expect(hasHex(sets, A, hex)).toBe(expected.includes(hex));
        }
      }),
    );
  });

  it('is united, intersected, reduced, copied and cleared like any set', () => {
    agrees(
      (sets) => uniteInto(sets, A, sets, B),
      (a, b) => [...a, ...without(b, a)],
    );
    agrees(
      (sets) => intersectInto(sets, A, sets, B),
      (a, b) => both(a, b),
    );
    agrees(
      (sets) => subtractFrom(sets, A, sets, B),
      (a, b) => without(a, b),
    );
    agrees(
      (sets) => copyHexes(sets, A, sets, B),
      (_, b) => b,
    );
    agrees(
      (sets) => clearHexes(sets, A),
      () => [],
    );
  });

  it('is compared with another set', () => {
    fc.assert(
      fc.property(members, members, (a, b) => {
        const sets = pair(a, b);
        const common = both(a, b).length;
        expect(intersects(sets, A, sets, B)).toBe(common > 0);
        expect(countCommon(sets, A, sets, B)).toBe(common);
        expect(sameHexes(sets, A, sets, B)).toBe([...without(a, b), ...without(b, a)].length === 0);
      }),
    );
  });

  it('can lose members while it is visited', () => {
    fc.assert(
      fc.property(members, (hexes) => {
        const sets = pair(hexes, []);
        const visited: number[] = [];
        for (let hex = nextHex(sets, A, -1); hex >= 0; hex = nextHex(sets, A, hex)) {
          visited.push(hex);
          removeHex(sets, A, hex);
        }
        expect(visited).toEqual(sorted(hexes));
        expect(isEmpty(sets, A)).toBe(true);
      }),
    );
  });

  it('is visited by the bit loop of the innermost loops', () => {
    fc.assert(
      fc.property(members, (hexes) => {
        const sets = pair(hexes, []);
        const visited: number[] = [];
        for (let w = 0; w < WORDS; w++) {
          for (let bits = sets[A + w]; bits !== 0; bits &= bits - 1) {
            visited.push((w << 5) | (31 - Math.clz32(bits & -bits)));
          }
        }
        expect(visited).toEqual(sorted(hexes));
      }),
    );
  });
});
