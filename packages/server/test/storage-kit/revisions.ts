import { expect, test } from 'vitest';
import {
  type ChangeName,
  OPERATIONS,
  type Storage,
  type StoredClock,
} from '../../src/storage/contract.ts';
import { ListedTables } from '../../src/tables/listed-tables.ts';
import { type ClockEvent, clocksAfter, clocksAtStart } from '../../src/time/clocks.ts';
import { type Adapter, DEVICE, join, onPresent, segment, TABLE, withTable } from './adapter.ts';

type Change<N extends ChangeName> = Omit<Parameters<Storage[N]>[0], 'revision' | 'now'>;

const at = { table: 'table', seat: 0 } as const;
const tells = (kind: 'seats' | 'request' | 'word' | 'clock' | 'rematch' | 'let-back') =>
  ({ message: { table: 'table', kind, texts: ['{}'] } }) as const;
const LIVE = { kind: 'live', minutes: 5, seconds: 10, out: 'bot' } as const;
const CLOCK: StoredClock = {
  control: LIVE,
  state: clocksAtStart(LIVE, 3),
  hours: [undefined, undefined, undefined],
};
const EVENT: ClockEvent = { number: 1, at: 7, kind: 'asked', seat: -1, asked: 1, moved: 0 };
const state = clocksAfter(LIVE, CLOCK.state, EVENT, []);
const clock = { event: EVENT, state, started: 5, told: '{}' };
const due = [{ owner: 'table', kind: 'bots', at: 3, about: 1, claimed: 0 }] as const;
const ofSeats = { clock: { clock, due } };
const SAID = {
  word: { seat: 0, name: '', key: 'operator 8', kind: 'operator', body: 'freed', about: '' },
  keep: 9,
  ...tells('word'),
} as const;
const REQUEST = { kind: 'stop', seat: 0, person: 1, version: 0, to: 0, allowed: 0 } as const;
const LET_BACK = {
  number: 1,
  seat: 0,
  name: '',
  person: 2,
  kind: 'phone',
  browser: '',
  again: 'a',
  since: 4,
  asked: 2,
  allowed: 0,
} as const;
const AHEAD = {
  seat: 0,
  person: 1,
  number: 1,
  since: 0,
  across: false,
  steps: [{ commands: ['x'], when: [] }],
  done: 0,
  played: 0,
} as const;
const { revision: _, now: __, ...move } = segment('table', 0);

/**
 * Each change in a form that is possible at the table of `prepared`; a change that is missing here
 * is a compile error.
 */
const CHANGES: { readonly [N in ChangeName]: Change<N> } = {
  writeSegment: { ...move, clock, due },
  sealSegment: { table: 'table', sealed: { ...at, key: 'k', digest: 'd', commands: ['x'] }, due },
  claimSeat: { ...at, seat: 1, person: 2, name: 'Ben', ...ofSeats, ...tells('seats') },
  freeSeat: { ...at, key: 'new', invitation: 'j', ...ofSeats, ...tells('seats'), said: SAID },
  botSits: { ...at, seat: 1, level: 'strong', ...tells('seats') },
  removeSeat: { ...at, seat: 1, of: 3, options: '{}', clocks: [], ...tells('seats') },
  renewLinks: { table: 'table', keys: [{ seat: 1, key: 'new' }], invitation: 'j' },
  addShares: { table: 'table', shares: [{ seat: 0, share: 'a', by: 'device' }], ...tells('seats') },
  addToken: { ...at, hash: 'other', of: 'Ann', clock: { due }, ...tells('seats') },
  endToken: { ...at, clock: { due }, ...tells('seats') },
  openRequest: { table: 'table', request: { ...REQUEST, person: 2 }, due, ...tells('request') },
  changeRequest: { table: 'table', request: REQUEST, state: 'withdrawn', due, ...tells('request') },
  openLetBack: {
    table: 'table',
    letBack: { ...LET_BACK, number: 2 },
    ...tells('let-back'),
  },
  changeLetBack: { table: 'table', letBack: LET_BACK, state: 'refused', ...tells('let-back') },
  giveSeat: {
    ...at,
    person: 2,
    name: 'Neo',
    key: 'new',
    host: 2,
    clock,
    due,
    told: { table: 'table', kind: 'let-back', texts: ['{}'] },
    ...tells('seats'),
  },
  leaveSeat: {
    ...at,
    level: 'strong',
    host: 2,
    key: 'new',
    invitation: 'j',
    gone: 0,
    clock,
    due,
    ...tells('seats'),
    said: SAID,
  },
  returnToSeat: { ...at, clock, due, ...tells('seats') },
  writeWord: {
    table: 'table',
    word: { seat: 0, name: '', key: 'w', kind: 'text', body: 'hi', about: '' },
    keep: 9,
    ...tells('word'),
  },
  changeClock: { table: 'table', clock, due, ...tells('seats') },
  renewDue: { table: 'table', due, ...tells('clock') },
  createRematch: {
    table: 'table',
    made: { ...TABLE, id: 'next' },
    editionFile: '',
    due: [],
    ...tells('rematch'),
  },
  deleteTable: { table: 'table' },
  letGo: { table: 'table', person: 1 },
  eraseAt: { table: 'table', person: 2, seats: [], host: 1, ...tells('seats') },
  invite: {
    table: 'table',
    met: { table: 'earlier', seat: 1 },
    person: 2,
    by: 1,
    name: 'Ann',
    isTold: true,
    due: 9,
  },
  withdrawInvitation: { table: 'table', met: { table: 'earlier', seat: 1 } },
  newHost: { table: 'table', host: 2, ...tells('seats') },
  orderAhead: { table: 'table', ahead: { ...AHEAD, number: 2 }, due },
  dropAhead: { table: 'table', seat: 0, due },
  lapseAhead: {
    table: 'table',
    progress: {
      seat: 0,
      number: 1,
      done: 0,
      played: 0,
      open: false,
      lapsed: { at: 0, is: 'light' },
    },
    due,
  },
};
const NAMES = Object.keys(CHANGES) as ChangeName[];

