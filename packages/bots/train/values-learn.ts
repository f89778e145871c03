import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type LearningNet, type Lesson, type Lessons, SHARES } from './values-fit.ts';

/** The number of lessons in one step. */
const TOGETHER = 256;

/** The learning after a batch of games. */
export interface LearnJob {
  readonly seed: number;
  /** The number of steps before it. */
  readonly time: number;
  /** The number of times that each lesson of the batch is used on average. */
  readonly passes: number;
  readonly rate: number;
}

/** The place of a thread among all. */
export interface Membership {
  readonly member: number;
  readonly members: number;
  /** Shared by all threads; 0 at the beginning (`Barrier`). */
  readonly arrived: Int32Array;
}

/** A step takes milliseconds, so a thread that needs this long has ended. */
const PATIENCE_MS = 600_000;

/** A point at which threads wait for each other. */
export class Barrier {
  readonly #arrived: Int32Array;
  readonly #members: number;
  #meetings = 0;

  /** @param arrived one number that all members share; 0 at the beginning */
  constructor(arrived: Int32Array, members: number) {
    this.#arrived = arrived;
    this.#members = members;
  }

  /**
   * Waits until all members have arrived.
   * @throws Error if one of them does not arrive
   */
  meet(): void {
    const arrived = this.#arrived;
    const all = ++this.#meetings * this.#members;
    if (Atomics.add(arrived, 0, 1) + 1 === all) Atomics.notify(arrived, 0);
    let now = Atomics.load(arrived, 0);
    while (now < all) {
      if (Atomics.wait(arrived, 0, now, PATIENCE_MS) === 'timed-out') {
        throw new Error('a thread that teaches with this one is gone');
      }
      now = Atomics.load(arrived, 0);
    }
  }
}

/**
 * One of the threads that train a net together. All of them take the same lessons in the same
 * order.
 */
export class Teacher {
  readonly #net: LearningNet;
  readonly #memory: number;
  readonly #member: number;
  readonly #members: number;
  readonly #barrier: Barrier;
  #remembered: (readonly Lessons[])[] = [];

  /** @param memory the number of batches that are learned from at a time */
  constructor(net: LearningNet, memory: number, { member, members, arrived }: Membership) {
    this.#net = net;
    this.#memory = memory;
    this.#member = member;
    this.#members = members;
    this.#barrier = new Barrier(arrived, members);
  }

  /** Adds a batch to those that are learned from. */
  remember(lessons: readonly Lessons[]): void {
    this.#remembered = [...this.#remembered, lessons].slice(-this.#memory);
  }

  /**
   * Learns from the stored batches, as many lessons as one batch has.
   * @returns after each step, the mean square of surprises in points
   */
  *learn({ seed, time, passes, rate }: LearnJob): Generator<number> {
    this.#net.time = time;
    const games = this.#remembered.flat();
    const count = games.reduce((sum, each) => sum + each.count, 0);
    const gameOf = new Uint32Array(count);
    const lessonOf = new Uint32Array(count);
    let all = 0;
    for (const [game, lessons] of games.entries()) {
      for (let lesson = 0; lesson < lessons.count; lesson++) {
        gameOf[all] = game;
        lessonOf[all++] = lesson;
      }
    }
    const random = Random.fromSeed(seedFromNumber(seed));
    const steps = Math.ceil(((count / this.#remembered.length) * passes) / TOGETHER);
    for (let step = 0; step < steps; step++) {
      const some: Lesson[] = Array.from({ length: TOGETHER }, () => {
        const at = random.below(count);
        return { lessons: games[gameOf[at]], lesson: lessonOf[at] };
      });
      for (let share = this.#member; share < SHARES; share += this.#members) {
        this.#net.addSlopes(share, some);
      }
      this.#barrier.meet();
      const { surprise } = this.#net;
      this.#net.step(rate, this.#member, this.#members);
      this.#barrier.meet();
      yield surprise / TOGETHER;
    }
  }
}
