/*
 * Power tokens circulate: from bowl I to II to III, and back to I when they are spent. The ring
 * identifies each token, so that the page can show the moving ones.
 */
export type BowlCounts = readonly [number, number, number];

export interface Ring {
  readonly bowls: BowlCounts;
  /** The token that has been in bowl III longest: the next to be spent. */
  readonly first: number;
}

/** The place of a token: its bowl (0 to 2) and its number there. */
export interface TokenPlace {
  readonly bowl: 0 | 1 | 2;
  readonly place: number;
}

/** The ring with new counts: tokens that left bowl III for bowl I were spent, the oldest first. */
export function turn({ bowls, first }: Ring, to: BowlCounts): Ring {
  const tokens = sum(to);
  const spent = Math.min(bowls[2] - to[2], to[0] - bowls[0]);
  if (tokens === 0 || tokens !== sum(bowls) || spent <= 0) return { bowls: to, first };
  return { bowls: to, first: (first + spent) % tokens };
}

/**
 * The place of each token, by its number. The ring goes from the oldest token of bowl III through
 * bowl II to the newest of bowl I.
 */
export function placesOf({ bowls, first }: Ring): readonly TokenPlace[] {
  const tokens = sum(bowls);
  return Array.from({ length: tokens }, (_, token): TokenPlace => {
    const at = (token - first + tokens) % tokens;
    if (at < bowls[2]) return { bowl: 2, place: at };
    if (at < bowls[2] + bowls[1]) return { bowl: 1, place: at - bowls[2] };
    return { bowl: 0, place: at - bowls[2] - bowls[1] };
  });
}

function sum([one, two, three]: BowlCounts): number {
  return one + two + three;
}
