import { GO_ON, packMove, type Seat, STOP } from '../../kernel/index.ts';
import { LEAVE_OUT } from '../course/decline.ts';
import { question } from '../define.ts';
import type { Sink } from '../events.ts';
import { pay } from '../goods/gains.ts';
import type { Reason } from '../refusals.ts';
import type { State } from '../state.ts';
import { checkStep } from './landscape-steps.check.ts';
import { TRACK } from './track.ts';
import { advanceExchange, advanceShipping, exchangePrice } from './tracks.ts';

/** Steps on the tracks that a landscape gives, in any order. */
export const TRACKS = question({
  name: 'tracks',
  args: [
    /** The tracks that may still be advanced, as `TRACK` bits. */
    'tracks',
    /** 1 when they cost nothing. */
    'free',
  ],
  answers: {
    decline: LEAVE_OUT,
    'advance-shipping': {
      list: (s, seat, into, kind) => {
        if ((stepsPossible(s, seat) & TRACK.shipping) !== 0) into.add(packMove(kind));
      },
      check: (s, seat, _a, _b, _c, reason) => check(s, seat, TRACK.shipping, reason),
      apply: (s, seat, _a, _b, _c, sink) => takeStep(s, seat, TRACK.shipping, sink),
    },
    'advance-exchange': {
      list: (s, seat, into, kind) => {
        if ((stepsPossible(s, seat) & TRACK.exchange) !== 0) into.add(packMove(kind));
      },
      check: (s, seat, _a, _b, _c, reason) => check(s, seat, TRACK.exchange, reason),
      apply: (s, seat, _a, _b, _c, sink) => takeStep(s, seat, TRACK.exchange, sink),
    },
  },
  settle: (s) => {
    if (!areStepsOver(s, s.topWho())) return STOP;
    s.pop();
    return GO_ON;
  },
});

function check(s: State, seat: Seat, track: number, reason: Reason | undefined): number {
  const { tracks, free } = TRACKS.at;
  return checkStep(s, seat, track, s.arg(tracks), s.arg(free) !== 0, reason);
}

/** Asks for steps on tracks that a landscape gives: free, or without the priest of their price. */
export function askForSteps(s: State, seat: Seat, tracks: number, free: boolean): void {
  s.push(TRACKS.number, seat, tracks, free ? 1 : 0);
}

/** Steps of the question on top on tracks that are not at their end, as `TRACK` bits. */
function stepsLeft(s: State, seat: Seat): number {
  const faction = s.faction(seat);
  let tracks = s.arg(TRACKS.at.tracks);
  if (s.shipping(seat) >= s.table.maxShipping[faction]) tracks &= ~TRACK.shipping;
  if (s.exchange(seat) >= s.table.maxExchange[faction]) tracks &= ~TRACK.exchange;
  return tracks;
}

/** Whether the question on top can give nothing more, also after conversions. */
function areStepsOver(s: State, seat: Seat): boolean {
  return (s.table.convertsAnyTime ? stepsLeft(s, seat) : stepsPossible(s, seat)) === 0;
}

/** The tracks on which the seat can pay for a step now. */
function stepsPossible(s: State, seat: Seat): number {
  let tracks = stepsLeft(s, seat);
  if (s.arg(TRACKS.at.free) !== 0) return tracks;
  if (s.coins(seat) < s.table.numbers.shipping.coins) tracks &= ~TRACK.shipping;
  const price = exchangePrice(s, seat);
  const pays = s.workers(seat) >= price.workers && s.coins(seat) >= price.coins;
  return pays ? tracks : tracks & ~TRACK.exchange;
}

/** Takes one of the steps of the question on top. */
function takeStep(s: State, seat: Seat, track: number, sink: Sink): void {
  const free = s.arg(TRACKS.at.free) !== 0;
  s.setArg(TRACKS.at.tracks, s.arg(TRACKS.at.tracks) & ~track);
  if (track === TRACK.shipping) {
    if (!free) pay(s, seat, 0, s.table.numbers.shipping.coins, 'shipping', sink);
    advanceShipping(s, seat, 'landscape', sink);
    return;
  }
  const price = exchangePrice(s, seat);
  if (!free) pay(s, seat, price.workers, price.coins, 'exchange', sink);
  advanceExchange(s, seat, 'landscape', sink);
}
