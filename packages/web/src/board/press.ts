/** How a hex was pressed. */
export interface Press {
  /** Whether a press first enlarges hexes smaller than a finger, before one is chosen. */
  readonly isMagnified: boolean;
  /** Whether it is the second press of a double press. */
  readonly isAgain: boolean;
}
