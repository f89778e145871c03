import { makeEngine } from '../kernel/index.ts';
import { advance, hasWinner } from './course.ts';
import { KINDS } from './kinds.ts';
import { QUESTIONS } from './questions.ts';
import { Reason, refuse } from './refusals.ts';
import { PHASE, type State } from './state.ts';

/** The rules of Gaia: kinds of moves and questions, and the course of a turn. */
export const RULES = makeEngine({
  kinds: KINDS,
  questions: QUESTIONS,
  refuse,
  newReason: () => new Reason(),
  isOver: (s: State) => s.phase() === PHASE.over,
  advance,
  hasEnded: hasWinner,
});
