import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import {
  type DueKind,
  type DueStore,
  type DueWork,
  everyOperation,
  isWrite,
  type Storage,
} from '../storage/contract.ts';
import {
  CLAIM_MS,
  type Doers,
  type DueCourse,
  isGone,
  isLeft,
  LEFT_MS,
  RETRY_MS,
} from './scheduler.ts';

/** A piece of work belongs to its server for this time, unless the server claims it again. */
export const LEASE_MS = 15_000;
/** The interval at which each server looks for work that another has stored, or given up. */
const LOOK_MS = 5_000;

/** The share of one of several servers in due work. */
export interface Share {
  readonly kinds: readonly DueKind[];
  /** The most pieces of work that the server takes over at a time. */
  readonly most: number;
}

export interface SharedNeeds {
  readonly storage: DueStore;
  readonly clock: Clock;
  readonly doers: Doers;
  readonly log: Log;
  readonly began: (kind: DueKind, lateMs: number) => void;
  readonly share: Share;
  /** Whether this server may claim work now; left out if several servers may do so at once. */
  readonly mayClaim?: (() => Promise<boolean>) | undefined;
}

/** Work that is being done, with its present claim. */
interface Doing {
  work: DueWork;
  cancel: () => void;
}

/**
 * Does due work together with other servers of the same database. A server claims work for some
 * seconds, and renews the claim while it is doing the work. Another server takes the work over when
 * the claim has expired. The end of a claim identifies it: a server that ends or moves a piece of
 * work names that time, and nothing changes if another server has claimed the work since.
 */
export class SharedScheduler implements DueCourse {
  readonly #needs: SharedNeeds;
  readonly #doing = new Map<string, Doing>();
  #wakes = Number.POSITIVE_INFINITY;
  #sleep: (() => void) | undefined;
  #started = false;
  #closed = false;

  constructor(needs: SharedNeeds) {
    this.#needs = needs;
  }

  /** @param own recurring work of the servers, stored if it is not yet */
  async start(
    _longest: Readonly<Record<DueKind, number>>,
    own: readonly DueWork[] = [],
  ): Promise<void> {
    await this.#needs.storage.recoverDue([], own, true);
    this.#started = true;
    await this.#claim();
  }

  /** Called when this server has stored work: claimed work begins now, other work when it is due. */
  stored(works: readonly DueWork[]): void {
    const { kinds } = this.#needs.share;
    const own = works.filter(({ kind }) => kinds.includes(kind));
    for (const work of claimedBy(own, kinds)) {
      if (work.claimed > 0) this.#begin(work);
      this.#wakeAt(Math.max(work.at, work.claimed));
    }
  }

  /** Another server may call this before this server has started: then it begins nothing. */
  again(kind?: DueKind): void {
    if (
      !this.#started ||
      this.#closed ||
      (kind !== undefined && !this.#needs.share.kinds.includes(kind))
    )
      return;
    this.#sleep?.();
    this.#awake();
  }

  close(): void {
    this.#closed = true;
    this.#sleep?.();
  }

  #wakeAt(at: number): void {
    if (this.#closed || at >= this.#wakes) return;
    const { clock } = this.#needs;
    this.#sleep?.();
    this.#wakes = at;
    this.#sleep = clock.after(at - clock.now(), () => this.#awake());
  }

  #awake(): void {
    this.#wakes = Number.POSITIVE_INFINITY;
    this.#claim().catch(() => undefined);
  }

