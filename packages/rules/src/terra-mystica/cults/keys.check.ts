import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { CULTS } from '../vocabulary.ts';

/** Checks that the cult is among those, given as bits, for which there are too few keys. */
export function checkKey(cults: number, cult: number, reason?: Reason): number {
  if ((cults & (1 << cult)) !== 0) return LEGAL;
  return refuse('cult-not-due', { cult: CULTS[cult] }, reason);
}
