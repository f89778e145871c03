import type { GameEvent } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import {
  justTold,
  type TellingState,
  wentOnSuddenly,
} from '../../../src/shell/journeys/just-told.ts';
import { wayOf } from '../../../src/shell/journeys/way.ts';

const EVENTS: readonly GameEvent[] = Array.from({ length: 9 }, (_, at) => ({ type: `${at}` }));
const between = (from: number, to: number) => EVENTS.slice(from, to);
const REST: TellingState = { isApart: false, isTelling: false, count: 4, moves: 0, drafted: [] };
const typesOf = (before: Partial<TellingState>, now: Partial<TellingState>) =>
  justTold({ ...REST, ...before }, { ...REST, ...now }, between).map(({ type }) => type);

test('moves of others travel as they are told, up to the last of them', () => {
  expect(typesOf({ isTelling: true }, { isTelling: true, count: 6 })).toEqual(['4', '5']);
  expect(typesOf({ isTelling: true, count: 6 }, { count: 7 })).toEqual(['6']);
  expect(typesOf({}, { isTelling: true })).toEqual([]);
});

test('an own draft travels when it grows, and neither when it is taken back nor when it is sent', () => {
  const drafted = EVENTS.slice(0, 3);
  expect(typesOf({ moves: 1, drafted: drafted.slice(0, 1) }, { moves: 2, drafted })).toEqual([
    '1',
    '2',
  ]);
  expect(typesOf({ moves: 2, drafted }, { moves: 1, drafted: drafted.slice(0, 1) })).toEqual([]);
  expect(typesOf({ moves: 2, drafted }, { count: 7 })).toEqual([]);
});

test('nothing travels while the past is looked at, nor on the way back from it', () => {
  expect(typesOf({ isTelling: true }, { isApart: true, isTelling: true, count: 6 })).toEqual([]);
  expect(typesOf({ isApart: true, count: 2 }, { moves: 1, drafted: EVENTS })).toEqual([]);
});

test('without telling a table goes on suddenly; into the past and back it does not go on', () => {
  const isSudden = (before: Partial<TellingState>, now: Partial<TellingState>) =>
    wentOnSuddenly({ ...REST, ...before }, { ...REST, ...now });
  expect(isSudden({}, { count: 6 })).toBe(true);
  expect(isSudden({}, {})).toBe(false);
  expect(isSudden({ isTelling: true }, { count: 6 })).toBe(false);
  expect(isSudden({}, { count: 6, isTelling: true })).toBe(false);
  expect(isSudden({ isApart: true, count: 2 }, { count: 6 })).toBe(false);
  expect(isSudden({}, { count: 6, isApart: true })).toBe(false);
});

test('a way leads from its first place to its last, above the straight line', () => {
  const points = (isThrown: boolean) =>
    wayOf({ x: 10, y: 100 }, { x: 50, y: 100 }, isThrown, 0.5).map(({ transform }) =>
      [...String(transform).matchAll(/-?[\d.]+px/g)].map(([value]) => Number.parseFloat(value)),
    );
  const flat = points(false);
  expect([flat[0], flat.at(-1)]).toEqual([
    [10, 100],
    [50, 100],
  ]);
  const highest = (of: number[][]) => Math.min(...of.map(([, y]) => y));
  expect(highest(flat)).toBeLessThan(100);
  expect(highest(points(true))).toBeLessThan(highest(flat));
});
