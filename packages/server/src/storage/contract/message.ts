import type { NumberedKind } from '@pangaea/wire';

/** A message to everybody who follows a table. */
export interface Message {
  readonly table: string;
  readonly kind: NumberedKind;
  /** JSON objects, without the number of the message. */
  readonly texts: readonly string[];
}

/** The messages of a write, in the order of their numbers. */
export function toldBy(
  message: Message | undefined,
  table: string,
  clock: { readonly told: string } | undefined,
): readonly Message[] {
  const first = message === undefined ? [] : [message];
  return clock === undefined
    ? first
    : [...first, { table, kind: 'clock', texts: [clock.told] } as const];
}
