import type { GameEvent, Move } from '@pangaea/rules/kernel';
import type { AnyPageGame } from '../../game/page-game.ts';
import { after } from '../../game/rules.ts';

/** A seat that has to decide in a position. */
export interface Deciding {
  readonly game: AnyPageGame;
  readonly state: unknown;
  readonly seat: number;
}

/** A move with the positions around it. */
export interface Deed {
  readonly seat: number;
  /** The position before it. */
  readonly state: unknown;
  readonly move: Move;
  readonly after: unknown;
  readonly events: readonly GameEvent[];
}

/**
 * A decision, played move by move.
 * @returns undefined if a command does not belong to the game
 */
export function deedsOf(
  { game, state, seat }: Deciding,
  commands: readonly string[],
): readonly Deed[] | undefined {
  const line = commands.map((command) => ({ seat, command }));
  const deeds = lineOf(game, state, line);
  return deeds.length === commands.length ? deeds : undefined;
}

/** Moves of several seats from a position, up to the first that is not possible there. */
export function lineOf(
  game: AnyPageGame,
  from: unknown,
  line: readonly { readonly seat: number; readonly command: string }[],
): readonly Deed[] {
  const { game: rules } = game.book;
  const deeds: Deed[] = [];
  let state = from;
  for (const { seat, command } of line) {
    const move = rules.notation.parse(state, command);
    if (!move.ok || rules.check(state, seat, move.value) !== 0) return deeds;
    const next = after(game, state, seat, move.value);
    deeds.push({ seat, state, move: move.value, after: next.state, events: next.events });
    state = next.state;
  }
  return deeds;
}
