import { err, ok, type Result } from '../../kernel/index.ts';
import { fault, type NotationFault, type NotationFaultCode, type Place } from './place.ts';

interface Word {
  readonly text: string;
  readonly at: Place;
}

/** A word as the site reads it: blanks beside a sign mean nothing, so `E9 : D6` is `E9:D6`. */
const WORD = /\S(?:\S|(?<=[+:,-])\s+(?=\w)|(?<=\w)\s+(?=[+:,-]))*/g;
const PLAIN_WORD = /\S+/g;
const LOOSE_SIGN = /[+:,-]\s|\s[+:,-]/;

/**
 * The words of one command, read from left to right. The first word that does not fit is remembered
 * as the fault; reading continues with `undefined`, so a reader needs no checks between its steps.
 */
export class WordList {
  readonly #words: readonly Word[];
  readonly #end: Place;
  #next = 0;
  #fault: NotationFault | undefined;

  /** @param column of the first character of `text`, counted from 1. */
  constructor(text: string, line: number, column: number) {
    this.#words = [...text.matchAll(LOOSE_SIGN.test(text) ? WORD : PLAIN_WORD)].map((match) => ({
      text: match[0].replace(/\s+/g, ''),
      at: { line, column: column + match.index },
    }));
    this.#end = { line, column: column + text.trimEnd().length };
  }

  /** The position of the next word; the end of the text if there is none. */
  get at(): Place {
    return this.#words[this.#next]?.at ?? this.#end;
  }

  get hasMore(): boolean {
    return this.#next < this.#words.length;
  }

  /** The next word in lower case, without taking it. */
  peek(): string {
    return this.#words[this.#next]?.text.toLowerCase() ?? '';
  }

  /** Takes the next word and reads it; `argument` names the expected thing. */
  take<T>(argument: string, read: (word: string) => T | undefined): T | undefined {
    const word = this.#words[this.#next];
    if (word === undefined) {
      this.refuse('argument-missing', this.#end, { argument });
      return undefined;
    }
    this.#next++;
    const value = read(word.text);
    if (value === undefined) {
      this.refuse('argument-unknown', word.at, { argument, value: word.text });
    }
    return value;
  }

  /** A number from 0 to 99. */
  number(argument: string): number | undefined {
    return this.take(argument, (word) => (/^\d{1,2}$/.test(word) ? Number(word) : undefined));
  }

  /** A fixed word that must be here. */
  literal(word: string): void {
    this.take(word, (given) => (given.toLowerCase() === word ? word : undefined));
  }

  /** Takes the next word if it is this one. */
  takeIf(word: string): boolean {
    if (this.peek() !== word) return false;
    this.#next++;
    return true;
  }

  /** The rest of the text, with single blanks. */
  rest(): string {
    const words = this.#words.slice(this.#next).map((word) => word.text);
    this.#next = this.#words.length;
    return words.join(' ');
  }

  refuse(code: NotationFaultCode, at: Place, params: NotationFault['params'] = {}): void {
    this.#fault ??= fault(code, at, params);
  }

  /** The value, if all words fitted and none is left. */
  finish<T>(value: T): Result<T, NotationFault> {
    if (this.#fault === undefined && this.hasMore) {
      this.refuse('argument-surplus', this.at, { argument: this.#words[this.#next].text });
    }
    return this.#fault === undefined ? ok(value) : err(this.#fault);
  }
}
