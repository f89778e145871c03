import { Pending } from './state/pending.ts';

export {
  CARD,
  KEPT,
  MAX_BRIDGES,
  MAX_OFFERS,
  NONE,
  PHASE,
  ROUNDS,
  SEATS,
  SETS,
  STACK,
  STATE_LAYOUT,
} from './state/layout.ts';

/**
 * A position of Terra Mystica. It is one buffer; code outside `state/` does not know the places of
 * the fields. Accessors do not check their arguments: seats, hexes and tiles must be existing
 * indices. The accessors are divided by subject into classes, each of which extends the one before:
 * seats, tiles, course, board, pending.
 */
export class State extends Pending<State> {}
