import { reads, writes } from './operations.ts';
import type { DeviceKind } from './persons.ts';

/** A device joins another person: with everything of its own person, or alone. */
export interface NewJoin {
  readonly device: number;
  /** The former person of the device. */
  readonly from: number;
  readonly into: number;
  /**
   * Seats, tables, notes and further devices are brought; otherwise they stay with the former
   * person.
   */
  readonly brings: boolean;
  readonly now: number;
  /** Until this time the joining can be undone. */
  readonly ends: number;
  /** The key with which it joins, or the device that let it in. */
  readonly by: { readonly key: number } | { readonly device: number };
}

/** Tables and devices that now belong to another person. */
export interface HandedOn {
  readonly tables: readonly string[];
  readonly devices: readonly number[];
}

/**
 * The result of joining. `same-table`: both persons play at one table, so one would see the hand of
 * the other. `device-unknown`: the device belongs to another person by now. `key-wrong`: the key
 * was removed.
 */
export type Joined =
  | ({ readonly result: 'joined' } & HandedOn)
  | { readonly result: 'same-table' | 'device-unknown' | 'key-wrong' };

export interface Undoing {
  readonly join: number;
  /** The person and the device of the request. */
  readonly person: number;
  readonly device: number;
  readonly now: number;
}

/**
 * The result of undoing a join. `came-later`: the device of the request came to the person after
 * that join, and had no part in it.
 */
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
  /** If `brings`: the tables that came along. Otherwise: those that the former person still has. */
  readonly tables: number;
  /** Devices that came. */
  readonly devices: readonly number[];
  /**
   * Whether the device of the request may undo the join: it was there before, or joined with it.
   */
  readonly mayUndo: boolean;
}

/**
 * Joining two persons into one. The former person stays stored with its own things and a list of
 * the things it gave, until the join cannot be undone any more.
 */
export const JOIN_OPERATIONS = {
  /**
   * Joins a device to another person, and raises the revision of the tables that change their
   * owner.
   */
  join: writes<(join: NewJoin) => Joined>(),
  /** Gives everything that was brought back to the former person, if it is still there. */
  undoJoin: writes<(undoing: Undoing) => Undone>(),
  /** Joins of a person that can be undone, the newest first, as one of its devices may see them. */
  joinsOf: reads<(person: number, device: number, now: number) => readonly StoredJoin[]>(),
  /**
   * Whether a seat or the rights at a table were brought lately by a device that did not join with
   * the one of the request.
   */
  isBroughtByOthers:
    reads<(table: string, person: number, device: number, now: number) => boolean>(),
  /**
   * Deletes joins that cannot be undone any more. If a device has left a person without another
   * device, the join is kept.
   */
  forgetJoins: writes<(now: number) => void>(),
};
