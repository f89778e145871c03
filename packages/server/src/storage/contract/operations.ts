import type { Message } from './message.ts';

/** The head of every write of a table. */
export interface TableWrite {
  readonly table: string;
  /** The revision of the table when the write was decided. The write raises it by one. */
  readonly revision: number;
  /** The time of the write, in milliseconds since 1970. */
  readonly now: number;
}

type Signature = (...args: never[]) => unknown;

/**
 * One operation of the storage: its arguments, its answer, and what an adapter needs to run it. The
 * interface of the storage, the calls to its thread and the rows of an adapter follow from it.
 */
export interface Operation<S extends Signature, K extends OperationKind = OperationKind> {
  readonly kind: K;
  /** The messages that it sends when it is done, in the order of their numbers. */
  readonly tells: (...args: Parameters<S>) => readonly Message[];
  /** For types alone: no operation has this property. */
  readonly signature?: S;
}

/** A change is a conditional write of one table. */
export type OperationKind = 'reads' | 'writes' | 'changes';

const TELLS_NOTHING = (): readonly Message[] => [];

export function reads<S extends Signature>(): Operation<S, 'reads'> {
  return { kind: 'reads', tells: TELLS_NOTHING };
}

export function writes<S extends Signature>(): Operation<S, 'writes'> {
  return { kind: 'writes', tells: TELLS_NOTHING };
}

/**
 * A write of one table. It answers false where the table has another revision or does not exist:
 * nothing was written, and the caller reads the table and decides again.
 */
export function changes<W extends TableWrite, R = true>(
  tells: (write: W) => readonly Message[] = TELLS_NOTHING,
): Operation<(write: W) => R | false, 'changes'> {
  return { kind: 'changes', tells };
}

/**
 * The signature of an operation. The storage answers by a promise, the rows of an adapter at once.
 */
export type SignatureOf<O> = O extends Operation<infer S> ? S : never;

/** The signatures of all operations. */
export type StoreOf<O> = {
  readonly [N in keyof O]: (
    ...args: Parameters<SignatureOf<O[N]>>
  ) => Promise<ReturnType<SignatureOf<O[N]>>>;
};
