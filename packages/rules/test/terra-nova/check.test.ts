import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidates } from '../../src/terra-nova/candidates.ts';
import { CODE, REFUSAL_PARAMS, REFUSALS } from '../../src/terra-nova/refusals.ts';
import { RULES } from '../../src/terra-nova/rules.ts';
import { moveIn, position } from './hand-made.ts';
import { type Attempt, LAKE, REFUSED, SEA_DOGS } from './refused.ts';

describe.each(REFUSALS.filter((code) => code !== ''))('%s', (code) => {
  const cases: readonly (Attempt & { readonly params: object })[] = REFUSED[code];
  it.each(cases.map((each) => [String(each.command), each] as const))('%s', (_, each) => {
    const { made, also, seat = 0, command, params } = each;
    const state = position(made);
    also?.(state);
    const before = state.u8.slice();
    const move = typeof command === 'number' ? command : moveIn(state, command);
    expect(RULES.explain(state, seat, move)).toEqual({ code, params });
    expect(RULES.check(state, seat, move)).toBe(CODE[code]);
    expect(Object.keys(params).sort()).toEqual([...REFUSAL_PARAMS[code]].sort());
    expect(state.u8).toEqual(before);
  });
});

describe('check and explain', () => {
  it('agree on every candidate, and explain nothing for a legal move', () => {
    const state = position(SEA_DOGS);
    for (const move of candidates(state, 0)) {
      const code = RULES.check(state, 0, move);
      expect(RULES.explain(state, 0, move).code).toBe(REFUSALS[code]);
    }
    expect(RULES.explain(state, 0, moveIn(state, 'sail'))).toEqual({ code: '', params: {} });
  });

  it('take any 32-bit integer from any seat without changing the state', () => {
    const state = position(SEA_DOGS);
    const before = state.u8.slice();
    const given = fc.oneof(fc.integer(), fc.integer({ min: 0, max: 2 ** 30 - 1 }));
    fc.assert(
      fc.property(given, fc.integer({ min: -2, max: 40 }), (move, seat) => {
        const code = REFUSALS[RULES.check(state, seat, move)];
        return code !== undefined && RULES.explain(state, seat, move).code === code;
      }),
    );
    expect(state.u8).toEqual(before);
  });
});

describe('candidates', () => {
  it('hold each move once, and are made once per table', () => {
    const state = position(LAKE);
    const list = candidates(state, 0);
    expect(new Set(list).size).toBe(list.length);
    expect(candidates(state, 1)).toBe(list);
  });

  it('leave nothing out that is written and not senseless on the map', () => {
    const state = position(SEA_DOGS);
    const listed = new Set(candidates(state, 0));
    const missing = RULES.codec.kinds.flatMap((_, kind) =>
      RULES.codec.everyMove(state.table, kind).filter((move) => !listed.has(move)),
    );
    const reasons = new Set(missing.map((move) => RULES.explain(state, 0, move).code));
    expect([...reasons].sort()).toEqual(['not-a-river-hex', 'not-next-to-river-hex']);
  });
});
