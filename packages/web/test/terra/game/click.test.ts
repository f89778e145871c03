import { expect, test } from 'vitest';
import { follow, NO_PLAN, type Plan, type Wish } from '../../../src/play/plan.ts';
import type { Action, Choice } from '../../../src/terra/game/choices.ts';
import { type Ways, wishForHex } from '../../../src/terra/game/click.ts';

const choice = (move: number, action = 'build'): Choice => ({
  move,
  action,
  target: { on: 'hex', at: 4 },
});
const action = (id: string, ...choices: readonly Choice[]): Action => ({ id, kind: 0, choices });
const WAYS: Ways = {
  chainsOn: () => [],
  paid: () => undefined,
  wanted: (choices) => choices,
  usual: () => undefined,
};
// biome-ignore lint/suspicious/noExplicitAny: nothing is asked why.
const reasons = undefined as any;

function press(actions: readonly Action[], ways: Partial<Ways> = {}, plan: Partial<Plan> = {}) {
  const play = {
    actions,
    plan: { ...NO_PLAN, ...plan },
    draft: undefined,
    state: undefined,
    wish: (_: Wish) => undefined,
  };
  return wishForHex(reasons, play, 4, undefined, { ...WAYS, ...ways });
}

test('of several ways a press drafts the first, whole, and notes that there are others', () => {
  const chains = [
    { id: 'dwelling', moves: [7, 8] },
    { id: 'land', moves: [7, 9] },
  ];
  const wish = press([action('transform', choice(7))], { chainsOn: () => chains });
  expect(wish).toEqual({ do: 'draft', move: 7, more: [8], spot: 4 });
  if (wish === undefined) throw new Error('nothing is meant');
  const plan = follow({ ...NO_PLAN, moves: [3] }, wish);
  expect(plan).toMatchObject({ moves: [3, 7, 8], instead: { spot: 4, from: 1 } });
  // The next click is no longer about that hex.
  expect(follow(plan, { do: 'draft', move: 5 }).instead).toBe(undefined);
  expect(follow(plan, { do: 'undo' }).instead).toBe(undefined);
});

test('one choice that is wanted is drafted, others are one press away; several are asked about', () => {
  const both = [action('build', choice(1)), action('transform', choice(2, 'transform'))];
  expect(press(both)).toEqual({ do: 'ask', spot: 4 });
  expect(press(both, { wanted: (choices) => choices.slice(0, 1) })).toMatchObject({
    do: 'draft',
    move: 1,
    spot: 4,
  });
  expect(press([action('build', choice(1))])).toEqual({ do: 'draft', move: 1, more: [] });
});

test('of several that are wanted a press drafts the usual one, where there is one', () => {
  const both = [action('upgrade', choice(1, 'upgrade'), choice(2, 'upgrade'))];
  const usual = (choices: readonly Choice[]) => choices[1];
  expect(press(both, { usual })).toEqual({ do: 'draft', move: 2, more: [], spot: 4 });
  expect(press(both)).toEqual({ do: 'ask', spot: 4 });
});

test('an amount that is changed leaves the rest of the draft, and the hex that was pressed', () => {
  const plan = { ...NO_PLAN, moves: [1, 2, 3], instead: { spot: 4, from: 1 } };
  expect(follow(plan, { do: 'amend', at: 0, move: 9 })).toMatchObject({
    moves: [9, 2, 3],
    instead: { spot: 4, from: 1 },
  });
  expect(follow(plan, { do: 'amend', at: 0, move: undefined })).toMatchObject({
    moves: [2, 3],
    instead: { spot: 4, from: 0 },
  });
});

test('a hex with nothing but what an exchange pays drafts both; with an action picked it does not', () => {
  const paid = () => [5, 6];
  expect(press([action('build')], { paid })).toEqual({ do: 'draft', move: 5, more: [6] });
  expect(press([action('build')], { paid }, { action: 'build' })).toEqual({ do: 'ask', spot: 4 });
});
