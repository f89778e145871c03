import { AHEAD_OPERATIONS } from './contract/ahead.ts';
import { CLOCK_OPERATIONS } from './contract/clocks.ts';
import { DEAL_OPERATIONS } from './contract/deals.ts';
import { DUE_OPERATIONS } from './contract/due.ts';
import { ERASING_OPERATIONS } from './contract/erasing.ts';
import { INVITATION_OPERATIONS } from './contract/invitations.ts';
import { JOIN_OPERATIONS } from './contract/joins.ts';
import { KEY_OPERATIONS } from './contract/keys.ts';
import { LET_BACK_OPERATIONS } from './contract/let-back.ts';
import type { Message } from './contract/message.ts';
import { MESSAGE_OPERATIONS } from './contract/messages.ts';
import { NOTICE_OPERATIONS } from './contract/notices.ts';
import type { SignatureOf, StoreOf } from './contract/operations.ts';
import { ORDER_OPERATIONS } from './contract/orders.ts';
import { PASSING_OPERATIONS } from './contract/passing.ts';
import { PERSON_OPERATIONS } from './contract/persons.ts';
import { PROGRAM_OPERATIONS } from './contract/programs.ts';
import { REQUEST_OPERATIONS } from './contract/requests.ts';
import { SEAT_OPERATIONS } from './contract/seats.ts';
import { SEGMENT_OPERATIONS } from './contract/segments.ts';
import { TABLE_OPERATIONS } from './contract/tables.ts';
import { WORD_OPERATIONS } from './contract/words.ts';

export * from './contract/ahead.ts';
export * from './contract/clocks.ts';
export * from './contract/deals.ts';
export * from './contract/due.ts';
export * from './contract/erasing.ts';
export * from './contract/faults.ts';
export * from './contract/invitations.ts';
export * from './contract/joins.ts';
export * from './contract/keys.ts';
export * from './contract/let-back.ts';
export * from './contract/message.ts';
export * from './contract/messages.ts';
export * from './contract/notices.ts';
export * from './contract/operations.ts';
export * from './contract/orders.ts';
export * from './contract/passing.ts';
export * from './contract/persons.ts';
export * from './contract/programs.ts';
export * from './contract/requests.ts';
export * from './contract/seats.ts';
export * from './contract/segments.ts';
export * from './contract/tables.ts';
export * from './contract/window.ts';
export * from './contract/words.ts';

/**
 * All operations of the storage. Every write is one transaction, which is stored durably when its
 * promise resolves. Its messages are numbered in the transaction and passed to `sent` after the
 * commit, before the promise resolves; those of one table are in order. A rejected write changes
 * nothing and sends nothing.
 */
export const OPERATIONS = {
  ...PERSON_OPERATIONS,
  ...JOIN_OPERATIONS,
  ...TABLE_OPERATIONS,
  ...SEGMENT_OPERATIONS,
  ...SEAT_OPERATIONS,
  ...DEAL_OPERATIONS,
  ...PROGRAM_OPERATIONS,
  ...REQUEST_OPERATIONS,
  ...LET_BACK_OPERATIONS,
  ...WORD_OPERATIONS,
  ...MESSAGE_OPERATIONS,
  ...DUE_OPERATIONS,
  ...CLOCK_OPERATIONS,
  ...NOTICE_OPERATIONS,
  ...KEY_OPERATIONS,
  ...INVITATION_OPERATIONS,
  ...ERASING_OPERATIONS,
  ...AHEAD_OPERATIONS,
  ...PASSING_OPERATIONS,
  ...ORDER_OPERATIONS,
};

export type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;

/** The storage of the server. */
export interface Storage extends StoreOf<Operations> {
  close(): Promise<void>;
}

/**
 * Operations that write one table, if it still has the revision on which the decision was based.
 */
export type ChangeName = {
  [N in OperationName]: Operations[N]['kind'] extends 'changes' ? N : never;
}[OperationName];

/** The operations with direct results instead of promises. */
export type DirectStore = {
  readonly [N in OperationName]: (
    ...args: Parameters<SignatureOf<Operations[N]>>
  ) => ReturnType<SignatureOf<Operations[N]>>;
};

export function isWrite(name: OperationName): boolean {
  const { kind } = OPERATIONS[name];
  return kind === 'writes' || kind === 'changes';
}

/** Whether a call may run at the same time as writes. */
export function runsBeside(name: OperationName): boolean {
  return OPERATIONS[name].kind === 'reads';
}

/** The messages of a finished operation. */
export function toldByCall(name: OperationName, args: readonly unknown[]): readonly Message[] {
  const tells = OPERATIONS[name].tells as (...args: readonly unknown[]) => readonly Message[];
  return tells(...args);
}

/**
 * An object with every operation of the contract; each operation passes its name and arguments on.
 */
export function everyOperation<R>(
  call: (name: OperationName, args: readonly unknown[]) => R,
): Readonly<Record<OperationName, (...args: readonly unknown[]) => R>> {
  const names = Object.keys(OPERATIONS) as OperationName[];
  const handsOn = (name: OperationName) => [
    name,
    (...args: readonly unknown[]) => call(name, args),
  ];
  return Object.fromEntries(names.map(handsOn));
}
