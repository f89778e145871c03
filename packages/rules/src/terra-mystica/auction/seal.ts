import { GO_ON, packMove, type Random, type Seat, STOP } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { NONE, PHASE, type State } from '../state.ts';
import { checkSeal } from './seal.check.ts';

/**
 * Fast auction: everybody writes bids down at the same time; the question belongs to no single
 * seat.
 */
export const SEALED = question({
  name: 'sealed',
  asked: sealers,
  settle: (s) => {
    if (sealers(s) !== 0) return STOP;
    s.pop();
    return GO_ON;
  },
});

export const SEAL = kind({
  word: 'seal',
  args: [ARG.faction, ARG.points],
  meaning: 'fast auction: write down the least points to start with, in the order of nomination',
  hears: () => false,
  answers: [
    {
      to: SEALED,
      // For the next nominated faction any number of points.
      list: (s, seat, into, kind) => {
        const place = s.sealedCount(seat);
        if (place === s.table.players) return;
        for (let points = 0; points <= s.table.options.auctionBase; points++) {
          into.add(packMove(kind, s.nominated(place), points));
        }
      },
      check: (s, seat, faction, points, _c, reason) => checkSeal(s, seat, faction, points, reason),
      apply: (s, seat, _faction, points, _c, sink) => seal(s, seat, points, sink),
    },
  ],
});

/** Seats that have not written all their bids, as bits. */
export function sealers(s: State): number {
  let seats = 0;
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.sealedCount(seat) < s.table.players) seats |= 1 << seat;
  }
  return seats;
}

/** Writes one bid of a seat, hidden from the others until all have written. */
function seal(s: State, seat: Seat, points: number, sink: Sink): void {
  const place = s.sealedCount(seat);
  s.setSealed(seat, place, points);
  s.setSealedCount(seat, place + 1);
  sink?.push({ type: 'sealed', seat, faction: s.table.factionNames[s.nominated(place)], points });
}

/** Removes the sealed bids that a viewer must not know. */
export function hideSealed(s: State, viewer: Seat | 'spectator'): void {
  if (s.phase() !== PHASE.auction) return;
  for (let seat = 0; seat < s.table.players; seat++) {
    if (seat === viewer) continue;
    for (let place = 0; place < s.table.players; place++) s.setSealed(seat, place, NONE);
  }
}

/** Replaces unknown bids by random numbers. */
export function guessSealed(s: State, random: Random): void {
  if (s.phase() !== PHASE.auction) return;
  for (let seat = 0; seat < s.table.players; seat++) {
    for (let place = 0; place < s.sealedCount(seat); place++) {
      if (s.sealed(seat, place) !== NONE) continue;
      s.setSealed(seat, place, random.below(s.table.options.auctionBase + 1));
    }
  }
}
