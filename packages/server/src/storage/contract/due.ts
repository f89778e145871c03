import { type StoreOf, writes } from './operations.ts';

/**
 * Kinds of due work: a window closes, planned turns are played, bots play, the time of a seat ends,
 * notices and news about keys are sent, old tables are deleted. `notice` of a table is stored only
 * if somebody at the table has a channel.
 */
export type DueKind = 'window' | 'ahead' | 'bots' | 'clock' | 'notice' | 'news' | 'tidy';

/** A piece of work with its time. An owner has at most one piece of each kind. */
export interface DueWork {
  /** The id of a table; empty for the server itself. */
  readonly owner: string;
  readonly kind: DueKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * The exact subject of the work, such as the version at which a window opened. With another
   * number it is another piece of work.
   */
  readonly about: number;
  /** The time until which the work is claimed; 0 if it is not claimed. */
  readonly claimed: number;
}

export interface DueClaim {
  readonly now: number;
  /** The claimed work belongs to the claimer until this time. */
  readonly until: number;
  readonly most: number;
  /** Only work of these kinds; if left out, work of any kind. */
  readonly kinds?: readonly DueKind[] | undefined;
}

export interface ClaimedDue {
  readonly works: readonly DueWork[];
  /** The time of the next claim; undefined if there is no work left. */
  readonly next: number | undefined;
}

/**
 * Due work and its claims. Every change of a table stores the work of that table; these operations
 * claim and end work.
 */
export const DUE_OPERATIONS = {
  /** Claims due work without a claim, the earliest first. */
  claimDue: writes<(claim: DueClaim) => ClaimedDue>(),
  /**
   * Ends a piece of work. Nothing changes if its owner has other work of the kind by now.
   * @param isFenced if true, nothing changes either when another server has claimed the work since
   */
  finishDue: writes<(work: DueWork, isFenced?: boolean) => void>(),
  /**
   * Moves a piece of work to another time, and ends its claim. Nothing changes if its owner has no
   * such work any more.
   * @param isFenced if true, nothing changes either when another server has claimed the work since
   */
  postponeDue: writes<(work: DueWork, at: number, isFenced?: boolean) => void>(),
  /**
   * Claims a piece of work for longer.
   * @returns whether its claim was still valid
   */
  holdDue: writes<(work: DueWork, until: number) => boolean>(),
  /**
   * Removes all claims, since the server that made them has ended, and moves work that is due too
   * late to the latest time of its kind.
   * @param own work to be added, unless its owner has work of the kind
   * @param isShared nothing is freed or moved, because other servers are working
   */
  recoverDue:
    writes<(latest: readonly LatestDue[], own: readonly DueWork[], isShared?: boolean) => void>(),
};

/** By kind, the latest time at which work is due. */
export type LatestDue = Pick<DueWork, 'kind' | 'at'>;

export type DueStore = StoreOf<typeof DUE_OPERATIONS>;
