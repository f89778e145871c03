import { hasSeat, kindOf, type Refusal, seatsOf, type Viewer } from '@pangaea/rules/kernel';
import { legalMoves } from './draft.ts';
import { type AnyHistory, stateAt } from './history.ts';
import type { AnyPageGame } from './page-game.ts';
import type { PlannedTurn } from './planned-turns.ts';
import { after } from './rules.ts';

/** One move of a plan in the present position. */
export interface PlannedMove {
  readonly command: string;
  /** `unknown`: after a refused move, or before a turn that cannot be predicted. */
  readonly is: 'possible' | 'refused' | 'unknown';
  readonly why?: Refusal;
  /** If the move is possible: the position before it, and the move as a number there. */
  readonly state?: unknown;
  readonly move?: number;
}

/** More moves of others than this are not predicted. */
const MOST_BEFORE = 80;

/**
 * The moves of a plan on the present position. The others are assumed to skip until the turn of the
 * seat comes, and to take nothing that the plan names.
 * @param leave the move with which a seat skips; undefined if it cannot
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
  const wanted = new Set(commands.flatMap((command) => command.split(' ').slice(1)));
  let state = turnOf(game, rules.view(stateAt(history), viewer), seat, leave, wanted);
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
}

/**
 * The position in which a seat has its turn, if the others skip; undefined if that cannot be
 * predicted.
 * @param wanted names of things that the others do not take, if they have a choice
 */
export function turnOf(
  game: AnyPageGame,
  now: unknown,
  seat: number,
  leave: (state: unknown, seat: number) => number | undefined,
  wanted: ReadonlySet<string> = new Set(),
): unknown {
  const { game: rules } = game.book;
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

  /** Whether the seat must do more than answer another seat. */
  function isTurn(state: unknown): boolean {
    return !legalMoves(rules, state, seat).every((move) => game.isAnswer?.(move) === true);
  }

  function keepingOut(state: unknown, by: number): number | undefined {
    const usual = leave(state, by);
    if (usual === undefined) return undefined;
    const alike = legalMoves(rules, state, by).filter((move) => kindOf(move) === kindOf(usual));
    const isFree = (move: number) =>
      !rules.notation
        .print(state, move)
        .split(' ')
        .slice(1)
        .some((word) => wanted.has(word));
    return alike.find(isFree) ?? usual;
  }
}
