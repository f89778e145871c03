import type { Operation, StoredWindow } from '../../contract.ts';

/**
 * A change gives the numbers of its messages, and no answer where it only reports that it was
 * written.
 */
type ChangeRow<A extends readonly unknown[], R> = [Exclude<R, boolean>] extends [never]
  ? (...args: [...A, numbers: readonly number[]]) => void
  : (...args: [...A, numbers: readonly number[]]) => Exclude<R, boolean>;

/**
 * How an adapter runs the operations, without their transactions. A change is run when its
 * condition on the revision holds, and does not send its messages itself.
 */
export type RowsOf<O> = {
  readonly [N in keyof O]: O[N] extends Operation<infer S, infer K>
    ? K extends 'changes'
      ? ChangeRow<Parameters<S>, ReturnType<S>>
      : (...args: Parameters<S>) => ReturnType<S>
    : never;
};

export function windowColumns(window: StoredWindow | undefined) {
  return { windowFrom: window?.from ?? null, windowCloses: window?.closes ?? null };
}
