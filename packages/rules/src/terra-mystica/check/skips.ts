import type { Seat } from '../../kernel/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { BUILDINGS } from '../vocabulary.ts';
import { factionName, isDirectlyAdjacent, isInRange, rangeOf, traitOf } from './geography.ts';
import { needsPiece, needsPrice, needsPriests, needsWorkers } from './needs.ts';

const DWELLING = BUILDINGS.indexOf('dwelling');

/** The workers and priests that tunnelling and flying cost. */
export function skipPrice(s: State, seat: Seat): { workers: number; priests: number } {
  const workers = traitOf(s, seat, 'skipWorkers');
  return { workers, priests: traitOf(s, seat, 'skipPriests') };
}

export function needsDwelling(
  s: State,
  seat: Seat,
  hex: number,
  skip: boolean,
  reason?: Reason,
): number {
  const more = skip ? skipPrice(s, seat).workers : 0;
  return needsPiece(s, seat, DWELLING, reason) || needsPrice(s, seat, DWELLING, hex, more, reason);
}

/** Checks a tunnel or carpet flight to a hex. FAQ 3.1. It cannot begin at `except`. */
export function needsSkip(
  s: State,
  seat: Seat,
  hex: number,
  free: boolean,
  except: number,
  reason?: Reason,
): number {
  const range = rangeOf(s, seat);
  if (range === 0) return refuse('no-skipping', { faction: factionName(s, seat) }, reason);
  if (isDirectlyAdjacent(s, seat, hex)) {
    return refuse('directly-adjacent', { hex: hexName(s, hex) }, reason);
  }
  if (!isInRange(s, seat, hex, except)) {
    return refuse('not-in-range', { hex: hexName(s, hex), range }, reason);
  }
  if (free) return LEGAL;
  const price = skipPrice(s, seat);
  return (
    needsWorkers(s, seat, price.workers, reason) || needsPriests(s, seat, price.priests, reason)
  );
}
