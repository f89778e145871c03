import { FACTIONS, NONE, type State } from '@pangaea/rules/terra-mystica';

/** Points that a faction makes above the mean, by bots of one level among themselves. */
const FACTION_WORTH: Readonly<Partial<Record<(typeof FACTIONS)[number], number>>> = {};
const WORTH_BY_FACTION = FACTIONS.map((id) => FACTION_WORTH[id] ?? 0);

export function factionWorth(_s: State, faction: number): number {
  return WORTH_BY_FACTION[faction] ?? 0;
}

/** Auction: points to start with, and what the faction held is worth; else the best that can be had. */
export function addAuction(s: State, into: Float64Array): void {
  const { players, options } = s.table;
  let best = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < players; place++) {
    if (s.nominated(place) === NONE) continue;
    const worth = options.auctionBase + factionWorth(s, s.nominated(place));
    const bid = s.bidder(place) === NONE ? 0 : s.bid(place) + 1;
    best = Math.max(best, worth - bid);
  }
  for (let seat = 0; seat < players; seat++) into[seat] = best > 0 ? best : 0;
  for (let place = 0; place < players; place++) {
    if (s.bidder(place) === NONE) continue;
    const worth = options.auctionBase + factionWorth(s, s.nominated(place));
    into[s.bidder(place)] = worth - s.bid(place);
  }
}

/** The number to write for a faction in a sealed auction: points with which it is as good as any. */
export function fairStart(s: State, faction: number): number {
  const { players, options } = s.table;
  let mean = 0;
  for (let place = 0; place < players; place++) mean += factionWorth(s, s.nominated(place));
  const points = Math.round(options.auctionBase / 2 + mean / players - factionWorth(s, faction));
  return Math.max(0, Math.min(options.auctionBase, points));
}
