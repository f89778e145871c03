import { expect, test } from 'vitest';
import { err, KERNEL_REFUSALS, ok, refusal } from '../../src/kernel/index.ts';

test('the codes of the kernel are kebab-case words, each once', () => {
  expect(new Set(KERNEL_REFUSALS).size).toBe(KERNEL_REFUSALS.length);
  for (const code of KERNEL_REFUSALS) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('a refusal has a code, and facts when there are any', () => {
  expect(refusal('too-far')).toEqual({ code: 'too-far', params: {} });
  expect(refusal('too-far', { steps: 3 })).toEqual({ code: 'too-far', params: { steps: 3 } });
});

test('a result is a value or a reason', () => {
  expect([ok(1), err('why')]).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: 'why' },
  ]);
});
