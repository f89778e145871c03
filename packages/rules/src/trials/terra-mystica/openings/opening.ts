/**
 * A game that begins with written moves, in order to reach positions that a random player hardly
 * ever reaches. Random players that prefer rare moves found these moves (see `rare.ts`); the
 * options are fixed, so the seed makes no difference. If a rule changes and the kit reports that
 * such a line is no longer legal, let these players search again.
 */
export interface Opening {
  readonly options: object;
  /** Seat and command, one pair on each line. */
  readonly lines: string;
}

/** Options that most openings share. */
export const TABLE = {
  fireAndIce: true,
  miniTownTiles: true,
  startPlayer: 0,
  roundTiles: ['SCORE6', 'SCORE5', 'SCORE8', 'SCORE3', 'SCORE2', 'SCORE7'],
  bonusCards: ['BON1', 'BON2', 'BON5', 'BON6', 'BON9'],
} as const;
