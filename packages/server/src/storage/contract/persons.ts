import { reads, readsInLine, writes } from './operations.ts';

/** The kind of a device, as far as its browser says it. */
export interface DeviceKind {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** Names of browser and system, such as `Firefox · Android`; empty when unknown. */
  readonly browser: string;
}

/** A browser that is known by its cookie. */
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

/** When a device of a person was last here, to within some minutes. */
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

/** A device of a person ends another one, or itself. */
export interface DeviceEnd {
  readonly person: number;
  readonly device: number;
  /** The device that asks. */
  readonly by: number;
  readonly now: number;
}

/**
 * The result of ending a device. `joined-lately`: one of the two came with a join that can be undone, and the other did not.
 * `last-device`: nobody could come back to the seats, or not when a join is undone.
 */
export type EndedDevice = 'ended' | 'device-unknown' | 'last-device' | 'joined-lately';

/** Where to look for persons that can be deleted. */
export interface Forgetting {
  /** Persons made, and last here, before that moment. */
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

/** Persons and their devices. */
export const PERSON_OPERATIONS = {
  /** Adds a device to a person; left out, to a new person without a name. */
  addDevice: writes<(device: NewDevice) => Identity>(),
  findDevice: readsInLine<(tokenHash: string) => Identity | undefined>(),
  /** The devices of a person, the one seen last first. */
  devicesOf: readsInLine<(person: number) => readonly StoredDevice[]>(),
  /** When persons were last here; persons without a known visit are left out. */
  seenOf: reads<(persons: readonly number[]) => readonly PersonSeen[]>(),
  /** Some persons with a lower number, the highest first. */
  personsBefore: reads<(id: number, most: number) => readonly PersonSummary[]>(),
  /** All rows about a person, by table, as `storage/kept.ts` says; a row is JSON. */
  keptOf: reads<(person: number) => Readonly<Record<string, readonly object[]>>>(),
  /** Notes that a device was here. */
  noteDevice: writes<(note: DeviceNote) => void>(),
  /**
   * Deletes a device of a person, but not its last: nobody could ever come back to its seats. One that has left a person behind
   * who has no other device goes back to that one.
   */
  endDevice: writes<(end: DeviceEnd) => EndedDevice>(),
  /**
   * Deletes persons that have no seat, no table and no recent visit, with their devices and hours.
   */
  forgetPersons: writes<(forgetting: Forgetting) => Forgotten>(),
};
