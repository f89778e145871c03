import {
  type AnyGame,
  completions,
  readTyped,
  type Typable,
  type Typed,
  typable,
} from '@pangaea/rules/kernel';
import type { PageAction } from './page-game.ts';

/**
 * A suggestion while a command is typed: a whole move, or a word with which several moves begin.
 */
export type Offer =
  | { readonly is: 'move'; readonly move: number; readonly command: string }
  | { readonly is: 'word'; readonly command: string; readonly moves: number };

/** If more moves fit than this, only their first words are suggested. */
const LISTED = 8;

function movesOf(actions: readonly PageAction[]): number[] {
  return actions.flatMap(({ choices }) => choices.map(({ move }) => move));
}

/**
 * The possible continuations of the text, taken from the legal moves that buttons and map offer
 * too.
 */
export function offersFor(
  text: string,
  game: AnyGame,
  state: unknown,
  actions: readonly PageAction[],
): readonly Offer[] {
  const fitting = completions(typable(game, state, movesOf(actions)), text);
  if (fitting.length <= LISTED) return fitting.map(asMove);
  const words = Map.groupBy(fitting, ({ command }) => command.split(' ', 1)[0]);
  if (words.size === 1) return fitting.slice(0, LISTED).map(asMove);
  return [...words].map(([command, moves]) =>
    moves.length === 1 ? asMove(moves[0]) : { is: 'word', command, moves: moves.length },
  );
}

function asMove({ move, command }: Typable): Offer {
  return { is: 'move', move, command };
}

/** The command in the text, parsed as in `pangaea play`. */
export function readCommand(
  text: string,
  game: AnyGame,
  state: unknown,
  seat: number,
  actions: readonly PageAction[],
): Typed {
  return readTyped(text, game, state, seat, movesOf(actions));
}
