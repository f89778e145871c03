import { expect, test } from 'vitest';
import {
  hasSeat,
  type Move,
  packMove,
  playSegment,
  seedFromNumber,
} from '../../../src/kernel/index.ts';
import {
  BID,
  DONE,
  HANG,
  ORDER,
  SELL,
  type ToyState,
  toyGame,
} from '../../conformance/toy-game.ts';

function opening(): ToyState {
  const set = toyGame.setup({ rulesVersion: '2', players: 2, startCoins: 2 }, seedFromNumber(1));
  if (!set.ok) throw new Error('set-up refused');
  return set.value;
}

/** The first seat's turn, with two coins. */
function turn(): ToyState {
  const state = opening();
  for (const seat of [0, 1]) toyGame.apply(state, seat, packMove(BID, 0));
  return state;
}

const faulty = (state: ToyState, seat: number, moves: readonly Move[]) => {
  const sent = playSegment(toyGame, state, seat, moves);
  return sent.ok ? undefined : [sent.error.index, sent.error.refusal.code];
};

test('plays moves on a copy and tells what happened', () => {
  const state = turn();
  const sent = playSegment(toyGame, state, 0, [packMove(HANG, 1), packMove(HANG, 2)]);
  expect(sent.ok).toBe(true);
  if (!sent.ok) return;
  expect(toyGame.difference(state, turn())).toEqual([]);
  expect(sent.value.state.coins(0)).toBe(0);
  expect(sent.value.events).toEqual([
    { type: 'hung', seat: 0, spot: 1 },
    { type: 'hung', seat: 0, spot: 2 },
  ]);
  expect(sent.value.open).toBe(true);
  const { steps } = sent.value;
  expect(steps.map(({ move }) => move)).toEqual([packMove(HANG, 1), packMove(HANG, 2)]);
  expect(steps.flatMap(({ events }) => events)).toEqual(sent.value.events);
  expect(steps.map(({ before, after }) => [before.coins(0), after.coins(0)])).toEqual([
    [2, 1],
    [1, 0],
  ]);
});

test('of no moves is the position itself', () => {
  const sent = playSegment(toyGame, turn(), 0, []);
  expect(sent.ok && [sent.value.events, sent.value.open]).toEqual([[], true]);
});

test('ends where another seat decides', () => {
  const sent = playSegment(toyGame, turn(), 0, [packMove(SELL), packMove(DONE)]);
  expect(sent.ok && sent.value.open).toBe(false);
  expect(sent.ok && hasSeat(toyGame.deciders(sent.value.state), 1)).toBe(true);
});

test('ends where something comes to light, though the seat decides again', () => {
  const state = opening();
  toyGame.apply(state, 1, packMove(BID, 0));
  const sent = playSegment(toyGame, state, 0, [packMove(BID, 1)]);
  expect(sent.ok && sent.value.open).toBe(false);
  expect(sent.ok && hasSeat(toyGame.deciders(sent.value.state), 0)).toBe(true);
  expect(faulty(state, 0, [packMove(BID, 1), packMove(DONE)])).toEqual([1, 'segment-ended']);
});

test('is refused as a whole, at the place of the first wrong move', () => {
  const state = turn();
  expect(faulty(state, 1, [packMove(DONE)])).toEqual([0, 'not-asked']);
  expect(faulty(state, 0, [packMove(SELL), packMove(SELL)])).toEqual([1, 'too-expensive']);
  expect(faulty(state, 0, [packMove(DONE), packMove(DONE)])).toEqual([1, 'not-asked']);
  expect(toyGame.difference(state, turn())).toEqual([]);
});

test('may hold a standing order, also of a seat that is not asked', () => {
  const sent = playSegment(toyGame, turn(), 1, [packMove(ORDER, 1)]);
  expect(sent.ok && sent.value.open).toBe(false);
});
