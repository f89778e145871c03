import type {
  AddedKey,
  KEY_OPERATIONS,
  RemovedKey,
  StoredKey,
  StoredKeyEvent,
} from '../../contract.ts';
import { FORGET_JOIN } from '../../statements/joins.ts';
import * as SQL from '../../statements/keys.ts';
import { DELETE_DEVICE } from '../../statements/persons.ts';
import type { Prepared } from '../prepared.ts';
import { goBack, joinsInto } from './joins.ts';
import type { RowsOf } from './rows.ts';

/** Keys of persons, and the devices that came by them. */
export function keyRows(db: Prepared): RowsOf<typeof KEY_OPERATIONS> {
  const keysOf = (person: number) => db.all<StoredKey>(SQL.KEYS_OF_PERSON, { person });
  return {
    addKey: ({ provedBy, most, ...key }): AddedKey => {
      const own = keysOf(key.person);
      if (own.length > 0 && !own.some(({ id }) => id === provedBy))
        return { result: 'proof-needed' };
      const { kind, lookup } = key;
      if (db.get(SQL.FIND_KEY, { kind, lookup }) !== undefined) return { result: 'key-known' };
      if (own.length >= most) return { result: 'too-many-keys' };
      return { result: 'added', key: Number(db.get<{ id: number }>(SQL.ADD_KEY, key)?.id) };
    },
    findKey: (kind, lookup) => db.get<StoredKey>(SQL.FIND_KEY, { kind, lookup }),
    keysOf,
    noteKey: (key, counter, now) => db.get(SQL.NOTE_KEY, { key, counter, now }) !== undefined,
    removeKey: ({ person, device, key, provedBy, young }): RemovedKey => {
      const own = keysOf(person);
      const prover = own.find(({ id }) => id === provedBy);
      const came = db.get<{ key: number }>(SQL.KEY_OF_DEVICE, { person, device })?.key;
      const isYoung = ({ created }: StoredKey) => created > young;
      const wasThere = came !== undefined && !own.some(({ id }) => id === came);
      if (prover === undefined && !(own.every(isYoung) && wasThere))
        return { result: 'proof-needed' };
      if (!own.some(({ id }) => id === key)) return { result: 'key-unknown' };
      if (prover !== undefined && prover.id !== key && isYoung(prover))
        return { result: 'key-young' };
      const devices = endDevicesOf(db, person, key, device);
      if (came === key) {
        const other = prover === undefined || prover.id === key ? 0 : prover.id;
        db.run(SQL.SIGN_IN, { device, person, key: other });
      }
      db.run(SQL.DELETE_KEY, { key });
      return { result: 'removed', devices };
    },
    noteKeyEvent: (event) => {
      db.run(SQL.NOTE_KEY_EVENT, { ...event });
    },
    keyEventsOf: (person, most) => db.all<StoredKeyEvent>(SQL.KEY_EVENTS_OF, { person, most }),
    forgetKeyEvents: (before) => {
      db.run(SQL.FORGET_KEY_EVENTS, { before });
    },
  };
}

/** Ends the devices that came by a key, but for the one that asks. One that left a person behind is that one's again. */
function endDevicesOf(
  db: Prepared,
  person: number,
  key: number,
  device: number,
): readonly number[] {
  const ended: number[] = [];
  for (const { id } of db.all<{ id: number }>(SQL.DEVICES_OF_KEY, { key, person, device })) {
    const joins = joinsInto(db, { person, device: id });
    const alone = joins.find((join) => !join.brings && join.device === id);
    if (alone === undefined) db.run(DELETE_DEVICE, { device: id });
    else goBack(db, alone, person);
    ended.push(id);
  }
  for (const { id: join } of db.all<{ id: number }>(SQL.WAYS_BACK_OF_KEY, { key, person })) {
    for (const statement of FORGET_JOIN) db.run(statement, { join });
  }
  return ended;
}
