import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import type { BotAnswer, BotQuestion } from './question.ts';

export interface CrewSettings {
  readonly processes: number;
  /** How long a bot may think about one move. */
  readonly budgetMs: number;
  /** After its budget and this long a bot is stopped. */
  readonly graceMs: number;
  /** What a new process may take to load the rules, besides the deadline of its first move. */
  readonly startMs: number;
  /** The bots' program; tests have their own. */
  readonly program: URL;
}

export const CREW: CrewSettings = {
  processes: Math.max(1, availableParallelism() - 1),
  budgetMs: 3_000,
  graceMs: 2_000,
  startMs: 15_000,
  program: new URL('./child.ts', import.meta.url),
};

/** How a thought stands among others. */
export interface Manner {
  /** An answer in secret: it comes first, and takes so many milliseconds, whatever there is to think about. */
  readonly secretMs?: number;
  /** Nobody waits for it: it comes after those that somebody waits for. */
  readonly unhurried?: boolean;
}

interface Thought {
  readonly question: BotQuestion;
  /** Lower ones come first. */
  readonly rank: number;
  /** Nothing when the bot failed or was stopped. */
  readonly resolve: (command: string | undefined) => void;
}

/** What a bot may take more than it has until it notices. */
const OVERRUN_MS = 50;

interface Desk {
  child: ChildProcess | undefined;
  thought: Thought | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Processes in which bots think, at the lowest priority, one move each at a time. */
export class Crew {
  readonly #settings: CrewSettings;
  readonly #desks: Desk[];
  readonly #queue: Thought[] = [];
  #asked = 0;
  #closed = false;

  constructor(settings: CrewSettings = CREW) {
    this.#settings = settings;
    this.#desks = Array.from({ length: settings.processes }, () => ({
      child: undefined,
      thought: undefined,
      timer: undefined,
    }));
  }

  /** @returns the command, or nothing when the bot gave none in time. */
  think(
    question: Omit<BotQuestion, 'ask' | 'budgetMs' | 'leastMs'>,
    { secretMs, unhurried = false }: Manner = {},
  ): Promise<string | undefined> {
    return new Promise((resolve) => {
      if (this.#closed) {
        resolve(undefined);
        return;
      }
      const budgetMs = Math.min(this.#settings.budgetMs, secretMs ?? Number.POSITIVE_INFINITY);
      const leastMs = secretMs === undefined ? 0 : budgetMs + OVERRUN_MS;
      const rank = unhurried ? 2 : secretMs === undefined ? 1 : 0;
      const behind = this.#queue.findIndex((other) => other.rank > rank);
      const asked = { ...question, ask: ++this.#asked, budgetMs, leastMs };
      this.#queue.splice(behind < 0 ? this.#queue.length : behind, 0, {
        ...{ question: asked, rank, resolve },
      });
      this.#hand();
    });
  }

  close(): void {
    this.#closed = true;
    for (const { resolve } of this.#queue.splice(0)) resolve(undefined);
    for (const desk of this.#desks) this.#drop(desk);
  }

  #hand(): void {
    for (const desk of this.#desks) {
      if (desk.thought !== undefined) continue;
      const thought = this.#queue.shift();
      if (thought === undefined) return;
      desk.thought = thought;
      const { budgetMs, graceMs, startMs } = this.#settings;
      const patience = budgetMs + graceMs + (desk.child === undefined ? startMs : 0);
      desk.child ??= this.#hire(desk);
      desk.timer = setTimeout(() => this.#drop(desk), patience);
      desk.child.send(thought.question);
    }
  }

  #hire(desk: Desk): ChildProcess {
    const child = fork(this.#settings.program, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (child.pid !== undefined) {
      try {
        setPriority(child.pid, constants.priority.PRIORITY_LOW);
      } catch {
        // Gone already; its exit is noticed below.
      }
    }
    child.on('message', ({ ask, command }: BotAnswer) => {
      if (desk.thought?.question.ask !== ask) return;
      clearTimeout(desk.timer);
      const { resolve } = desk.thought;
      desk.thought = undefined;
      resolve(command);
      this.#hand();
    });
    const gone = () => {
      if (desk.child === child) this.#drop(desk);
    };
    child.on('error', gone);
    child.on('exit', gone);
    return child;
  }

  #drop(desk: Desk): void {
    const { child, thought } = desk;
    clearTimeout(desk.timer);
    desk.child = undefined;
    desk.thought = undefined;
    child?.kill('SIGKILL');
    thought?.resolve(undefined);
    if (!this.#closed) this.#hand();
  }
}
