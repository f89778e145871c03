import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';

/** The bid must be higher than the present bid on a nominated faction. */
export function checkBid(s: State, faction: number, points: number, reason?: Reason): number {
  const { options, players } = s.table;
  const places = [...Array(players).keys()];
  const place = places.find((each) => s.nominated(each) === faction);
  if (place === undefined) {
    const { id } = s.table.factions[faction];
    return refuse('faction-not-nominated', { faction: id }, reason);
  }
  const most = options.auctionBase;
  const bid = most === 40 ? most - points : points;
  if (points > most) return refuse('bid-too-high', { points, most }, reason);
  const present = s.bid(place);
  if (s.bidder(place) === NONE || bid > present) return LEGAL;
  return refuse('bid-too-low', { points, present }, reason);
}
