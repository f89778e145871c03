import type { Action, Choice } from './actions.ts';

/**
 * Choosing places until only one move is left: an earthquake needs two tiles; an eruption with too
 * few deserts needs the mountain and then the tiles that change.
 */
export interface Pointing {
  /** Moves that agree with the places chosen so far. */
  readonly left: readonly Choice[];
  /** Places that can be chosen next. */
  readonly lit: ReadonlySet<number>;
  /** Places chosen so far that count for the action. */
  readonly points: readonly number[];
}

export function pointing(
  { choices }: Pick<Action, 'choices'>,
  points: readonly number[],
): Pointing {
  const left = choices.filter((choice) => agrees(choice, points));
  if (left.length === 0 && points.length > 0) return pointing({ choices }, []);
  const begin = points.length === 0 ? onlyBeginning(left) : undefined;
  if (begin !== undefined) return pointing({ choices }, [begin]);
  const lit = new Set<number>();
  for (const { cells, inAnyOrder } of left) {
    const next = points.length === 0 && !inAnyOrder ? cells.slice(0, 1) : cells;
    for (const cell of next) if (!points.includes(cell)) lit.add(cell);
  }
  return { left, lit, points };
}

/** The only place with which all of several moves begin: it need not be chosen. */
function onlyBeginning([first, ...others]: readonly Choice[]): number | undefined {
  if (first === undefined || others.length === 0 || first.inAnyOrder) return undefined;
  const [begin] = first.cells;
  return others.every(({ cells }) => cells[0] === begin) ? begin : undefined;
}

function agrees({ cells, inAnyOrder }: Choice, points: readonly number[]): boolean {
  if (points.length > 0 && !inAnyOrder && cells[0] !== points[0]) return false;
  return points.every((point) => cells.includes(point));
}

/**
 * The result of a press on a place: a single move that needs no more places, or the places chosen
 * so far. A second press on a place removes it. Undefined if the place has no meaning.
 */
export function point(
  action: Pick<Action, 'choices'>,
  points: readonly number[],
  place: number,
): { readonly choice: Choice } | { readonly points: readonly number[] } | undefined {
  const now = pointing(action, points);
  if (now.points.includes(place)) {
    return { points: now.points.filter((each) => each !== place) };
  }
  if (!now.lit.has(place)) return undefined;
  const next = pointing(action, [...now.points, place]);
  return next.left.length === 1 ? { choice: next.left[0] } : { points: next.points };
}
