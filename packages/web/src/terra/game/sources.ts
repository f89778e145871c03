import type { GameEvent } from '@pangaea/rules/kernel';

/** An event that changed a counted amount, by how much; `moment` is the moment after the event. */
export interface Change {
  readonly moment: number;
  readonly amounts: readonly number[];
}

/** A source with its amount: one number, or one for each bowl. */
export interface Entry<C extends string = string> {
  readonly cause: C;
  readonly amounts: readonly number[];
  readonly changes: readonly Change[];
}

/**
 * The change of a counted amount by an event, with its cause; undefined if the event changes
 * nothing.
 */
export type Changed<C extends string = string> =
  | { readonly cause: C; readonly amounts: readonly number[] }
  | undefined;

/**
 * The sources of a seat's goods, by cause. The amounts add up to the goods of the seat after the
 * events.
 * @param events all from the beginning of the game
 */
export function sourcesOf<E extends GameEvent, C extends string>(
  events: Iterable<E>,
  seat: number,
  changeOf: (event: E) => Changed<C>,
): readonly Entry<C>[] {
  const changes = new Map<C, Change[]>();
  let moment = 0;
  for (const event of events) {
    moment++;
    if (!('seat' in event) || event.seat !== seat) continue;
    const change = changeOf(event);
    if (change === undefined || change.amounts.every((amount) => amount === 0)) continue;
    const same = changes.get(change.cause) ?? [];
    same.push({ moment, amounts: change.amounts });
    changes.set(change.cause, same);
  }
  return [...changes].map(([cause, own]) => ({ cause, amounts: totalOf(own), changes: own }));
}

/** The largest amount first. */
export function largestFirst<C extends string>(entries: readonly Entry<C>[]): readonly Entry<C>[] {
  return entries.toSorted((one, other) => other.amounts[0] - one.amounts[0]);
}

/** The sum of each amount. */
export function totalOf(parts: readonly { readonly amounts: readonly number[] }[]): number[] {
  const width = parts[0]?.amounts.length ?? 1;
  return Array.from({ length: width }, (_, place) =>
    parts.reduce((sum, { amounts }) => sum + amounts[place], 0),
  );
}
