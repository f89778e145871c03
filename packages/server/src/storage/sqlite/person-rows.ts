import type {
  DeviceNote,
  Identity,
  Merged,
  NewDevice,
  PersonSeen,
  StoredDevice,
} from '../contract.ts';
import type { Prepared } from './prepared.ts';
import * as SQL from './statements.ts';

/** Persons and their devices. */
export class PersonRows {
  readonly #db: Prepared;

  constructor(db: Prepared) {
    this.#db = db;
  }

  addDevice({ person: given, now, ...device }: NewDevice): Identity {
    const person = given ?? Number(this.#db.sql(SQL.ADD_PERSON).get(now)?.id);
    const id = Number(this.#db.sql(SQL.ADD_DEVICE).get({ ...device, person, now })?.id);
    return { device: id, person };
  }

  findDevice(tokenHash: string): Identity | undefined {
    const row = this.#db.sql(SQL.FIND_DEVICE).get(tokenHash);
    return row === undefined ? undefined : ({ ...row } as unknown as Identity);
  }

  devicesOf(person: number): readonly StoredDevice[] {
    const rows = this.#db.all<StoredDevice>(SQL.DEVICES_OF_PERSON, person);
    return rows.map((row) => ({ ...row }));
  }

  seenOf(persons: readonly number[]): readonly PersonSeen[] {
    const rows = this.#db.all<PersonSeen>(SQL.SEEN_OF_PERSONS, JSON.stringify(persons));
    return rows.map((row) => ({ ...row }));
  }

  noteDevice(note: DeviceNote): void {
    this.#db.sql(SQL.NOTE_DEVICE).run({ ...note });
  }

  endDevice(person: number, device: number): 'ended' | 'device-unknown' | 'last-device' {
    const devices = this.devicesOf(person);
    if (!devices.some(({ id }) => id === device)) return 'device-unknown';
    if (devices.length === 1) return 'last-device';
    this.#db.sql(SQL.DELETE_DEVICE).run(device);
    return 'ended';
  }

  merge(from: number, into: number): Merged {
    if (this.devicesOf(from).length > 1) return { result: 'device-shared' };
    if (this.#db.sql(SQL.SEATS_AGAINST).get({ from, into }) !== undefined) {
      return { result: 'same-table' };
    }
    const rows = this.#db.sql(SQL.TABLE_IDS_OF_PERSON).all({ person: from });
    for (const statement of SQL.HAND_ON) this.#db.sql(statement).run({ from, into });
    return { result: 'merged', tables: rows.map(({ id }) => String(id)) };
  }
}
