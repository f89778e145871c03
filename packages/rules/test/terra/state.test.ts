import { expect, test } from 'vitest';
import { POSITION_FIELDS, stackField } from '../../src/kernel/index.ts';
import { terraFields, terraLayout } from '../../src/terra/state.ts';
import { STATE_LAYOUT as MYSTICA } from '../../src/terra-mystica/index.ts';
import { STATE_LAYOUT as NOVA } from '../../src/terra-nova/index.ts';

const SIZE = { seats: 4, rounds: 5, terrains: 5, bridges: 32 };
const COMMON = Object.keys(terraFields(SIZE)) as (keyof ReturnType<typeof terraFields>)[];

test('both games have the common fields at the same place', () => {
  const placesIn = (at: Readonly<Record<string, number>>) => COMMON.map((name) => at[name]);
  expect(placesIn(NOVA.at)).toEqual(placesIn(MYSTICA.at));
});

test('a stack that would reach the common fields is refused', () => {
  const fields = { ...POSITION_FIELDS, ...terraFields(SIZE) };
  const layoutWith = (questions: number) =>
    terraLayout({ ...fields, stack: stackField(questions, 5) });
  const { at, bytes } = layoutWith(32);
  expect([at.stack + 32 * 7 <= 4 * at.own, bytes % 4]).toEqual([true, 0]);
  expect(() => layoutWith(33)).toThrow(RangeError);
});
