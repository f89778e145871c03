import type { StorageFault } from '../contract.ts';
import type { SqliteStore } from './store.ts';

/** Operations that change something: they share transactions. The others read. */
const WRITES = [
  'addDevice',
  'noteDevice',
  'endDevice',
  'mergePersons',
  'createTable',
  'createRematch',
  'deleteTable',
  'writeSegment',
  'sealSegment',
  'claimSeat',
  'freeSeat',
  'renewLinks',
  'addShares',
  'addToken',
  'endToken',
  'openRequest',
  'changeRequest',
  'leaveToBot',
  'writeWord',
  'writeNotes',
  'forgetMessages',
  'claimDue',
  'finishDue',
  'postponeDue',
  'recoverDue',
  'changeClock',
  'renewDue',
  'writeHours',
  'noteRun',
] as const satisfies readonly (keyof SqliteStore)[];

export type WriteName = (typeof WRITES)[number];
export type ReadName = Exclude<keyof SqliteStore, WriteName>;

export interface Call {
  readonly id: number;
  readonly name: WriteName | ReadName;
  readonly args: readonly unknown[];
}

export type Reply =
  | {
      readonly id: number;
      readonly ok: true;
      readonly value: unknown;
      /** Of the messages that it tells, in the order of `TELLS`. */
      readonly numbers: readonly number[];
    }
  | { readonly id: number; readonly ok: false; readonly fault: StorageFault; readonly why: string };

/** From the thread of the database: the outcome of opening it, then replies in bundles. */
export type FromThread =
  | { readonly opened: true }
  | { readonly opened: false; readonly fault: StorageFault; readonly why: string }
  | { readonly replies: readonly Reply[] }
  | { readonly closed: true };

export type ToThread = { readonly calls: readonly Call[] } | { readonly close: true };

export function isWrite(name: WriteName | ReadName): name is WriteName {
  return WRITES.some((each) => each === name);
}
