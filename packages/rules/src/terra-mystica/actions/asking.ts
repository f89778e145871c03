import { GO_ON, packMove, type Seat, STOP } from '../../kernel/index.ts';
import { question } from '../define.ts';
import type { State } from '../state.ts';
import { addAbilities } from './ability-moves.ts';

/** A question of the faction's own, answered by its abilities for questions. */
export const ASKED = question({
  name: 'ability',
  args: [
    /** Which question: the faction tells them apart. */
    'question',
    /** For the faction. */
    'p',
    'q',
    /** 1 when it may be declined. */
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

/** The hook `resume` is called. */
export const RESUME = question({
  name: 'resume',
  isStep: true,
  args: [
    /** For the faction. */
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
 * @param question number that tells the faction's questions apart.
 * @param optional whether it may be declined.
 * @param p, q for the faction, given back to `apply`.
 */
export function ask(s: State, seat: Seat, question: number, optional: boolean, p = 0, q = 0): void {
  if (!s.isDropped(seat)) s.push(ASKED.number, seat, question, p, q, optional ? 1 : 0);
}

/** Calls the hook `resume` when everything pushed after this is settled. */
export function resumeLater(s: State, seat: Seat, a: number, b = 0): void {
  s.push(RESUME.number, seat, a, b);
}

/** The question of the faction's own that is asked now: which, and what the faction gave with it. */
export function askedNow(s: State): {
  readonly question: number;
  readonly p: number;
  readonly q: number;
} {
  const { question, p, q } = ASKED.at;
  return { question: s.arg(question), p: s.arg(p), q: s.arg(q) };
}
