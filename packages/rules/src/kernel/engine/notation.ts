import { argA, argB, argC, isMoveNumber, kindOf, type Move, packMove } from '../moves.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';

/**
 * The possible values of a command's argument, for a given table: hexes, tiles, factions, numbers.
 */
export interface Domain<Table> {
  /** The name of the values in documentation and refusals. */
  readonly name: string;
  /**
   * The sort of thing on a drawn table that an argument names; left out for amounts and choices.
   */
  readonly target?: string;
  /** All names; the place in the list is the number inside a move. At most 256. */
  values(table: Table): readonly string[];
}

/** One kind of move: the word that begins a command and the arguments after it. */
export interface MoveKind<Table> {
  readonly word: string;
  readonly args: readonly { readonly name: string; readonly domain: Domain<Table> }[];
  readonly meaning: string;
}

/** A move for the outside: `do` is the word, every other key an argument by name. */
export type Command = Readonly<Record<string, string>> & { readonly do: string };

export type NotationRefusal =
  | 'command-malformed'
  | 'command-unknown'
  | 'argument-missing'
  | 'argument-unknown'
  | 'argument-surplus';

/**
 * Moves as text (`power P1 B4-B6`) and as objects, both from one declaration. Printing and reading
 * are inverse for every move of the kinds; legality is not checked here.
 */
export class MoveCodec<Table> {
  readonly kinds: readonly MoveKind<Table>[];
  readonly #byWord: ReadonlyMap<string, number>;

  /** @param kinds the place in the list is the kind's number inside a move; at most 64. */
  constructor(kinds: readonly MoveKind<Table>[]) {
    this.kinds = kinds;
    this.#byWord = new Map(kinds.map((kind, index) => [kind.word, index]));
  }

  /**
   * The command in words; a move of an unknown kind or with an argument out of range as `?number`.
   */
  print(table: Table, move: Move): string {
    const names = this.#names(table, move);
    return names === undefined ? `?${move}` : [this.kinds[kindOf(move)].word, ...names].join(' ');
  }

  /** Reads the text that `print` writes; spaces may be doubled, upper and lower case matter. */
  parse(table: Table, text: string): Result<Move, Refusal<NotationRefusal>> {
    const [word = '', ...names] = text.trim().split(/\s+/);
    return this.#compose(table, word, names);
  }

  decode(table: Table, move: Move): Command {
    const names = this.#names(table, move);
    const command: Record<string, string> & { do: string } = { do: '' };
    if (names === undefined) return command;
    const kind = this.kinds[kindOf(move)];
    command.do = kind.word;
    for (const [index, arg] of kind.args.entries()) command[arg.name] = names[index];
    return command;
  }

  encode(table: Table, command: unknown): Result<Move, Refusal<NotationRefusal>> {
    if (typeof command !== 'object' || command === null || Array.isArray(command)) {
      return err(refusal('command-malformed'));
    }
    const { do: word, ...given } = command as Record<string, unknown>;
    if (typeof word !== 'string') return err(refusal('command-malformed'));
    const kind = this.kinds[this.#byWord.get(word) ?? -1];
    if (kind === undefined) return err(refusal('command-unknown', { command: word }));
    const names: string[] = [];
    for (const arg of kind.args) {
      const value = given[arg.name];
      if (value === undefined) return err(refusal('argument-missing', { argument: arg.name }));
      if (typeof value !== 'string') return err(refusal('command-malformed'));
      names.push(value);
      delete given[arg.name];
    }
    const [surplus] = Object.keys(given);
    if (surplus !== undefined) return err(refusal('argument-surplus', { argument: surplus }));
    return this.#compose(table, word, names);
  }

  /** Whether the move has a known kind, valid arguments, and no other bit set. */
  isWritable(table: Table, move: Move): boolean {
    const kind = this.kinds[kindOf(move)];
    if (kind === undefined || !isMoveNumber(move)) return false;
    const { args } = kind;
    return (
      isNamed(table, args[0], argA(move)) &&
      isNamed(table, args[1], argB(move)) &&
      isNamed(table, args[2], argC(move))
    );
  }

  /** Every move that can be written for this table, legal or not. Large; for tests. */
  everyMove(table: Table, kindIndex: number): Move[] {
    const sizes = this.kinds[kindIndex].args.map((arg) => arg.domain.values(table).length);
    const moves: Move[] = [];
    const [as = 1, bs = 1, cs = 1] = sizes;
    for (let a = 0; a < as; a++) {
      for (let b = 0; b < bs; b++) {
        for (let c = 0; c < cs; c++) moves.push(packMove(kindIndex, a, b, c));
      }
    }
    return moves;
  }

  #compose(table: Table, word: string, names: string[]): Result<Move, Refusal<NotationRefusal>> {
    const kindIndex = this.#byWord.get(word);
    if (kindIndex === undefined) return err(refusal('command-unknown', { command: word }));
    const { args } = this.kinds[kindIndex];
    if (names.length > args.length) {
      return err(refusal('argument-surplus', { argument: names[args.length] }));
    }
    const numbers = [0, 0, 0];
    for (const [index, arg] of args.entries()) {
      const name = names[index];
      if (name === undefined) return err(refusal('argument-missing', { argument: arg.name }));
      const number = arg.domain.values(table).indexOf(name);
      if (number < 0) {
        return err(refusal('argument-unknown', { argument: arg.name, value: name }));
      }
      numbers[index] = number;
    }
    return ok(packMove(kindIndex, numbers[0], numbers[1], numbers[2]));
  }

  /** The arguments by name, or undefined if the move cannot be written. */
  #names(table: Table, move: Move): string[] | undefined {
    const kind = this.kinds[kindOf(move)];
    if (kind === undefined || !isMoveNumber(move)) return undefined;
    const numbers = [argA(move), argB(move), argC(move)];
    const names: string[] = [];
    for (const [index, number] of numbers.entries()) {
      const arg = kind.args[index];
      if (arg === undefined) {
        if (number !== 0) return undefined;
        continue;
      }
      const name = arg.domain.values(table)[number];
      if (name === undefined) return undefined;
      names.push(name);
    }
    return names;
  }
}

function isNamed<Table>(
  table: Table,
  argument: MoveKind<Table>['args'][number] | undefined,
  value: number,
): boolean {
  return argument === undefined ? value === 0 : value < argument.domain.values(table).length;
}
