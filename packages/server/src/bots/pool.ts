import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { FairQueue, type Owner } from '../fair-queue.ts';
import type { BotAnswer, BotQuestion } from './question.ts';

/** The processes in which bots think; tests replace them. */
export type Thinker = Pick<BotPool, 'think'>;

export interface BotPoolSettings {
  /** The number of processes that one owner may use at once. */
  readonly processes: number;
  /** Further processes, for owners with fewer thinking bots. */
  readonly kept: number;
  /** How long a bot may think about one decision. */
  readonly budgetMs: number;
  /** A bot is killed this long after its budget. */
  readonly graceMs: number;
  /**
   * Additional time for a process's first decision in a game, in which it starts and loads the
   * game.
   */
  readonly startMs: number;
  /** The program of the process; tests use their own. */
  readonly program: URL;
}

export const BOT_POOL: BotPoolSettings = {
  processes: Math.max(1, availableParallelism() - 1),
  kept: 1,
  budgetMs: 3_000,
  graceMs: 2_000,
  startMs: 15_000,
  program: new URL('./child.ts', import.meta.url),
};

/** Options of one task. */
export interface TaskOptions {
  /** The task takes turns with the tasks of other owners. */
  readonly owner?: Owner;
  /**
   * For an answer in secret: it comes before other decisions of its owner, and takes this many
   * milliseconds in any case.
   */
  readonly secretMs?: number;
  /** Nobody is waiting for this move: decisions that people wait for come first. */
  readonly unhurried?: boolean;
}

interface Task {
  readonly question: BotQuestion;
  /** The first name of the owner, by which its processes are counted. */
  readonly owner: string;
  /** Called with undefined if the bot failed or was stopped. */
  readonly resolve: (commands: readonly string[] | undefined) => void;
}

/** A bot may exceed its budget by this much before it notices. */
const OVERRUN_MS = 50;

/** A place for one process; the process is restarted when it fails. */
interface Slot {
  child: ChildProcess | undefined;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Games that the process has loaded, known from its answers. */
  loaded: Set<string>;
}

/**
 * Processes in which bots think, with a lower priority than the server, one move each at a time.
 * Owners take turns, and no owner ever has all processes: a person who plays against one bot does
 * not wait for the many bots of another person.
 */
export class BotPool {
  readonly #settings: BotPoolSettings;
  readonly #slots: Slot[];
  readonly #hurried = new FairQueue<Task>();
  readonly #unhurried = new FairQueue<Task>();
  /** Running and ending processes, each with a promise that resolves when it has ended. */
  readonly #alive = new Map<ChildProcess, Promise<void>>();
  #asked = 0;
  #closed = false;

  constructor(settings: BotPoolSettings = BOT_POOL) {
    this.#settings = settings;
    this.#slots = Array.from({ length: settings.processes + settings.kept }, () => ({
      child: undefined,
      task: undefined,
      timer: undefined,
      loaded: new Set(),
    }));
  }

  /** The number of processes that may think at a time. */
  get places(): number {
    return this.#slots.length;
  }

  /** The number of decisions on which no process works yet. */
  get waiting(): number {
    return this.#hurried.size + this.#unhurried.size;
  }

  /** The number of processes in which a bot thinks. */
  get thinking(): number {
    return this.#slots.filter(({ task }) => task !== undefined).length;
  }

  /** @returns the moves, or undefined if the bot gave none in time */
  think(
    question: Omit<BotQuestion, 'ask' | 'budgetMs' | 'leastMs'>,
    { owner = [''], secretMs, unhurried = false }: TaskOptions = {},
  ): Promise<readonly string[] | undefined> {
    return new Promise((resolve) => {
      if (this.#closed) {
        resolve(undefined);
        return;
      }
      const budgetMs = Math.min(this.#settings.budgetMs, secretMs ?? Number.POSITIVE_INFINITY);
      const leastMs = secretMs === undefined ? 0 : budgetMs + OVERRUN_MS;
      const asked = { ...question, ask: ++this.#asked, budgetMs, leastMs };
      const task = { question: asked, owner: owner[0], resolve };
      if (unhurried) this.#unhurried.put(owner, task);
      else this.#hurried.put(owner, task, secretMs === undefined ? 1 : 0);
      this.#assign();
    });
  }

  /** Drops decisions about which no bot has begun to think. */
  drain(): void {
    const waiting = [...this.#hurried.clear(), ...this.#unhurried.clear()];
    for (const { resolve } of waiting) resolve(undefined);
  }

  /** Stops every bot and waits until its process has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    this.drain();
    for (const slot of this.#slots) this.#stop(slot);
    await Promise.all(this.#alive.values());
  }

  #assign(): void {
    for (const slot of this.#slots) {
      if (slot.task !== undefined) continue;
      const may = (owner: string) => this.#atWorkFor(owner) < this.#settings.processes;
      const task = this.#hurried.take(may) ?? this.#unhurried.take(may);
      if (task === undefined) return;
      slot.task = task;
      try {
        this.#give(slot, task.question);
      } catch {
        // No process could be started, as when memory is short. In a later turn of the event loop,
        // since stopping assigns the next task.
        setImmediate(() => {
          if (slot.task === task) this.#stop(slot);
        });
      }
    }
  }

  /** @throws Error if the process cannot be started */
  #give(slot: Slot, question: BotQuestion): void {
    const { budgetMs, graceMs, startMs } = this.#settings;
    slot.child ??= this.#start(slot);
    const patience = budgetMs + graceMs + (slot.loaded.has(question.game) ? 0 : startMs);
    slot.timer = setTimeout(() => this.#stop(slot), patience);
    slot.child.send(question);
  }

  #atWorkFor(owner: string): number {
    return this.#slots.filter(({ task }) => task?.owner === owner).length;
  }

  #start(slot: Slot): ChildProcess {
    slot.loaded.clear();
    const child = fork(this.#settings.program, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (child.pid !== undefined) {
      try {
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // The process has ended already; its exit is handled below.
      }
    }
    child.on('message', ({ ask, commands }: BotAnswer) => {
      if (slot.task?.question.ask !== ask) return;
      clearTimeout(slot.timer);
      const { question, resolve } = slot.task;
      slot.loaded.add(question.game);
      slot.task = undefined;
      resolve(commands);
      this.#assign();
    });
    const { promise: end, resolve: ended } = Promise.withResolvers<void>();
    this.#alive.set(child, end);
    const gone = () => {
      if (slot.child === child) this.#stop(slot);
      this.#alive.delete(child);
      ended();
    };
    child.on('exit', gone);
    child.on('error', () => {
      if (slot.child === child) this.#stop(slot);
      // A process that could not be started has no exit event.
      if (child.pid === undefined) gone();
    });
    return child;
  }

  #stop(slot: Slot): void {
    const { child, task } = slot;
    clearTimeout(slot.timer);
    slot.child = undefined;
    slot.task = undefined;
    child?.kill('SIGKILL');
    task?.resolve(undefined);
    if (!this.#closed) this.#assign();
  }
}
