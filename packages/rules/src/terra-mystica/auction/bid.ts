import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { checkBid } from './bid.check.ts';

export const BIDDING = question({ name: 'bid' });

export const BID = kind({
  word: 'bid',
  args: [ARG.faction, ARG.points],
  meaning: 'auction: points given for a faction, or (base 40) points to start with',
  answers: [
    {
      to: BIDDING,
      // For every nominated faction: any number above the present bid, or from 0.
      list: (s, _seat, into, kind) => {
        const base = s.table.options.auctionBase;
        for (let place = 0; place < s.table.players; place++) {
          const least = s.bidder(place) === NONE ? 0 : s.bid(place) + 1;
          for (let bid = least; bid <= base; bid++) {
            into.add(packMove(kind, s.nominated(place), base === 40 ? 40 - bid : bid));
          }
        }
      },
      check: (s, _seat, faction, points, _c, reason) => checkBid(s, faction, points, reason),
      apply: (s, seat, faction, points, _c, sink) => placeBid(s, seat, faction, points, sink),
    },
  ],
});

/**
 * Places a bid on a nominated faction.
 * @param points as the move has them, see `bidOf`.
 */
function placeBid(s: State, seat: Seat, faction: number, points: number, sink: Sink): void {
  s.pop();
  const bid = bidOf(s, points);
  s.setBid(placeOf(s, faction), seat, bid);
  sink?.push({ type: 'bid', seat, faction: s.table.factionNames[faction], points: bid });
}

/** Points paid for a faction: with base 40 a move names the points that remain of the 40. */
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
