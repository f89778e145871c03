/** A turn as it was tried out. */
export interface TriedTurn {
  /** In notation, without the seat and without the end of the turn. */
  readonly commands: readonly string[];
  /** The command that ends it, where one was needed. */
  readonly end?: string;
}

/** A turn that somebody wants to play when it comes, and those that are to follow it. */
export interface PlannedTurn extends TriedTurn {
  readonly seat: number;
  readonly later?: readonly TriedTurn[];
}

/** The turns of a plan, as many as a chain may have. */
export const MOST_PLANNED = 5;

/** All turns of a plan, the next one first. */
export function turnsPlanned({ commands, end, later = [] }: PlannedTurn): readonly TriedTurn[] {
  return [end === undefined ? { commands } : { commands, end }, ...later];
}

/** A plan of turns that follow each other; undefined where there is none. */
export function planOf(seat: number, turns: readonly TriedTurn[]): PlannedTurn | undefined {
  const [first, ...later] = turns.slice(0, MOST_PLANNED);
  if (first === undefined) return undefined;
  return later.length === 0 ? { seat, ...first } : { seat, ...first, later };
}

/** The commands of a turn with its end: a segment that leaves nothing to be done. */
export function wholeTurn({ commands, end }: TriedTurn): string[] {
  return end === undefined ? [...commands] : [...commands, end];
}
