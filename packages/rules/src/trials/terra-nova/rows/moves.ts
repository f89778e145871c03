import { argA } from '../../../kernel/index.ts';
import { KIND, PHASE, QUESTION, RULES, STANDING_ORDERS } from '../../../terra-nova/index.ts';
import { gained, type Step, type Watch } from './watch.ts';

const WORDS = RULES.codec.kinds.map((kind) => kind.word);

/** Every kind of move. */
export const MOVES: Watch = {
  group: 'moves',
  rows: WORDS.map((word) => `move ${word}`),
  seen: ({ kind }) => [`move ${WORDS[kind]}`],
};

const MOMENTS = ['before the action', 'after the action', 'at the end of a round'] as const;

/**
 * The moments of power exchanges. At the end of the game only exchanges for points count: coins
 * follow by themselves.
 */
export const EXCHANGES: Watch = {
  group: 'power exchange',
  rows: [
    ...MOMENTS.flatMap((moment) => [`coins ${moment}`, `points ${moment}`]),
    'coins at game end',
    'points at game end',
    'several seats asked at once',
    'left out although there was power',
  ],
  *seen({ before, kind, after }) {
    const asked = after.top() === QUESTION.exchange ? after.topWho() : 0;
    if ((asked & (asked - 1)) !== 0) yield 'several seats asked at once';
    if (kind === KIND.end && before.top() === QUESTION.exchange) {
      yield 'left out although there was power';
    }
    if (kind !== KIND.exchange && kind !== KIND['exchange-vp']) return;
    const what = kind === KIND.exchange ? 'coins' : 'points';
    if (before.top() === QUESTION.turn) yield `${what} before the action`;
    else if (before.top() === QUESTION['after-action']) yield `${what} after the action`;
    else if (before.phase() === PHASE.endOfRound) yield `${what} at the end of a round`;
    else yield `${what} at game end`;
  },
};

/** Orders given, and the effect of each at its moment. */
export const ORDERS: Watch = {
  group: 'standing orders',
  rows: [
    ...STANDING_ORDERS.map((order) => `order ${order} given`),
    'order ask: asked at the end of a round',
    'order ask: asked at game end',
    'order all: exchanged at the end of a round',
    'order all: best split at game end',
    'order keep: kept at the end of a round',
    'order keep: not asked at game end',
    'order vp-first: exchanged at the end of a round',
    'order vp-first: exchanged at game end',
  ],
  *seen(step) {
    const { before, move, kind, after } = step;
    if (kind === KIND.order) yield `order ${STANDING_ORDERS[argA(move)]} given`;
    if (kind !== KIND.pass || before.passedCount() + 1 < before.table.players) return;
    const last = after.round() === 5 && after.phase() >= PHASE.gameEnd;
    const asked = after.top() === QUESTION.exchange ? after.topWho() : 0;
    for (let seat = 0; seat < before.table.players; seat++) {
      yield* carriedOut(step, seat, last, ((asked >> seat) & 1) === 1);
    }
  },
};

function* carriedOut(step: Step, seat: number, last: boolean, asked: boolean): Iterable<string> {
  const { before, after } = step;
  const coins = gained(step.deeds, seat, 'coins', 'exchange') > 0;
  const points = gained(step.deeds, seat, 'vp', 'exchange') > 0;
  const when = last ? 'at game end' : 'at the end of a round';
  switch (STANDING_ORDERS[before.order(seat)]) {
    case 'ask':
      if (asked) yield `order ask: asked ${when}`;
      break;
    case 'all':
      if (!last && coins) yield `order all: exchanged ${when}`;
      if (last && points) yield `order all: best split ${when}`;
      break;
    case 'keep':
      if (last && coins && !points) yield `order keep: not asked ${when}`;
      if (!last && !asked && after.bowl3(seat) > 0 && !coins) yield `order keep: kept ${when}`;
      break;
    default:
      if (points) yield `order vp-first: exchanged ${when}`;
  }
}
