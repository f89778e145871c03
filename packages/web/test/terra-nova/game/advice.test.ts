import { NONE, type State } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { adviceFor } from '../../../src/terra-nova/game/advice.ts';
import { actionsFor } from '../../../src/terra-nova/game/choices.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../../src/terra-nova/game/page-game.ts';
import { passingVp, townAhead } from '../../../src/terra-nova/game/stake.ts';
import { playedOut } from '../../game/played-out.ts';
import { adviceTests } from '../../terra/advice.ts';

const { start, steps } = playedOut(PAGE, { factions: 'first-game', players: 3 });
const before = (at: number) => (at === 0 ? start : steps[at - 1].state) as State;

/** The advice before each command of the game, with the state that it is about. */
const advised = steps.map(({ seat }, at) => {
  const state = before(at);
  return { state, seat, at, advice: adviceFor(state, seat, actionsFor(state, seat), true) };
});

adviceTests(
  advised,
  advised.filter(({ advice }) => advice.length > 0),
  () => adviceFor(before(0), steps[0].seat, [], false),
);

test('the announced gain of passing is the gain when passing', () => {
  const passes = steps.flatMap((step, at) =>
    step.events.some(({ type }) => type === 'passed') ? [{ ...step, at }] : [],
  );
  expect(passes.length).toBeGreaterThan(10);
  for (const { seat, at, events } of passes) {
    const end = events.findIndex(({ type }) => type === 'bonus-tile');
    const vp = events
      .slice(0, end < 0 ? events.findIndex(({ type }) => type === 'territory') : end)
      .reduce((sum, event) => {
        const { type, seat: of, amount } = event as { type: string; seat: number; amount: number };
        return type === 'vp' && of === seat ? sum + amount : sum;
      }, 0);
    const last = end < 0 && !events.some(({ type }) => type === 'territory');
    if (!last) expect(passingVp(before(at), seat)).toBe(vp);
  }
});

test('the next town grows with what is built, and is never one that is founded', () => {
  const towns = advised
    .filter(({ state, seat }) => state.faction(seat) !== NONE)
    .map(({ state, seat }) => townAhead(state, seat));
  const seen = towns.filter((town) => town !== undefined);
  expect(seen.length).toBeGreaterThan(20);
  expect(new Set(seen.map(({ buildings }) => buildings)).size).toBeGreaterThan(1);
  for (const { value, buildings, valueNeeded, buildingsNeeded } of seen) {
    expect(value).toBeGreaterThanOrEqual(buildings);
    expect([6, 7]).toContain(valueNeeded);
    expect(buildingsNeeded).toBe(4);
  }
});
