import { onlyAnswer, refusal } from '@pangaea/rules/kernel';
import type { SealReply, SealRequest } from './jobs.ts';
import { areOrders } from './orders.ts';
import type { Positions } from './positions.ts';
import { playOn } from './segment.ts';

/**
 * Checks the commands of a seat that is asked in secret: whether they are allowed, and whether they
 * are an answer. The answers of other seats have no influence, since the result would reveal them.
 */
export function seal(request: SealRequest, positions: Positions): SealReply {
  const found = positions.find(request);
  if (found === 'record-needed') return { result: found };
  if ('code' in found) return { result: 'refused', index: 0, refusal: found };
  const { game, state } = found;
  const { seat } = request;
  const isOnly = request.commands === 'only-answer';
  if (isOnly && onlyAnswer(game, state, seat) === undefined) return { result: 'choice' };
  const commands = request.commands === 'only-answer' ? 'silence' : request.commands;
  const played = playOn(game, found, { seat, commands }, request.stale);
  if (!played.ok) {
    return played.error === 'stale' ? { result: 'stale' } : { result: 'refused', ...played.error };
  }
  const steps = played.value.played;
  const orders = steps.map(({ before, move }) => areOrders(game, before, seat, [move]));
  if (!orders.includes(false)) return { result: 'orders' };
  // An answer that also has standing orders is refused. While it is sealed, the same order could be
  // given in another way, or exceed the limit; then the answer could not be played.
  if (orders.includes(true)) {
    const index = orders.findIndex((isOrder) => isOrder !== orders[0]);
    return { result: 'refused', index, refusal: refusal('segment-ended') };
  }
  return { result: 'sealed', commands: steps.map(({ command }) => command) };
}
