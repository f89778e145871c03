/**
 * Games that begin with moves written down, for what hardly any player ever reaches. Found by players who
 * sought it (see `rare.ts`); nothing in their options is drawn, so that the seed makes no difference. When
 * a rule changes and the kit says that such a line is no longer legal, let them seek again.
 */
export interface Opening {
  readonly options: object;
  /** Seat and command, a line each. */
  readonly lines: string;
}

/** Options that most of them share. */
export const TABLE = {
  fireAndIce: true,
  miniTownTiles: true,
  startPlayer: 0,
  roundTiles: ['SCORE6', 'SCORE5', 'SCORE8', 'SCORE3', 'SCORE2', 'SCORE7'],
  bonusCards: ['BON1', 'BON2', 'BON5', 'BON6', 'BON9'],
} as const;
