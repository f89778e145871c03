import {
  type AnyGame,
  onlyAnswer,
  playSegment,
  printCommand,
  type Refusal,
  refusal,
  seatsOf,
} from '@pangaea/rules/kernel';
import type { PlayReply, PlayRequest } from './jobs.ts';
import { areOrders, OrderCount } from './orders.ts';
import type { Positions } from './positions.ts';
import { type Played, tellAll } from './telling.ts';
import { describeWindow, windowAfter } from './window.ts';

/** Plays a segment on the position of a table and says what everybody is told about it. */
export function play(request: PlayRequest, positions: Positions): PlayReply {
  const found = positions.find(request);
  if (found === 'record-needed') return { result: found };
  if ('code' in found) return { result: 'refused', index: 0, refusal: found };
  const { game, state } = found;
  const { seat } = request;
  if (request.commands === 'only-answer' && onlyAnswer(game, state, seat) === undefined) {
    return { result: 'choice' };
  }

  const read = readMoves(game, state, seat, request.commands);
  if ('refusal' in read) return { result: 'refused', ...read };
  const { moves } = read;
  // Standing orders change no piece, so it does not matter what else happened meanwhile.
  if (request.stale && !areOrders(game, state, seat, moves)) return { result: 'stale' };

  // Refusals first, as a whole: nothing is told of a segment that is not played to its end.
  const segment = playSegment(game, state, seat, moves);
  if (!segment.ok) return { result: 'refused', ...segment.error };
  const next = segment.value.state;

  const played = retell(game, state, seat, moves);
  const orders = new OrderCount(found.orders);
  for (const [index, { before, move }] of played.entries()) {
    if (orders.add(game, before, seat, move)) continue;
    return { result: 'refused', index, refusal: refusal('orders-too-many') };
  }
  const deciders = game.deciders(next);
  const outcome = game.outcome(next);
  const { table, version: from, fairness, closes, now } = request;
  const version = from + moves.length;
  const window = windowAfter(game, [state, next], request.window, { from: version, closes });
  const texts = tellAll(game, game.seats(next), played, (steps) => ({
    table,
    from,
    version,
    steps,
    deciders: seatsOf(deciders),
    ...(window === undefined ? {} : { window: describeWindow(window, now) }),
    ...(outcome === undefined ? {} : { outcome, fairness }),
  }));
  positions.keep(table, request.next, { state: next, orders });
  return {
    result: 'played',
    deciders,
    over: outcome !== undefined,
    window,
    commands: played.map(({ command }) => printCommand(seat, command)),
    texts,
  };
}

function readMoves(
  game: AnyGame,
  state: unknown,
  seat: number,
  commands: PlayRequest['commands'],
): { moves: number[] } | { index: number; refusal: Refusal } {
  if (commands === 'silence' || commands === 'only-answer') {
    const silence = game.silence(state, seat);
    if (silence !== undefined) return { moves: [silence] };
    return { index: 0, refusal: refusal('not-your-decision', { seat, deciders: '' }) };
  }
  const moves: number[] = [];
  for (const [index, text] of commands.entries()) {
    const move = game.notation.parse(state, text);
    if (!move.ok) return { index, refusal: move.error };
    moves.push(move.value);
  }
  return { moves };
}

/** Plays moves that are known to be legal, keeping what each of them did. */
function retell(game: AnyGame, from: unknown, seat: number, moves: readonly number[]): Played[] {
  let before = from;
  return moves.map((move) => {
    const after = game.slot(before);
    game.copy(before, after);
    const events: Played['events'][number][] = [];
    game.apply(after, seat, move, events);
    const command = game.notation.print(before, move);
    const played = { seat, move, command, events, before, after };
    before = after;
    return played;
  });
}
