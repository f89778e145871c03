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
 * A position of Terra Mystica. One buffer; nothing outside `state/` knows where a field lies.
 * Accessors do not check: seats, hexes and tiles are indices that exist. They stand by subject in
 * classes of which each extends the last: seats, tiles, course, board, pending.
 */
export class State extends Pending<State> {}
