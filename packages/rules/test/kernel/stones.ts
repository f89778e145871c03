import {
  type AnyKind,
  ASK,
  type Domain,
  ENGINE_REFUSAL_PARAMS,
  firstSeat,
  type GameEvent,
  GO_ON,
  hasSeat,
  kindsOf,
  type Move,
  makeEngine,
  NONE,
  numberKinds,
  numberQuestions,
  POSITION_FIELDS,
  Position,
  packMove,
  positionLayout,
  questionsOf,
  ReasonOf,
  refusalCodes,
  STOP,
  stackField,
} from '../../src/kernel/index.ts';

/*
 * A heap of stones: in turn each seat takes one to three, and may look under the heap next to it. A
 * seat that takes two asks the next seat whether it takes one as well; a seat that takes three lets
 * all others vote whether the heap grows by one. After each vote a stone may roll away, which only
 * a dealer knows. The game ends with the heap.
 */

const NAMES = ['0', '1', '2', '3'];
const COUNT: Domain<Heap> = { name: 'count', values: () => NAMES };
const WORD: Domain<Heap> = { name: 'answer', values: () => ['no', 'yes', 'ask'] };

interface Heap {
  readonly players: number;
  /** Whether a question with only one answer answers itself. */
  readonly quick: boolean;
}

export interface Told extends GameEvent {
  readonly type: string;
}

const LAYOUT = positionLayout({
  random: POSITION_FIELDS.random,
  revealed: POSITION_FIELDS.revealed,
  phase: POSITION_FIELDS.phase,
  turn: POSITION_FIELDS.turn,
  waiting: POSITION_FIELDS.waiting,
  depth: POSITION_FIELDS.depth,
  heap: { as: 'u8', meaning: 'stones' },
  looked: { as: 'u8', meaning: 'how often somebody has looked under the heap' },
  order: {
    as: 'u8',
    shape: [4],
    meaning: 'by seat: what it answers when asked whether it takes one',
  },
  stack: stackField(4, 3),
});
const HEAP = LAYOUT.at.heap;
const LOOKED = LAYOUT.at.looked;
const ORDER = LAYOUT.at.order;

export class Stones extends Position<Heap> {
  constructor(heap: Heap, stones: number) {
    super(heap, LAYOUT);
    this.u8[HEAP] = stones;
    this.u8.fill(2, ORDER, ORDER + 4);
    this.setTurn(heap.players - 1);
  }
  heap(): number {
    return this.u8[HEAP];
  }
  take(stones: number): void {
    this.u8[HEAP] -= stones;
  }
  looked(): number {
    return this.u8[LOOKED];
  }
  look(): void {
    this.u8[LOOKED]++;
  }
  order(seat: number): number {
    return this.u8[ORDER + seat];
  }
  setOrder(seat: number, answer: number): void {
    this.u8[ORDER + seat] = answer;
  }
}

const FACTS = { ...ENGINE_REFUSAL_PARAMS, 'too-many': ['heap'], 'after-the-end': [] } as const;
const { codes, refuse } = refusalCodes(FACTS);
export const CODES: readonly string[] = codes;
class Reason extends ReasonOf<keyof typeof FACTS> {}

const kind = kindsOf<Stones, Heap, Reason, Told>();
const question = questionsOf<Stones, Told>();

/** Turns that a move has ended: `answered` of the question is called for each. */
export const ENDED: number[] = [];

const TURN = question({
  name: 'turn',
  settle: (s) => (s.heap() > 0 ? STOP : leave(s)),
  answered: (s, seat) => {
    ENDED.push(seat);
    s.pop();
  },
});

function leave(s: Stones): boolean {
  s.pop();
  return GO_ON;
}

const ONE_MORE = question({
  name: 'one-more',
  args: ['from', 'limit'],
  ordered: (s, seat) => (s.order(seat) === 2 ? ASK : packMove(1, s.order(seat))),
});

const VOTE = question({
  name: 'vote',
  several: true,
  settle: (s) => (s.topWho() === 0 ? leave(s) : STOP),
  silence: () => packMove(2, 0),
});

const ROLL = question({
  name: 'roll',
  isStep: true,
  settle: (s, sink) => {
    if (!s.knowsRandom()) {
      s.setWaiting(true);
      return STOP;
    }
    s.pop();
    sink?.push({ type: 'rolled' });
    return GO_ON;
  },
});

const TAKE = kind({
  word: 'take',
  args: [{ name: 'stones', domain: COUNT }],
  meaning: 'takes stones',
  answers: [
    {
      to: TURN,
      list: (s, _seat, into, take) => {
        for (let stones = 1; stones <= Math.min(3, s.heap()); stones++) {
          into.add(packMove(take, stones));
        }
      },
      check: (s, _seat, stones, _b, _c, reason) =>
        stones > 0 && stones <= s.heap() ? 0 : refuse('too-many', { heap: s.heap() }, reason),
      apply: (s, seat, stones, _b, _c, sink) => {
        s.take(stones);
        sink?.push({ type: `took ${stones}` });
        const next = (seat + 1) % s.table.players;
        if (stones === 2 && s.heap() > 0) s.push(ONE_MORE.number, next, seat, 1);
        if (stones === 3) {
          s.push(ROLL.number, NONE);
          s.push(VOTE.number, ((1 << s.table.players) - 1) & ~(1 << seat));
        }
      },
    },
  ],
});

