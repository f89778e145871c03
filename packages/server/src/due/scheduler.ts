import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type DueKind, type DueStore, type DueWork, StorageError } from '../storage/contract.ts';
import { Refused } from '../tables/refused.ts';

/** How long claimed work belongs to its claimer. */
export const CLAIM_MS = 60_000;
/** Delay before work is tried again after the rules or the disk failed. */
export const RETRY_MS = 5_000;
/**
 * Delay for a table that cannot be read or replayed: first another server or a repair must help.
 */
export const LEFT_MS = 24 * 3_600_000;
/** The number of pieces of work that are claimed in one step. */
const AT_ONCE = 100;

/**
 * How work ended. `by-its-effect`: the transaction of its effect has also set the work that is due
 * now. `nothing-to-do`: there is no such work any more. A number: the time at which it is to be
 * done again.
 */
export type WorkOutcome = 'by-its-effect' | 'nothing-to-do' | number;

/**
 * How each kind of work is done. Work may be repeated after the process was killed, so its effect
 * must be the same however often it is done.
 */
export type Doers = Readonly<Record<DueKind, (work: DueWork) => Promise<WorkOutcome>>>;

/** The storage operations for a server that does all work: no other server takes work from it. */
type Claims = Omit<DueStore, 'holdDue'>;

/** Due work, as the services of a server use it. */
export interface DueCourse extends Pick<Scheduler, 'start' | 'stored' | 'close'> {
  /**
   * Some work may be due earlier than expected.
   * @param kind if left out, work of any kind
   */
  again(kind?: DueKind): void;
}

/**
 * Does due work. Work is stored in the transaction that makes it due, so a kill loses none; it is
 * claimed before it is done, and removed or replaced in the transaction of its effect.
 */
export class Scheduler {
  readonly #storage: Claims;
  readonly #clock: Clock;
  readonly #doers: Doers;
  readonly #log: Log;
  readonly #began: (kind: DueKind, lateMs: number) => void;
  /** Work that is being done or waits to be tried again. */
  readonly #doing = new Set<string>();
  readonly #retries = new Set<() => void>();
  #wakes = Number.POSITIVE_INFINITY;
  #sleep: (() => void) | undefined;
  #closed = false;

  /** @param began called for each work that begins, with its delay */
  constructor(
    storage: Claims,
    clock: Clock,
    doers: Doers,
    log: Log,
    began: (kind: DueKind, lateMs: number) => void = () => undefined,
  ) {
    this.#storage = storage;
    this.#clock = clock;
    this.#doers = doers;
    this.#log = log;
    this.#began = began;
  }

  /**
   * Continues where the last run of the server ended; claims of that run are void.
   * @param longest the longest time until work of each kind, in milliseconds, so that nobody waits
   * longer after the clock was set back between two runs
   * @param own recurring work of the server itself, stored if it is not yet
   */
  async start(
    longest: Readonly<Record<DueKind, number>>,
    own: readonly DueWork[] = [],
  ): Promise<void> {
    const now = this.#clock.now();
    const kinds = Object.entries(longest) as [DueKind, number][];
    const latest = kinds.map(([kind, ms]) => ({ kind, at: now + ms }));
    await this.#storage.recoverDue(latest, own);
    await this.#claim();
  }

  /** Called when work was stored: claimed work begins now, other work when it is due. */
  stored(works: readonly DueWork[]): void {
    for (const work of works) {
      if (work.claimed > 0) this.#begin(work);
      this.#wakeAt(Math.max(work.at, work.claimed));
    }
  }

  /**
   * Called when the clock has jumped, or the machine has slept. A timer does not know that, and
   * work may be due before it fires.
   */
  again(): void {
    if (this.#closed) return;
    this.#sleep?.();
    this.#awake();
  }

  close(): void {
    this.#closed = true;
    this.#sleep?.();
    for (const cancel of this.#retries) cancel();
  }

  #wakeAt(at: number): void {
    if (this.#closed || at >= this.#wakes) return;
    this.#sleep?.();
    this.#wakes = at;
    this.#sleep = this.#clock.after(at - this.#clock.now(), () => this.#awake());
  }

  #awake(): void {
    this.#wakes = Number.POSITIVE_INFINITY;
    this.#claim().catch(() => this.#wakeAt(this.#clock.now() + RETRY_MS));
  }

  async #claim(): Promise<void> {
    const now = this.#clock.now();
    const claim = { now, until: now + CLAIM_MS, most: AT_ONCE };
    const { works, next } = await this.#storage.claimDue(claim);
    for (const work of works) this.#begin(work);
    if (next !== undefined) this.#wakeAt(next);
  }

  #begin(work: DueWork): void {
    const name = `${work.owner} ${work.kind} ${work.about}`;
    if (this.#closed || this.#doing.has(name)) return;
    this.#doing.add(name);
    this.#began(work.kind, Math.max(0, this.#clock.now() - work.at));
    void this.#do(work, name);
  }

  async #do(work: DueWork, name: string): Promise<void> {
    try {
      const outcome = await this.#doers[work.kind](work);
      // If the end of work cannot be stored now, the work is done again after its claim has
      // expired.
      if (outcome === 'nothing-to-do') await this.#storage.finishDue(work).catch(() => undefined);
      else if (outcome !== 'by-its-effect') await this.#postpone(work, outcome);
      this.#doing.delete(name);
    } catch (error) {
      if (this.#closed) return;
      if (isGone(error)) {
        this.#doing.delete(name);
        return;
      }
      if (isLeft(error)) {
        const { owner: table, kind } = work;
        this.#log.error({ err: error, table, kind }, 'A table cannot be played on and is left.');
        await this.#postpone(work, this.#clock.now() + LEFT_MS);
        this.#doing.delete(name);
        return;
      }
      const cancel = this.#clock.after(RETRY_MS, () => {
        this.#retries.delete(cancel);
        void this.#do(work, name);
      });
      this.#retries.add(cancel);
    }
  }

  async #postpone(work: DueWork, at: number): Promise<void> {
    await this.#storage.postponeDue(work, at).catch(() => undefined);
    this.#wakeAt(at);
  }
}

/** Whether the table was deleted, and its work with it. */
export function isGone(error: unknown): boolean {
  return error instanceof Refused && (error.status === 404 || error.status === 410);
}

/** Whether trying again soon is useless. */
export function isLeft(error: unknown): boolean {
  if (error instanceof StorageError) return error.fault === 'damaged';
  return error instanceof Refused && error.status === 422;
}
