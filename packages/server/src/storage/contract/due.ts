import { type StoreOf, writes } from './operations.ts';

/**
 * Kinds of due work: a window closes, turns that were ordered ahead are played, bots play, somebody's time runs out, people are
 * told what waits for them and what became of their keys, old tables are cleared away. Of a table, `notice` is stored only where
 * somebody at the table has a channel.
 */
export type DueKind = 'window' | 'ahead' | 'bots' | 'clock' | 'notice' | 'news' | 'tidy';

/** A piece of work, and when it is due. Its owner has at most one of each kind. */
export interface DueWork {
  /** The id of a table; empty for the server itself. */
  readonly owner: string;
  readonly kind: DueKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * Its exact subject, such as the version at which a window opened. Work with another
   * number is another piece of work.
   */
  readonly about: number;
  /** The work is claimed until then; 0 while nobody has claimed it. */
  readonly claimed: number;
}

export interface DueClaim {
  readonly now: number;
  /** The works belong to the claimer until then. */
  readonly until: number;
  readonly most: number;
  /** Only works of these kinds; left out, of all. */
  readonly kinds?: readonly DueKind[] | undefined;
}

export interface ClaimedDue {
  readonly works: readonly DueWork[];
  /** When to claim again; undefined when there is no work left. */
  readonly next: number | undefined;
}

/**
 * Due work and its claims. The work of a table is stored by every change of the table; these
 * operations claim and end it.
 */
export const DUE_OPERATIONS = {
  /** Claims due work that is not claimed, the earliest first. */
  claimDue: writes<(claim: DueClaim) => ClaimedDue>(),
  /**
   * Ends a piece of work. Nothing changes where its owner has other work of the kind by now.
   * @param isFenced nor where another server has claimed it since
   */
  finishDue: writes<(work: DueWork, isFenced?: boolean) => void>(),
  /**
   * Moves unclaimed work to another time. Nothing changes where its owner has other work of the
   * kind.
   * @param isFenced nor where another server has claimed it since
   */
  postponeDue: writes<(work: DueWork, at: number, isFenced?: boolean) => void>(),
  /** Claims a piece of work for longer. @returns whether its claim still stood */
  holdDue: writes<(work: DueWork, until: number) => boolean>(),
  /**
   * Frees all claimed work, since the server that claimed it has ended, and moves work that is due
   * too late to the latest time of its kind.
   * @param own work to be added, unless its owner has work of the kind
   * @param isShared nothing is freed or moved: other servers are at work
   */
  recoverDue:
    writes<(latest: readonly LatestDue[], own: readonly DueWork[], isShared?: boolean) => void>(),
};

/** By kind, the latest time at which work is due. */
export type LatestDue = Pick<DueWork, 'kind' | 'at'>;

export type DueStore = StoreOf<typeof DUE_OPERATIONS>;
