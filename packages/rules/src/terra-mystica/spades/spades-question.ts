import { ASK, type Move, packMove, type Seat } from '../../kernel/index.ts';
import { question } from '../define.ts';
import type { Sink } from '../events.ts';
import { ORDER, TOPIC } from '../options/standing-orders.ts';
import { NONE, type State } from '../state.ts';
import { KIND } from '../words.ts';

export const SPADE_FLAG = {
  /** A tunnel or flight has been used. */
  skipped: 1,
  /** Cult reward: no buying, no building. */
  cleanup: 2,
  /** No more transforming. */
  closed: 4,
  /** Something was transformed. */
  transformed: 8,
  /** The landscape has been placed: it gives no reach in this action. */
  landscape: 16,
  /** Free spades that can only transform: no buying, no building. */
  alone: 32,
} as const;

/** Asks for the use of free spades, or for a dwelling on a hex just transformed. */
export const SPADES = question({
  name: 'spades',
  args: [
    /** Free spades left. */
    'free',
    /** Hexes that became home terrain in this action, or NONE: the first, and below two more. */
    'home',
    'second',
    /** See `SPADE_FLAG`. */
    'flags',
    'third',
  ],
  answers: {
    decline: {
      before: 'all',
      list: (_s, _seat, into, decline) => into.add(packMove(decline)),
      apply: (s, seat, _a, _b, _c, sink) => dropSpades(s, seat, sink),
    },
  },
  ordered: (s, seat): Move => {
    const reward = (s.arg(SPADES.at.flags) & SPADE_FLAG.cleanup) !== 0;
    const never = s.order(seat, TOPIC['reward-spades']) === ORDER.never;
    return reward && never ? packMove(KIND.decline) : ASK;
  },
});

/** Asks a seat to use free spades. */
export function giveSpades(s: State, seat: Seat, free: number, flags: number): void {
  s.push(SPADES.number, seat, free, NONE, NONE, flags, NONE);
}

/** Asks for a dwelling on a hex that became home terrain without a spade. */
export function offerDwelling(s: State, seat: Seat, hex: number): void {
  const flags = SPADE_FLAG.closed | SPADE_FLAG.transformed;
  s.push(SPADES.number, seat, 0, hex, NONE, flags, NONE);
}

/** Remembers that a hex became home terrain in this action. */
export function rememberHome(s: State, hex: number): void {
  const { home, second, third } = SPADES.at;
  if (s.arg(home) === NONE) s.setArg(home, hex);
  else if (s.arg(second) === NONE) s.setArg(second, hex);
  else s.setArg(third, hex);
}

/** Removes a hex from those that became home terrain in this action; the next one moves up. */
export function forgetHome(s: State, hex: number): void {
  const { home, second, third } = SPADES.at;
  if (s.arg(home) === hex) s.setArg(home, s.arg(second));
  if (s.arg(home) === s.arg(second) || s.arg(second) === hex) s.setArg(second, s.arg(third));
  s.setArg(third, NONE);
}

/** Adds flags to those of the question on top. */
export function addFlags(s: State, flags: number): void {
  s.setArg(SPADES.at.flags, s.arg(SPADES.at.flags) | flags);
}

/** Ends the use of spades; unused free ones are lost. */
export function dropSpades(s: State, seat: Seat, sink: Sink): void {
  const left = s.arg(SPADES.at.free);
  s.pop();
  if (left > 0) sink?.push({ type: 'lost', seat, what: 'spades', amount: left });
}
