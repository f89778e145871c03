import {
  type Game,
  type GameEvent,
  type Move,
  Moves,
  type Refusal,
  type Seat,
} from '@pangaea/rules/kernel';

/** What a person meant. */
export type Answer =
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
): Answer {
  const text = narrow(given).trim().replace(/\s+/g, ' ');
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
): Answer {
  const orders = new Moves();
  game.orders(state, seat, orders);
  const known = [...numbered, ...(/^order\b/i.test(text) ? orders.toArray() : [])].map((move) => ({
    move,
    text: game.notation.print(state, move),
  }));
  for (const fits of [isSame, hasWords, hasBeginnings]) {
    const found = known.filter((each) => fits(each.text, text));
    if (found.length === 1) return { is: 'move', move: found[0].move };
    if (found.length > 1) {
      const matches = found.slice(0, MATCHES_SHOWN).map((each) => each.text);
      if (found.length > MATCHES_SHOWN) matches.push('…');
      return { is: 'several', given: text, matches };
    }
  }
  const parsed = game.notation.parse(state, canonical(text));
  if (!parsed.ok) return { is: 'refused', refusal: parsed.error };
  if (game.check(state, seat, parsed.value) === 0) return { is: 'move', move: parsed.value };
  return { is: 'refused', refusal: game.explain(state, seat, parsed.value) };
}

function isSame(command: string, text: string): boolean {
  return command.toLowerCase() === text.toLowerCase();
}

/** Every word of the text is a word of the command, in this order. */
function hasWords(command: string, text: string): boolean {
  return inOrder(command, text, (word, given) => word === given);
}

/** Every word of the text begins a word of the command, in this order. */
function hasBeginnings(command: string, text: string): boolean {
  return inOrder(command, text, (word, given) => word.startsWith(given));
}

function inOrder(
  command: string,
  text: string,
  fits: (word: string, given: string) => boolean,
): boolean {
  const words = command.toLowerCase().split(' ');
  let from = 0;
  return text
    .toLowerCase()
    .split(' ')
    .every((given) => {
      const at = words.findIndex((word, index) => index >= from && fits(word, given));
      from = at + 1;
      return at >= 0;
    });
}

/** Hexes, bridges, and tiles are written in capitals, everything else small. */
function canonical(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      /^([a-h]|[a-z]\d+(-[a-z]\d+)?)$/i.test(word) ? word.toUpperCase() : word.toLowerCase(),
    )
    .join(' ');
}

/** Full-width letters and digits of Japanese keyboards as the usual ones. */
function narrow(text: string): string {
  return text.normalize('NFKC');
}
