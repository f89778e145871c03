import type { OperationName, StorageFault } from '../contract.ts';
import type { Answered } from './store.ts';

export interface Call {
  readonly id: number;
  readonly name: OperationName;
  readonly args: readonly unknown[];
}

export type Reply =
  | ({ readonly id: number; readonly ok: true } & Answered)
  | { readonly id: number; readonly ok: false; readonly fault: StorageFault; readonly why: string };

/**
 * Messages from the thread of the database: first the result of opening it, then bundles of
 * replies.
 */
export type FromThread =
  | { readonly opened: true }
  | { readonly opened: false; readonly fault: StorageFault; readonly why: string }
  | { readonly replies: readonly Reply[] }
  | { readonly closed: true };

export type ToThread = { readonly calls: readonly Call[] } | { readonly close: true };
