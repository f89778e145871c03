import {
  type GameRecord,
  hasSeat,
  type Move,
  printCommand,
  refusal,
  type SeenRecord,
  seatsOf,
  type Viewer,
} from '@pangaea/rules/kernel';
import { type Branch, beginningAt, type Grown, grow } from '../../game/branch.ts';
import { extend } from '../../game/extend.ts';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import { hides } from '../../game/rules.ts';
import type { BotClient } from '../bots/client.ts';
import { questionOf } from '../local/bot-turns.ts';
import type { Player, Sent, TablePort, TableState } from '../port.ts';
import type { Shelf } from '../storage.ts';
import { type Store, store } from '../store.ts';
import { keepSketch, keptSketch, type Others, type Sketch } from './kept-sketch.ts';

/** The table from which a sketch is made. */
export interface Sketched {
  /** The id of the table, under which the sketch is stored. */
  readonly id: string;
  readonly players: readonly Player[];
  /** The game as the viewer may know it. */
  readonly history: AnyHistory;
  readonly viewer: Viewer;
  /** The seat whose turns are planned; undefined for a spectator. */
  readonly own: number | undefined;
  /** The number of steps before the branch that is begun with. */
  readonly from: number;
  /** The first moves of a new branch. */
  readonly moves?: readonly string[];
  /**
   * Whether bots may help with this game now (`mayAskBots`): people may come to the table
   * meanwhile.
   */
  hasBots(): boolean;
  record(): Promise<GameRecord | SeenRecord>;
}

/** The dependencies of a sketch; tests pass their own. */
export interface SketchSurroundings {
  readonly shelf: Shelf;
  now(): number;
  newId(): string;
  /** A random number for drawing hidden facts, and for the choices of bots. */
  chance(): number;
  /** The name of the branch of this number, from 0. */
  nameOf(number: number): string;
  readonly bots: BotClient;
  readonly budgetMs: number;
  /** The move with which a seat skips: it passes, or takes nothing. */
  leave(state: unknown, seat: number): Move | undefined;
}

/** The state of a sketch, in addition to that of its table. */
export interface SketchState extends Sketch, Grown {
  readonly branch: Branch;
  /** The seat whose turns are planned; undefined if there is none. */
  readonly own: number | undefined;
  /** Whether a bot is thinking. */
  readonly isThinking: boolean;
  /** Whether the game of the branch is over. */
  readonly isAtEnd: boolean;
  /** Whether hidden facts must be drawn at random before it can continue. */
  readonly isHidden: boolean;
}

/** A board for trying moves: a copy of a game, on which one person moves for all seats. */
export interface SketchTable {
  readonly port: TablePort;
  readonly of: Sketched;
  current(): SketchState;
  subscribe(changed: () => void): () => void;
  /** The game of a branch that is not shown. */
  grown(branch: Branch): Grown;
  show(id: string): void;
  /** Adds a branch: from a moment of the game, otherwise a copy of the shown one. */
  add(from?: number, moves?: readonly string[]): void;
  rename(id: string, name: string): void;
  /** Removes a branch; of the last one only its moves. */
  remove(id: string): void;
  /** Takes back moves of the shown branch until this many are left. */
  backTo(moves: number): void;
  /** Takes back the last move that was made by hand, and the answers to it. */
  back(): void;
  /** Draws the hidden facts at random; if they were drawn before, draws again. */
  draw(): void;
  others(others: Others): void;
}

/** More consecutive moves of others than this mean an error. */
const MOST_IN_A_ROW = 200;
/** The level of bots that answer in a sketch. */
const LEVEL = 'strong';

/**
 * Whether only bots play against the person at this device, or the game is over. An imported record
 * may be of a game that people play elsewhere, so it is treated in the same way until its end.
 */
export function mayAskBots({ players }: Pick<TableState, 'players'>, isOver: boolean): boolean {
  if (isOver) return true;
  const people = players.filter(({ kind }) => kind !== 'bot');
  return people.length <= 1 && people.every(({ kind }) => kind === 'here');
}

export function sketchTable(of: Sketched, around: SketchSurroundings): SketchTable {
  return new OpenedSketch(of, around).table();
}

class OpenedSketch {
  readonly #of: Sketched;
  readonly #around: SketchSurroundings;
  /**
   * Raised when the branch changes in another way than by an answer: answers to earlier questions
   * are ignored.
   */
  #course = 0;
  #isThinking = false;
  #sketch: Sketch;
  #grown: Grown;
  readonly #state: Store<SketchState>;
  readonly #table: Store<TableState>;

  constructor(of: Sketched, around: SketchSurroundings) {
    this.#of = of;
    this.#around = around;
    this.#sketch = this.#first();
    this.#grown = this.#grow(this.#branch);
    this.#state = store(this.#shown());
    this.#table = store(this.#tabled());
  }

