import type { TellingMessages } from './messages.ts';

/**
 * The reason why a notice did not arrive, in words.
 * @param why the reason as the server reports it
 */
export function faultSaid(w: TellingMessages, why: string): string {
  if (Object.hasOwn(w.faults, why)) return w.faults[why as keyof typeof w.faults];
  return w.status(why.replace(/^status /, ''));
}

/** The name of a channel. */
export function channelName(
  w: TellingMessages,
  channel: { readonly kind: string; readonly form?: keyof typeof w.forms; readonly at: string },
): string {
  if (channel.kind === 'mail') return w.mail(channel.at);
  return channel.kind === 'push'
    ? w.push(channel.at)
    : w.hook(w.forms[channel.form ?? 'raw'], channel.at);
}
