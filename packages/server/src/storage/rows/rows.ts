import type { Operation, StoredWindow } from '../contract.ts';
import type { Steps } from './steps.ts';

/**
 * A change returns the numbers of its messages. It returns no result if it only reports that it was
 * written.
 */
type ChangeRow<A extends readonly unknown[], R> = [Exclude<R, boolean>] extends [never]
  ? (...args: [...A, numbers: readonly number[]]) => Steps<void>
  : (...args: [...A, numbers: readonly number[]]) => Steps<Exclude<R, boolean>>;

/**
 * The steps of the operations, the same for every adapter, without their transactions. A change
 * runs if its condition on the revision is true, and does not send its messages itself.
 */
export type RowsOf<O> = {
  readonly [N in keyof O]: O[N] extends Operation<infer S, infer K>
    ? K extends 'changes'
      ? ChangeRow<Parameters<S>, ReturnType<S>>
      : (...args: Parameters<S>) => Steps<ReturnType<S>>
    : never;
};

export function windowColumns(window: StoredWindow | undefined) {
  return { windowFrom: window?.from ?? null, windowCloses: window?.closes ?? null };
}
