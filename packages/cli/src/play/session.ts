import {
  type Game,
  type GameEvent,
  hasSeat,
  type Move,
  printCommand,
  type Seat,
} from '@pangaea/rules/kernel';
import type { RecordFile } from '../record/record-file.ts';

/** A move that was made, with the position before it. */
export interface Made<S, E> {
  readonly before: S;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly E[];
  readonly after: S;
}

/** A record without its commands. */
export type RecordHead = Omit<RecordFile, 'commands'>;

/** A game in progress: the moves that were sent, and the draft of the present segment. */
export class Session<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  readonly #head: RecordHead;
  readonly #commands: string[];
  readonly #events: E[];
  #sent: S;
  #draft: Made<S, E>[] = [];

  /** @param played commands and events up to `state` */
  constructor(
    game: Game<S, O, E>,
    head: RecordHead,
    state: S,
    played: { readonly commands: readonly string[]; readonly events: readonly E[] },
  ) {
    this.game = game;
    this.#head = head;
    this.#sent = state;
    this.#commands = [...played.commands];
    this.#events = [...played.events];
  }

  /** The position with the draft. */
  get state(): S {
    return this.#draft.at(-1)?.after ?? this.#sent;
  }

  /** Moves that can still be taken back. */
  get drafted(): number {
    return this.#draft.length;
  }

  /** The events so far, without those of the draft. */
  get events(): readonly E[] {
    return this.#events;
  }

  /** The commands sent so far, as a record. */
  record(): RecordFile {
    return { ...this.#head, commands: [...this.#commands] };
  }

  /** Whether the seat may add a move to its draft: not after another seat decides or a secret was revealed. */
  mayGoOn(seat: Seat): boolean {
    return !this.isRevealing && hasSeat(this.game.deciders(this.state), seat);
  }

  /** Whether something hidden was revealed in the draft. */
  get isRevealing(): boolean {
    return this.game.revealed(this.state) !== this.game.revealed(this.#sent);
  }

  /** Adds a legal move to the draft. */
  draft(seat: Seat, move: Move): Made<S, E> {
    const before = this.state;
    const after = this.game.slot(before);
    this.game.copy(before, after);
    const events: E[] = [];
    this.game.apply(after, seat, move, events);
    const made = { before, seat, move, events, after };
    this.#draft.push(made);
    return made;
  }

  /** Takes the last drafted move back. */
  undo(): Made<S, E> | undefined {
    return this.#draft.pop();
  }

  /** Makes the draft final. */
  send(): void {
    for (const made of this.#draft) {
      const text = this.game.notation.print(made.before, made.move);
      this.#commands.push(printCommand(made.seat, text));
      this.#events.push(...made.events);
    }
    this.#sent = this.state;
    this.#draft = [];
  }

  /** Throws the draft away. */
  forget(): void {
    this.#draft = [];
  }
}
