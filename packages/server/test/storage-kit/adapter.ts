import type {
  ChangeName,
  Joined,
  NewJoin,
  SegmentWrite,
  SentMessage,
  Storage,
  StoredTable,
} from '../../src/storage/contract.ts';

/** An open storage, and every message that it has reported since. */
export interface Opened {
  readonly storage: Storage;
  readonly told: readonly SentMessage[];
}

/** An empty place where an adapter stores data; opened again, it still contains the data. */
export type Place = () => Promise<Opened>;

/**
 * The adapter under test.
 * @returns a new place for each test
 */
export type Adapter = () => Place;

/** Changes of tables, each based on the present table. */
export type Present = {
  readonly [N in ChangeName]: (
    write: Omit<Parameters<Storage[N]>[0], 'revision' | 'now'> & { readonly now?: number },
  ) => ReturnType<Storage[N]>;
};

export function onPresent(storage: Storage): Present {
  const change = async (name: ChangeName, write: { readonly table: string }) => {
    const revision = (await storage.openTable(write.table))?.table.revision;
    const run = storage[name] as (write: unknown) => Promise<unknown>;
    return run({ revision, now: 5, ...write });
  };
  return new Proxy({} as Present, {
    get: (_, name) => (write: { readonly table: string }) => change(name as ChangeName, write),
  });
}

/** Storage with a table, and functions that change the table. */
export interface WithTable extends Opened {
  readonly present: Present;
}

/**
 * A device of a person joins another person, with all its seats or alone; for ten seconds this can
 * be undone.
 */
export async function join(
  storage: Storage,
  from: number,
  into: number,
  more: Partial<NewJoin> = {},
): Promise<Joined> {
  const [{ id: device }] = await storage.devicesOf(from);
  return storage.join({
    device,
    from,
    into,
    brings: true,
    now: 10,
    ends: 20,
    by: { device },
    ...more,
  });
}

export const DEVICE = { tokenHash: 'hash', kind: 'phone', browser: 'Firefox', now: 1 } as const;

/** A table of person 1, with a bot. */
export const TABLE: StoredTable = {
  id: 'table',
  game: 'toy',
  rulesVersion: '1',
  edition: 'e',
  options: '{}',
  pace: 'slow',
  window: undefined,
  seed: 's',
  salt: 't',
  commitment: 'c',
  host: 1,
  created: 1,
  changed: 1,
  invitation: 'i',
  revision: 0,
  version: 0,
  deciders: 1,
  over: false,
  answered: 0,
  seats: [
    { seat: 0, kind: 'person', name: '', level: '', key: 'k', joined: 1, persons: [1] },
    { seat: 1, kind: 'bot', name: '', level: 'strong', key: '', joined: 0, persons: [] },
  ],
};

/** A move at version `from`, if nothing but moves was written. */
export function segment(table: string, from: number, key = `key-${from}`): SegmentWrite {
  return {
    table,
    revision: from,
    from,
    version: from + 1,
    opens: false,
    segments: [{ seat: 0, key, digest: 'd', from, version: from + 1 }],
    commands: ['0 end'],
    deciders: 2,
    over: false,
    window: undefined,
    due: [],
    now: 5,
    message: { table, kind: 'segment', texts: [`{"version":${from + 1}}`] },
  };
}

/** Person 1 with a device, and its table. */
export async function withTable(
  place: Place,
  table: Partial<StoredTable> = {},
): Promise<WithTable> {
  const opened = await place();
  await opened.storage.addDevice(DEVICE);
  await opened.storage.createTable({ ...TABLE, ...table }, '', []);
  return { ...opened, present: onPresent(opened.storage) };
}
