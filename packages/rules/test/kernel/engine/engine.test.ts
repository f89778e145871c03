import { describe, expect, test } from 'vitest';
import { Moves, packMove, seatsOf } from '../../../src/kernel/index.ts';
import {
  CODES,
  ENDED,
  heapOf,
  KIND,
  play,
  QUESTION,
  type Stones,
  stonesEngine,
} from '../stones.ts';

const engine = stonesEngine();
const take = (stones: number) => packMove(KIND.take, stones);
const more = (answer: number) => packMove(KIND.more, answer);
const grow = (answer: number) => packMove(KIND.grow, answer);
const order = (answer: number) => packMove(KIND.order, answer);
const look = packMove(KIND.look);

function listed(s: Stones, seat: number, { legal } = engine): string[] {
  const into = new Moves();
  legal(s, seat, into);
  return Array.from({ length: into.count }, (_, at) => engine.codec.print(s.table, into.at(at)));
}

const deciders = (s: Stones) => seatsOf(engine.deciders(s));
const refused = (s: Stones, seat: number, move: number) => CODES[engine.check(s, seat, move)];

describe('the deciders', () => {
  test('is the seat that is asked, and all of those who are asked at once', () => {
    const s = heapOf(10, 3);
    expect(deciders(s)).toEqual([0]);
    play(s, take(3));
    expect(deciders(s)).toEqual([1, 2]);
    play(s, grow(0));
    expect(deciders(s)).toEqual([2]);
    play(s, grow(1));
    expect([deciders(s), s.heap()]).toEqual([[1], 8]);
  });

  test('is nobody where a hidden fact comes next, nor when the game is over', () => {
    const view = heapOf(10);
    view.i32[view.randomAt()] = 0;
    play(view, take(3), grow(0));
    expect([deciders(view), engine.awaitsChance(view)]).toEqual([[], true]);
    const over = heapOf(1);
    expect(play(over, take(1))).toEqual(['took 1', 'over']);
    expect(deciders(over)).toEqual([]);
  });
});

describe('the legal moves', () => {
  test('is listed by the numbers of the kinds, or as an answer says', () => {
    const s = heapOf(2);
    expect(listed(s, 0)).toEqual(['take 1', 'take 2', 'look']);
    for (const before of ['all', 'take']) {
      expect(listed(s, 0, stonesEngine({ before }))).toEqual(['look', 'take 1', 'take 2']);
    }
    expect(() => stonesEngine({ before: 'more' })).toThrow('look before more');
    expect(listed(s, 1)).toEqual([]);
  });

  test('standing orders are listed apart, for every seat', () => {
    const s = heapOf(2);
    const into = new Moves();
    expect([engine.orders(s, 1, into), engine.orders(s, 2, into)]).toEqual([3, 0]);
    play(s, take(2));
    expect(engine.orders(s, 0, into)).toBe(0);
  });

  test('is refused otherwise, by what is wrong first', () => {
    const s = heapOf(2);
    expect(refused(s, 0, take(2))).toBe('');
    expect(refused(s, 0, take(3))).toBe('too-many');
    expect(refused(s, 0, packMove(KIND.take, 4))).toBe('not-a-move');
    expect(refused(s, 0, packMove(KIND.look, 1))).toBe('not-a-move');
    expect(refused(s, 0, 1.5)).toBe('not-a-move');
    expect(refused(s, 2, take(1))).toBe('no-such-seat');
    expect(refused(s, 1, take(1))).toBe('not-your-decision');
    expect(refused(s, 0, more(1))).toBe('not-now');
    play(s, take(2));
    expect(refused(s, 0, take(1))).toBe('game-over');
    expect(refused(s, 0, order(1))).toBe('game-over');
  });

  test('with the facts, and the better word of the game for another moment', () => {
    const s = heapOf(9);
    expect(engine.explain(s, 0, grow(1))).toEqual({
      code: 'not-now',
      params: { command: 'grow', pending: 'turn' },
    });
    expect(engine.explain(s, 1, take(1)).params).toEqual({ seat: 1, deciders: '0' });
    expect(engine.explain(s, 0, take(1)).code).toBe('');
    play(s, take(3));
    expect(engine.explain(s, 1, look).code).toBe('after-the-end');
    expect(engine.explain(s, 1, take(1)).code).toBe('not-now');
  });

  test('an order is taken at any time, but not where a view ends', () => {
    const s = heapOf(9);
    expect(refused(s, 1, order(0))).toBe('');
    s.i32[s.randomAt()] = 0;
    play(s, take(3), grow(0));
    expect(refused(s, 1, order(0))).toBe('not-your-decision');
  });
});

describe('the results of a move', () => {
  test('a question keeps its arguments until it is answered', () => {
    const s = heapOf(9);
    play(s, take(2));
    expect([deciders(s), s.top()]).toEqual([[1], QUESTION['one-more']]);
    expect(play(s, more(1))).toEqual(['more 1 after 0']);
    expect([deciders(s), s.heap()]).toEqual([[1], 6]);
  });

  test('a turn gives way to its end, but not for what is done beside it', () => {
    const s = heapOf(9);
    play(s, look);
    expect([ENDED, deciders(s)]).toEqual([[], [0]]);
    expect(refused(s, 0, look)).toBe('too-many');
    play(s, take(1));
    expect([ENDED, deciders(s)]).toEqual([[0], [1]]);
  });

  test('steps are taken until somebody is asked, and the end is looked for before each', () => {
    const s = heapOf(9);
    expect(play(s, take(3), grow(0))).toEqual(['took 3', 'rolled']);
    expect([deciders(s), s.top()]).toEqual([[1], QUESTION.turn]);
    expect(play(s, take(3), grow(0), take(3), grow(0))).toEqual([
      'took 3',
      'rolled',
      'took 3',
      'rolled',
      'over',
    ]);
  });

  test('a standing order answers, and says so', () => {
    const s = heapOf(9);
    engine.apply(s, 1, order(1));
    expect(deciders(s)).toEqual([0]);
    expect(play(s, take(2))).toEqual(['took 2', 'answered 1 order', 'more 1 after 0']);
    expect([deciders(s), s.heap()]).toEqual([[1], 6]);
  });

  test('a question with one answer answers itself where the table wants it', () => {
    const patient = heapOf(3);
    expect(play(patient, take(2))).toEqual(['took 2']);
    expect(listed(patient, 1)).toEqual(['more no']);
    const quick = heapOf(3, 2, true);
    expect(play(quick, take(2))).toEqual(['took 2', 'answered 1 only-answer', 'more 0 after 0']);
    expect(deciders(quick)).toEqual([1]);
  });
});

test('silence is an answer of a seat that is asked in secret, and of no other seat', () => {
  const s = heapOf(9, 3);
  expect(engine.silence(s, 0)).toBeUndefined();
  play(s, take(3));
  expect([0, 1, 2].map((seat) => engine.silence(s, seat))).toEqual([undefined, grow(0), grow(0)]);
});

test('a kind says who hears it; its own seat always does', () => {
  const s = heapOf(9, 3);
  play(s, take(3));
  const hearing = (move: number) =>
    ([0, 1, 2, 'spectator'] as const).map((viewer) => engine.hears(s, 1, move, viewer));
  expect(hearing(grow(1))).toEqual([false, true, false, true]);
  expect(hearing(take(1))).toEqual([true, true, true, true]);
});
