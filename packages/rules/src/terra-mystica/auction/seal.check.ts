import type { Seat } from '../../kernel/index.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/**
 * Checks a bid of the fast auction: each seat writes its bids for the factions one after the other.
 */
export function checkSeal(
  s: State,
  seat: Seat,
  faction: number,
  points: number,
  reason?: Reason,
): number {
  const next = s.nominated(s.sealedCount(seat));
  if (faction !== next) {
    const { factionNames } = s.table;
    const names = { faction: factionNames[faction], next: factionNames[next] };
    return refuse('another-faction-next', names, reason);
  }
  const most = s.table.options.auctionBase;
  return points <= most ? LEGAL : refuse('bid-too-high', { points, most }, reason);
}
