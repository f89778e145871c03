import {
  type Game,
  type GameEvent,
  type Move,
  plainText,
  type Refusal,
  readTyped,
  type Seat,
} from '@pangaea/rules/kernel';

/** The meaning of an answer. */
export type TypedAnswer =
  | { readonly is: 'move'; readonly move: Move }
  | { readonly is: 'nothing' | 'help' | 'undo' | 'table' | 'factions' | 'orders' | 'quit' }
  | { readonly is: 'log'; readonly lines: number }
  | { readonly is: 'no-number'; readonly given: string; readonly most: number }
  | { readonly is: 'several'; readonly given: string; readonly matches: readonly string[] }
  | { readonly is: 'refused'; readonly refusal: Refusal };

const KEYS: Readonly<Record<string, 'help' | 'undo' | 'table' | 'factions' | 'orders' | 'quit'>> = {
  '?': 'help',
  help: 'help',
  u: 'undo',
  undo: 'undo',
  m: 'table',
  f: 'factions',
  o: 'orders',
  q: 'quit',
  quit: 'quit',
};

const LOG_LINES = 20;
const MATCHES_SHOWN = 8;

/**
 * Reads an answer: a key, the number of a move of the menu, a command, or a part of one that fits
 * a single legal move.
 * @param numbered the moves by their number, from 1
 */
export function readAnswer<S, O, E extends GameEvent>(
  given: string,
  game: Game<S, O, E>,
  state: S,
  seat: Seat,
  numbered: readonly Move[],
): TypedAnswer {
  const text = plainText(given);
  if (text === '') return { is: 'nothing' };
  const key = Object.hasOwn(KEYS, text.toLowerCase()) ? KEYS[text.toLowerCase()] : undefined;
  if (key !== undefined) return { is: key };
  const log = /^l(?:og)?(?: (\d{1,5}))?$/i.exec(text);
  if (log !== null) return { is: 'log', lines: Number(log[1] ?? LOG_LINES) };
  if (/^\d+$/.test(text)) {
    const move = numbered[Number(text) - 1];
    if (move !== undefined) return { is: 'move', move };
    return { is: 'no-number', given: text, most: numbered.length };
  }
  return readCommand(text, game, state, seat, numbered);
}

function readCommand<S, O, E extends GameEvent>(
  text: string,
  game: Game<S, O, E>,
  state: S,
  seat: Seat,
  numbered: readonly Move[],
): TypedAnswer {
  const typed = readTyped(text, game, state, seat, numbered);
  if (typed.is !== 'several') return typed;
  const matches = typed.matches.slice(0, MATCHES_SHOWN).map(({ command }) => command);
  if (typed.matches.length > MATCHES_SHOWN) matches.push('…');
  return { is: 'several', given: text, matches };
}
