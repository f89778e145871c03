import { describe, expect, test } from 'vitest';
import {
  ASK,
  type Domain,
  ENGINE_REFUSAL_PARAMS,
  kindsOf,
  type Move,
  Moves,
  makeEngine,
  numberKinds,
  numberQuestions,
  POSITION_FIELDS,
  Position,
  packMove,
  positionLayout,
  questionsOf,
  ReasonOf,
  refusalCodes,
  stackField,
} from '../../../src/kernel/index.ts';

/*
 * A game that consists of questions only: seats are asked for a number; a debt is a question
 * outside the stack; a wish may be given whenever a number is asked.
 */

interface Table {
  readonly players: number;
}
type Event = { readonly type: string; readonly seat: number; readonly by?: string };

const LAYOUT = positionLayout({
  random: POSITION_FIELDS.random,
  owed: { as: 'u8', shape: [2], meaning: 'debts' },
  said: { as: 'u8', shape: [2], meaning: 'last number said' },
  revealed: POSITION_FIELDS.revealed,
  waiting: POSITION_FIELDS.waiting,
  phase: POSITION_FIELDS.phase,
  turn: POSITION_FIELDS.turn,
  depth: POSITION_FIELDS.depth,
  stack: stackField(4, 3),
});

class State extends Position<Table> {
  constructor() {
    super({ players: 2 }, LAYOUT);
  }
  owed(seat: number): number {
    return this.u8[LAYOUT.at.owed + seat];
  }
  owe(seat: number, change: number): void {
    this.u8[LAYOUT.at.owed + seat] += change;
  }
  said(seat: number): number {
    return this.u8[LAYOUT.at.said + seat];
  }
  say(seat: number, n: number): void {
    this.u8[LAYOUT.at.said + seat] = n;
  }
}

const { refuse } = refusalCodes(ENGINE_REFUSAL_PARAMS);
class Reason extends ReasonOf<keyof typeof ENGINE_REFUSAL_PARAMS> {}
const number: Domain<Table> = { name: 'number', values: () => ['0', '1', '2', '3'] };
const kind = kindsOf<State, Table, Reason, Event>();
const question = questionsOf<State, Event, Reason>();

/** Whether a standing order pays a debt. */
let pays = false;

const NUMBER = question({
  name: 'number',
  args: ['least'],
  answers: {
    pass: {
      before: 'all',
      list: (_s, _seat, into, pass) => into.add(packMove(pass)),
      apply: (s) => s.pop(),
    },
  },
  only: (s): Move => (s.arg(NUMBER.at.least) > 3 ? PASS.move() : ASK),
});
const OTHERS = question({ name: 'others', asked: (s) => (s.topWho() === 0 ? 2 : 1) });
const DEBT = question({
  name: 'debt',
  asked: (s) => (s.owed(0) > 0 ? 1 : 0) | (s.owed(1) > 0 ? 2 : 0),
  ordered: (): Move => (pays ? PAY.move() : ASK),
});
const WISHING = question({ name: 'wishing' });

const SAY = kind({
  word: 'say',
  args: [{ name: 'n', domain: number }],
  meaning: 'a number',
  answers: [
    {
      to: NUMBER,
      when: (s, _seat, n) => n >= s.arg(NUMBER.at.least),
      list: (s, _seat, into, say) => {
        for (let n = s.arg(NUMBER.at.least); n < 4; n++) into.add(packMove(say, n));
      },
      apply: (s, seat, n) => {
        s.pop();
        s.say(seat, n);
      },
    },
    {
      to: OTHERS,
      list: (_s, _seat, into, say) => into.add(packMove(say, 1)),
      apply: (s) => s.pop(),
    },
  ],
});
const PASS = kind({ word: 'pass', args: [], meaning: 'nothing' });
const PAY = kind({
  word: 'pay',
  args: [],
  meaning: 'a debt',
  answers: [
    {
      to: DEBT,
      list: (_s, _seat, into, pay) => into.add(packMove(pay)),
      check: (s, seat, _a, _b, _c, reason) =>
        s.owed(seat) > 0 ? 0 : refuse('not-now', { command: 'pay', pending: 'nothing' }, reason),
      apply: (s, seat) => s.owe(seat, -1),
    },
  ],
});
const WISH = kind({
  word: 'wish',
  args: [],
  meaning: 'a wish',
  answers: [
    { to: WISHING, list: (_s, _seat, into, wish) => into.add(packMove(wish)), apply: () => {} },
  ],
});
const BORROW = kind({
  word: 'borrow',
  args: [],
  meaning: 'both owe something',
  answers: [
    {
      to: NUMBER,
      list: (_s, _seat, into, borrow) => into.add(packMove(borrow)),
      apply: (s) => {
        s.owe(0, 1);
        s.owe(1, 1);
      },
      beside: true,
    },
  ],
});

