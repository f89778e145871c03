import { keepText, readText, type Shelf } from './kept-text.ts';

/** The results of this device for a puzzle. */
export interface KeptPuzzle {
  /** The most points at the end of a try so far. */
  readonly points: number;
  /** The number of tries that were played to the end. */
  readonly tries: number;
  /** Whether the most points were made before the best line was shown. */
  readonly isSolved: boolean;
  readonly isShown: boolean;
}

type Kept = Readonly<Record<string, KeptPuzzle>>;

const keyOf = (game: string) => `pangaea.puzzles.${game}`;

/** The results, by the id of the puzzle. */
export function readKept(shelf: Pick<Shelf, 'getItem'>, game: string): Kept {
  try {
    const kept: unknown = JSON.parse(readText(shelf, keyOf(game)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, each]) => isKept(each)));
  } catch {
    return {};
  }
}

function isKept(each: unknown): each is KeptPuzzle {
  if (typeof each !== 'object' || each === null) return false;
  const { points, tries, isSolved, isShown } = each as Record<string, unknown>;
  return (
    Number.isInteger(points) &&
    Number.isInteger(tries) &&
    typeof isSolved === 'boolean' &&
    typeof isShown === 'boolean'
  );
}

/**
 * Stores the end of a try.
 * @returns all results for the puzzle so far
 */
export function keepTry(
  shelf: Shelf,
  game: string,
  id: string,
  { points, best }: { readonly points: number; readonly best: number },
): KeptPuzzle {
  const before = readKept(shelf, game)[id];
  const isShown = before?.isShown === true;
  return keep(shelf, game, id, {
    points: Math.max(points, before?.points ?? points),
    tries: (before?.tries ?? 0) + 1,
    isSolved: before?.isSolved === true || (points >= best && !isShown),
    isShown,
  });
}

/** Stores that the best line was shown. */
export function keepShown(shelf: Shelf, game: string, id: string, now: number): void {
  const before = readKept(shelf, game)[id] ?? { points: now, tries: 0, isSolved: false };
  keep(shelf, game, id, { ...before, isShown: true });
}

function keep(shelf: Shelf, game: string, id: string, kept: KeptPuzzle): KeptPuzzle {
  keepText(shelf, keyOf(game), JSON.stringify({ ...readKept(shelf, game), [id]: kept }));
  return kept;
}

/** Deletes the results for a puzzle. */
export function forgetTries(shelf: Shelf, game: string, id: string): void {
  const { [id]: gone, ...others } = readKept(shelf, game);
  if (gone !== undefined) keepText(shelf, keyOf(game), JSON.stringify(others));
}
