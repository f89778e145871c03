import { reads, writes } from './operations.ts';

/** The kind of a device, as far as it says so itself. */
export interface DeviceKind {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** Names of browser and system, `Firefox · Android`; empty when they are not known. */
  readonly browser: string;
}

/** A browser that is known by its cookie. */
export interface StoredDevice extends DeviceKind {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly seen: number;
}

/** The asker: a device, and the person whose it is. */
export interface Identity {
  readonly device: number;
  readonly person: number;
}

/** When one of a person's devices was here last, within some minutes. */
export interface PersonSeen {
  readonly person: number;
  readonly seen: number;
}

export interface NewDevice extends DeviceKind {
  readonly tokenHash: string;
  readonly person?: number;
  readonly now: number;
}

export interface DeviceNote extends DeviceKind {
  readonly device: number;
  readonly now: number;
}

/**
 * The result of merging one person into another. Two cases are refused. `device-shared`: the first person has other
 * devices, which were not asked. `same-table`: both play at one table, so one would see the hand of the other.
 */
export type Merged =
  | { readonly result: 'merged'; readonly tables: readonly string[] }
  | { readonly result: 'device-shared' | 'same-table' };

/** The result of ending a device. */
export type EndedDevice = 'ended' | 'device-unknown' | 'last-device';

/** Where to look for persons whom nobody misses. */
export interface Forgetting {
  /** Made and seen last before that moment. */
  readonly before: number;
  /** The number of the last person that was looked at; 0 to begin. */
  readonly after: number;
  /** So many persons are looked at. */
  readonly most: number;
}

export interface Forgotten {
  /** Of the last person that was looked at; 0 when there are no more. */
  readonly last: number;
  readonly persons: readonly number[];
  /** Theirs. */
  readonly devices: readonly number[];
}

/** A person as the server knows it, in numbers. */
export interface PersonSummary {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** When one of its devices was here last, within some minutes; 0 where it has none. */
  readonly seen: number;
  readonly devices: number;
  readonly seats: number;
  /** Tables that it made. */
  readonly made: number;
  /** Some names of its seats. */
  readonly names: readonly string[];
}

/** Persons, and the devices that are theirs. */
export const PERSON_OPERATIONS = {
  /** A device of a person; of a new one, nameless as yet, when none is given. */
  addDevice: writes<(device: NewDevice) => Identity>(),
  findDevice: reads<(tokenHash: string) => Identity | undefined>(),
  /** The devices of a person, the last seen first. */
  devicesOf: reads<(person: number) => readonly StoredDevice[]>(),
  /** When persons were here last; nobody in it of whom nothing is known. */
  seenOf: reads<(persons: readonly number[]) => readonly PersonSeen[]>(),
  /** Some persons with a lower number, the highest first. */
  personsBefore: reads<(id: number, most: number) => readonly PersonSummary[]>(),
  /** A device was here. */
  noteDevice: writes<(note: DeviceNote) => void>(),
  /** Deletes a device of a person, but not its last: nobody could ever come back to its seats. */
  endDevice: writes<(person: number, device: number) => EndedDevice>(),
  /** Deletes persons, with their devices and hours, that have no seat and no table and were not here for long. */
  forgetPersons: writes<(forgetting: Forgetting) => Forgotten>(),
  /**
   * Seats, tables and the one device of a person become another's. The tables get another revision. Clocks that run go on by
   * the hours of whom they ran for.
   */
  mergePersons: writes<(from: number, into: number, now: number) => Merged>(),
};