const kinds = numberKinds([SAY, PASS, PAY, WISH, BORROW]);
const questions = numberQuestions([NUMBER, OTHERS, DEBT, WISHING]);
const RULES = makeEngine<State, Table, Reason, Event>({
  kinds: kinds.list,
  questions: questions.list,
  open: { at: () => [DEBT], due: (s, seat) => s.owed(seat), before: () => 0, moved: () => {} },
  also: (s) => (s.top() === NUMBER.number ? WISHING : undefined),
  refuse,
  newReason: () => new Reason(),
  isOver: () => false,
  advance: () => false,
  answersItself: () => true,
  answered: (seat, by) => ({ type: 'answered', seat, by }),
});

const moves = new Moves();
const listed = (s: State, seat: number) => {
  RULES.legal(s, seat, moves);
  return moves.toArray().map((move) => RULES.codec.print(s.table, move));
};

function asked(least = 2): State {
  const s = new State();
  s.push(NUMBER.number, 0, least);
  return s;
}

describe('a question that brings its own answers', () => {
  test('is listed with them at the places that they name, and what may be said besides comes last', () => {
    expect(listed(asked(), 0)).toEqual(['pass', 'say 2', 'say 3', 'borrow', 'wish']);
    const s = asked();
    RULES.apply(s, 0, PASS.move());
    expect(s.depth()).toBe(0);
  });

  test('is answered by a move only under its condition', () => {
    const s = asked();
    expect(RULES.check(s, 0, SAY.move(2))).toBe(0);
    expect(RULES.explain(s, 0, SAY.move(1)).code).toBe('not-now');
    expect(RULES.check(s, 0, WISH.move())).toBe(0);
  });

  test('answers itself where it says so, whatever could be listed', () => {
    const s = asked(9);
    const events: Event[] = [];
    RULES.proceed(s, events);
    expect(s.depth()).toBe(0);
    expect(events).toEqual([{ type: 'answered', seat: 0, by: 'only-answer' }]);
  });
});

test('a question can ask others than the seat on the stack, and is never answered unasked', () => {
  const s = new State();
  s.push(OTHERS.number, 0);
  RULES.proceed(s);
  expect(RULES.deciders(s)).toBe(2);
  expect(listed(s, 0)).toEqual([]);
  expect(listed(s, 1)).toEqual(['say 1']);
});

describe('a question beside the stack', () => {
  test('is open to its seats whatever lies on top, and listed first', () => {
    const s = asked();
    s.owe(1, 1);
    s.owe(0, 1);
    expect(RULES.deciders(s)).toBe(3);
    expect(listed(s, 1)).toEqual(['pay']);
    expect(listed(s, 0)[0]).toBe('pay');
    RULES.apply(s, 1, PAY.move());
    expect([s.owed(1), s.top()]).toEqual([0, NUMBER.number]);
  });

  test('refuses by its own check when nothing of it is open', () => {
    const s = asked();
    expect(RULES.explain(s, 0, PAY.move()).params).toEqual({ command: 'pay', pending: 'nothing' });
  });

  test('is answered by standing order only where the move in hand has brought it up', () => {
    pays = true;
    const s = asked();
    s.owe(1, 1);
    const events: Event[] = [];
    RULES.apply(s, 0, SAY.move(3), events);
    expect([s.owed(1), events]).toEqual([1, []]);
    s.push(NUMBER.number, 0, 2);
    RULES.apply(s, 0, BORROW.move(), events);
    expect(events.map(({ seat, by }) => [seat, by])).toEqual([
      [0, 'order'],
      [1, 'order'],
    ]);
    expect([s.owed(0), s.owed(1)]).toEqual([0, 1]);
    pays = false;
  });
});