const MORE = kind({
  word: 'more',
  args: [{ name: 'answer', domain: WORD }],
  meaning: 'takes one as well, or not',
  answers: [
    {
      to: ONE_MORE,
      list: (s, _seat, into, more) => {
        into.add(packMove(more, 0));
        if (s.heap() > 1) into.add(packMove(more, 1));
      },
      check: (_s, _seat, answer) => (answer < 2 ? 0 : CODES.indexOf('too-many')),
      apply: (s, _seat, answer, _b, _c, sink) => {
        const limit = s.arg(ONE_MORE.at.limit);
        sink?.push({ type: `more ${answer * limit} after ${s.arg(ONE_MORE.at.from)}` });
        s.take(answer * limit);
        s.pop();
      },
    },
  ],
});

const GROW = kind({
  word: 'grow',
  args: [{ name: 'answer', domain: WORD }],
  meaning: 'votes',
  hears: (_s, seat, viewer) => viewer === seat || viewer === 'spectator',
  answers: [
    {
      to: VOTE,
      list: (_s, _seat, into, grow) => {
        into.add(packMove(grow, 0));
        into.add(packMove(grow, 1));
      },
      apply: (s, seat, answer) => {
        s.take(-answer);
        s.setTopWho(s.topWho() & ~(1 << seat));
      },
    },
  ],
});

const lookBefore = (place: { readonly before?: string }) =>
  kind({
    word: 'look',
    args: [],
    meaning: 'looks under the heap, beside the turn',
    answers: [
      {
        to: TURN,
        ...place,
        list: (s, _seat, into, look) => {
          if (s.looked() === 0) into.add(packMove(look));
        },
        check: (s) => (s.looked() === 0 ? 0 : CODES.indexOf('too-many')),
        apply: (s) => s.look(),
        beside: true,
      },
    ],
  });
const LOOK = lookBefore({});

const STANDING = kind({
  word: 'order',
  args: [{ name: 'answer', domain: WORD }],
  meaning: 'what it answers when asked whether it takes one as well',
  standing: {
    list: (_s, _seat, into, order) => {
      for (const answer of [0, 1, 2]) into.add(packMove(order, answer));
    },
    apply: (s, seat, answer) => s.setOrder(seat, answer),
  },
});

const kindsWith = (look: AnyKind<Stones, Heap, 'look'>) =>
  numberKinds([TAKE, MORE, GROW, look, STANDING]);
const KINDS = kindsWith(LOOK);
const QUESTIONS = numberQuestions([TURN, ONE_MORE, VOTE, ROLL]);
export const KIND = KINDS.numbers;
export const QUESTION = QUESTIONS.numbers;

/**
 * The game as the engine plays it.
 * @param look the moments in a turn at which `look` is listed
 */
export function stonesEngine(look: { readonly before?: string } = {}) {
  return makeEngine<Stones, Heap, Reason, Told>({
    kinds: look.before === undefined ? KINDS.list : kindsWith(lookBefore(look)).list,
    questions: QUESTIONS.list,
    refuse,
    newReason: () => new Reason(),
    isOver: (s) => s.phase() === 1,
    advance: (s) => {
      s.setTurn((s.turn() + 1) % s.table.players);
      s.push(TURN.number, s.turn());
      return true;
    },
    hasEnded: (s, sink) => {
      if (s.heap() > 0 || s.phase() === 1 || s.depth() > 0) return s.phase() === 1;
      s.setPhase(1);
      sink?.push({ type: 'over' });
      return true;
    },
    otherMoment: (s, each, reason) =>
      each.word === 'look' && s.top() === VOTE.number ? refuse('after-the-end', {}, reason) : 0,
    answersItself: (s) => s.table.quick,
    answered: (seat, by) => ({ type: `answered ${seat} ${by}` }),
  });
}

/** A heap at which the first seat decides. */
export function heapOf(stones: number, players = 2, quick = false): Stones {
  ENDED.length = 0;
  const s = new Stones({ players, quick }, stones);
  s.i32[s.randomAt()] = 1;
  stonesEngine().proceed(s);
  return s;
}

/** Everything that a move tells. */
export function play(s: Stones, ...moves: readonly Move[]): string[] {
  const engine = stonesEngine();
  const told: Told[] = [];
  for (const move of moves) {
    const deciders = engine.deciders(s);
    engine.apply(s, hasSeat(deciders, s.turn()) ? s.turn() : firstSeat(deciders), move, told);
  }
  return told.map(({ type }) => type);
}
