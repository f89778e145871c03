import type { Messages } from '../messages/index.ts';

/** The agreement on time at a table; see `/api/openapi.json`. */
export type TimeAgreed = {
  readonly out: 'bot' | 'wait';
} & (
  | { readonly kind: 'live'; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'slow'; readonly days: number }
);

/** In words: how long each may think, and what happens when that is over. */
export function agreedSaid({ clock }: Pick<Messages, 'clock'>, time: TimeAgreed): string[] {
  const long =
    time.kind === 'live' ? clock.bank(time.minutes, time.seconds) : clock.each(time.days);
  return [long, time.out === 'bot' ? clock.outBot : clock.outWait];
}
