/** A game as text. */
export interface ToldGame {
  /** All moves. */
  readonly moves: string;
  /** The moves from which on games are compared. */
  readonly late: string;
}

/** How many games of equal bots differ. */
export interface Variety {
  /** The number of games whose late moves no other game has. */
  readonly unlike: number;
  /** Whether the first seed gives all its moves again. */
  readonly isRepeated: boolean;
}

/** Plays one game for each seed from 0 on, and the first seed once more. */
export function varietyOf(play: (seed: number) => ToldGame, games: number): Variety {
  const counts = new Map<string, number>();
  let first: string | undefined;
  for (let seed = 0; seed < games; seed++) {
    const { moves, late } = play(seed);
    first ??= moves;
    counts.set(late, (counts.get(late) ?? 0) + 1);
  }
  const unlike = [...counts.values()].filter((count) => count === 1).length;
  return { unlike, isRepeated: play(0).moves === first };
}