  table(): SketchTable {
    return {
      of: this.#of,
      current: this.#state.current,
      subscribe: this.#state.subscribe,
      grown: (branch) => (branch.id === this.#sketch.shown ? this.#grown : this.#grow(branch)),
      show: (id) => this.#show(id),
      add: (from, moves) => this.#add(from, moves),
      rename: (id, name) => this.#rename(id, name),
      remove: (id) => this.#remove(id),
      backTo: (moves) => this.#change(this.#withMoves(this.#made().slice(0, moves))),
      back: () => this.#back(),
      draw: () => this.#draw(),
      others: (others) => {
        this.#change({ ...this.#sketch, others: this.#allowed(others) });
        this.#goOn();
      },
      port: {
        current: this.#table.current,
        subscribe: this.#table.subscribe,
        send: (seat, version, commands) => this.#send(seat, version, commands),
        record: this.#of.record,
        close: () => {
          this.#course++;
          this.#around.bots.close();
          this.#state.close();
          this.#table.close();
        },
      },
    };
  }

  /** The stored branches, and one that begins where the sketch is opened. */
  #first(): Sketch {
    const { id, history, from, moves } = this.#of;
    const at = beginningAt(history, from);
    const kept = keptSketch(this.#around.shelf, id);
    const others = this.#allowed(kept?.others ?? 'by-hand');
    const branches = kept?.branches.filter((each) => each.from <= history.steps.length) ?? [];
    const fitting = moves === undefined ? branches.filter((each) => each.from === at) : [];
    const here = fitting.find((each) => each.id === kept?.shown) ?? fitting.at(-1);
    if (here !== undefined) return { branches, shown: here.id, others };
    // An empty branch is not stored as a branch of its own.
    const used = branches.filter((each) => each.moves.length > 0);
    const made = this.#newBranch(used, at, moves ?? []);
    return { branches: [...used, made], shown: made.id, others };
  }

  #newBranch(beside: readonly Branch[], from: number, moves: readonly string[]): Branch {
    const { nameOf, newId } = this.#around;
    const taken = new Set(beside.map(({ name }) => name));
    let number = 0;
    while (taken.has(nameOf(number))) number++;
    return { id: newId(), name: nameOf(number), from, moves };
  }

