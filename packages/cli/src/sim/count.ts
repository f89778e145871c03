/** Games, wins and points of the compared things: bots, seats or factions. */
export class Count {
  readonly #of = new Map<string, { games: number; wins: number; points: number }>();

  /** @param names that are counted even if they never play */
  constructor(names: readonly string[] = []) {
    for (const name of names) this.#at(name);
  }

  #at(name: string) {
    const known = this.#of.get(name) ?? { games: 0, wins: 0, points: 0 };
    this.#of.set(name, known);
    return known;
  }

  /**
   * Counts a game of one seat.
   * @param win the seat's share of the victory: 1/n if n players share it
   */
  add(name: string, vp: number, win: number): void {
    const of = this.#at(name);
    of.games++;
    of.wins += win;
    of.points += vp;
  }

  names(): readonly string[] {
    return [...this.#of.keys()];
  }

  /** The number of seats that played under the name. */
  games(name: string): number {
    return this.#at(name).games;
  }

  wins(name: string): number {
    return rounded(this.#at(name).wins);
  }

  meanVp(name: string): number {
    const { points, games } = this.#at(name);
    return points / games;
  }

  /** One value for each of the names. */
  by<T>(names: readonly string[], value: (name: string) => T): Readonly<Record<string, T>> {
    return Object.fromEntries(names.map((name) => [name, value(name)]));
  }
}

/** Rounds a number of wins, so that a sum of thirds looks like a whole number. */
function rounded(wins: number): number {
  return Math.round(wins * 1e6) / 1e6;
}
