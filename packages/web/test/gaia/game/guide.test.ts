import { QUESTION, type State } from '@pangaea/rules/gaia';
import { expect, test } from 'vitest';
import { actionsFor } from '../../../src/gaia/game/actions.ts';
import { isAnswer } from '../../../src/gaia/game/answers.ts';
import { adviceFor } from '../../../src/gaia/game/guide.ts';
import { GAME } from '../../../src/gaia/game/rules.ts';
import { nearestSite } from '../../../src/gaia/game/sites.ts';
import { begun, laidOut } from './laid-out.ts';

const advice = (state: State, seat = 0) => adviceFor(state, seat, actionsFor(state, seat), true);

const PLAINS = { '0 0': 'plains', '1 0': 'plains', '2 0': 'plains' } as const;

test('a beginner is told how the game is won and that there are two actions', () => {
  const [aim, act] = advice(begun());
  expect(aim).toEqual({ is: 'aim', meeples: begun().table.meeples });
  expect(act).toEqual({ is: 'act', left: 2 });
});

test('the guide names no moves: those come from a bot, and only if no other people play', () => {
  const state = laidOut({
    world: { '0 0': 'mountain', '1 0': 'desert', '0 1': 'swamp' },
    hand: ['city-12', 'nature-desert'],
  });
  expect(actionsFor(state, 0).find(({ id }) => id === 'play:city-12')?.choices).toHaveLength(1);
  expect(advice(state).map(({ is }) => is)).toEqual(['aim', 'act', 'goal']);
});

test('a city that cannot be built says where it nearly could, and what is missing there', () => {
  // City 12 is built on mountain; it needs plains, desert, swamp and animals.
  const state = laidOut({
    world: { '0 0': 'mountain', '1 0': 'sea', '2 0': 'mountain', '3 0': 'swamp' },
    hand: ['city-12'],
  });
  const site = nearestSite(state, 0, 'city-12');
  expect(site).toMatchObject({ x: 2, y: 0, met: 1 });
  expect(site?.missing.toSorted()).toEqual(['animal', 'desert', 'plains']);
  const [, , about] = advice(state);
  expect(about).toMatchObject({ is: 'closed', why: { code: 'nearest', params: { x: 2, y: 0 } } });
});

test('without an empty tile of its land a city has no site', () => {
  const state = laidOut({ world: { '0 0': 'sea', '1 0': 'sea' }, hand: ['city-12'] });
  expect(nearestSite(state, 0, 'city-12')).toBeUndefined();
  const [, , about] = advice(state);
  expect(about).toMatchObject({ is: 'closed', why: { code: 'nowhere' } });
});

test('with nothing to build, the objective that is nearest', () => {
  const state = laidOut({ world: PLAINS, hand: ['animals-sea'] });
  const [, , about] = advice(state);
  expect(about?.is).toBe('goal');
});

test('a complete draft is to be confirmed', () => {
  expect(adviceFor(begun(), 0, [], false)).toEqual([{ is: 'confirm' }]);
});

test('asked in the turn of somebody else: what protection is; the answer is no move of its own', () => {
  const state = laidOut({
    options: { mode: 'advanced' },
    world: { '0 0': 'plains', '1 0': 'swamp' },
    hand: ['sun'],
    other: ['protection'],
  });
  const next = GAME.slot(state);
  GAME.copy(state, next);
  const sun = actionsFor(state, 0).find(({ id }) => id === 'play:sun')?.choices[0].move ?? 0;
  expect(isAnswer({ move: sun })).toBe(false);
  GAME.apply(next, 0, sun);
  expect(next.top()).toBe(QUESTION.window);
  expect(advice(next, 1)).toEqual([{ is: 'rule', concept: 'protection' }]);
  for (const { choices } of actionsFor(next, 1)) {
    expect(isAnswer(choices[0])).toBe(true);
  }
  expect(isAnswer({ move: -1 })).toBe(true);
});
