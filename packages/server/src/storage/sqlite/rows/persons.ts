import type {
  EndedDevice,
  Identity,
  Merged,
  PERSON_OPERATIONS,
  PersonSeen,
  StoredDevice,
} from '../../contract.ts';
import * as SQL from '../../statements/persons.ts';
import { RAISE_REVISIONS_OF_CLOCKS, RAISE_REVISIONS_OF_PERSON } from '../../statements/tables.ts';
import { SEEN_OF_PERSONS } from '../dialect.ts';
import type { Prepared } from '../prepared.ts';
import type { RowsOf } from './rows.ts';

/** Persons and their devices. */
export function personRows(db: Prepared): RowsOf<typeof PERSON_OPERATIONS> {
  const newPerson = (now: number) => Number(db.get<{ id: number }>(SQL.ADD_PERSON, { now })?.id);
  const devicesOf = (person: number) => db.all<StoredDevice>(SQL.DEVICES_OF_PERSON, { person });
  return {
    addDevice: ({ person: given, now, tokenHash, kind, browser }) => {
      const person = given ?? newPerson(now);
      const row = { person, now, tokenHash, kind, browser };
      return { device: Number(db.get<{ id: number }>(SQL.ADD_DEVICE, row)?.id), person };
    },
    findDevice: (tokenHash) => db.get<Identity>(SQL.FIND_DEVICE, { tokenHash }),
    devicesOf,
    seenOf: (persons) => db.all<PersonSeen>(SEEN_OF_PERSONS, { persons: JSON.stringify(persons) }),
    noteDevice: ({ device, kind, browser, now }) => {
      db.run(SQL.NOTE_DEVICE, { device, kind, browser, now });
    },
    endDevice: (person, device): EndedDevice => {
      const devices = devicesOf(person);
      if (!devices.some(({ id }) => id === device)) return 'device-unknown';
      if (devices.length === 1) return 'last-device';
      db.run(SQL.DELETE_DEVICE, { device });
      return 'ended';
    },
    forgetPersons: ({ before, after, most }) => {
      const looked = db.all<{ id: number }>(SQL.PERSONS_AFTER, { after, most });
      const last = looked.at(-1)?.id ?? after;
      const found = db.all<{ id: number }>(SQL.FORGETTABLE, { after, last, before });
      const devices = found.flatMap(({ id: from }) => {
        const ended = db.all<{ id: number }>(SQL.DELETE_DEVICES, { from });
        for (const statement of SQL.FORGET_PERSON) db.run(statement, { from });
        return ended.map(({ id }) => id);
      });
      const persons = found.map(({ id }) => id);
      return { last: looked.length < most ? 0 : last, persons, devices };
    },
    mergePersons: (from, into): Merged => {
      if (devicesOf(from).length > 1) return { result: 'device-shared' };
      if (db.get(SQL.SEATS_AGAINST, { from, into }) !== undefined) return { result: 'same-table' };
      const tables = db.all<{ id: string }>(SQL.TABLE_IDS_OF_PERSON, { person: from });
      db.run(RAISE_REVISIONS_OF_PERSON, { person: from });
      for (const statement of SQL.HAND_ON) db.run(statement, { from, into });
      for (const statement of SQL.FORGET_PERSON) db.run(statement, { from });
      // Hours of the one person become the other's.
      db.run(RAISE_REVISIONS_OF_CLOCKS, { person: into });
      return { result: 'merged', tables: tables.map(({ id }) => id) };
    },
  };
}
