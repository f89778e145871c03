import { ASK, type Move, type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import { ORDER, TOPIC } from '../options/standing-orders.ts';
import { LEGAL, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { CULTS } from '../vocabulary.ts';
import { KIND } from '../words.ts';
import { advanceCult, LAST_SPACE } from './cults.ts';

/** The question for steps on one cult of the seat's choice. */
export const CHOOSE_CULT = question({
  name: 'cult',
  args: [
    'steps',
    /** 1 if an ability gives the steps, 0 if a special action does. */
    'ability',
  ],
  ordered: (s, seat): Move => (s.arg(CHOOSE_CULT.at.ability) === 1 ? stepOrdered(s, seat) : ASK),
  only: (s, seat): Move => {
    if (s.table.convertsAnyTime) return ASK;
    return onlyCult(s, seat, s.arg(CHOOSE_CULT.at.ability) === 1);
  },
});

/**
 * A question that is never put on the decision stack: it is open for every seat that an ability
 * owes a cult step.
 */
export const OWED_STEP = question({
  name: 'owed-step',
  asked: (s) => {
    let seats = 0;
    for (let seat = 0; seat < s.table.players; seat++) if (s.oweSteps(seat) > 0) seats |= 1 << seat;
    return seats;
  },
  ordered: stepOrdered,
});

export const CULT = kind({
  word: 'cult',
  args: [ARG.cult],
  meaning: 'choose a cult for steps due',
  answers: [
    {
      to: CHOOSE_CULT,
      list: addCults,
      apply: (s, seat, cult, _b, _c, sink) => {
        const steps = s.arg(CHOOSE_CULT.at.steps);
        const cause = s.arg(CHOOSE_CULT.at.ability) === 0 ? 'special-action' : 'ability';
        s.pop();
        advanceCult(s, seat, cult, steps, cause, sink);
      },
    },
    {
      to: OWED_STEP,
      list: addCults,
      check: (s, seat, _cult, _b, _c, reason) =>
        s.oweSteps(seat) > 0 ? LEGAL : refuse('nothing-owed', { command: 'cult' }, reason),
      apply: (s, seat, cult, _b, _c, sink) => {
        s.addOweSteps(seat, -1);
        advanceCult(s, seat, cult, 1, 'ability', sink);
      },
    },
  ],
});

/** Adds every cult. Steps that cannot be made on the chosen cult are lost. */
export function addCults(_s: State, _seat: Seat, into: Moves, kind: number): void {
  for (let cult = 0; cult < CULTS.length; cult++) into.add(packMove(kind, cult));
}

/** Gives the seat a step on a cult of its choice, from an ability of its faction. */
export function oweCultStep(s: State, seat: Seat): void {
  if (s.table.queued) s.addOweSteps(seat, 1);
  else s.push(CHOOSE_CULT.number, seat, 1, 1);
}

const FIRST_CULT = ORDER[CULTS[0]];

function stepOrdered(s: State, seat: Seat): Move {
  const order = s.order(seat, TOPIC['cult-step']);
  if (order === ORDER.ask) return ASK;
  const cult = order - FIRST_CULT;
  return canStep(s, seat, cult) ? packMove(KIND.cult, cult) : ASK;
}

/** Whether a step on a cult can be made now, or can be made up for by a key that comes later. */
function canStep(s: State, seat: Seat, cult: number): boolean {
  const at = s.cult(seat, cult);
  if (at < LAST_SPACE - 1) return true;
  if (at === LAST_SPACE || s.cultTop(cult) !== NONE) return false;
  return s.keys(seat) > 0 || s.table.keysMakeUp;
}

/**
 * The answer for steps of an ability that are possible on one cult only, since then there is no
 * choice. If steps are possible on no cult, they are lost, whichever cult is named. Otherwise
 * `ASK`.
 */
function onlyCult(s: State, seat: Seat, ability: boolean): Move {
  let possible = 0;
  let last = 0;
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (!canStep(s, seat, cult)) continue;
    possible++;
    last = cult;
  }
  if (possible > 1 || (possible === 1 && !ability)) return ASK;
  return packMove(KIND.cult, last);
}
