/** How a hex was pressed. */
export interface Press {
  /** A look first: hexes smaller than a finger are enlarged before one is chosen. */
  readonly isMagnified: boolean;
  /** The second press of a double press. */
  readonly isAgain: boolean;
}
