import type { Seat } from '../kernel/index.ts';
import { FRAME } from './frames.ts';
import type { Sink } from './gains.ts';
import { takeFaction } from './setup.ts';
import { NONE, PHASE, type State } from './state.ts';
import { FACTIONS } from './vocabulary.ts';

/**
 * The open auction. Each seat in turn order nominates a faction: its turn position. Then whoever holds
 * none bids in the same order, until all hold one.
 */
export function advanceAuction(s: State, sink: Sink): void {
  const { players } = s.table;
  const step = s.step();
  if (step < players) {
    s.countStep();
    s.push(FRAME.nominate, s.turnOrder(step));
    return;
  }
  const seat = nextBidder(s);
  if (seat === NONE) endAuction(s, sink);
  else {
    s.setTurn(seat);
    s.push(FRAME.bid, seat);
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

export function nominate(s: State, seat: Seat, faction: number, sink: Sink): void {
  s.pop();
  s.setNominated(s.step() - 1, faction);
  if (sink !== undefined) sink.push({ type: 'nominated', seat, faction: FACTIONS[faction] });
}

/** @param points as the move gives them, see `bidOf`. */
export function placeBid(s: State, seat: Seat, faction: number, points: number, sink: Sink): void {
  s.pop();
  const bid = bidOf(s, points);
  s.setBid(placeOf(s, faction), seat, bid);
  if (sink !== undefined) sink.push({ type: 'bid', seat, faction: FACTIONS[faction], points: bid });
}

/** Points given for a faction: with base 40 a move names what is left of them. */
function bidOf(s: State, points: number): number {
  return s.table.options.auctionBase === 40 ? 40 - points : points;
}

/** Turn position of a nominated faction, or -1. */
function placeOf(s: State, faction: number): number {
  for (let place = 0; place < s.table.players; place++) {
    if (s.nominated(place) === faction) return place;
  }
  return -1;
}

/** Turn order, and the places at the table, follow the nominations. */
function endAuction(s: State, sink: Sink): void {
  const { players, options } = s.table;
  for (let place = 0; place < players; place++) {
    const seat = s.bidder(place);
    s.setTurnOrder(place, seat);
    s.setSeating(place, seat);
  }
  s.setStartSeat(s.bidder(0));
  s.setTurn(NONE);
  if (sink !== undefined) sink.push({ type: 'start-player', seat: s.bidder(0) });
  for (let place = 0; place < players; place++) {
    const vp = options.auctionBase - s.bid(place);
    takeFaction(s, s.bidder(place), s.nominated(place), vp, sink);
    s.setNominated(place, NONE);
    s.setBid(place, NONE, 0);
  }
  s.enterPhase(PHASE.factions);
}
