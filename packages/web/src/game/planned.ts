import { hasSeat, kindOf, type Refusal, seatsOf, type Viewer } from '@pangaea/rules/kernel';
import { legalMoves } from './draft.ts';
import { type AnyHistory, stateAt } from './history.ts';
import type { PlannedTurn } from './planned-turns.ts';
import { after } from './rules.ts';

/** One move of a plan, as things stand. */
export interface PlannedMove {
  readonly command: string;
  /** `unknown`: behind one that is refused, or before a turn that cannot be foreseen. */
  readonly is: 'possible' | 'refused' | 'unknown';
  readonly why?: Refusal;
  /** The position before it, and its number there; where it is possible. */
  readonly state?: unknown;
  readonly move?: number;
}

/** More moves of others than this are not foreseen. */
const MOST_BEFORE = 80;

/**
 * The moves of a plan on the present position. Until the turn of its seat comes, the others are taken to keep out and to
 * take nothing that the plan names.
 * @param leave the move of a seat that keeps out; undefined where it cannot
 */
export function planOn(
  history: AnyHistory,
  viewer: Viewer,
  { seat, commands }: PlannedTurn,
  leave: (state: unknown, seat: number) => number | undefined,
): readonly PlannedMove[] {
  const { game } = history;
  const { game: rules } = game.book;
  const unknown = (from: number) =>
    commands.slice(from).map((command): PlannedMove => ({ command, is: 'unknown' }));
  let state = untilTurn(rules.view(stateAt(history), viewer));
  if (state === undefined) return unknown(0);
  const planned: PlannedMove[] = [];
  for (const [place, command] of commands.entries()) {
    const move = rules.notation.parse(state, command);
    const why = !move.ok
      ? move.error
      : rules.check(state, seat, move.value) === 0
        ? undefined
        : rules.explain(state, seat, move.value);
    if (!move.ok || why !== undefined) {
      return [...planned, { command, is: 'refused', ...(why && { why }) }, ...unknown(place + 1)];
    }
    planned.push({ command, is: 'possible', state, move: move.value });
    state = after(game, state, seat, move.value).state;
  }
  return planned;

  /** The position in which the seat has its turn; undefined where that cannot be foreseen. */
  function untilTurn(now: unknown): unknown {
    let at = now;
    for (let count = 0; count < MOST_BEFORE; count++) {
      const deciders = rules.deciders(at);
      if (hasSeat(deciders, seat) && isTurn(at)) return at;
      const by = hasSeat(deciders, seat) ? seat : seatsOf(deciders)[0];
      const move = by === undefined ? undefined : keepingOut(at, by);
      if (by === undefined || move === undefined) return undefined;
      at = after(game, at, by, move).state;
    }
    return undefined;
  }

  /** Whether the seat is asked for more than an answer to somebody else. */
  function isTurn(at: unknown): boolean {
    return !legalMoves(rules, at, seat).every((move) => game.isAnswer?.(move) === true);
  }

  function keepingOut(at: unknown, by: number): number | undefined {
    const usual = leave(at, by);
    if (usual === undefined) return undefined;
    const alike = legalMoves(rules, at, by).filter((move) => kindOf(move) === kindOf(usual));
    const wanted = new Set(commands.flatMap((command) => command.split(' ').slice(1)));
    const isFree = (move: number) =>
      !rules.notation
        .print(at, move)
        .split(' ')
        .slice(1)
        .some((word) => wanted.has(word));
    return alike.find(isFree) ?? usual;
  }
}
