import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Buffers, type Fields, Layout } from '../../../src/kernel/index.ts';

const FIELDS = {
  round: { as: 'u8', meaning: 'round, from 0' },
  coins: { as: 'i16', shape: [3], meaning: 'coins by seat' },
  board: { as: 'u8', shape: [2, 3], meaning: 'owner by row and column' },
  random: { as: 'i32', shape: [4], meaning: 'generator', hidden: true },
  count: { as: 'u8', meaning: 'pieces on the board', derived: true },
  score: { as: 'i32', meaning: 'points' },
} as const satisfies Fields;

const layout = new Layout(FIELDS);
const RANGE = {
  i32: { min: -0x8000_0000, max: 0x7fff_ffff },
  i16: { min: -0x8000, max: 0x7fff },
  u8: { min: 0, max: 0xff },
} as const;

/** Any fields, with any shapes. */
const anyFields: fc.Arbitrary<Fields> = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.record({
    as: fc.constantFrom('i32', 'i16', 'u8'),
    shape: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    meaning: fc.constant('anything'),
  }),
);

function filled(any: Layout<Fields>, bytes: Uint8Array): Buffers {
  const state = any.allocate();
  for (let at = 0; at < state.u8.length; at++) state.u8[at] = bytes[at % bytes.length];
  return state;
}

describe('a layout', () => {
  test('puts wide fields first, each where its width allows, none over another', () => {
    expect(layout.at).toEqual({ random: 0, score: 4, coins: 10, round: 26, board: 27, count: 33 });
    expect(layout.bytes).toBe(36);
  });

  test('never lets fields overlap or reach beyond the end', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const any = new Layout(fields);
        const state = any.allocate();
        expect(state.u8.length).toBe(any.bytes);
        expect(any.bytes % 4).toBe(0);
        const used = new Uint8Array(any.bytes);
        for (const name of Object.keys(fields)) {
          const entries = any.entriesOf(state, name);
          const length = (fields[name].shape ?? []).reduce((product, each) => product * each, 1);
          expect(entries.length).toBe(length);
          for (let byte = 0; byte < entries.byteLength; byte++) used[entries.byteOffset + byte]++;
        }
        expect(Math.max(0, ...used)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('begins with zeros', () => {
    expect(layout.allocate().u8.every((byte) => byte === 0)).toBe(true);
  });
});

describe('the plain form', () => {
  test('is nested by shape, without what is derived', () => {
    const state = layout.allocate();
    layout.entriesOf(state, 'board').set([1, 2, 3, 4, 5, 6]);
    layout.entriesOf(state, 'coins').set([-1, 0, 7]);
    state.u8[layout.at.count] = 6;
    expect(layout.toPlain(state)).toEqual({
      round: 0,
      coins: [-1, 0, 7],
      board: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      random: [0, 0, 0, 0],
      score: 0,
    });
  });

  test('may leave out a field that was not there when it was written', () => {
    const younger = new Layout({
      round: FIELDS.round,
      shown: { as: 'u8', shape: [2], meaning: 'faces', absent: 255 },
    });
    const state = younger.allocate();
    expect(younger.fromPlain({ round: 3 }, state).ok).toBe(true);
    expect(younger.toPlain(state)).toEqual({ round: 3, shown: [255, 255] });
    expect(younger.fromPlain({ round: 3, shown: [1] }, state).ok).toBe(false);
    expect(younger.fromPlain({ shown: [1, 2] }, state).ok).toBe(false);
  });

  test('gives the state back through JSON, whatever the fields', () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 64 });
    fc.assert(
      fc.property(anyFields, bytes, (fields, content) => {
        const any = new Layout(fields);
        const state = filled(any, content);
        const read = any.allocate();
        const plain = JSON.parse(JSON.stringify(any.toPlain(state)));
        expect(any.fromPlain(plain, read)).toEqual({ ok: true, value: true });
        expect(any.difference(state, read)).toEqual([]);
      }),
    );
  });

  test('leaves derived fields as they are', () => {
    const state = layout.allocate();
    state.u8[layout.at.count] = 9;
    expect(layout.fromPlain(layout.toPlain(layout.allocate()), state).ok).toBe(true);
    expect(state.u8[layout.at.count]).toBe(9);
  });

  const plain = layout.toPlain(layout.allocate());
  const { round: _, ...withoutRound } = plain;
  test.each([
    ['nothing', null, ''],
    ['a list', [], ''],
    ['a text', 'state', ''],
    ['undefined', undefined, ''],
    ['a missing field', withoutRound, 'round'],
    ['an unknown field', { ...plain, gold: 1 }, 'gold'],
    ['a derived field', { ...plain, count: 0 }, 'count'],
    ['an inherited name', { ...plain, toString: 0 }, 'toString'],
    ['a number for a list', { ...plain, coins: 0 }, 'coins'],
    ['a list for a number', { ...plain, round: [0] }, 'round'],
    ['a short list', { ...plain, coins: [0, 0] }, 'coins'],
    ['a long list', { ...plain, coins: [0, 0, 0, 0] }, 'coins'],
    ['a flat list', { ...plain, board: [0, 0, 0, 0, 0, 0] }, 'board'],
    ['a text for a number', { ...plain, round: '0' }, 'round'],
    ['null for a number', { ...plain, round: null }, 'round'],
    ['half a number', { ...plain, round: 0.5 }, 'round'],
    ['not a number', { ...plain, score: Number.NaN }, 'score'],
    ['beyond all numbers', { ...plain, score: Number.POSITIVE_INFINITY }, 'score'],
  ])('refuses %s', (_what, given, field) => {
    expect(layout.fromPlain(given, layout.allocate())).toEqual({
      ok: false,
      error: { code: 'position-malformed', params: { field } },
    });
  });

  test.each(['i32', 'i16', 'u8'] as const)('keeps %s in its width', (as) => {
    const one = new Layout({ value: { as, meaning: 'anything' } });
    const accepts = (value: number) => one.fromPlain({ value }, one.allocate()).ok;
    const { min, max } = RANGE[as];
    expect([min - 1, min, max, max + 1].map(accepts)).toEqual([false, true, true, false]);
  });
});

describe('the difference', () => {
  test('names fields and indices, derived ones too, in the order of declaration', () => {
    const left = layout.allocate();
    const right = layout.allocate();
    right.u8[layout.at.board + 5] = 2;
    right.i32[layout.at.score] = -3;
    right.u8[layout.at.count] = 1;
    left.i16[layout.at.coins + 1] = 4;
    expect(layout.difference(left, right)).toEqual([
      { field: 'coins[1]', left: 4, right: 0 },
      { field: 'board[1][2]', left: 0, right: 2 },
      { field: 'count', left: 0, right: 1 },
      { field: 'score', left: 0, right: -3 },
    ]);
  });

  test('is empty for equal states only', () => {
    const bytes = fc.uint8Array({ minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(bytes, fc.nat(33), (content, place) => {
        const left = filled(layout, content);
        const right = filled(layout, content);
        expect(layout.difference(left, right)).toEqual([]);
        right.u8[place] ^= 1;
        expect(layout.difference(left, right)).toHaveLength(1);
      }),
    );
  });
});
