import type { Message } from './message.ts';

/** The fields that every write of a table has. */
export interface TableWrite {
  readonly table: string;
  /** The revision of the table on which the decision was based. The write raises it by one. */
  readonly revision: number;
  /** The time of the write, in milliseconds since 1970. */
  readonly now: number;
}

type Signature = (...args: never[]) => unknown;

/**
 * One operation of the storage: its arguments, its result, and the facts that an adapter needs to
 * run it. The interface of the storage, the calls to its thread and the rows of an adapter follow
 * from it.
 */
export interface Operation<S extends Signature, K extends OperationKind = OperationKind> {
  readonly kind: K;
  /** The messages that a finished operation sends, in the order of their numbers. */
  readonly tells: (...args: Parameters<S>) => readonly Message[];
  /** Used only for types: no operation has this property. */
  readonly signature?: S;
}

/**
 * A change is a conditional write of one table. Reads run at the same time as writes; a read in
 * line also sees every write that was called before it.
 */
export type OperationKind = 'reads' | 'reads-in-line' | 'writes' | 'changes';

const TELLS_NOTHING = (): readonly Message[] => [];

/**
 * A read of the database as it is at some moment after the call: it sees every write that was
 * answered by then, and may miss others.
 */
export function reads<S extends Signature>(): Operation<S, 'reads'> {
  return { kind: 'reads', tells: TELLS_NOTHING };
}

/**
 * A short read that runs in line with writes: it sees every write that was called before it, and is
 * answered before every write that was called after it. It is for results that are kept in memory
 * until a write changes them.
 */
export function readsInLine<S extends Signature>(): Operation<S, 'reads-in-line'> {
  return { kind: 'reads-in-line', tells: TELLS_NOTHING };
}

export function writes<S extends Signature>(): Operation<S, 'writes'> {
  return { kind: 'writes', tells: TELLS_NOTHING };
}

/**
 * A write of one table. The result is false if the table has another revision or does not exist:
 * then nothing was written, and the caller reads the table and decides again.
 */
export function changes<W extends TableWrite, R = true>(
  tells: (write: W) => readonly Message[] = TELLS_NOTHING,
): Operation<(write: W) => R | false, 'changes'> {
  return { kind: 'changes', tells };
}

/**
 * The signature of an operation. The storage returns a promise, and the rows of an adapter return
 * the result directly.
 */
export type SignatureOf<O> = O extends Operation<infer S> ? S : never;

/** The signatures of all operations. */
export type StoreOf<O> = {
  readonly [N in keyof O]: (
    ...args: Parameters<SignatureOf<O[N]>>
  ) => Promise<ReturnType<SignatureOf<O[N]>>>;
};
