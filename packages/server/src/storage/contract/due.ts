/** What is done at some time: a window closes, bots play, somebody's time runs out, old tables are cleared away. */
export type DueKind = 'window' | 'bots' | 'clock' | 'tidy';

/** Work, and when it is due. Its owner has one of a kind at most. */
export interface DueWork {
  /** A table; empty for the server itself. */
  readonly owner: string;
  readonly kind: DueKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What of its owner it is about, as the version at which a window opened. With another it is other work. */
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

/** What is to be done, and who does it. */
export interface DueStore {
  /** Takes work that is due and that nobody does, what was due first first. */
  claimDue(claim: DueClaim): Promise<ClaimedDue>;
  /** Work is done. Nothing is changed where its owner has other work of the kind by now. */
  finishDue(work: DueWork): Promise<void>;
  /** Work is due at another time, and anybody's. Nothing is changed where its owner has other work of the kind. */
  postponeDue(work: DueWork, at: number): Promise<void>;
  /**
   * All work is anybody's again, as whoever had claimed it is gone, and none of a kind is due later than at a moment.
   * @param own added, unless their owner has work of the kind
   */
  recoverDue(
    latest: readonly Pick<DueWork, 'kind' | 'at'>[],
    own: readonly DueWork[],
  ): Promise<void>;
}
