import { GO_ON, packMove, type Seat, STOP } from '../../kernel/index.ts';
import { question } from '../define.ts';
import type { State } from '../state.ts';
import { addAbilities } from './ability-moves.ts';

/** A question of one faction, answered by its abilities for questions. */
export const ASKED = question({
  name: 'ability',
  args: [
    /** The number of the question: the faction knows its meaning. */
    'question',
    /** Numbers whose meaning only the faction knows. */
    'p',
    'q',
    /** 1 if the seat may decline it. */
    'optional',
  ],
  answers: {
    decline: {
      before: 'all',
      when: isOptional,
      list: (s, _seat, into, decline) => {
        if (isOptional(s)) into.add(packMove(decline));
      },
      apply: (s) => s.pop(),
    },
  },
  settle: (s) => {
    if (addAbilities(s, s.topWho(), 'question', undefined) > 0) return STOP;
    s.pop();
    return GO_ON;
  },
});

function isOptional(s: State): boolean {
  return s.arg(ASKED.at.optional) !== 0;
}

/** Calls the hook `resume` of the seat's faction. */
export const RESUME = question({
  name: 'resume',
  isStep: true,
  args: [
    /** Numbers whose meaning only the faction knows. */
    'a',
    'b',
  ],
  settle: (s, sink) => {
    const seat = s.topWho();
    const a = s.arg(RESUME.at.a);
    const b = s.arg(RESUME.at.b);
    s.pop();
    s.table.hooks.resume[s.faction(seat)]?.(s, seat, a, b, sink);
    return GO_ON;
  },
});

/**
 * Asks the seat something that its abilities for questions answer.
 * @param question number by which the faction distinguishes its questions.
 * @param optional whether it may be declined.
 * @param p, q numbers for the faction, passed to `apply` later.
 */
export function ask(s: State, seat: Seat, question: number, optional: boolean, p = 0, q = 0): void {
  if (!s.isDropped(seat)) s.push(ASKED.number, seat, question, p, q, optional ? 1 : 0);
}

/** Calls the hook `resume` after everything pushed later is answered. */
export function resumeLater(s: State, seat: Seat, a: number, b = 0): void {
  s.push(RESUME.number, seat, a, b);
}

/**
 * The faction's own question that is asked now: its number, and the numbers that the faction has
 * passed with it.
 */
export function askedNow(s: State): {
  readonly question: number;
  readonly p: number;
  readonly q: number;
} {
  const { question, p, q } = ASKED.at;
  return { question: s.arg(question), p: s.arg(p), q: s.arg(q) };
}
