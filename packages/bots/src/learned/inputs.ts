import type { Seat } from '@pangaea/rules/kernel';

/** The inputs of a learned model for one seat in a position: a list of whole numbers. */
export interface Inputs<S> {
  /** Names of the numbers, in their order. */
  readonly names: readonly string[];
  /** The divisor of each number: it turns a usual value into about 1. */
  readonly scales: readonly number[];
  /** Numbers behind them that each kind of seat, such as a faction, has weights of its own for. */
  readonly own: {
    readonly names: readonly string[];
    readonly scales: readonly number[];
    /** Those that came after a net was taught stand behind those that it knows. */
    readonly kinds: readonly string[];
  };
  /** Worths of a judge that some of the numbers hang on; with other ones they mean something else. */
  readonly worths: Readonly<Record<string, number>>;
  /** Parts of a game of which each has layers of its own, from the first to the last. */
  readonly stages: number;

  /** The part of the game in which a seat is; undefined where the model has nothing to say and the judge speaks. */
  stage(state: S, seat: Seat): number | undefined;

  /** The place of a seat in `own.kinds`. */
  kind(state: S, seat: Seat): number;

  /** Writes all numbers of a seat. */
  write(state: S, seat: Seat, into: Int32Array): void;

  /** Victory points that the seat has; the model says what will be added to them. */
  points(state: S, seat: Seat): number;
}

/** Names inputs and gives them places while a module is loaded. */
export class InputList {
  readonly names: string[] = [];
  readonly scales: number[] = [];

  /** @param scale what is usual, or much, of it @returns its place */
  one(name: string, scale = 1): number {
    this.names.push(name);
    this.scales.push(scale);
    return this.names.length - 1;
  }

  /** Several in a row. @returns the place of the first one */
  row(name: string, count: number, scale = 1): number {
    const first = this.names.length;
    for (let n = 0; n < count; n++) this.one(`${name} ${n}`, scale);
    return first;
  }

  /** One for each of some words. @returns the place of the first one */
  each(name: string, words: readonly string[], scale = 1): number {
    const first = this.names.length;
    for (const word of words) this.one(`${name} ${word}`, scale);
    return first;
  }
}

/** Sets the first of some inputs to 1, as many as a value has, but no more than there are. */
export function thresholds(x: Int32Array, at: number, count: number, value: number): void {
  for (let n = 0; n < count && n < value; n++) x[at + n] = 1;
}
