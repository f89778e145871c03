import { expect, test } from 'vitest';
import { checkPatch, patched, patchOfAll, patchShape } from '../../src/data-file/patch.ts';
import { checkShape } from '../../src/data-file/read-shape.ts';
import { integer, list, object, whole } from '../../src/data-file/shape.ts';

const AMOUNT = integer(0, 9);
const GOODS = whole(object({}, { coins: AMOUNT, workers: AMOUNT }));
const SHAPE = object(
  { vp: AMOUNT, rows: list(AMOUNT, 1, 3), price: object({ coins: AMOUNT, priests: AMOUNT }) },
  { gain: GOODS, steps: AMOUNT },
);
const PRINTED = {
  vp: 5,
  rows: [1, 2],
  price: { coins: 4, priests: 1 },
  gain: { coins: 6 },
  name: 'not in the shape',
};

function faultsOf(patch: unknown): string[] {
  const faults: string[] = [];
  checkShape(patch, patchShape(SHAPE), '', (path, code) => faults.push(`${path} ${code}`));
  if (faults.length > 0) return faults;
  checkPatch(SHAPE, PRINTED, patch, '', (path, code, params) => {
    faults.push(`${path} ${code} ${params?.allowed}`);
  });
  return faults;
}

test('a patch replaces what it names and leaves the rest', () => {
  expect(patched(SHAPE, PRINTED, { price: { coins: 3 }, rows: [7] })).toEqual({
    ...PRINTED,
    price: { coins: 3, priests: 1 },
    rows: [7],
  });
});

test('whole objects are replaced whole', () => {
  expect(patched(SHAPE, PRINTED, { gain: { workers: 2 } }).gain).toEqual({ workers: 2 });
});

test('a patch that changes nothing gives the printed object itself', () => {
  expect(patched(SHAPE, PRINTED, undefined)).toBe(PRINTED);
  expect(patched(SHAPE, PRINTED, { price: {} })).toBe(PRINTED);
  const all = patchOfAll(SHAPE, PRINTED);
  expect(all).toEqual({ vp: 5, rows: [1, 2], price: { coins: 4, priests: 1 }, gain: { coins: 6 } });
  expect(patched(SHAPE, PRINTED, all)).toBe(PRINTED);
});

test('the original is not touched', () => {
  patched(SHAPE, PRINTED, { price: { coins: 0 } });
  expect(PRINTED.price.coins).toBe(4);
});

test('a patch may leave out everything, and has the ranges of what it replaces', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ vp: 10, price: { gold: 1 }, rows: [] })).toEqual([
    '/vp out-of-range',
    '/price/gold unknown-key',
    '/rows wrong-length',
  ]);
});

test('a value that is printed nowhere cannot be replaced', () => {
  expect(faultsOf({ steps: 1, gain: { workers: 1 } })).toEqual([
    '/steps nothing-to-replace vp,rows,price,gain',
  ]);
});
