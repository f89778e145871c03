import { type GameEvent, hasSeat, type Moves, seatsOf } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/** `deciders`, `legal`, `check`, `orders`: fills the trial's lists, in every position. */
export function listMoves<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state, seats } = trial;
  const deciders = game.deciders(state);
  const over = game.outcome(state) !== undefined;
  if (over !== (deciders === 0)) {
    trial.fail('deciders', `seats [${seatsOf(deciders)}] decide, ${over ? 'an' : 'no'} outcome`);
  }
  if (deciders >>> seats !== 0) trial.fail('deciders', `seats [${seatsOf(deciders)}] decide`);
  if (game.awaitsChance(state)) trial.fail('deciders', 'a full position awaits chance');
  for (let seat = 0; seat < seats; seat++) {
    const legal = trial.legal[seat];
    const count = game.legal(state, seat, legal);
    const sound = isSound(trial, `legal of seat ${seat}`, count, legal);
    if (sound && count > 0 !== hasSeat(deciders, seat)) {
      trial.fail('legal', `seat ${seat} has ${count} moves, seats [${seatsOf(deciders)}] decide`);
    }
    const orders = trial.orders[seat];
    if (!isSound(trial, `orders of seat ${seat}`, game.orders(state, seat, orders), orders)) return;
    if (orders.count === 0 && !over) trial.fail('orders', `seat ${seat} can give none`);
    for (let index = 0; index < orders.count; index++) {
      if (!legal.includes(orders.at(index))) continue;
      trial.fail('orders', `${trial.print(orders.at(index))} is also listed as legal`);
    }
  }
}

/**
 * `stable`: the game gives the same lists when it is asked again, at the position and at a copy.
 */
export function listsAreStable<S, O, E extends GameEvent>(trial: Trial<S, O, E>, copy: S): void {
  const { game, state, list } = trial;
  for (const seat of seatsOf(game.deciders(state))) {
    game.legal(copy, seat, list);
    trial.sameMoves('stable', `legal of seat ${seat} in a copy`, trial.legal[seat], list);
    game.legal(state, seat, list);
    trial.sameMoves('stable', `legal of seat ${seat} again`, trial.legal[seat], list);
  }
}

function isSound<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  what: string,
  count: number,
  moves: Moves,
): boolean {
  if (count !== moves.count) {
    trial.fail('legal', `${what}: says ${count}, lists ${moves.count}`);
    return false;
  }
  if (count >= moves.list.length) {
    trial.fail('legal', `${what}: ${count} moves reach the capacity of ${moves.list.length}`);
    return false;
  }
  const twice = duplicate(moves);
  if (twice !== undefined) trial.fail('legal', `${what}: ${trial.print(twice)} twice`);
  return true;
}

function duplicate(moves: Moves): number | undefined {
  const seen = new Set<number>();
  for (let index = 0; index < moves.count; index++) {
    if (seen.has(moves.at(index))) return moves.at(index);
    seen.add(moves.at(index));
  }
  return undefined;
}

/** `check`: every listed move or order is legal. */
export function listedMovesPass<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state, seats } = trial;
  for (let seat = 0; seat < seats; seat++) {
    for (const moves of [trial.legal[seat], trial.orders[seat]]) {
      for (let index = 0; index < moves.count; index++) {
        const move = moves.at(index);
        const code = game.check(state, seat, move);
        if (code === 0) continue;
        trial.fail(
          'check',
          `${seat} ${trial.print(move)} is listed, refused: ${game.refusals[code]}`,
        );
        return;
      }
    }
  }
}
