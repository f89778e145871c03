import type {
  Identity,
  PERSON_OPERATIONS,
  PersonSeen,
  PersonSummary,
  StoredDevice,
} from '../contract.ts';
import { ROWS_OF_PERSON } from '../kept.ts';
import * as SQL from '../statements/persons.ts';
import { endDevice } from './devices.ts';
import { goBack, joinsInto } from './joins.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** Persons and their devices. */
export function personRows(db: Sql): RowsOf<typeof PERSON_OPERATIONS> {
  function* newPerson(now: number): Steps<number> {
    return Number((yield* db.get<{ id: number }>(SQL.ADD_PERSON, { now }))?.id);
  }
  function* devicesOf(person: number): Steps<readonly StoredDevice[]> {
    return yield* db.all<StoredDevice>(SQL.DEVICES_OF_PERSON, { person });
  }
  return {
    *addDevice({ person: given, now, tokenHash, kind, browser }) {
      const person = given ?? (yield* newPerson(now));
      const row = { person, now, tokenHash, kind, browser };
      return { device: Number((yield* db.get<{ id: number }>(SQL.ADD_DEVICE, row))?.id), person };
    },
    *findDevice(tokenHash) {
      return yield* db.get<Identity>(SQL.FIND_DEVICE, { tokenHash });
    },
    devicesOf,
    *seenOf(persons) {
      return yield* db.all<PersonSeen>(db.dialect.SEEN_OF_PERSONS, {
        persons: JSON.stringify(persons),
      });
    },
    *personsBefore(before, most) {
      type Row = Omit<PersonSummary, 'names'>;
      const persons: PersonSummary[] = [];
      for (const found of yield* db.all<Row>(SQL.PERSONS_BEFORE, { before, most })) {
        const names = yield* db.all<{ name: string }>(SQL.NAMES_OF_PERSON, { person: found.id });
        persons.push({ ...found, names: names.map(({ name }) => name) });
      }
      return persons;
    },
    *keptOf(person) {
      const kept: Record<string, readonly object[]> = {};
      for (const [table, statement] of Object.entries(ROWS_OF_PERSON)) {
        kept[table] = yield* db.all<object>(statement, { person });
      }
      return kept;
    },
    *noteDevice({ device, kind, browser, now }) {
      yield* db.run(SQL.NOTE_DEVICE, { device, kind, browser, now });
    },
    *endDevice({ person, device, by, now }) {
      const devices = (yield* devicesOf(person)).map(({ id }) => id);
      if (!devices.includes(device)) return 'device-unknown';
      const joins = yield* joinsInto(db, { person, device: by });
      // Devices that joined by a join are one side of it, and devices that were there before are
      // the other.
      const sides = joins
        .filter(({ ends }) => ends > now)
        .map((join) =>
          devices.filter((id) => join.devices.includes(id) === join.devices.includes(device)),
        );
      if (sides.some((side) => !side.includes(by))) return 'joined-lately';
      const alone = joins.find((join) => !join.brings && join.device === device);
      if (alone !== undefined) {
        yield* goBack(db, alone, person);
        return 'ended';
      }
      if ([devices, ...sides].some(({ length }) => length === 1)) return 'last-device';
      yield* endDevice(db, device);
      return 'ended';
    },
    *forgetPersons({ before, after, most }) {
      const looked = yield* db.all<{ id: number }>(SQL.PERSONS_AFTER, { after, most });
      const last = looked.at(-1)?.id ?? after;
      const found = yield* db.all<{ id: number }>(SQL.FORGETTABLE, { after, last, before });
      const devices: number[] = [];
      for (const { id: from } of found) {
        const ended = yield* db.all<{ id: number }>(SQL.DELETE_DEVICES, { from });
        for (const statement of SQL.FORGET_PERSON) yield* db.run(statement, { from });
        devices.push(...ended.map(({ id }) => id));
      }
      const persons = found.map(({ id }) => id);
      return { last: looked.length < most ? 0 : last, persons, devices };
    },
  };
}
