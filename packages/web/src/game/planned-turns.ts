/** A turn that a person tried. */
export interface TriedTurn {
  /** The moves in notation, without the seat and without the end of the turn. */
  readonly commands: readonly string[];
  /** The command that ends the turn, if one was needed. */
  readonly end?: string;
}

/** A turn that a person wants to play when it comes, with the turns that should follow it. */
export interface PlannedTurn extends TriedTurn {
  readonly seat: number;
  readonly later?: readonly TriedTurn[];
}

/** The largest number of turns in a plan, as many as can be ordered ahead on a server. */
export const MOST_PLANNED = 5;

/** All turns of a plan, the next one first. */
export function turnsPlanned({ commands, end, later = [] }: PlannedTurn): readonly TriedTurn[] {
  return [end === undefined ? { commands } : { commands, end }, ...later];
}

/** A plan of turns that follow each other; undefined if there is none. */
export function planOf(seat: number, turns: readonly TriedTurn[]): PlannedTurn | undefined {
  const [first, ...later] = turns.slice(0, MOST_PLANNED);
  if (first === undefined) return undefined;
  return later.length === 0 ? { seat, ...first } : { seat, ...first, later };
}

/** The commands of a turn with its end: a complete segment. */
export function wholeTurn({ commands, end }: TriedTurn): string[] {
  return end === undefined ? [...commands] : [...commands, end];
}
