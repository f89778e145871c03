import type {
  EndedDevice,
  Identity,
  PERSON_OPERATIONS,
  PersonSeen,
  PersonSummary,
  StoredDevice,
} from '../../contract.ts';
import * as SQL from '../../statements/persons.ts';
import { SEEN_OF_PERSONS } from '../dialect.ts';
import type { Prepared } from '../prepared.ts';
import { goBack, joinsInto } from './joins.ts';
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
    personsBefore: (before, most) =>
      db.all<Omit<PersonSummary, 'names'>>(SQL.PERSONS_BEFORE, { before, most }).map((found) => {
        const names = db.all<{ name: string }>(SQL.NAMES_OF_PERSON, { person: found.id });
        return { ...found, names: names.map(({ name }) => name) };
      }),
    noteDevice: ({ device, kind, browser, now }) => {
      db.run(SQL.NOTE_DEVICE, { device, kind, browser, now });
    },
    endDevice: ({ person, device, by, now }): EndedDevice => {
      const devices = devicesOf(person).map(({ id }) => id);
      if (!devices.includes(device)) return 'device-unknown';
      const joins = joinsInto(db, { person, device: by });
      // Devices that came with a join are one side of it, and those that were there are the other.
      const sides = joins
        .filter(({ ends }) => ends > now)
        .map((join) =>
          devices.filter((id) => join.devices.includes(id) === join.devices.includes(device)),
        );
      if (sides.some((side) => !side.includes(by))) return 'joined-lately';
      const alone = joins.find((join) => !join.brings && join.device === device);
      if (alone !== undefined) {
        goBack(db, alone, person);
        return 'ended';
      }
      if ([devices, ...sides].some(({ length }) => length === 1)) return 'last-device';
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
  };
}
