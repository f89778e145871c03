import type { TableState } from '../table/port.ts';

/*
 * A link leads to a moment of a game by its number of steps: `#/table/ID/at/12` for a table of this
 * device, where only this device can open it, and `/t/ID?at=12` for a table of a server.
 */

/** @param steps the number of steps before that moment */
export function linkTo(
  { id, connection }: Pick<TableState, 'id' | 'connection'>,
  steps: number,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): string {
  return connection === 'here'
    ? `${origin}${pathname}#/table/${id}/at/${steps}`
    : `${origin}/t/${id}?at=${steps}`;
}

/** The moment in the address, as a number of steps. */
export function linkedSteps({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): number | undefined {
  const named =
    /^#\/table\/[0-9a-f]+\/at\/(\d{1,5})$/.exec(hash) ?? /^\?at=(\d{1,5})$/.exec(search);
  return named === null ? undefined : Number(named[1]);
}

/** The address without the moment. */
export function unlinked({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return `${pathname}${hash.replace(/\/at\/\d+$/, '')}`;
}
