import type { AnyGame, Move, Seat } from '@pangaea/rules/kernel';
import type { AnyAnalyst } from '../src/index.ts';

/** A decision that an analyst is asked about. */
interface Asked {
  /** The position before the decision. */
  readonly state: ReturnType<AnyGame['slot']>;
  readonly seat: Seat;
  readonly moves: readonly [Move, ...Move[]];
}

/** The cost of a decision. */
export interface Loss {
  /**
   * Points in the hex games (with two seats also half of those that the rival gains), otherwise the
   * probability of a victory; 0 if nothing else is better.
   */
  readonly loss: number;
  /** The commands of the best decision. */
  readonly best: string;
  /** The largest parts of the loss, with their amounts. */
  readonly parts: string;
}

/** Asks an analyst how much less a decision brings than the best one. */
export function lossOf(
  game: AnyGame,
  analyst: AnyAnalyst,
  { state, seat, moves }: Asked,
  positions: number,
): Loss {
  const view = game.view(state, seat);
  const { choices } = analyst.analyse(view, seat, [moves], { positions });
  const named = choices.find(({ isNamed }) => isNamed);
  if (named === undefined) throw new Error('the named choice is missing');
  const best = choices[0].moves.map((move) => game.notation.print(view, move)).join(', ');
  if (named === choices[0] || named.difference === undefined) return { loss: 0, best, parts: '' };
  const { amount, parts } = named.difference;
  const largest = parts.slice(0, 3).map((each) => `${each.part} ${each.amount.toFixed(2)}`);
  return { loss: -amount, best, parts: largest.join(', ') };
}
