import { hasHex } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { hexName, isRiver, neighboursOf } from '../../terra/check/geography.ts';
import { isOwn } from '../check/geography.ts';
import { needsLandscape } from '../check/landscape-way.ts';
import { pendingOf } from '../check/moments.ts';
import { needsPriests, needsWorkers } from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { SPADE_FLAG, SPADES } from '../spades/spades-question.ts';
import { NONE, SETS, type State } from '../state.ts';

/** Checks a landscape as the action of a turn: it is placed on a river hex. */
export function checkLandscape(s: State, seat: Seat, hex: number, reason?: Reason): number {
  if (isLaidOnRiver(s, seat)) return checkOnRiver(s, seat, hex, reason);
  return (
    needsLandscape(s, seat, 'home', reason) ||
    refuse('not-now', { command: 'landscape', pending: pendingOf(s) }, reason)
  );
}

/**
 * Checks a landscape during the use of spades: it is placed on a river hex, or on a hex that became
 * home terrain in this action.
 */
export function checkLandscapeWithSpades(
  s: State,
  seat: Seat,
  hex: number,
  reason?: Reason,
): number {
  const { at } = SPADES;
  const alone = SPADE_FLAG.cleanup | SPADE_FLAG.alone;
  if ((s.arg(at.flags) & alone) !== 0) return refuse('no-building-now', {}, reason);
  if (isLaidOnRiver(s, seat)) return checkOnRiver(s, seat, hex, reason);
  const wrong = needsLandscape(s, seat, 'home', reason);
  if (wrong !== LEGAL) return wrong;
  if ([s.arg(at.home), s.arg(at.second), s.arg(at.third)].includes(hex)) return LEGAL;
  return refuse('not-made-home', { hex: hexName(s, hex) }, reason);
}

function isLaidOnRiver(s: State, seat: Seat): boolean {
  const { way } = s.table.factions[s.faction(seat)].landscape;
  return s.hasLandscapes() && way === 'river';
}

/** Checks for an empty river hex that shares a side with an own structure. */
function checkOnRiver(s: State, seat: Seat, river: number, reason?: Reason): number {
  const wrong = needsLandscape(s, seat, 'river', reason);
  if (wrong !== LEGAL) return wrong;
  const hex = hexName(s, river);
  if (!isRiver(s, river)) return refuse('not-a-river-hex', { hex }, reason);
  if (s.owner(river) !== NONE) return refuse('not-empty', { hex, building: 'none' }, reason);
  if (hasHex(s.i32, SETS.riverTowns, river)) return refuse('river-holds-town', { hex }, reason);
  if (!neighboursOf(s, river).some((each) => isOwn(s, seat, each))) {
    return refuse('not-beside-own-building', { hex }, reason);
  }
  const { landscape, spades } = s.table.factions[s.faction(seat)];
  if (landscape.price?.priests !== undefined) {
    return needsPriests(s, seat, landscape.price.priests, reason);
  }
  if (s.top() !== SPADES.number) {
    return needsWorkers(s, seat, spades.rates[s.exchange(seat)], reason);
  }
  const flags = s.arg(SPADES.at.flags);
  const closed = s.arg(SPADES.at.free) === 0 || (flags & SPADE_FLAG.closed) !== 0;
  return closed ? refuse('no-more-transforming', {}, reason) : LEGAL;
}
