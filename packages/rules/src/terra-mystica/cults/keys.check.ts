import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { CULTS } from '../vocabulary.ts';

/** One of the cults, given as bits, that a key is short for. */
export function checkKey(cults: number, cult: number, reason?: Reason): number {
  if ((cults & (1 << cult)) !== 0) return LEGAL;
  return refuse('cult-not-due', { cult: CULTS[cult] }, reason);
}
