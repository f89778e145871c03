import { firstSeat, type Game, type GameEvent, Moves } from '../kernel/index.ts';

/**
 * Exact size of the legal tree: the number of lines with `depth` moves. If several seats decide at
 * once only the moves of the lowest one count, since they are independent; orders are not counted.
 * A line that ends earlier is not counted.
 */
export function perft<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  depth: number,
): number {
  const slots = Array.from({ length: depth }, () => game.slot(state));
  const lists = Array.from({ length: depth }, () => new Moves());
  const count = (from: S, left: number): number => {
    const deciders = game.deciders(from);
    if (deciders === 0) return 0;
    const seat = firstSeat(deciders);
    const moves = lists[left - 1];
    const next = slots[left - 1];
    const legal = game.legal(from, seat, moves);
    if (left === 1) return legal;
    let lines = 0;
    for (let index = 0; index < legal; index++) {
      game.copy(from, next);
      game.apply(next, seat, moves.at(index));
      lines += count(next, left - 1);
    }
    return lines;
  };
  return depth === 0 ? 1 : count(state, depth);
}

/** `perft` split by the first move, in notation: it shows which move causes a difference. */
export function perftByMove<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  depth: number,
): Readonly<Record<string, number>> {
  const split: Record<string, number> = {};
  const deciders = game.deciders(state);
  if (deciders === 0 || depth === 0) return split;
  const seat = firstSeat(deciders);
  const moves = new Moves();
  const next = game.slot(state);
  game.legal(state, seat, moves);
  for (let index = 0; index < moves.count; index++) {
    game.copy(state, next);
    game.apply(next, seat, moves.at(index));
    split[game.notation.print(state, moves.at(index))] = perft(game, next, depth - 1);
  }
  return split;
}
