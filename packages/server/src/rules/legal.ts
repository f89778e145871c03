import { hasSeat, Moves } from '@pangaea/rules/kernel';
import type { Jobs } from './jobs.ts';
import type { Positions } from './positions.ts';

/** The legal moves of a seat, computed on its own view of the position. */
export function legal(
  request: Jobs['legal']['request'],
  positions: Positions,
): Jobs['legal']['reply'] {
  const found = positions.find(request);
  if (found === 'record-needed') return { result: found };
  if ('code' in found) return { result: 'refused', refusal: found };
  const { game, state } = found;
  const { seat } = request;
  const seen = game.view(state, seat);
  const commands: string[] = [];
  if (hasSeat(game.deciders(seen), seat)) {
    const moves = new Moves();
    const count = game.legal(seen, seat, moves);
    for (let at = 0; at < count; at++) commands.push(game.notation.print(seen, moves.at(at)));
  }
  return { result: 'listed', commands, position: JSON.stringify(game.toJson(seen)) };
}
