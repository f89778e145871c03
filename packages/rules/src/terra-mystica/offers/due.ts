import type { Seat } from '../../kernel/index.ts';
import { MAX_OFFERS, type State } from '../state.ts';

/*
 * The decisions that a seat still has to make outside of its own action, at tables where neighbours
 * may answer at any time (`afterBuilding: snellman`). The state counts them.
 */

/** Whether the seat owes a decision that its next action has to wait for. */
export function hasDuties(s: State, seat: Seat): boolean {
  if (dutiesOf(s, seat) > 0) return true;
  for (let offer = 0; offer < s.offers(); offer++) if (s.offerTo(offer) === seat) return true;
  return false;
}

/** Decisions that the seat owes, not counting power offers. */
export function dutiesOf(s: State, seat: Seat): number {
  return s.oweSteps(seat) + s.oweTokens(seat) + s.owePriests(seat);
}

/** Whether the list of offers has room for one more structure. */
function hasRoomForOffers(s: State): boolean {
  return s.offers() + s.table.players <= MAX_OFFERS;
}

/**
 * Whether a seat must wait before it takes its turn: for its own answers, or because too many
 * offers are open.
 */
export function isBlocked(s: State, seat: Seat): boolean {
  return s.table.queued && (hasDuties(s, seat) || !hasRoomForOffers(s));
}

/** Whether any seat owes an answer that the table waits for. */
export function isAnybodyDue(s: State): boolean {
  if (!s.table.queued) return false;
  for (let seat = 0; seat < s.table.players; seat++) if (hasDuties(s, seat)) return true;
  return false;
}
