import { type Game, type GameEvent, Moves, type Seat, seatsOf } from '../../src/kernel/index.ts';

/** A game in a test: every command is checked, and events are stored. */
export class PlayedTable<S, O, E extends GameEvent, Code extends string> {
  readonly game: Game<S, O, E>;
  readonly state: S;
  /** The events of the last `play`. */
  events: E[] = [];

  constructor(game: Game<S, O, E>, state: S) {
    this.game = game;
    this.state = state;
  }

  /** Plays lines like `0 build B3`; throws the reason if one is not legal. */
  play(...lines: readonly string[]): this {
    this.events = [];
    for (const line of lines) {
      const { seat, move } = this.#read(line);
      if (this.game.check(this.state, seat, move) !== 0) {
        const why = JSON.stringify(this.game.explain(this.state, seat, move));
        throw new Error(`${line} is refused: ${why}`);
      }
      if (!this.#isListed(seat, move)) throw new Error(`${line} is legal, but not listed`);
      this.game.apply(this.state, seat, move, this.events);
    }
    return this;
  }

  /** The reason why a line is not legal now: a refusal code, empty if it is legal. */
  refusal(line: string): Code {
    const { seat, move } = this.#read(line);
    const code = this.game.refusals[this.game.check(this.state, seat, move)] as Code;
    if (this.#isListed(seat, move) !== (code === '')) {
      throw new Error(`${line}: the list of legal moves says otherwise than the check, "${code}"`);
    }
    return code;
  }

  /** The moves of a seat; if a word is given, the moves that begin with it, without it, sorted. */
  legal(seat: Seat, word?: string): string[] {
    const moves = new Moves();
    this.game.legal(this.state, seat, moves);
    const texts = moves.toArray().map((move) => this.game.notation.print(this.state, move));
    if (word === undefined) return texts;
    return texts
      .filter((text) => text.split(' ')[0] === word)
      .map((text) => text.slice(word.length).trim())
      .sort();
  }

  /** The deciding seats, as a list. */
  deciders(): Seat[] {
    return seatsOf(this.game.deciders(this.state));
  }

  /** The words with which moves of the deciding seats begin. */
  asked(): string[] {
    const words = this.deciders().flatMap((seat) => this.legal(seat));
    return [...new Set(words.map((text) => text.split(' ')[0]))].sort();
  }

  /** The events of one type from the last `play`. */
  happened<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event): event is Extract<E, { type: T }> => event.type === type);
  }

  /** The number of a move in notation. */
  move(text: string): number {
    const move = this.game.notation.parse(this.state, text);
    if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.error)}`);
    return move.value;
  }

  #isListed(seat: Seat, move: number): boolean {
    const moves = new Moves();
    this.game.legal(this.state, seat, moves);
    if (moves.includes(move)) return true;
    this.game.orders(this.state, seat, moves);
    return moves.includes(move);
  }

  #read(line: string) {
    const [seat, ...words] = line.split(' ');
    return { seat: Number(seat), move: this.move(words.join(' ')) };
  }
}

/** Names in one text, separated by blanks. */
export function names(text: string | undefined): string[] {
  return (text ?? '').split(' ').filter((name) => name !== '');
}
