import type {
  SegmentWrite,
  SentMessage,
  Storage,
  StoredTable,
} from '../../src/storage/contract.ts';

/** Storage that was opened, and every message that it has told since. */
export interface Opened {
  readonly storage: Storage;
  readonly told: readonly SentMessage[];
}

/** An empty place that an adapter keeps data in; opened again it holds what was stored. */
export type Place = () => Promise<Opened>;

/** What is under test. @returns a place of its own for each test */
export type Adapter = () => Place;

export const DEVICE = { tokenHash: 'hash', kind: 'phone', browser: 'Firefox', now: 1 } as const;

/** A table of person 1, with a bot. */
export const TABLE: StoredTable = {
  ...{ id: 'table', game: 'toy', rulesVersion: '1', edition: 'e', options: '{}' },
  pace: 'slow',
  window: undefined,
  ...{ seed: 's', salt: 't', commitment: 'c', host: 1, created: 1, changed: 1 },
  invitation: 'i',
  ...{ version: 0, deciders: 1, over: false, answered: 0 },
  seats: [
    { seat: 0, kind: 'person', name: '', level: '', key: 'k', joined: 1, persons: [1] },
    { seat: 1, kind: 'bot', name: '', level: 'strong', key: '', joined: 0, persons: [] },
  ],
};

/** A move at version `from`. */
export function segment(table: string, from: number, key = `key-${from}`): SegmentWrite {
  return {
    ...{ table, from, version: from + 1, opens: false },
    segments: [{ seat: 0, key, digest: 'd', from, version: from + 1 }],
    commands: ['0 end'],
    ...{ deciders: 2, over: false, window: undefined, due: [], now: 5 },
    message: { table, kind: 'segment', texts: [`{"version":${from + 1}}`] },
  };
}

/** Person 1 with a device, and its table. */
export async function withTable(place: Place, table: Partial<StoredTable> = {}): Promise<Opened> {
  const opened = await place();
  await opened.storage.addDevice(DEVICE);
  await opened.storage.createTable({ ...TABLE, ...table }, '', []);
  return opened;
}
