import type { Seat } from '@pangaea/rules/kernel';

/** The inputs of a learned model for one seat in a position: a list of whole numbers. */
export interface Inputs<S> {
  /** Names of the numbers, in their order. */
  readonly names: readonly string[];
  /** The divisor of each number, which brings usual values to about 1. */
  readonly scales: readonly number[];
  /** The numbers after the common ones, which have separate weights for each faction. */
  readonly own: {
    readonly names: readonly string[];
    readonly scales: readonly number[];
    /**
     * Names of the factions. A faction that was added after the training of a net comes after those
     * that the net knows.
     */
    readonly kinds: readonly string[];
  };
  /** Weights of a judge on which some of the numbers depend. */
  readonly worths: Readonly<Record<string, number>>;
  /** Stages of a game, in order; each has layers of its own. */
  readonly stages: number;

  /** The stage of a seat; undefined if the model does not apply and the judge is used. */
  stage(state: S, seat: Seat): number | undefined;

  /** The index of a seat's faction in `own.kinds`. */
  kind(state: S, seat: Seat): number;

  /** Writes all numbers of a seat. */
  write(state: S, seat: Seat, into: Int32Array): void;

  /** The points that the seat has; the model estimates the points to come. */
  points(state: S, seat: Seat): number;
}

/** Names inputs and numbers them while a module is loaded. */
export class InputList {
  readonly names: string[] = [];
  readonly scales: number[] = [];

  /**
   * Adds one input.
   * @param scale a usual or large value of the input
   * @returns its index
   */
  one(name: string, scale = 1): number {
    this.names.push(name);
    this.scales.push(scale);
    return this.names.length - 1;
  }

  /**
   * Adds several inputs in a row.
   * @returns the index of the first
   */
  row(name: string, count: number, scale = 1): number {
    const first = this.names.length;
    for (let n = 0; n < count; n++) this.one(`${name} ${n}`, scale);
    return first;
  }

  /**
   * Adds one input for each of some words.
   * @returns the index of the first
   */
  each(name: string, words: readonly string[], scale = 1): number {
    const first = this.names.length;
    for (const word of words) this.one(`${name} ${word}`, scale);
    return first;
  }
}

/** Sets the first of some inputs to 1: as many as a value has, but no more than there are. */
export function thresholds(x: Int32Array, at: number, count: number, value: number): void {
  for (let n = 0; n < count && n < value; n++) x[at + n] = 1;
}
