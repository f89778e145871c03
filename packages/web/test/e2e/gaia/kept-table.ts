import type { GameRecord, Seat } from '@pangaea/rules/kernel';
import type { Player } from '../../../src/table/port.ts';
import type { SavedTable, Turn } from '../../../src/table/storage.ts';

/** Whoever sits at the device, by seat. */
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'] as const;

/** A table as a device keeps it. */
export interface KeptTable {
  /** In the storage of the browser. */
  readonly key: string;
  /** Where the browser keeps what was begun at the table. */
  readonly draftKey: string;
  readonly text: string;
  /** Where the page shows it. */
  readonly hash: string;
}

/** @param here the seats at this device; bots play the others @param turn whom it waits for, where it knows */
export function keep(record: GameRecord, here: readonly Seat[], turn?: Turn): KeptTable {
  const { players: count } = record.options as { readonly players: number };
  const players = Array.from({ length: count }, (_, seat): Player => {
    if (here.includes(seat)) return { kind: 'here', name: NAMES[seat] };
    return { kind: 'bot', level: 'beginner' };
  });
  const known = turn === undefined ? {} : { turn };
  const table: SavedTable = { id: 'a1b2c3d4', players, record, changed: 0, ...known };
  const { id } = table;
  return {
    ...{ key: `pangaea.table.${id}`, draftKey: `pangaea.draft.${id}` },
    ...{ text: JSON.stringify(table), hash: `#/table/${id}` },
  };
}
