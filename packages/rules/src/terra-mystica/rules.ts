import { type AnyQuestion, makeEngine, type OpenQuestions } from '../kernel/index.ts';
import { refuseMoment } from './check/moments.ts';
import { AFTER_ACTION } from './course/after-action.ts';
import { CONVERTING } from './course/converting.ts';
import { advance } from './course/course.ts';
import { TURN } from './course/turn.ts';
import type { Event } from './events.ts';
import { KINDS } from './kinds.ts';
import { answerNewOffers } from './offers/asking.ts';
import { dutiesOf } from './offers/due.ts';
import { LEAVING_ONLY, QUESTIONS, QUEUED } from './questions.ts';
import { Reason, refuse } from './refusals.ts';
import { PHASE, type State } from './state.ts';
import { KIND, type KindWord } from './words.ts';

const NONE_OPEN: readonly AnyQuestion<State>[] = [];

const OPEN: OpenQuestions<State, Event> = {
  at: (s) => {
    if (s.table.queued) return QUEUED;
    return s.table.options.dropping ? LEAVING_ONLY : NONE_OPEN;
  },
  due: dutiesOf,
  before: (s) => s.offers(),
  moved: (s, before, sink) => {
    if (s.table.queued) answerNewOffers(s, before, sink);
  },
};

/**
 * Ruling `conversions: any-time`: a seat may convert goods beside every question in its own action.
 */
function convertsNow(s: State, seat: number): AnyQuestion<State> | undefined {
  if (!s.table.convertsAnyTime || s.phase() !== PHASE.actions || s.turn() !== seat) {
    return undefined;
  }
  return s.top() === TURN.number || s.top() === AFTER_ACTION.number ? undefined : CONVERTING;
}

/** The rules of Terra Mystica: kinds of moves and questions, and the course of the game. */
export const RULES = makeEngine({
  kinds: KINDS,
  questions: QUESTIONS,
  open: OPEN,
  also: convertsNow,
  refuse,
  newReason: () => new Reason(),
  isOver: (s: State) => s.phase() === PHASE.over,
  advance,
  otherMoment: (s, { word, number, definition }, reason, seat, a) => {
    if (number === KIND.drop && s.top() === TURN.number && s.topWho() === seat) {
      return refuse('no-dropping', {}, reason);
    }
    const toTurn = definition.answers?.some(
      ({ to, when }) => to === TURN && (when === undefined || when(s, seat, a)),
    );
    const isAction = toTurn === true || number === KIND.drop;
    return refuseMoment(s, seat, word as KindWord, isAction, reason);
  },
  // At tables where answers may come late every question is asked: to wait is an answer too.
  answersItself: (s) => !s.table.queued && s.top() !== AFTER_ACTION.number,
  answered: (seat, by): Event => ({ type: 'answered', seat, by }),
});
