import type { Condition, Refusal } from '@pangaea/rules/kernel';
import type { DueWork } from './due.ts';
import { changes, reads, type TableWrite } from './operations.ts';

/** A turn that was planned ahead: one segment, and its conditions. */
export interface AheadStep {
  /** In notation, without the seat. */
  readonly commands: readonly string[];
  readonly when: readonly Condition[];
}

/**
 * The reason why a step, and the rest of its chain, was not played. `condition`: one of its
 * conditions was not true. `refused`: the rules refused a command. `light`: something hidden had
 * been revealed. `played`: a turn of the seat was played in another way, by its person or by
 * another player.
 */
export type AheadLapse = {
  /** The version of the table at which it lapsed. */
  readonly at: number;
} & (
  | { readonly is: 'condition'; readonly index: number }
  | { readonly is: 'refused'; readonly index: number; readonly refusal: Refusal }
  | { readonly is: 'light' | 'played' }
);

/**
 * Turns that a person has planned ahead for a seat. No other person may know them, or know that
 * they exist.
 */
export interface StoredAhead {
  readonly seat: number;
  readonly person: number;
  /** A number among all plans ever made at the table; a later plan has a higher number. */
  readonly number: number;
  /** The version of the table when the turns were planned. */
  readonly since: number;
  /** Whether they are also played after something hidden was revealed. */
  readonly across: boolean;
  readonly steps: readonly AheadStep[];
  /**
   * The number of steps that were played, and the version after the last of them; 0 if there was
   * none.
   */
  readonly done: number;
  readonly played: number;
  /** Left out if nothing has lapsed. */
  readonly lapsed?: AheadLapse | undefined;
}

/** The part of a plan that is loaded with its table. */
export interface AheadMark extends Pick<StoredAhead, 'seat' | 'person' | 'played'> {
  /** Whether a step waits for its turn. */
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

/** A change of a plan: it has lapsed, or a step was played. */
export interface AheadProgress
  extends Pick<StoredAhead, 'seat' | 'number' | 'done' | 'played' | 'lapsed'> {
  readonly open: boolean;
}

export interface AheadLapsed extends TableWrite {
  readonly progress: AheadProgress;
  readonly due: readonly DueWork[];
}

/** Turns that are planned ahead. Nobody gets a message about them. */
export const AHEAD_OPERATIONS = {
  /** Replaces the earlier plan for the seat. */
  orderAhead: changes<AheadOrder>(),
  dropAhead: changes<AheadDrop>(),
  /** Fails if there is another plan by now. */
  lapseAhead: changes<AheadLapsed>(),
  aheadOf: reads<(table: string, seat: number) => StoredAhead | undefined>(),
};
