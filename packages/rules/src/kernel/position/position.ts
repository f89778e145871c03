import { RANDOM_WORDS, type Random } from '../random/random.ts';
import { type Buffers, type Fields, type Front, Layout } from './layout.ts';

/** Stands for "nobody", "no tile", "no hex" in byte fields, and for "nothing is asked" as a question. */
export const NONE = 255;

/** Bytes of a question on the stack before its arguments: its number, and the seat or seats. */
const FRAME_HEAD = 2;

/*
 * The fields that all games share are at the front of each state, at the same place in all games,
 * so that the accessors of `Position` read constants. The stack is the last of them, since its size
 * depends on the game.
 */
const RANDOM_AT = 0;
const REVEALED_AT = 8;
const PHASE_AT = 18;
const TURN_AT = 19;
const WAITING_AT = 20;
const DEPTH_AT = 21;
const STACK_AT = 22;

const FRONT_AT: Readonly<Record<string, number>> = {
  random: RANDOM_AT,
  revealed: REVEALED_AT,
  phase: PHASE_AT,
  turn: TURN_AT,
  waiting: WAITING_AT,
  depth: DEPTH_AT,
  stack: STACK_AT,
};

/**
 * The shared fields of every game. A game names each of them in its layout, at its place in the
 * JSON form.
 */
export const POSITION_FIELDS = {
  random: { as: 'i32', shape: [RANDOM_WORDS], hidden: true, meaning: 'generator state' },
  revealed: { as: 'i16', meaning: 'hidden facts that have come to light' },
  phase: { as: 'u8', meaning: 'where the game is, see PHASE' },
  turn: { as: 'u8', meaning: 'seat whose turn it is, or NONE' },
  waiting: { as: 'u8', meaning: '1 in a view when a hidden fact comes next' },
  depth: { as: 'u8', meaning: 'questions on the decision stack' },
} as const satisfies Fields;

/** The decision stack as a field, with room for a number of questions with a number of arguments each. */
export function stackField(
  questions: number,
  args: number,
): { readonly as: 'u8'; readonly shape: readonly [number, number]; readonly meaning: string } {
  return {
    as: 'u8',
    shape: [questions, FRAME_HEAD + args],
    meaning: `question, seat or seats, ${args} arguments`,
  };
}

/** The fields of every game with its stack. */
export type PositionFields = typeof POSITION_FIELDS & {
  readonly stack: ReturnType<typeof stackField>;
};

/**
 * A layout whose shared fields are where `Position` expects them.
 * @param more fields after the stack that have the same place in several games.
 */
export function positionLayout<const F extends Fields & PositionFields>(
  fields: F,
  more?: Front & { readonly from: number },
): Layout<F> {
  const [questions, frame] = fields.stack.shape;
  const end = STACK_AT + questions * frame;
  if (more === undefined) return new Layout(fields, { at: FRONT_AT, bytes: end });
  if (end > more.from) throw new RangeError(`the stack ends at ${end}, behind ${more.from}`);
  return new Layout(fields, { at: { ...FRONT_AT, ...more.at }, bytes: more.bytes });
}

/**
 * The shared parts of positions of all games: the generator, the progress of the game, and the
 * stack of open questions. One buffer; accessors do not check.
 * @typeParam T the facts that stay the same at a table.
 */
export abstract class Position<T> implements Buffers {
  table: T;
  readonly i32: Int32Array;
  readonly i16: Int16Array;
  readonly u8: Uint8Array;
  readonly #frame: number;
  readonly #unused: number;

  /** @param unused the value of arguments that a question does not have. */
  constructor(table: T, layout: Layout<Fields & PositionFields>, unused: number = NONE) {
    const buffers = layout.allocate();
    this.table = table;
    this.i32 = buffers.i32;
    this.i16 = buffers.i16;
    this.u8 = buffers.u8;
    this.#frame = layout.fields.stack.shape[1];
    this.#unused = unused;
  }

  copyFrom(other: Position<T>): void {
    this.table = other.table;
    this.i32.set(other.i32);
  }

