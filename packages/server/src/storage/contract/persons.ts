import { reads, readsInLine, writes } from './operations.ts';

/** The kind of a device, as far as its browser reports it. */
export interface DeviceKind {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** The names of browser and system, such as `Firefox · Android`; empty if unknown. */
  readonly browser: string;
}

/** A browser that is recognised by its cookie. */
export interface StoredDevice extends DeviceKind {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly seen: number;
}

/** The device that sends a request, and its person. */
export interface Identity {
  readonly device: number;
  readonly person: number;
}

/** The last visit of a person's devices, exact to some minutes. */
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

/** A device of a person removes another one, or itself. */
export interface DeviceEnd {
  readonly person: number;
  readonly device: number;
  /** The device that asks. */
  readonly by: number;
  readonly now: number;
}

/**
 * The result of removing a device. `joined-lately`: one of the two devices joined lately, the other
 * did not, and the join can still be undone. `last-device`: nobody could return to the seats any
 * more, now or after a join is undone.
 */
export type EndedDevice = 'ended' | 'device-unknown' | 'last-device' | 'joined-lately';

/** The range of persons to check for deletion. */
export interface Forgetting {
  /** Only persons who were made before this time, and were not here since. */
  readonly before: number;
  /** The number of the last person that was checked; 0 at the start. */
  readonly after: number;
  /** The number of persons to check. */
  readonly most: number;
}

export interface Forgotten {
  /** The number of the last person that was checked; 0 when there are no more. */
  readonly last: number;
  readonly persons: readonly number[];
  /** The devices of the deleted persons. */
  readonly devices: readonly number[];
}

/** The numbers that the server knows about a person. */
export interface PersonSummary {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The last visit of one of its devices, exact to some minutes; 0 if it has none. */
  readonly seen: number;
  readonly devices: number;
  readonly seats: number;
  /** Tables that it made. */
  readonly made: number;
  /** Some names of its seats. */
  readonly names: readonly string[];
}

/** Persons and their devices. */
export const PERSON_OPERATIONS = {
  /** Adds a device to a person, or without a person to a new one without a name. */
  addDevice: writes<(device: NewDevice) => Identity>(),
  findDevice: readsInLine<(tokenHash: string) => Identity | undefined>(),
  /** The devices of a person, the most recently seen first. */
  devicesOf: readsInLine<(person: number) => readonly StoredDevice[]>(),
  /** The last visits of persons; persons without a known visit are left out. */
  seenOf: reads<(persons: readonly number[]) => readonly PersonSeen[]>(),
  /** Some persons with lower numbers, the highest first. */
  personsBefore: reads<(id: number, most: number) => readonly PersonSummary[]>(),
  /** All rows about a person, by table, as described in `storage/kept.ts`; a row is JSON. */
  keptOf: reads<(person: number) => Readonly<Record<string, readonly object[]>>>(),
  /** Stores a visit of a device. */
  noteDevice: writes<(note: DeviceNote) => void>(),
  /**
   * Removes a device of a person, but not the last one, since nobody could return to its seats. If
   * the device has left a person without another device, it returns to that person.
   */
  endDevice: writes<(end: DeviceEnd) => EndedDevice>(),
  /** Deletes persons without a seat, a table and a recent visit, with their devices and hours. */
  forgetPersons: writes<(forgetting: Forgetting) => Forgotten>(),
};