/** A table that waits, with clocks, a free seat, a token, and a request of person 1; and a second person. */
async function prepared(adapter: Adapter) {
  const free = { ...TABLE.seats[0], seat: 1, key: 'l', joined: 0, persons: [] };
  const seats = [TABLE.seats[0], free, { ...TABLE.seats[1], seat: 2 }];
  const deal = { seed: 'h', dealt: 0, shares: [] };
  const opened = await withTable(adapter(), { seats, deal, clock: CLOCK });
  await opened.storage.addDevice({ ...DEVICE, tokenHash: 'other' });
  await opened.present.addToken({ ...at, hash: 'token', of: 'Ann', ...tells('seats') });
  await opened.present.openRequest({
    table: 'table',
    request: REQUEST,
    due: [],
    ...tells('request'),
  });
  await opened.present.orderAhead({ table: 'table', ahead: AHEAD, due: [] });
  await opened.present.openLetBack({ table: 'table', letBack: LET_BACK, ...tells('let-back') });
  return opened;
}

/** All data that a change may change. */
async function everything(storage: Storage) {
  return {
    opened: await storage.openTable('table'),
    next: await storage.openTable('next'),
    words: await storage.wordsAfter('table', 0, 9),
    events: await storage.clockEvents('table'),
    request: await storage.findRequest('table', 0, 1),
    ahead: await storage.aheadOf('table', 0),
    letBacks: await storage.countLetBacks({ table: 'table', seat: 1, person: 1, since: 0 }),
    listed: await storage.tablesOf(1, { most: 9 }),
    invited: await storage.placesInvited('table'),
    tokens: [await storage.findToken('token'), await storage.findToken('other')],
    news: await storage.newsSince([{ table: 'table', number: 0 }]),
    due: await storage.claimDue({ now: 9, until: 9, most: 9 }),
  };
}

const run = (storage: Storage, name: ChangeName, write: object) =>
  (storage[name] as unknown as (write: object) => Promise<unknown>)({ now: 8, ...write });

export function revisionTests(adapter: Adapter): void {
  test('every change of a table has its test', () => {
    const changes = Object.entries(OPERATIONS).filter(([, { kind }]) => kind === 'changes');
    expect(changes.map(([name]) => name).sort()).toEqual([...NAMES].sort());
  });

  test.each(NAMES)('%s: who decided before somebody else wrote is refused', async (name) => {
    const { storage, told, present } = await prepared(adapter);
    const write = CHANGES[name];
    const revision = (await storage.openTable('table'))?.table.revision ?? -1;
    // The second writer, between the read and the write of the first.
    expect(await present.renewLinks({ table: 'table', keys: [], invitation: 'second' })).toBe(true);
    const [before, heard] = [await everything(storage), told.length];
    expect(await run(storage, name, { ...write, revision })).toBe(false);
    expect(await run(storage, name, { ...write, revision: revision + 2 })).toBe(false);
    expect(await everything(storage)).toEqual(before);
    expect(told).toHaveLength(heard);
    // After it was decided again, it is written, and the other writer who decided at the same
    // moment is refused.
    const now = { ...write, revision: revision + 1 };
    const both = await Promise.all([run(storage, name, now), run(storage, name, now)]);
    expect([both[0] !== false, both[1]]).toEqual([true, false]);
    const after = (await storage.openTable('table'))?.table.revision;
    const isGone = name === 'deleteTable' || name === 'letGo';
    expect(after).toBe(isGone ? undefined : revision + 2);
    expect(await everything(storage)).not.toEqual(before);
    await storage.close();
  });

  test.each(NAMES)(
    '%s: a list that keeps tables by their revisions shows what was written',
    async (name) => {
      const { storage, present } = await prepared(adapter);
      const lists = new ListedTables(storage);
      await lists.of(1, { most: 9 });
      await (present[name] as (write: object) => Promise<unknown>)({ now: 8, ...CHANGES[name] });
      expect((await lists.of(1, { most: 9 })).tables).toEqual(
        await storage.tablesOf(1, { most: 9 }),
      );
      await storage.close();
    },
  );

  test("a change of a person raises the revision of the person's tables", async () => {
    const { storage } = await prepared(adapter);
    await storage.createTable({ ...TABLE, id: 'other' }, '', []);
    const revisions = async () => [
      (await storage.openTable('table'))?.table.revision,
      (await storage.openTable('other'))?.table.revision,
    ];
    const [table, other] = await revisions();
    const lists = new ListedTables(storage);
    const areListed = async () => {
      for (const person of [1, 2]) {
        const { tables } = await lists.of(person, { most: 9 });
        expect(tables).toEqual(await storage.tablesOf(person, { most: 9 }));
      }
    };
    await areListed();
    // Hours have no effect at a table without clocks.
    await storage.writeHours(1, { zone: 'UTC', weekend: [], daysOff: [] });
    expect(await revisions()).toEqual([Number(table) + 1, other]);
    await areListed();
    await join(storage, 1, 2);
    await areListed();
    const [merged, mergedOther] = await revisions();
    expect([Number(merged) > Number(table) + 1, Number(mergedOther) > Number(other)]).toEqual([
      true,
      true,
    ]);
    expect(await onPresent(storage).deleteTable({ table: 'none' })).toBe(false);
    await storage.close();
  });
}
