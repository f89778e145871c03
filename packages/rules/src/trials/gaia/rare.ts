import { backOf, DECK, KIND, type State } from '../../gaia/index.ts';
import { argA, kindOf, type Move, type Seat } from '../../kernel/index.ts';

/** Weights by kind of move; kinds that are left out have the usual weight. */
const LIKED: Readonly<Record<number, number>> = {
  [KIND.exhaust]: 1,
  [KIND.animals]: 2,
  [KIND.city]: 6,
  [KIND.eruption]: 6,
  [KIND.protect]: 4,
  [KIND.spare]: 2,
};

/**
 * A player who prefers power cards and moves that need them; in some games it draws until no card
 * is left.
 */
export function rare(s: State, _seat: Seat, move: Move): number {
  const kind = kindOf(move);
  const { players } = s.table;
  if (kind === KIND.draw) {
    if (argA(move) === DECK.power) return 8;
    return hoards(s) ? 300 : 2;
  }
  if (kind === KIND.take) return backOf(argA(move)) === DECK.power ? 8 : hoards(s) ? 300 : 2;
  if (kind === KIND.city && hoards(s)) return 0.1;
  if (kind === KIND.order) return argA(move) === 0 ? 0.3 : 1;
  return LIKED[kind] ?? (players > 3 ? 1.2 : 1);
}

/** True in one game out of three, decided by the first objective, so that all seats act alike. */
function hoards(s: State): boolean {
  return s.objective(0) % 3 === 0;
}
