import { reads, writes } from './operations.ts';

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

/**
 * The result of merging one person into another. It is refused with `device-shared` when the first
 * person has further devices, which were not asked, and with `same-table` when both play at one
 * table, since one would see the hand of the other.
 */
export type Merged =
  | { readonly result: 'merged'; readonly tables: readonly string[] }
  | { readonly result: 'device-shared' | 'same-table' };

/** The result of removing a device. */
export type EndedDevice = 'ended' | 'device-unknown' | 'last-device';

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

/** Persons and their devices. */
export const PERSON_OPERATIONS = {
  /** Adds a device to a person; left out, to a new person without a name. */
  addDevice: writes<(device: NewDevice) => Identity>(),
  findDevice: reads<(tokenHash: string) => Identity | undefined>(),
  /** The devices of a person, the one seen last first. */
  devicesOf: reads<(person: number) => readonly StoredDevice[]>(),
  /** When persons were last here; persons without a known visit are left out. */
  seenOf: reads<(persons: readonly number[]) => readonly PersonSeen[]>(),
  /** Notes that a device was here. */
  noteDevice: writes<(note: DeviceNote) => void>(),
  /**
   * Removes a device of a person, but not the last one: nobody could come back to the person's
   * seats.
   */
  endDevice: writes<(person: number, device: number) => EndedDevice>(),
  /**
   * Deletes persons that have no seat, no table and no recent visit, with their devices and hours.
   */
  forgetPersons: writes<(forgetting: Forgetting) => Forgotten>(),
  /**
   * Moves seats, tables and the only device of a person to another person, and raises the revision
   * of the tables.
   */
  mergePersons: writes<(from: number, into: number) => Merged>(),
};