  /** Offset of the generator in `i32`. */
  randomAt(): number {
    return RANDOM_AT;
  }
  /** Whether the generator is known; false in a view. */
  knowsRandom(): boolean {
    const { i32 } = this;
    return (i32[RANDOM_AT] | i32[1] | i32[2] | i32[3]) !== 0;
  }
  /** Hides the generator, as in a view. */
  hideRandom(): void {
    this.i32.fill(0, RANDOM_AT, RANDOM_AT + RANDOM_WORDS);
  }
  /** Chooses any state for a generator that a view does not know. */
  guessRandom(random: Random): void {
    for (let word = 0; word < RANDOM_WORDS; word++) this.i32[RANDOM_AT + word] = random.next() | 0;
    if (!this.knowsRandom()) this.i32[RANDOM_AT] = 1;
  }
  /** The number of hidden facts that have been revealed. */
  revealed(): number {
    return this.i16[REVEALED_AT];
  }
  countRevealed(): void {
    this.i16[REVEALED_AT]++;
  }
  /** In a view: whether a hidden fact comes next. */
  isWaiting(): boolean {
    return this.u8[WAITING_AT] !== 0;
  }
  setWaiting(waiting: boolean): void {
    this.u8[WAITING_AT] = waiting ? 1 : 0;
  }
  phase(): number {
    return this.u8[PHASE_AT];
  }
  setPhase(phase: number): void {
    this.u8[PHASE_AT] = phase;
  }
  turn(): number {
    return this.u8[TURN_AT];
  }
  setTurn(seat: number): void {
    this.u8[TURN_AT] = seat;
  }

  /** The number of questions on the stack. */
  depth(): number {
    return this.u8[DEPTH_AT];
  }
  /**
   * Puts a question on the stack.
   * @param question its number, see `Question`.
   * @param who a seat, or a set of seats for a question to several seats at once.
   */
  push(
    question: number,
    who: number,
    a: number = this.#unused,
    b: number = this.#unused,
    c: number = this.#unused,
    d: number = this.#unused,
    e: number = this.#unused,
  ): void {
    const { u8 } = this;
    const at = STACK_AT + u8[DEPTH_AT] * this.#frame;
    u8[at] = question;
    u8[at + 1] = who;
    u8[at + 2] = a;
    u8[at + 3] = b;
    u8[at + 4] = c;
    if (this.#frame > 5) {
      u8[at + 5] = d;
      u8[at + 6] = e;
    }
    u8[DEPTH_AT]++;
  }
  /**
   * Removes the top question and clears its bytes, so that equal positions are equal in every byte.
   */
  pop(): void {
    const { u8 } = this;
    const at = STACK_AT + --u8[DEPTH_AT] * this.#frame;
    u8[at] = 0;
    u8[at + 1] = 0;
    u8[at + 2] = 0;
    u8[at + 3] = 0;
    u8[at + 4] = 0;
    if (this.#frame > 5) {
      u8[at + 5] = 0;
      u8[at + 6] = 0;
    }
  }
  /** The number of the top question, NONE if nothing is asked. */
  top(): number {
    const depth = this.u8[DEPTH_AT];
    return depth === 0 ? NONE : this.u8[STACK_AT + (depth - 1) * this.#frame];
  }
  /** The seat, or the set of seats, that the top question asks. */
  topWho(): number {
    return this.u8[this.#topAt() + 1];
  }
  setTopWho(who: number): void {
    this.u8[this.#topAt() + 1] = who;
  }
  /** An argument of the top question, by its index (`Question.at`). */
  arg(place: number): number {
    return this.u8[this.#topAt() + FRAME_HEAD + place];
  }
  setArg(place: number, value: number): void {
    this.u8[this.#topAt() + FRAME_HEAD + place] = value;
  }
  /** The number of the question at a depth; the lowest question has depth 0. */
  questionAt(depth: number): number {
    return this.u8[STACK_AT + depth * this.#frame];
  }
  whoAt(depth: number): number {
    return this.u8[STACK_AT + depth * this.#frame + 1];
  }
  argAt(depth: number, place: number): number {
    return this.u8[STACK_AT + depth * this.#frame + FRAME_HEAD + place];
  }
  setArgAt(depth: number, place: number, value: number): void {
    this.u8[STACK_AT + depth * this.#frame + FRAME_HEAD + place] = value;
  }
  /**
   * All questions from the bottom up, each as a list: number, seat or seats, arguments. Too slow
   * for search.
   */
  frames(): number[][] {
    return Array.from({ length: this.depth() }, (_, depth) => {
      const at = STACK_AT + depth * this.#frame;
      return [...this.u8.subarray(at, at + this.#frame)];
    });
  }
  #topAt(): number {
    return STACK_AT + (this.u8[DEPTH_AT] - 1) * this.#frame;
  }
}