  get #branch(): Branch {
    const { branches, shown } = this.#sketch;
    return branches.find(({ id }) => id === shown) ?? branches[0];
  }

  #grow(branch: Branch): Grown {
    return grow(this.#of.history, this.#of.viewer, branch);
  }

  #allowed(others: Others): Others {
    return others === 'bots' && !this.#of.hasBots() ? 'by-hand' : others;
  }

  get #own(): number | undefined {
    return this.#of.own ?? this.#grown.history.steps.slice(this.#branch.from)[0]?.seat;
  }

  /** Whether seats have secrets that were not drawn. */
  get #isHiding(): boolean {
    const { game, start } = this.#of.history;
    return hides(game, start) && this.#branch.drawn === undefined;
  }

  #shown(): SketchState {
    const { viewer } = this.#of;
    const { game: rules } = this.#of.history.game.book;
    const now = stateAt(this.#grown.history);
    const isMine = typeof viewer === 'number' && hasSeat(rules.deciders(now), viewer);
    const isAtEnd = rules.outcome(now) !== undefined;
    const isHidden = !isAtEnd && (rules.awaitsChance(now) || (this.#isHiding && !isMine));
    const branch = this.#branch;
    const isThinking = this.#isThinking;
    return {
      ...this.#sketch,
      ...this.#grown,
      branch,
      own: this.#own,
      isThinking,
      isAtEnd,
      isHidden,
    };
  }

  #tabled(): TableState {
    const { id, players, viewer } = this.#of;
    const { history } = this.#grown;
    const { game } = history;
    const isHiding = this.#isHiding;
    return {
      id: `sketch-${id}`,
      draftsAs: `sketch-${id}-${this.#branch.id}`,
      game,
      // A seat with an unknown hand cannot be moved.
      players: players.map(
        (_, seat): Player =>
          isHiding && seat !== viewer
            ? { kind: 'away', name: '', joined: true }
            : { kind: 'here', name: '' },
      ),
      deciders: this.#shown().isHidden ? 0 : game.book.game.deciders(stateAt(history)),
      as: () => history,
      thinking: [],
      connection: 'here',
      isSketch: true,
    };
  }

  #change(next: Sketch, isAnswer = false): void {
    if (!isAnswer) {
      this.#course++;
      this.#isThinking = false;
    }
    this.#sketch = next;
    this.#grown = this.#grow(this.#branch);
    keepSketch(this.#around.shelf, this.#of.id, next, this.#around.now());
    this.#tell();
  }

  #tell(): void {
    this.#table.set(this.#tabled());
    this.#state.set(this.#shown());
  }

  /** The sketch with another shown branch. */
  #with(change: Partial<Branch>): Sketch {
    const { id } = this.#branch;
    const { branches } = this.#sketch;
    const next = branches.map((each) => (each.id === id ? { ...each, ...change } : each));
    return { ...this.#sketch, branches: next };
  }

  #withMoves(moves: readonly string[]): Sketch {
    return this.#with({ moves });
  }

  /** The moves that could be made; those that became impossible are left out with the next change. */
  #made(): readonly string[] {
    return this.#branch.moves.slice(0, this.#grown.made);
  }

  #show(id: string): void {
    const isKnown = this.#sketch.branches.some((each) => each.id === id);
    if (isKnown) this.#change({ ...this.#sketch, shown: id });
  }

  #add(from?: number, moves: readonly string[] = []): void {
    const { branches } = this.#sketch;
    const copied = this.#branch;
    const next =
      from === undefined
        ? { ...this.#newBranch(branches, copied.from, this.#made()), drawn: copied.drawn }
        : this.#newBranch(branches, beginningAt(this.#of.history, from), moves);
    this.#change({ ...this.#sketch, branches: [...branches, next], shown: next.id });
  }

  #rename(id: string, name: string): void {
    const named = name.trim();
    const branches = this.#sketch.branches.map((each) =>
      each.id === id && named !== '' ? { ...each, name: named } : each,
    );
    this.#change({ ...this.#sketch, branches });
  }

  #remove(id: string): void {
    const { shown } = this.#sketch;
    const branches = this.#sketch.branches.filter((each) => each.id !== id);
    const last = branches.at(-1);
    if (last === undefined) this.#change(this.#withMoves([]));
    else this.#change({ ...this.#sketch, branches, shown: id === shown ? last.id : shown });
  }

  #back(): void {
    const lines = this.#made();
    const own = this.#sketch.others === 'by-hand' ? undefined : this.#own;
    const last = lines.findLastIndex((line) => own === undefined || line.startsWith(`${own} `));
    this.#change(this.#withMoves(lines.slice(0, Math.max(0, last))));
  }

  #draw(): void {
    this.#change(this.#with({ moves: this.#made(), drawn: this.#around.chance() }));
  }

  async #send(seat: number, version: number, commands: readonly string[]): Promise<Sent> {
    let { history } = this.#grown;
    if (version !== history.steps.length) return { ok: false, refusal: refusal('stale') };
    for (const command of commands) {
      const next = extend(history, seat, command);
      if (!next.ok) return { ok: false, refusal: next.error };
      history = next.value;
    }
    this.#change(this.#withMoves([...this.#made(), ...lines(seat, commands)]));
    this.#goOn();
    return { ok: true };
  }

  /** Lets the other seats move as set, until the own seat must decide. */
  #goOn(): void {
    const own = this.#own;
    if (own === undefined || this.#shown().isHidden) return;
    if (this.#sketch.others === 'pass') this.#keepOut(own);
    if (this.#sketch.others === 'bots') void this.#askBots(own, ++this.#course);
  }

  /**
   * The first of the other seats that has to decide; none while the own seat has to, because its
   * moves are never made automatically.
   */
  #other(history: AnyHistory, own: number): number | undefined {
    const deciders = history.game.book.game.deciders(stateAt(history));
    return hasSeat(deciders, own) ? undefined : seatsOf(deciders)[0];
  }

  #keepOut(own: number): void {
    const made: string[] = [];
    let { history } = this.#grown;
    const { game: rules } = history.game.book;
    for (let count = 0; count < MOST_IN_A_ROW; count++) {
      const now = stateAt(history);
      const seat = this.#other(history, own);
      const move = seat === undefined ? undefined : this.#around.leave(now, seat);
      if (seat === undefined || move === undefined) break;
      const command = rules.notation.print(now, move);
      const next = extend(history, seat, command);
      if (!next.ok) break;
      history = next.value;
      made.push(...lines(seat, [command]));
    }
    if (made.length > 0) this.#change(this.#withMoves([...this.#made(), ...made]), true);
  }

  async #askBots(own: number, asked: number): Promise<void> {
    const { bots, budgetMs, chance } = this.#around;
    for (let count = 0; count < MOST_IN_A_ROW && this.#of.hasBots(); count++) {
      const { history } = this.#grown;
      const seat = this.#other(history, own);
      if (seat === undefined || this.#shown().isHidden) break;
      if (!this.#isThinking) {
        this.#isThinking = true;
        this.#tell();
      }
      const question = questionOf(history.game, seat, stateAt(history));
      const commands = await bots
        .ask({ ...question, level: LEVEL, budgetMs, seed: chance() })
        .catch(() => undefined);
      if (asked !== this.#course) return;
      if (commands === undefined) break;
      this.#change(this.#withMoves([...this.#made(), ...lines(seat, commands)]), true);
      // A refused command would be tried again and again.
      if (this.#grown.history.steps.length === history.steps.length) break;
    }
    this.#isThinking = false;
    this.#tell();
  }
}

/** Commands of a seat as records have them. */
function lines(seat: number, commands: readonly string[]): readonly string[] {
  return commands.map((command) => printCommand(seat, command));
}
