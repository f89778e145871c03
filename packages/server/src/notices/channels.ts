import type { NoticesTold, StoredChannel } from '../storage/contract.ts';
import type { Carried } from './message.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A channel on which nothing comes through for so long is turned off. */
const OFF_AFTER_MS = 24 * HOUR_MS;

/** The state of a channel, as it is noted with what was told. */
export type ChannelState = Pick<NoticesTold, 'why' | 'isOff' | 'failing' | 'tries' | 'next'>;

/** The state of a channel after a message: after failures it is tried again from a minute to an hour later. */
export function stateAfter(
  { failing, tries }: Pick<StoredChannel, 'failing' | 'tries'>,
  carried: Exclude<Carried, { readonly result: 'gone' }>,
  now: number,
): ChannelState {
  if (carried.result === 'sent') return { why: '', isOff: false, failing: 0, tries: 0, next: 0 };
  const since = failing === 0 ? now : failing;
  const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(tries, 10));
  const isOff = now - since >= OFF_AFTER_MS;
  return { why: carried.why, isOff, failing: since, tries: tries + 1, next: now + wait };
}

/** The host that a channel leads to: of its address nothing else is told. */
export function hostOf({ address }: Pick<StoredChannel, 'address'>): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
