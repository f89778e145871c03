import { type StoreOf, writes } from './operations.ts';

/**
 * Kinds of due work: a window closes, bots play, somebody's time runs out, people are told what waits for them, old tables
 * are cleared away. Of a table, `notice` is stored only where somebody at the table has a channel.
 */
export type DueKind = 'window' | 'bots' | 'clock' | 'notice' | 'tidy';

/** Work, and when it is due. Its owner has one of a kind at most. */
export interface DueWork {
  /** A table; empty for the server itself. */
  readonly owner: string;
  readonly kind: DueKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * The part of its owner that it is about, as the version at which a window opened. With another number it is other
   * work.
   */
  readonly about: number;
  /** It is being done, and nobody else does it until then; 0 while nobody does it. */
  readonly claimed: number;
}

export interface DueClaim {
  readonly now: number;
  /** The works are the claimer's until then. */
  readonly until: number;
  readonly most: number;
}

export interface ClaimedDue {
  readonly works: readonly DueWork[];
  /** When to claim again; undefined when nothing is left to be done. */
  readonly next: number | undefined;
}

/** Due work and its claims. Of a table it is set with every change of that; here it is done. */
export const DUE_OPERATIONS = {
  /** Takes work that is due and that nobody does, what was due first first. */
  claimDue: writes<(claim: DueClaim) => ClaimedDue>(),
  /** Work is done. Nothing is changed where its owner has other work of the kind by now. */
  finishDue: writes<(work: DueWork) => void>(),
  /** Work is due at another time, and anybody's. Nothing is changed where its owner has other work of the kind. */
  postponeDue: writes<(work: DueWork, at: number) => void>(),
  /**
   * All work is free again, because the server that had claimed it is gone, and none of a kind is due later than at a
   * moment.
   * @param own added, unless their owner has work of the kind
   */
  recoverDue: writes<(latest: readonly LatestDue[], own: readonly DueWork[]) => void>(),
};

/** Work of a kind is due then at the latest. */
export type LatestDue = Pick<DueWork, 'kind' | 'at'>;

export type DueStore = StoreOf<typeof DUE_OPERATIONS>;
