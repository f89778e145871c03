/** How a hex was pressed. */
export interface Press {
  /** It is looked at more closely first: where hexes are smaller than a finger. */
  readonly isMagnified: boolean;
  /** By a further press of a double press. */
  readonly isAgain: boolean;
}
