// Folders in layers from the bottom up: the imports that lead from each to others.

import type { Imports } from './circles.ts';

/** The imports between folders. */
export interface Ties {
  /** Each folder with another one from which it imports something: `shell → ui`. */
  readonly arrows: readonly string[];
  /** Arrows that lead to a folder in a higher layer. */
  readonly upwards: readonly string[];
  /** Two folders that import something of each other: `shell ↔ start`. */
  readonly pairs: readonly string[];
}

/**
 * The ties between folders.
 * @param folderOf returns the folder of a file
 * @param floors the folders from the bottom up; a folder that is not in the list is above all
 * others
 */
export function tiesBetween(
  imports: Imports,
  folderOf: (path: string) => string,
  floors: readonly string[],
): Ties {
  const known = new Map<string, Set<string>>();
  for (const [path, targets] of imports) {
    const from = folderOf(path);
    for (const target of targets) {
      const to = folderOf(target);
      if (to !== from) known.set(from, (known.get(from) ?? new Set()).add(to));
    }
  }
  const arrows = [...known].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })));
  const floorOf = (folder: string) => {
    const floor = floors.indexOf(folder);
    return floor < 0 ? floors.length : floor;
  };
  const named = (these: typeof arrows, sign: string) =>
    these.map(({ from, to }) => `${from} ${sign} ${to}`).sort();
  return {
    arrows: named(arrows, '→'),
    upwards: named(
      arrows.filter(({ from, to }) => floorOf(from) < floorOf(to)),
      '→',
    ),
    pairs: named(
      arrows.filter(({ from, to }) => from < to && known.get(to)?.has(from) === true),
      '↔',
    ),
  };
}
