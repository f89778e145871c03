import type { Seat } from '../../kernel/index.ts';
import { needsCoins, needsPriests, needsWorkers } from '../check/needs.ts';
import { type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

export function checkShipping(s: State, seat: Seat, reason?: Reason): number {
  const { shipping, tracksNotBought } = s.table.factions[s.faction(seat)];
  const { vp } = shipping;
  if (vp === undefined) return refuse('no-track', { track: 'shipping' }, reason);
  if (tracksNotBought === true) return refuse('track-not-bought', { track: 'shipping' }, reason);
  if (s.shipping(seat) + 1 >= vp.length) {
    return refuse('track-ended', { track: 'shipping' }, reason);
  }
  const { coins, priests } = s.table.numbers.shipping;
  return needsCoins(s, seat, coins, reason) || needsPriests(s, seat, priests, reason);
}

export function checkExchange(s: State, seat: Seat, reason?: Reason): number {
  const { spades, tracksNotBought } = s.table.factions[s.faction(seat)];
  const { advance, rates } = spades;
  if (advance === undefined) return refuse('no-track', { track: 'exchange' }, reason);
  if (tracksNotBought === true) return refuse('track-not-bought', { track: 'exchange' }, reason);
  if (s.exchange(seat) + 1 >= rates.length) {
    return refuse('track-ended', { track: 'exchange' }, reason);
  }
  return (
    needsWorkers(s, seat, advance.workers, reason) ||
    needsCoins(s, seat, advance.coins, reason) ||
    needsPriests(s, seat, advance.priests, reason)
  );
}
