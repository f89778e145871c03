import type { Seat } from '../../kernel/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import { needsBuildable, needsEmptyLand, needsReach } from '../check/needs.ts';
import { needsDwelling, needsSkip } from '../check/skips.ts';
import { type Reason, refuse } from '../refusals.ts';
import { SPADE_FLAG, SPADES } from '../spades/spades-question.ts';
import { NONE, type State } from '../state.ts';

/** Checks a dwelling as the action of a turn, with `skip` at the end of a tunnel or flight. */
export function checkBuild(
  s: State,
  seat: Seat,
  hex: number,
  skip: boolean,
  reason?: Reason,
): number {
  return (
    needsEmptyLand(s, hex, reason) ||
    needsBuildable(s, seat, hex, reason) ||
    (skip
      ? needsSkip(s, seat, hex, false, NONE, reason)
      : needsReach(s, seat, hex, false, NONE, reason)) ||
    needsDwelling(s, seat, hex, skip, reason)
  );
}

/** Checks a dwelling at the end of an action with spades, or instead of using them. */
export function checkBuildWithSpades(
  s: State,
  seat: Seat,
  hex: number,
  skip: boolean,
  reason?: Reason,
): number {
  const flags = s.arg(SPADES.at.flags);
  const noBuilding = SPADE_FLAG.cleanup | SPADE_FLAG.alone;
  if ((flags & noBuilding) !== 0) return refuse('no-building-now', {}, reason);
  if ((flags & SPADE_FLAG.transformed) === 0) return checkBuild(s, seat, hex, skip, reason);
  return checkDwellingAfter(s, seat, hex, skip, reason);
}

/**
 * Checks the hex of the dwelling: it must have become home terrain in this action, and as the first
 * one; the ruling `dwellingAfterTwo` may allow the others too. FAQ 2.1 S2 n3.
 */
function checkDwellingAfter(
  s: State,
  seat: Seat,
  hex: number,
  skip: boolean,
  reason?: Reason,
): number {
  const { at } = SPADES;
  const either = s.table.options.rulings.dwellingAfterTwo === 'either';
  const made = either ? [s.arg(at.home), s.arg(at.second), s.arg(at.third)] : [s.arg(at.home)];
  if (skip || !made.includes(hex)) {
    return refuse('not-made-home', { hex: hexName(s, hex) }, reason);
  }
  return needsDwelling(s, seat, hex, false, reason);
}
