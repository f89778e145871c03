/** The progress of this device in the guided first game of a game. */
export interface Progress {
  /** The step that comes next. */
  readonly step: number;
  /** Whether the lesson was completed at least once. */
  readonly isDone: boolean;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (game: string) => `pangaea.lesson.${game}`;

/** @returns undefined if it was never begun */
export function readProgress(shelf: Pick<Shelf, 'getItem'>, game: string): Progress | undefined {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(keyOf(game)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { step, isDone } = kept as Record<string, unknown>;
    if (!Number.isInteger(step) || Number(step) < 0) return undefined;
    return { step: Number(step), isDone: isDone === true };
  } catch {
    return undefined;
  }
}

export function keepProgress(shelf: Shelf, game: string, progress: Progress): void {
  try {
    shelf.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // In a browser that stores nothing, the lesson begins again at the first step.
  }
}
