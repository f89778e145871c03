import { reads, writes } from './operations.ts';
import type { DeviceKind } from './persons.ts';

/** A device comes to another person: with everything of its own person, or alone. */
export interface NewJoin {
  readonly device: number;
  /** The person of the device until now. */
  readonly from: number;
  readonly into: number;
  /** Seats, tables, notes and further devices come along; else they stay with the former person. */
  readonly brings: boolean;
  readonly now: number;
  /** Until then it can be undone. */
  readonly ends: number;
  /** The key by which it comes, or the device that let it in. */
  readonly by: { readonly key: number } | { readonly device: number };
}

/** Tables and devices that have another person now. */
export interface HandedOn {
  readonly tables: readonly string[];
  readonly devices: readonly number[];
}

/**
 * The result of a join. `same-table`: both persons play at one table, so one would see the hand of the other.
 * `device-unknown`: the device is somebody else's by now. `key-wrong`: the key by which it comes is gone.
 */
export type Joined =
  | ({ readonly result: 'joined' } & HandedOn)
  | { readonly result: 'same-table' | 'device-unknown' | 'key-wrong' };

export interface Undoing {
  readonly join: number;
  /** The person and the device that ask. */
  readonly person: number;
  readonly device: number;
  readonly now: number;
}

/** The result of undoing a join. `came-later`: the device that asks came after it, and was not there. */
export type Undone =
  | ({ readonly result: 'undone' } & HandedOn)
  | { readonly result: 'join-gone' | 'came-later' };

/** A join that can be undone. */
export interface StoredJoin extends DeviceKind {
  readonly id: number;
  readonly from: number;
  /** The device that came. */
  readonly device: number;
  readonly brings: boolean;
  readonly joined: number;
  readonly ends: number;
  /** Tables that came along, or stayed with the former person. */
  readonly tables: number;
  /** Devices that came. */
  readonly devices: readonly number[];
  /** The device that asks was there, or came with it. */
  readonly mayUndo: boolean;
}

/**
 * Two persons that became one. The former person stays in the storage with what was its own alone, and with a list of what
 * it gave, until the join cannot be undone any more.
 */
export const JOIN_OPERATIONS = {
  /** The tables that are handed on get another revision. */
  join: writes<(join: NewJoin) => Joined>(),
  /** Everything that came is the former person's again, where it is still held. */
  undoJoin: writes<(undoing: Undoing) => Undone>(),
  /** Joins of a person that can be undone, the last first, as one of its devices may see them. */
  joinsOf: reads<(person: number, device: number, now: number) => readonly StoredJoin[]>(),
  /** Whether a seat or the rights of a table came lately with a device that did not come with the one that asks. */
  isBroughtByOthers:
    reads<(table: string, person: number, device: number, now: number) => boolean>(),
  /** Forgets joins that cannot be undone any more. Where a device has left a person behind that has no other, it stays. */
  forgetJoins: writes<(now: number) => void>(),
};
