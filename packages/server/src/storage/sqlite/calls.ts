import type { OperationName, StorageFault } from '../contract.ts';
import type { Answered } from '../rows/store.ts';

export interface Call {
  readonly id: number;
  readonly name: OperationName;
  readonly args: readonly unknown[];
}

export type Reply =
  | ({ readonly id: number; readonly ok: true } & Answered)
  | { readonly id: number; readonly ok: false; readonly fault: StorageFault; readonly why: string };

/** The work of a database thread: all calls in line, or reads at the same time. */
export interface ThreadWork {
  readonly folder: string;
  readonly beside: boolean;
}

/** Messages of a database thread: first whether it was opened, then replies in bundles. */
export type FromThread =
  | { readonly opened: true }
  | { readonly opened: false; readonly fault: StorageFault; readonly why: string }
  | { readonly replies: readonly Reply[] }
  | { readonly closed: true };

export type ToThread = { readonly calls: readonly Call[] } | { readonly close: true };
