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

/** Persons, and the devices that are theirs. */
export const PERSON_OPERATIONS = {
  /** A device of a person; of a new one, nameless as yet, when none is given. */
  addDevice: writes<(device: NewDevice) => Identity>(),
  findDevice: reads<(tokenHash: string) => Identity | undefined>(),
  /** The devices of a person, the last seen first. */
  devicesOf: reads<(person: number) => readonly StoredDevice[]>(),
  /** When persons were here last; nobody in it of whom nothing is known. */
  seenOf: reads<(persons: readonly number[]) => readonly PersonSeen[]>(),
  /** A device was here. */
  noteDevice: writes<(note: DeviceNote) => void>(),
  /**
   * Deletes a device of a person, but not its last: nobody could ever come back to its seats. One that has left a person behind
   * who has no other device goes back to that one.
   */
  endDevice: writes<(end: DeviceEnd) => EndedDevice>(),
  /** Deletes persons, with their devices and hours, that have no seat and no table and were not here for long. */
  forgetPersons: writes<(forgetting: Forgetting) => Forgotten>(),
};
