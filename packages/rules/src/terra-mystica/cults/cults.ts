import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Cause, Sink } from '../events.ts';
import { gainKeys, gainPower, gainVp } from '../goods/gains.ts';
import { NONE, type State } from '../state.ts';
import { CULTS } from '../vocabulary.ts';

/** The last space of a cult. */
export const LAST_SPACE = 10;

/**
 * Makes steps on one cult and gives the power of the spaces passed. Space 10 takes a key and has
 * room for one seat; a key that fits must be used (FAQ 2.5). Steps that cannot be made are lost.
 */
export function advanceCult(
  s: State,
  seat: Seat,
  cult: number,
  steps: number,
  cause: Cause,
  sink: Sink,
): void {
  const from = s.cult(seat, cult);
  let to = from + steps;
  if (to >= LAST_SPACE) {
    to = LAST_SPACE;
    if (from < LAST_SPACE) {
      if (s.cultTop(cult) !== NONE) to = LAST_SPACE - 1;
      else if (s.keys(seat) === 0) {
        to = LAST_SPACE - 1;
        if (s.table.keysMakeUp) s.setMissed(seat, s.missed(seat) | (1 << cult));
      }
    }
  }
  const lost = from + steps - to;
  if (lost > 0) sink?.push({ type: 'lost', seat, what: 'steps', amount: lost });
  if (to === from) return;
  s.setCult(seat, cult, to);
  sink?.push({ type: 'cult', seat, cult: CULTS[cult], steps: to - from, to, cause });
  if (to === LAST_SPACE) {
    s.setCultTop(cult, seat);
    gainKeys(s, seat, -1, 'cult-track', sink);
    gainVp(s, seat, s.trait(seat, TRAIT.cultTopVp), 'landscape', sink);
  }
  const times = 1 + s.trait(seat, TRAIT.moreCultPower);
  gainPower(s, seat, times * powerBetween(s, from, to), 'cult-track', sink);
}

/** Power of the spaces above `low` up to `high`. */
export function powerBetween(s: State, low: number, high: number): number {
  const { cultPower } = s.table.numbers;
  let power = 0;
  for (let space = low + 1; space <= high; space++) power += cultPower[space];
  return power;
}

/**
 * Moves a marker down, for steps that are paid or lost, not below 0. A marker that leaves space 10
 * makes it free and gets the key back.
 */
export function retreatCult(
  s: State,
  seat: Seat,
  cult: number,
  most: number,
  cause: Cause,
  sink: Sink,
): void {
  const from = s.cult(seat, cult);
  const steps = Math.min(most, from);
  if (steps === 0) return;
  const to = from - steps;
  s.setCult(seat, cult, to);
  sink?.push({ type: 'cult', seat, cult: CULTS[cult], steps: -steps, to, cause });
  if (s.trait(seat, TRAIT.powerDown) > 0) {
    gainPower(s, seat, powerBetween(s, to, from), 'landscape', sink);
  }
  if (from !== LAST_SPACE) return;
  s.setCultTop(cult, NONE);
  gainKeys(s, seat, 1, cause, sink);
}

/**
 * Swaps the markers of a seat on two cults. This gives no power, and space 10 takes no key; no
 * other seat can be on it.
 */
export function swapCults(
  s: State,
  seat: Seat,
  one: number,
  other: number,
  cause: Cause,
  sink: Sink,
): void {
  const [low, high] = s.cult(seat, one) < s.cult(seat, other) ? [one, other] : [other, one];
  const up = s.cult(seat, high);
  const down = s.cult(seat, low);
  moveMarker(s, seat, high, down, cause, sink);
  moveMarker(s, seat, low, up, cause, sink);
}

function moveMarker(
  s: State,
  seat: Seat,
  cult: number,
  to: number,
  cause: Cause,
  sink: Sink,
): void {
  const steps = to - s.cult(seat, cult);
  if (steps === 0) return;
  s.setCult(seat, cult, to);
  if (to === LAST_SPACE) s.setCultTop(cult, seat);
  else if (s.cultTop(cult) === seat) s.setCultTop(cult, NONE);
  sink?.push({ type: 'cult', seat, cult: CULTS[cult], steps, to, cause });
}

/**
 * Ruling `keySteps: made-up`: makes the steps to space 10 that were missed in this turn, as far as
 * there are keys now.
 */
export function makeUpSteps(s: State, seat: Seat, sink: Sink): void {
  const missed = s.missed(seat);
  if (missed === 0) return;
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (((missed >> cult) & 1) === 0 || s.keys(seat) === 0 || s.cultTop(cult) !== NONE) continue;
    s.setMissed(seat, s.missed(seat) & ~(1 << cult));
    if (s.cult(seat, cult) === LAST_SPACE - 1) advanceCult(s, seat, cult, 1, 'cult-track', sink);
  }
}
