import type { Condition, Refusal } from '@pangaea/rules/kernel';
import type { DueWork } from './due.ts';
import { changes, reads, type TableWrite } from './operations.ts';

/** A turn that was ordered ahead: one segment, and the conditions on which it is played. */
export interface AheadStep {
  /** In notation, without the seat. */
  readonly commands: readonly string[];
  readonly when: readonly Condition[];
}

/**
 * Why a step was not played, and the rest of the chain with it. `condition`: one of its conditions did not hold. `refused`: the
 * rules refused a command. `light`: something hidden had come to light. `played`: somebody else had played a turn of the seat,
 * or its person by hand.
 */
export type AheadLapse = {
  /** The version of the table at which it lapsed. */
  readonly at: number;
} & (
  | { readonly is: 'condition'; readonly index: number }
  | { readonly is: 'refused'; readonly index: number; readonly refusal: Refusal }
  | { readonly is: 'light' | 'played' }
);

/** Turns that a person has ordered ahead for a seat. Nobody else may know them, or that there are any. */
export interface StoredAhead {
  readonly seat: number;
  readonly person: number;
  /** Of all that were ever ordered at the table; a later one has a higher number. */
  readonly number: number;
  /** The version of the table when they were ordered. */
  readonly since: number;
  /** They are played also when something hidden has come to light since then. */
  readonly across: boolean;
  readonly steps: readonly AheadStep[];
  /** Steps that were played, and the version after the last of them; 0 where there was none. */
  readonly done: number;
  readonly played: number;
  /** Left out while it has not lapsed. */
  readonly lapsed?: AheadLapse | undefined;
}

/** The part of it that goes with its table. */
export interface AheadMark extends Pick<StoredAhead, 'seat' | 'person' | 'played'> {
  /** A step waits for its turn. */
  readonly open: boolean;
}

export interface AheadOrder extends TableWrite {
  readonly ahead: StoredAhead;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
}

export interface AheadDrop extends TableWrite {
  readonly seat: number;
  readonly due: readonly DueWork[];
}

/** A change of it: it has lapsed, or a step was played. */
export interface AheadProgress
  extends Pick<StoredAhead, 'seat' | 'number' | 'done' | 'played' | 'lapsed'> {
  readonly open: boolean;
}

export interface AheadLapsed extends TableWrite {
  readonly progress: AheadProgress;
  readonly due: readonly DueWork[];
}

/** Turns ordered ahead. Nobody is sent a message about them. */
export const AHEAD_OPERATIONS = {
  /** In place of what was ordered for the seat before. */
  orderAhead: changes<AheadOrder>(),
  dropAhead: changes<AheadDrop>(),
  /** Fails where something else is ordered by now. */
  lapseAhead: changes<AheadLapsed>(),
  aheadOf: reads<(table: string, seat: number) => StoredAhead | undefined>(),
};
