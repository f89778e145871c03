import { packMove } from '@pangaea/rules/kernel';
import {
  type Event,
  KIND,
  NO_CARD,
  NUMBERS,
  passOutlook,
  QUESTION,
  ROUNDS,
  roundOutlook,
} from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { finalLines, finalPoints } from '../../../src/terra-mystica/game/final.ts';
import { pointsBySource, SOURCES, sourceOf } from '../../../src/terra-mystica/game/sources.ts';
import { begun, game, setUp, until } from './positions.ts';

test('cults as they stand: places by steps, ties shared, nothing for space 0', () => {
  const state = begun(['witches', 'giants', 'nomads']);
  for (const [seat, steps] of [5, 5, 0].entries()) state.setCult(seat, 0, steps);
  const [first, second] = NUMBERS.finalCults;
  const shared = Math.floor((first + second) / 2);
  expect(finalLines(state)[0]).toEqual({
    subject: 'fire',
    cause: 'final-fire',
    places: [
      { seat: 0, vp: shared, value: 5 },
      { seat: 1, vp: shared, value: 5 },
    ],
  });
});

test('the largest network and the final tile have a line, with what they count', () => {
  const state = begun(['witches', 'giants', 'nomads'], { finalTile: 'outposts' });
  const lines = finalLines(state);
  expect(lines.map(({ subject }) => subject)).toEqual([
    'fire',
    'water',
    'earth',
    'air',
    'network',
    'outposts',
  ]);
  for (const { places } of lines) {
    for (const [place, { vp }] of places.entries()) {
      expect(vp).toBeLessThanOrEqual(places[Math.max(0, place - 1)].vp);
    }
  }
  expect(finalLines(begun(['witches', 'giants'])).map(({ subject }) => subject)).not.toContain(
    'outposts',
  );
  expect(finalLines(setUp(['witches', 'giants'], { factions: 'choice' }))).toEqual([]);
});

test('when the last seat passes, everybody has what stood there', () => {
  const seats = [0, 1, 2];
  const state = begun(['witches', 'giants', 'nomads'], {}, 2);
  const last = () => state.round() === ROUNDS && state.passedCount() === seats.length - 1;
  until(state, () => last() && state.top() === QUESTION.turn);
  const seat = state.turn();
  const { state: passed } = passOutlook(state, seat);
  const promised = seats.map((each) => passed.vp(each) + finalPoints(state, each));
  game.apply(state, seat, packMove(KIND.pass, NO_CARD));
  if (game.deciders(state) !== 0) game.apply(state, seat, packMove(KIND.end));
  expect(game.outcome(state)?.vp).toEqual(promised);
});

test('the outlooks leave the position as it is', () => {
  const state = begun(['witches', 'giants', 'nomads'], {}, 4);
  const before = JSON.stringify(game.toJson(state));
  finalLines(state);
  passOutlook(state, 0);
  const outlook = roundOutlook(state);
  expect(JSON.stringify(game.toJson(state))).toBe(before);
  expect(outlook.state.round()).toBe(2);
});

test('points by source: known causes are grouped, all of them add up', () => {
  const events: readonly Event[] = [
    { type: 'vp', seat: 0, amount: 20, cause: 'start' },
    { type: 'vp', seat: 0, amount: 8, cause: 'final-fire' },
    { type: 'vp', seat: 0, amount: 4, cause: 'final-air' },
    { type: 'vp', seat: 0, amount: -2, cause: 'neighbour' },
    { type: 'vp', seat: 1, amount: 9, cause: 'town-tile' },
    { type: 'coins', seat: 0, amount: 6, cause: 'town-tile' },
    { type: 'vp', seat: 0, amount: 3, cause: 'conversion' },
    { type: 'vp', seat: 0, amount: -3, cause: 'conversion' },
  ];
  expect([...pointsBySource(events, 0)]).toEqual([
    ['start', 20],
    ['cults', 12],
    ['power', -2],
  ]);
  expect([...pointsBySource(events, 1)]).toEqual([['towns', 9]]);
  expect(new Set(SOURCES).size).toBe(SOURCES.length);
  expect((['final-tile', 'stronghold', 'conversion'] as const).map(sourceOf)).toEqual([
    'network',
    'ability',
    'other',
  ]);
});
