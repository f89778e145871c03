import {
  type AnyGame,
  hasSeat,
  Moves,
  playSegment,
  printCommand,
  type Refusal,
  seatsOf,
} from '@pangaea/rules/kernel';
import { findGame } from './games.ts';
import type { PlayReply, PlayRequest } from './jobs.ts';
import { type Positions, writeSnapshot } from './snapshot.ts';
import { type Played, seenStep, tellAll } from './telling.ts';

/** Plays a segment on the position of a table and says what everybody is told about it. */
export function play(request: PlayRequest, positions: Positions): PlayReply {
  const game = findGame(request.game);
  const state = game && positions.read(game, request.table, request.snapshot);
  if (game === undefined || state === undefined) return { result: 'snapshot-unusable' };
  const { seat } = request;

  const read = readMoves(game, state, request.commands);
  if ('refusal' in read) return { result: 'refused', ...read };
  const { moves } = read;
  if (request.stale && !areOrders(game, state, seat, moves)) return { result: 'stale' };

  // Refusals first, as a whole: nothing is told of a segment that is not played to its end.
  const segment = playSegment(game, state, seat, moves);
  if (!segment.ok) return { result: 'refused', ...segment.error };
  const next = segment.value.state;

  const played = retell(game, state, seat, moves);
  const deciders = game.deciders(next);
  const outcome = game.outcome(next);
  const { table, version: from, fairness } = request;
  const told = tellAll(game.seats(next), (viewer) => ({
    table,
    from,
    version: from + moves.length,
    steps: played.map((step) => seenStep(game, step, viewer)),
    deciders: seatsOf(deciders),
    ...(outcome === undefined ? {} : { outcome, fairness }),
  }));
  const snapshot = writeSnapshot(game, next);
  positions.keep(table, snapshot, next);
  return {
    result: 'played',
    snapshot,
    deciders,
    over: outcome !== undefined,
    commands: played.map(({ command }) => printCommand(seat, command)),
    told,
  };
}

function readMoves(
  game: AnyGame,
  state: unknown,
  commands: readonly string[],
): { moves: number[] } | { index: number; refusal: Refusal } {
  const moves: number[] = [];
  for (const [index, text] of commands.entries()) {
    const move = game.notation.parse(state, text);
    if (!move.ok) return { index, refusal: move.error };
    moves.push(move.value);
  }
  return { moves };
}

/** Standing orders change no piece, so it does not matter what else happened meanwhile. */
function areOrders(game: AnyGame, state: unknown, seat: number, moves: readonly number[]): boolean {
  const orders = new Moves();
  game.orders(state, seat, orders);
  return moves.every((move) => orders.includes(move));
}

/** Plays moves that are known to be legal, keeping what each of them did. */
function retell(game: AnyGame, from: unknown, seat: number, moves: readonly number[]): Played[] {
  const state = game.slot(from);
  game.copy(from, state);
  return moves.map((move) => {
    const command = game.notation.print(state, move);
    const known = game.revealed(state);
    const events: Played['events'][number][] = [];
    game.apply(state, seat, move, events);
    if (game.revealed(state) === known) return { seat, command, events };
    const revealed = game.slot(state);
    game.copy(state, revealed);
    return { seat, command, events, revealed };
  });
}

/** Any legal command, for a bot that gives no answer: what the game lists last, often the tamest. */
export function fallbackCommand(game: AnyGame, state: unknown, seat: number): string | undefined {
  if (!hasSeat(game.deciders(state), seat)) return undefined;
  const moves = new Moves();
  const count = game.legal(state, seat, moves);
  return game.notation.print(state, moves.at(count - 1));
}
