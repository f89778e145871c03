import type { GameEvent } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { chaptersOf, linesOf, roundsOf } from '../../src/game/chapters.ts';
import type { AnyHistory, Step } from '../../src/game/history.ts';
import { eventCount } from '../../src/game/moment.ts';
import { stepsSince } from '../../src/game/since.ts';

interface Event extends GameEvent {
  readonly turn?: number;
}

const of = (...types: readonly string[]): Event[] =>
  types.map((type) => (type.startsWith('turn') ? { type, turn: Number(type.slice(4)) } : { type }));
const step = (seat: number, ...types: readonly string[]): Step<number, Event> => {
  return { seat, move: types.length, command: '', events: of(...types), state: 0 };
};
const history = (opening: readonly string[], ...steps: Step<number, Event>[]) =>
  ({ game: {}, start: 0, opening: of(...opening), steps }) as unknown as AnyHistory;
const turnOf = (event: GameEvent) => {
  const { turn } = event as Event;
  return turn === undefined ? undefined : { seat: turn };
};

const GAME = history(
  ['deal', 'turn0'],
  step(0, 'draw'),
  step(0, 'lay', 'turn1', 'eat'),
  step(1, 'sun'),
  step(1),
  step(0, 'answer', 'dry'),
  step(1, 'draw', 'turn0'),
);

test('a game is told by chapters; one begins within the step that ended the one before', () => {
  const chapters = chaptersOf(GAME, turnOf);
  expect(chapters.map(({ begun }) => [begun?.seat, begun?.moment])).toEqual([
    [undefined, undefined],
    [0, 2],
    [1, 5],
    [0, 11],
  ]);
  const told = chapters.map((chapter) =>
    chapter.told.map((each) => [each.step?.seat, each.before, each.events.map(({ type }) => type)]),
  );
  expect(told).toEqual([
    [[undefined, 0, ['deal']]],
    [
      [0, 2, ['draw']],
      [0, 3, ['lay']],
    ],
    // The events at the beginning of a chapter are not effects of the last move of the chapter
    // before.
    [
      [undefined, 5, ['eat']],
      [1, 6, ['sun']],
      [0, 7, ['answer', 'dry']],
      [1, 9, ['draw']],
    ],
    [],
  ]);
});

test('every moment has its line, once', () => {
  const moments = chaptersOf(GAME, turnOf).flatMap(({ begun, told }) => [
    ...(begun === undefined ? [] : [begun.moment]),
    ...told.flatMap(({ before, events }) => events.map((_, index) => before + index + 1)),
  ]);
  expect(moments).toEqual(Array.from({ length: eventCount(GAME) }, (_, index) => index + 1));
});

test('a game without chapters is told in one piece', () => {
  const chapters = chaptersOf(GAME);
  expect(chapters).toHaveLength(1);
  expect(chapters[0].told).toHaveLength(6);
});

test('chapters without a figure are folded with the one before that has one', () => {
  const marked = chaptersOf(GAME, (event) => {
    const turn = turnOf(event);
    return turn?.seat === 0 ? { ...turn, mark: 'x' } : turn;
  });
  const seats = roundsOf(marked).map((round) => round.map(({ begun }) => begun?.seat));
  expect(seats).toEqual([[undefined], [0, 1], [0]]);
  const alone = roundsOf(chaptersOf(GAME, turnOf));
  expect(alone.map((round) => round.length)).toEqual([1, 1, 1, 1]);
});

test('steps of one seat that follow each other are one line; what a table agreed on is a line of its own', () => {
  const back = { ...step(0, 'table-back'), agreed: { kind: 'back', seat: 0, to: 1 } } as const;
  const game = history(
    ['deal'],
    step(0, 'burn'),
    step(0, 'spades'),
    // Ends a turn, and gives nothing.
    step(0),
    step(0, 'dig', 'dwelling'),
    step(1, 'take'),
    step(0, 'pass'),
    back,
    step(0, 'pass', 'turn1', 'income'),
    step(1, 'build'),
  );
  const lines = chaptersOf(game, turnOf).map(({ told }) =>
    linesOf(told).map((line) => line.map(({ step: of, events }) => [of?.seat, events.length])),
  );
  expect(lines).toEqual([
    [
      [[undefined, 1]],
      [
        [0, 1],
        [0, 1],
        [0, 2],
      ],
      [[1, 1]],
      [[0, 1]],
      [[0, 1]],
      [[0, 1]],
    ],
    [[[undefined, 1]], [[1, 1]]],
  ]);
});

test('moves that were taken back are not among the chapters before', () => {
  const back = { ...step(0, 'table-back'), agreed: { kind: 'back', seat: 0, to: 1 } } as const;
  const taken = history(
    ['turn0'],
    step(0, 'lay', 'turn1'),
    step(1, 'turn0'),
    back,
    step(1, 'turn0'),
  );
  const before: number[] = [];
  chaptersOf(taken, (event, stand) => {
    const turn = turnOf(event);
    if (turn !== undefined) before.push(stand.length);
    return turn;
  });
  expect(before).toEqual([0, 1, 2, 2]);
});

test('answers that follow each other are told as one, apart from what the last of them brought', () => {
  const asked = history(
    [],
    step(0, 'sun'),
    step(1, 'answer'),
    step(2, 'answer'),
    step(3, 'answer', 'dry', 'eat'),
    step(0, 'rain', 'answer'),
    step(1, 'lay'),
  );
  const [{ told }] = chaptersOf(asked, undefined, ({ type }) => type === 'answer');
  const parts = told.map(({ step: of, before, events, answers }) => [
    of?.seat,
    before,
    events.length,
    answers ?? false,
  ]);
  expect(parts).toEqual([
    [0, 0, 1, false],
    [undefined, 1, 3, true],
    [undefined, 4, 2, false],
    [0, 6, 1, false],
    [undefined, 7, 1, true],
    [1, 8, 1, false],
  ]);
});

test('since my last turn: what others did, my own answers left out', () => {
  const isAnswer = (each: Step<unknown, GameEvent>) => each.events[0]?.type === 'answer';
  const since = (seat: number) =>
    stepsSince(GAME, seat, isAnswer).map(({ events }) => events[0].type);
  expect(since(0)).toEqual(['sun', 'draw']);
  expect(since(1)).toEqual([]);
  expect(since(2)).toEqual(['draw', 'lay', 'sun', 'answer', 'draw']);
});
