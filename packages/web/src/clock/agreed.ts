import type { TimeAgreed } from '@pangaea/wire';
import type { Messages } from '../messages/index.ts';

/** In words: how long each may think, and what happens when that is over. */
export function agreedSaid({ clock }: Pick<Messages, 'clock'>, time: TimeAgreed): string[] {
  const long =
    time.kind === 'live' ? clock.bank(time.minutes, time.seconds) : clock.each(time.days);
  return [long, time.out === 'bot' ? clock.outBot : clock.outWait];
}