  /** Claims only as much as it can begin: another server may be free. */
  async #claim(): Promise<void> {
    const { storage, clock, share, mayClaim } = this.#needs;
    this.#wakeAt(clock.now() + LOOK_MS);
    const room = share.most - this.#doing.size;
    if (room <= 0 || (mayClaim !== undefined && !(await mayClaim()))) return;
    const now = clock.now();
    const claim = { now, until: now + LEASE_MS, most: room, kinds: share.kinds };
    const { works, next } = await storage.claimDue(claim);
    for (const work of works) this.#begin(work);
    if (next !== undefined && works.length < room) this.#wakeAt(next);
  }

  #begin(work: DueWork): void {
    if (this.#closed) {
      this.#leave(work, this.#needs.clock.now());
      return;
    }
    const name = `${work.owner} ${work.kind} ${work.about}`;
    const known = this.#doing.get(name);
    if (known !== undefined) {
      // If this server renewed the claim too late, the later claim is also its own.
      known.work = work;
      return;
    }
    const doing: Doing = { work, cancel: () => undefined };
    this.#doing.set(name, doing);
    this.#needs.began(work.kind, Math.max(0, this.#needs.clock.now() - work.at));
    this.#hold(doing);
    void this.#do(doing).finally(() => {
      doing.cancel();
      this.#doing.delete(name);
      if (this.#doing.size === this.#needs.share.most - 1) this.again();
    });
  }

  /** Renews the claim while the work is being done. */
  #hold(doing: Doing): void {
    const { storage, clock } = this.#needs;
    doing.cancel = clock.after(LEASE_MS / 3, () => {
      const { work } = doing;
      const until = clock.now() + LEASE_MS;
      const held = (isHeld: boolean) => {
        if (isHeld && doing.work === work) doing.work = { ...work, claimed: until };
      };
      // If another server has claimed the work meanwhile, ending it here has no effect.
      storage.holdDue(work, until).then(held, () => undefined);
      this.#hold(doing);
    });
  }

  async #do(doing: Doing): Promise<void> {
    const { storage, clock, doers, log } = this.#needs;
    const { owner, kind } = doing.work;
    try {
      const outcome = await doers[kind](doing.work);
      // If the end of work cannot be stored now, the work is done again after its claim has
      // expired.
      if (outcome === 'nothing-to-do') {
        await storage.finishDue(doing.work, true).catch(() => undefined);
      } else if (outcome !== 'by-its-effect') this.#leave(doing.work, outcome);
      // The work was begun and not finished.
      else if (this.#closed) this.#leave(doing.work, clock.now());
    } catch (error) {
      if (isGone(error)) return;
      if (isLeft(error)) {
        log.error({ err: error, table: owner, kind }, 'A table cannot be played on and is left.');
        this.#leave(doing.work, clock.now() + LEFT_MS);
        return;
      }
      // Another server may be able to do it.
      this.#leave(doing.work, clock.now() + (this.#closed ? 0 : RETRY_MS));
    }
  }

  /** Gives work up: from the time `at` on any server may do it. */
  #leave(work: DueWork, at: number): void {
    this.#needs.storage.postponeDue(work, at, true).catch(() => undefined);
    this.#wakeAt(at);
  }
}

/** Combines several courses with different kinds of work, so that one never waits for another. */
export function together(courses: readonly DueCourse[]): DueCourse {
  return {
    start: async (longest, own) => {
      for (const course of courses) await course.start(longest, own);
    },
    stored: (works) => {
      for (const course of courses) course.stored(works);
    },
    again: (kind) => {
      for (const course of courses) course.again(kind);
    },
    close: () => {
      for (const course of courses) course.close();
    },
  };
}

/**
 * Pieces of work as a server stores them: those of its kinds are claimed for a lease, others are
 * not.
 */
function claimedBy(works: readonly DueWork[], kinds: readonly DueKind[]): readonly DueWork[] {
  return works.map((work) => {
    if (work.claimed === 0) return work;
    const claimed = kinds.includes(work.kind) ? work.claimed - CLAIM_MS + LEASE_MS : 0;
    return { ...work, claimed };
  });
}

/**
 * The storage of one of several servers.
 * @param kinds the kinds of due work that it does
 */
export function sharedStorage(storage: Storage, kinds: readonly DueKind[]): Storage {
  const operations = everyOperation((name, args) => {
    const run = storage[name] as (...args: readonly unknown[]) => Promise<unknown>;
    return isWrite(name) ? run(...args.map((each) => withClaims(each, kinds))) : run(...args);
  });
  return {
    ...(operations as unknown as Omit<Storage, 'close'>),
    close: () => storage.close(),
  };
}

/** An argument of a write in which all due work has claims, at any depth. */
function withClaims(argument: unknown, kinds: readonly DueKind[]): unknown {
  if (areWorks(argument)) return claimedBy(argument, kinds);
  if (Array.isArray(argument)) return argument.map((each) => withClaims(each, kinds));
  if (typeof argument !== 'object' || argument === null || argument instanceof Uint8Array) {
    return argument;
  }
  return Object.fromEntries(
    Object.entries(argument).map(([name, each]) => [name, withClaims(each, kinds)]),
  );
}

function areWorks(value: unknown): value is readonly DueWork[] {
  const isWork = (each: unknown) =>
    typeof each === 'object' && each !== null && 'owner' in each && 'claimed' in each;
  return Array.isArray(value) && value.length > 0 && value.every(isWork);
}
