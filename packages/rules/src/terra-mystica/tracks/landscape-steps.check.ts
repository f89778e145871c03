import type { Seat } from '../../kernel/index.ts';
import { needsCoins, needsWorkers } from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { TRACK } from './track.ts';

/** Checks a step that a landscape gives: without its priest, or without any price. */
export function checkStep(
  s: State,
  seat: Seat,
  track: number,
  left: number,
  isFree: boolean,
  reason?: Reason,
): number {
  const name = track === TRACK.shipping ? 'shipping' : 'exchange';
  if ((left & track) === 0) return refuse('no-track', { track: name }, reason);
  const { shipping, spades } = s.table.factions[s.faction(seat)];
  const { advance = { workers: 0, coins: 0 }, rates } = spades;
  const levels = track === TRACK.shipping ? (shipping.vp?.length ?? 0) : rates.length;
  const level = track === TRACK.shipping ? s.shipping(seat) : s.exchange(seat);
  if (level + 1 >= levels) return refuse('track-ended', { track: name }, reason);
  if (isFree) return LEGAL;
  if (track === TRACK.shipping) return needsCoins(s, seat, s.table.numbers.shipping.coins, reason);
  return (
    needsWorkers(s, seat, advance.workers, reason) || needsCoins(s, seat, advance.coins, reason)
  );
}
