import { type AnyDraft, draftOn } from '../../game/draft.ts';

/** The exchanges of goods of a game: moves that differ only in an amount. */
export interface Exchanges {
  /** The amount of an exchange; undefined for other moves. */
  amountOf(move: number): number | undefined;
  /** An exchange with another amount, which is at least 1. */
  of(move: number, amount: number): number;
}

/** A drafted exchange. */
export interface Amount {
  /** The index of the exchange in the draft. */
  readonly at: number;
  readonly move: number;
  readonly amount: number;
  /**
   * Set if the amount can be one less while the rest of the draft stays legal: the move with that
   * amount, or no move if the exchange is then dropped. Undefined if the whole amount is needed.
   */
  readonly less: { readonly move: number | undefined } | undefined;
  /**
   * Set if the amount can be one more: the move with that amount. Undefined if the goods for it are
   * missing, or would then be missing for the rest of the draft.
   */
  readonly more: { readonly move: number } | undefined;
}

/** The exchanges of a draft, and how their amounts can be changed so that the whole draft stays legal. */
export function amountsIn(draft: AnyDraft, exchanges: Exchanges): readonly Amount[] {
  const { game, base, seat, moves } = draft;
  const bears = (at: number, ...instead: readonly number[]) =>
    moves.length + instead.length > 1 &&
    draftOn(game, base, seat, moves.toSpliced(at, 1, ...instead)).ok;
  return moves.flatMap((move, at) => {
    const amount = exchanges.amountOf(move);
    if (amount === undefined) return [];
    const more = exchanges.of(move, amount + 1);
    const less = amount > 1 ? exchanges.of(move, amount - 1) : undefined;
    const bearsLess = less === undefined ? bears(at) : bears(at, less);
    return [
      {
        at,
        move,
        amount,
        less: bearsLess ? { move: less } : undefined,
        more: bears(at, more) ? { move: more } : undefined,
      },
    ];
  });
}
