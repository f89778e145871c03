import type { TimeAgreed } from '@pangaea/wire';
import type { Messages } from '../messages/index.ts';

/** The time control in words: how long each person may think, and what happens afterwards. */
export function agreedSaid({ clock }: Pick<Messages, 'clock'>, time: TimeAgreed): string[] {
  const long =
    time.kind === 'live' ? clock.bank(time.minutes, time.seconds) : clock.each(time.days);
  return [long, time.out === 'bot' ? clock.outBot : clock.outWait];
}
