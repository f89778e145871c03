import { kindOf } from '@pangaea/rules/kernel';
import { KIND, NONE, QUESTION, type State } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { actionsFor } from '../../../src/terra-mystica/game/actions.ts';
import { adviceFor } from '../../../src/terra-mystica/game/advice.ts';
import { TERRA_MYSTICA_PAGE as PAGE } from '../../../src/terra-mystica/game/rules.ts';
import { townAhead } from '../../../src/terra-mystica/game/town-ahead.ts';
import { playedOut } from '../../game/played-out.ts';
import { adviceTests } from '../../terra/advice.ts';

const { start, steps } = playedOut(PAGE, {
  factions: ['witches', 'nomads', 'halflings'],
  players: 3,
});
const before = (at: number) => (at === 0 ? start : steps[at - 1].state) as State;

/** The advice before each command of the game, with the state that it is about. */
const advised = steps.map(({ seat }, at) => {
  const state = before(at);
  const actions = actionsFor(state, seat);
  return { state, seat, actions, advice: adviceFor(state, seat, actions, true) };
});

adviceTests(
  advised,
  advised.filter(({ state }) => state.top() === QUESTION.turn),
  () => adviceFor(before(0), steps[0].seat, [], false),
);

test('a seat that is advised to pass has no other action', () => {
  const told = advised.filter(({ advice }) => advice.some(({ is }) => is === 'pass'));
  expect(told.length).toBeGreaterThan(0);
  const besides: ReadonlySet<number> = new Set([
    KIND.pass,
    KIND.burn,
    KIND.convert,
    KIND.order,
    KIND.drop,
  ]);
  for (const { actions } of told) {
    const moves = actions.flatMap(({ choices }) => choices.map(({ move }) => move));
    expect(moves.filter((move) => !besides.has(kindOf(move)))).toEqual([]);
  }
});

test('the set-up and offers of power have advice of their own', () => {
  const kinds = new Set(advised.flatMap(({ advice }) => advice.map(({ is }) => is)));
  expect(kinds).toContain('place');
  expect(kinds).toContain('offer');
});

test('the next town grows with what is built, and is never one that is founded', () => {
  const seen = advised
    .filter(({ state, seat }) => state.faction(seat) !== NONE)
    .flatMap(({ state, seat }) => townAhead(state, seat) ?? []);
  expect(seen.length).toBeGreaterThan(20);
  expect(new Set(seen.map(({ structures }) => structures)).size).toBeGreaterThan(1);
  for (const { value, valueNeeded, structures, structuresNeeded } of seen) {
    expect(value).toBeGreaterThanOrEqual(structures);
    expect([6, 7]).toContain(valueNeeded);
    expect([3, 4]).toContain(structuresNeeded);
    expect(value >= valueNeeded && structures >= structuresNeeded).toBe(false);
  }
});
