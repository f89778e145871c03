import type { GameEvent } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { isAnswered } from '../../../src/gaia/game/answers.ts';
import { GAIA_PAGE } from '../../../src/gaia/game/page-game.ts';
import { turnBegun } from '../../../src/gaia/game/turns.ts';
import { chaptersOf, roundsOf } from '../../../src/game/chapters.ts';
import { eventCount } from '../../../src/game/moment.ts';
import { playedOut } from '../../game/played-out.ts';

const PLAYERS = 3;
const HISTORY = playedOut(GAIA_PAGE, { players: PLAYERS, mode: 'disasters' });
const CHAPTERS = chaptersOf<unknown, GameEvent>(HISTORY, turnBegun, isAnswered);

test('a round begins with whoever began the game, and each seat has one turn in it', () => {
  const [setUp, ...rounds] = roundsOf(CHAPTERS);
  expect(setUp.map(({ begun }) => begun)).toEqual([undefined]);
  expect(rounds.length).toBeGreaterThan(3);
  const first = rounds[0][0].begun?.seat ?? Number.NaN;
  for (const [place, round] of rounds.entries()) {
    expect(round[0].begun?.mark).toBe(String(place + 1));
    const seats = round.map(({ begun }) => begun?.seat);
    const order = Array.from({ length: PLAYERS }, (_, seat) => (first + seat) % PLAYERS);
    // The last one may end in the middle.
    expect(seats).toEqual(place < rounds.length - 1 ? order : order.slice(0, seats.length));
  }
});

test('answers to one question are told together, and every moment has its line once', () => {
  const told = CHAPTERS.flatMap((chapter) => chapter.told);
  const answers = told.filter((part) => part.answers);
  expect(answers.some(({ events }) => events.length === PLAYERS - 1)).toBe(true);
  for (const { events } of answers) {
    expect(events.every(isAnswered)).toBe(true);
    expect(new Set(events.map(({ seat }) => seat)).size).toBe(events.length);
  }
  const others = told.filter((part) => part.answers === undefined);
  expect(others.flatMap(({ events }) => events).filter(isAnswered)).toEqual([]);
  const moments = CHAPTERS.flatMap(({ begun, told: parts }) => [
    ...(begun === undefined ? [] : [begun.moment]),
    ...parts.flatMap(({ before, events }) => events.map((_, index) => before + index + 1)),
  ]);
  expect(moments).toEqual(Array.from({ length: eventCount(HISTORY) }, (_, index) => index + 1));
});
