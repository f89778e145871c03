import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { takeFaction } from '../set-up/take-faction.ts';
import { NONE, PHASE, type State } from '../state.ts';
import { BIDDING } from './bid.ts';
import { CHOOSE_NOMINEE } from './nominate.ts';
import { SEALED, sealers } from './seal.ts';

/**
 * Plays the next step of an auction. First each seat in turn order nominates a faction; that gives
 * the faction its turn position. Then bids follow: sealed in the fast auction; in the open auction
 * each seat that holds no faction bids, in the same order, until all hold one.
 */
export function advanceAuction(s: State, sink: Sink): boolean {
  const { players, options } = s.table;
  const step = s.step();
  if (step < players) {
    s.countStep();
    s.push(CHOOSE_NOMINEE.number, s.turnOrder(step));
    return true;
  }
  if (options.factions === 'fast-auction') return advanceSealed(s, sink);
  const seat = nextBidder(s);
  if (seat === NONE) endAuction(s, sink);
  else {
    s.setTurn(seat);
    s.push(BIDDING.number, seat);
  }
  return true;
}

/** The sealed auction: everybody writes bids down; then the open auction is played with them. */
function advanceSealed(s: State, sink: Sink): boolean {
  if (sealers(s) !== 0) {
    s.push(SEALED.number, NONE);
    return true;
  }
  for (let seat = 0; seat < s.table.players; seat++) {
    for (let place = 0; place < s.table.players; place++) {
      if (s.sealed(seat, place) !== NONE) continue;
      s.setWaiting(true);
      return false;
    }
  }
  s.countRevealed();
  openBids(s, sink);
  endAuction(s, sink);
  return true;
}

/**
 * Seats without a faction, in turn order, take the faction whose start points would be farthest
 * above the seat's own bid; of equal ones the first nominated.
 */
function openBids(s: State, sink: Sink): void {
  const { players, options } = s.table;
  const base = options.auctionBase;
  for (let seat = 0; seat < players; seat++) {
    sink?.push({
      type: 'opened',
      seat,
      points: Array.from({ length: players }, (_, place) => s.sealed(seat, place)),
    });
  }
  for (let seat = nextBidder(s); seat !== NONE; seat = nextBidder(s)) {
    let best = -1;
    let most = 0;
    for (let place = 0; place < players; place++) {
      const price = s.bidder(place) === NONE ? base : base - s.bid(place) - 1;
      const surplus = price - s.sealed(seat, place);
      if (price < 0 || (best >= 0 && surplus <= most)) continue;
      best = place;
      most = surplus;
    }
    const bid = s.bidder(best) === NONE ? 0 : s.bid(best) + 1;
    s.setBid(best, seat, bid);
    s.setTurn(seat);
    sink?.push({
      type: 'bid',
      seat,
      faction: s.table.factionNames[s.nominated(best)],
      points: bid,
    });
  }
}

/** The next seat after the last bidder that holds no faction, or NONE. */
function nextBidder(s: State): number {
  const { players } = s.table;
  let place = players - 1;
  if (s.turn() !== NONE) {
    place = 0;
    while (s.turnOrder(place) !== s.turn()) place++;
  }
  for (let n = 1; n <= players; n++) {
    const seat = s.turnOrder((place + n) % players);
    if (placeHeld(s, seat) < 0) return seat;
  }
  return NONE;
}

function placeHeld(s: State, seat: Seat): number {
  for (let place = 0; place < s.table.players; place++) if (s.bidder(place) === seat) return place;
  return -1;
}

/** Turn order and the seats at the table follow the order of the nominations. */
function endAuction(s: State, sink: Sink): void {
  const { players, options } = s.table;
  for (let place = 0; place < players; place++) {
    const seat = s.bidder(place);
    s.setTurnOrder(place, seat);
    s.setSeating(place, seat);
  }
  s.setStartSeat(s.bidder(0));
  s.setTurn(NONE);
  sink?.push({ type: 'start-player', seat: s.bidder(0) });
  for (let place = 0; place < players; place++) {
    const vp = options.auctionBase - s.bid(place);
    takeFaction(s, s.bidder(place), s.nominated(place), vp, sink);
    s.setNominated(place, NONE);
    s.setBid(place, NONE, 0);
    s.setDealt(place, NONE);
    s.setSealedCount(place, 0);
    for (let other = 0; other < players; other++) s.setSealed(place, other, NONE);
  }
  s.enterPhase(PHASE.factions);
}
