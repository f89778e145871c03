import type { GameRecord, Seat } from '@pangaea/rules/kernel';
import type { Page } from 'playwright-core';
import type { Player } from '../../src/table/port.ts';
import type { SavedTable, Turn } from '../../src/table/storage.ts';

/** The names of the people at the device, by seat. */
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'] as const;

/** A table as a device stores it. */
export interface KeptTable {
  readonly id: string;
  /** The key in the storage of the browser. */
  readonly key: string;
  readonly text: string;
  /** The address at which the page shows it. */
  readonly hash: string;
}

/** Each table has its own id, because the page goes from one to the other. */
let made = 0;

/**
 * @param here the seats at this device; bots play the others @param turn the state in the list of
 * tables, if known
 */
export function keep(record: GameRecord, here: readonly Seat[], turn?: Turn): KeptTable {
  const { players: count } = record.options as { readonly players: number };
  const players = Array.from({ length: count }, (_, seat): Player => {
    if (here.includes(seat)) return { kind: 'here', name: NAMES[seat] };
    return { kind: 'bot', level: 'beginner' };
  });
  const known = turn === undefined ? {} : { turn };
  const id = (++made).toString(16).padStart(8, '0');
  return kept({ id, players, record, changed: 0, ...known });
}

export function kept(table: SavedTable): KeptTable {
  const { id } = table;
  return { key: `pangaea.table.${id}`, text: JSON.stringify(table), hash: `#/table/${id}`, id };
}

/** Goes to such a table from any place of the page, without loading the page again. */
export async function show(page: Page, { key, text, hash, id }: KeptTable): Promise<void> {
  await page.evaluate(
    ([at, table, place]) => {
      localStorage.setItem(at, table);
      window.location.hash = place;
    },
    [key, text, hash],
  );
  await page.locator(`[data-table="${id}"]`).waitFor();
}
