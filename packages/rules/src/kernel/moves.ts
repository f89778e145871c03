/**
 * A move inside the engine: six bits of kind and up to three arguments of eight bits. It has a
 * meaning only together with its game and table; outside it is written as a command.
 */
export type Move = number;

export const KIND_BITS = 6;
export const ARGUMENT_BITS = 8;
const A_SHIFT = KIND_BITS;
const B_SHIFT = A_SHIFT + ARGUMENT_BITS;
const C_SHIFT = B_SHIFT + ARGUMENT_BITS;
const ARGUMENT_MASK = (1 << ARGUMENT_BITS) - 1;

/** All three arguments from 0 to 255, the kind from 0 to 63. */
export function packMove(kind: number, a = 0, b = 0, c = 0): Move {
  return kind | (a << A_SHIFT) | (b << B_SHIFT) | (c << C_SHIFT);
}

/** Whether a number from outside is a whole number without bits that a move cannot have. */
export function isMoveNumber(number: number): boolean {
  return number >>> 0 === number && number >>> (KIND_BITS + 3 * ARGUMENT_BITS) === 0;
}

export function kindOf(move: Move): number {
  return move & ((1 << KIND_BITS) - 1);
}

export function argA(move: Move): number {
  return (move >>> A_SHIFT) & ARGUMENT_MASK;
}

export function argB(move: Move): number {
  return (move >>> B_SHIFT) & ARGUMENT_MASK;
}

export function argC(move: Move): number {
  return (move >>> C_SHIFT) & ARGUMENT_MASK;
}

/** A list of moves that is filled again and again without allocating. */
export class Moves {
  readonly list: Int32Array;
  count = 0;

  /** @param capacity no position of any game may have more legal moves; the kit checks this. */
  constructor(capacity = 4096) {
    this.list = new Int32Array(capacity);
  }

  clear(): void {
    this.count = 0;
  }

  add(move: Move): void {
    this.list[this.count++] = move;
  }

  at(index: number): Move {
    return this.list[index];
  }

  includes(move: Move): boolean {
    for (let index = 0; index < this.count; index++) if (this.list[index] === move) return true;
    return false;
  }

  toArray(): Move[] {
    return Array.from(this.list.subarray(0, this.count));
  }
}
