import { addHex, hasHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { KEPT, SETS, type State } from '../state.ts';

/*
 * What a faction remembers for itself under names of its own: numbers by seat, a number on each hex, a set of
 * hexes. The state has room for so much, and does not know what it is.
 */

/** Numbers from 0 to 255 by seat; the events tell their changes by one name. */
export class Pocket {
  readonly #name: string;
  readonly #first: number;

  constructor(name: string, first: number) {
    this.#name = name;
    this.#first = first;
  }

  /** One of its numbers. */
  of(s: State, seat: Seat, index = 0): number {
    return s.kept(seat, this.#first + index);
  }

  /** Adds to the first of its numbers. */
  gain(s: State, seat: Seat, amount: number, sink: Sink): void {
    this.gainAt(0, s, seat, amount, sink);
  }

  /** Adds to one of its numbers. */
  gainAt(index: number, s: State, seat: Seat, amount: number, sink: Sink): void {
    if (amount === 0) return;
    s.keep(seat, this.#first + index, this.of(s, seat, index) + amount);
    sink?.push({ type: 'kept', seat, what: this.#name, amount });
  }

  /** Changes the first of its numbers, and tells nobody: for what is over before the move is. */
  setSilently(s: State, seat: Seat, value: number): void {
    s.keep(seat, this.#first, value);
  }
}

/** The pockets of a faction by their names, and what they begin with for its `start.kept`. */
export interface Pockets<N extends string> {
  readonly named: { readonly [K in N]: Pocket };
  readonly start: readonly number[];
}

/** Declares the pockets of a faction: `pockets({ treasury: [0, 0, 0] })` has three numbers that begin with 0. */
export function pockets<const N extends string>(
  given: {
    readonly [K in N]: readonly number[];
  },
): Pockets<N> {
  const start: number[] = [];
  const named: Record<string, Pocket> = {};
  for (const [name, numbers] of Object.entries<readonly number[]>(given)) {
    named[name] = new Pocket(name, start.length);
    start.push(...numbers);
  }
  if (start.length > KEPT) throw new RangeError(`a faction keeps at most ${KEPT} numbers`);
  return { named: named as { readonly [K in N]: Pocket }, start };
}

/** A number from 0 to 31 on each hex: a height, a colour. A faction has one such at most. */
export const HEX_NUMBER = {
  of: (s: State, hex: number): number => s.tag(hex),
  set: (s: State, hex: number, value: number): void => s.setTag(hex, value),
} as const;

/** A set of hexes by seat: tokens, marks. A faction has one such at most. */
export const HEX_MARKS = {
  /** The offset of the set in `State.i32`, for functions on sets. */
  at: (seat: Seat): number => SETS.marked + seat * WORDS,
  has: (s: State, seat: Seat, hex: number): boolean =>
    hasHex(s.i32, SETS.marked + seat * WORDS, hex),
  /** Marks a hex, and tells it by the faction's word for the mark. */
  add: (s: State, seat: Seat, hex: number, what: string, sink: Sink): void => {
    addHex(s.i32, SETS.marked + seat * WORDS, hex);
    sink?.push({ type: 'marked', seat, hex: s.table.map.names[hex], what });
  },
} as const;
