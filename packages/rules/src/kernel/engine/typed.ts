import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { type Move, Moves } from '../moves.ts';
import type { Refusal } from '../refusal.ts';
import { err, type Result } from '../result.ts';
import type { Seat } from '../seats.ts';

/** A move with its command as records have it. */
export interface Typable {
  readonly move: Move;
  readonly command: string;
}

/** The meaning of a typed command. */
export type Typed =
  | { readonly is: 'move'; readonly move: Move }
  | { readonly is: 'several'; readonly matches: readonly Typable[] }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/**
 * Reads a typed command: complete as in records (`build E5`), or a part that fits only one of the
 * listed moves (`e5`), with any capitals and widths. A text that fits none of them is read as a
 * command, so that the refusal gives the rules' reason.
 * @param moves the possible meanings, usually `legal`; standing orders are added if the text asks
 * for one
 */
export function readTyped<S, O, E extends GameEvent>(
  given: string,
  game: Game<S, O, E>,
  state: S,
  seat: Seat,
  moves: readonly Move[],
): Typed {
  const text = plainText(given);
  const known = typable(game, state, [
    ...moves,
    ...(/^order\b/i.test(text) ? ordersOf(game, state, seat) : []),
  ]);
  for (const fits of [isSame, hasWords, hasBeginnings]) {
    const matches = known.filter(({ command }) => fits(command, text));
    if (matches.length === 1) return { is: 'move', move: matches[0].move };
    if (matches.length > 1) return { is: 'several', matches };
  }
  const parsed = parseTyped(game, state, text);
  if (!parsed.ok) return { is: 'refused', refusal: parsed.error };
  if (game.check(state, seat, parsed.value) === 0) return { is: 'move', move: parsed.value };
  return { is: 'refused', refusal: game.explain(state, seat, parsed.value) };
}

/** Moves that the text may become, in their order; all of them for an empty text. */
export function completions(known: readonly Typable[], given: string): readonly Typable[] {
  const text = plainText(given);
  return text === '' ? known : known.filter(({ command }) => hasBeginnings(command, text));
}

export function typable<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  moves: readonly Move[],
): readonly Typable[] {
  return moves.map((move) => ({ move, command: game.notation.print(state, move) }));
}

/**
 * Removes doubled spaces, and replaces the full-width letters and digits of Japanese keyboards by
 * the usual ones.
 */
export function plainText(given: string): string {
  return given.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

function ordersOf<S, O, E extends GameEvent>(game: Game<S, O, E>, state: S, seat: Seat): Move[] {
  const orders = new Moves();
  game.orders(state, seat, orders);
  return orders.toArray();
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

/** Reads the command in a text, whose capitals may differ from those of records. */
function parseTyped<S, O, E extends GameEvent>(
  { notation }: Game<S, O, E>,
  state: S,
  text: string,
): Result<Move, Refusal> {
  const parse = (as: (word: string, place: number) => string) =>
    notation.parse(state, text.split(' ').map(as).join(' '));
  const usual = parse(asUsual);
  if (usual.ok) return usual;
  // Codes of cards and actions are written in capitals, river hexes and seats small.
  const others = [
    parse((word) => word),
    parse(small),
    parse((word, place) => (place === 0 ? small(word) : word.toUpperCase())),
  ];
  return others.find(({ ok }) => ok) ?? err(asTyped(usual.error, text));
}

/** A refusal whose words are written as in the text. */
function asTyped({ code, params }: Refusal, text: string): Refusal {
  const words = text.split(' ');
  const written = Object.entries(params).map(([name, value]) => {
    const typed = typeof value === 'string' && words.find((word) => isSame(word, value));
    return [name, typed || value] as const;
  });
  return { code, params: Object.fromEntries(written) };
}

const small = (word: string): string => word.toLowerCase();

/** Hexes, bridges, and tiles are written in capitals, everything else small. */
function asUsual(word: string): string {
  return /^([a-h]|[a-z]\d+(-[a-z]\d+)?)$/i.test(word) ? word.toUpperCase() : small(word);
}
