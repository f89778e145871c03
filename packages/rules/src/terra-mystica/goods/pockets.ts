import { addHex, hasHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { KEPT, SETS, type State } from '../state.ts';

/*
 * The data of a faction, under names of its own: numbers by seat, a number on each hex, a set of
 * hexes. The state has room for them, but does not know their meaning.
 */

/** Numbers from 0 to 255 by seat; the events report their changes under one name. */
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

  /** Adds to the first of the numbers. */
  gain(s: State, seat: Seat, amount: number, sink: Sink): void {
    this.gainAt(0, s, seat, amount, sink);
  }

  /** Adds to one of the numbers. */
  gainAt(index: number, s: State, seat: Seat, amount: number, sink: Sink): void {
    if (amount === 0) return;
    s.keep(seat, this.#first + index, this.of(s, seat, index) + amount);
    sink?.push({ type: 'kept', seat, what: this.#name, amount });
  }

  /**
   * Changes the first of the numbers without an event: for data that is used during one move only.
   */
  setSilently(s: State, seat: Seat, value: number): void {
    s.keep(seat, this.#first, value);
  }
}

/** The pockets of a faction by name, and their start values for its `start.kept`. */
export interface Pockets<N extends string> {
  readonly named: { readonly [K in N]: Pocket };
  readonly start: readonly number[];
}

/**
 * Declares the pockets of a faction: `pockets({ treasury: [0, 0, 0] })` declares three numbers that
 * start at 0.
 */
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

/** A number from 0 to 31 on each hex: a height, a colour. A faction has at most one of these. */
export const HEX_NUMBER = {
  of: (s: State, hex: number): number => s.tag(hex),
  set: (s: State, hex: number, value: number): void => s.setTag(hex, value),
} as const;

/** A set of hexes by seat: tokens, marks. A faction has at most one of these. */
export const HEX_MARKS = {
  /** The offset of the set in `State.i32`, for functions on sets. */
  at: (seat: Seat): number => SETS.marked + seat * WORDS,
  has: (s: State, seat: Seat, hex: number): boolean =>
    hasHex(s.i32, SETS.marked + seat * WORDS, hex),
  /** Marks a hex, and reports it with the faction's word for the mark. */
  add: (s: State, seat: Seat, hex: number, what: string, sink: Sink): void => {
    addHex(s.i32, SETS.marked + seat * WORDS, hex);
    sink?.push({ type: 'marked', seat, hex: s.table.map.names[hex], what });
  },
} as const;
