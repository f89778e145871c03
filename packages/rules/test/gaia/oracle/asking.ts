/** The legal answers by seat; the seats decide independently. */
export type Question = ReadonlyMap<number, ReadonlySet<string>>;

export interface Answer {
  readonly seat: number;
  readonly move: string;
}

/** A procedure that stops whenever a player has to choose. */
export type Play<T> = Generator<Question, T, Answer>;

export function* ask(seat: number, moves: readonly string[]): Play<string> {
  const { move } = yield new Map([[seat, new Set(moves)]]);
  return move;
}

/** Asks only if there is a choice. */
export function* choose(seat: number, moves: readonly string[]): Play<string> {
  return new Set(moves).size === 1 ? moves[0] : yield* ask(seat, moves);
}
