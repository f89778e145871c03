import type { NoticesTold, StoredChannel } from '../storage/contract.ts';
import type { Carried } from './message.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A channel is turned off when everything sent on it has failed for this long. */
const OFF_AFTER_MS = 24 * HOUR_MS;

/** The state of a channel, which is stored together with the notices sent. */
export type ChannelState = Pick<NoticesTold, 'why' | 'isOff' | 'failing' | 'tries' | 'next'>;

/** A person who does not want a mail for each notice gets at most one mail in this time. */
const DIGEST_MS = 12 * HOUR_MS;
const [EACH, DIGEST] = [' each', ' digest'];

/**
 * The secret of a mail channel: the word that ends it, and whether a mail is sent for each notice.
 */
export function mailSecret(word: string, every: boolean): string {
  return `${word}${every ? EACH : DIGEST}`;
}

/** Both secrets that a mail channel with that word can have. */
export function mailSecrets(word: string): readonly string[] {
  return [EACH, DIGEST].map((often) => `${word}${often}`);
}

export function readMailSecret(secret: string): { readonly word: string; readonly every: boolean } {
  const [word, often] = secret.split(' ');
  return { word, every: ` ${often}` === EACH };
}

/** Whether a channel waits because a message was sent lately, not because of a failure. */
export function isBundling({ kind, failing }: Pick<StoredChannel, 'kind' | 'failing'>): boolean {
  return kind === 'mail' && failing === 0;
}

/**
 * The state of a channel after a message: after failures the next try comes a minute to an hour
 * later.
 */
export function stateAfter(
  { failing, tries, kind, secret }: Pick<StoredChannel, 'failing' | 'tries' | 'kind' | 'secret'>,
  carried: Exclude<Carried, { readonly result: 'gone' }>,
  now: number,
): ChannelState {
  if (carried.result === 'sent') {
    const next = kind === 'mail' && !readMailSecret(secret).every ? now + DIGEST_MS : 0;
    return { why: '', isOff: false, failing: 0, tries: 0, next };
  }
  const since = failing === 0 ? now : failing;
  const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(tries, 10));
  const isOff = now - since >= OFF_AFTER_MS;
  return { why: carried.why, isOff, failing: since, tries: tries + 1, next: now + wait };
}

/**
 * The host of a channel, the only part of its address that is shown. For mail it is the whole
 * address.
 */
export function hostOf({ address, kind }: Pick<StoredChannel, 'address' | 'kind'>): string {
  if (kind === 'mail') return address;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
