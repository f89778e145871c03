import { type GameEvent, plainText, type Seat, type Viewer } from '@pangaea/rules/kernel';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Clears the window of a terminal, and the lines that scrolled out of it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/**
 * The person at the keyboard, when several people share it. In a game with hands nobody sees another's:
 * before one is shown the keyboard is passed on behind a curtain, and what happened meanwhile is then
 * told as its new owner may hear it.
 */
export class Keyboard<S, O, E extends GameEvent> {
  readonly #session: Session<S, O, E>;
  readonly #terminal: Terminal<S, E>;
  readonly #people: readonly Seat[];
  /** By seat: the number of events that have been told. */
  readonly #told = new Map<Seat, number>();
  #owner: Seat | undefined;

  constructor(session: Session<S, O, E>, terminal: Terminal<S, E>, people: readonly Seat[]) {
    this.#session = session;
    this.#terminal = terminal;
    this.#people = people;
    this.#owner = people.length === 1 ? people[0] : undefined;
    for (const seat of people) this.#told.set(seat, session.events.length);
  }

  /** Whether the screen shows something that not all people here may see. */
  get #hasCurtain(): boolean {
    return this.#people.length > 1 && this.#terminal.screen.hasHands;
  }

  /** The viewer for whom moves of others are told at once. */
  get eyes(): Viewer {
    return this.#people.length === 1 ? this.#people[0] : 'spectator';
  }

  /** Whether moves of others are told when they are made. Behind a curtain each person is told later. */
  get tellsAtOnce(): boolean {
    return !this.#hasCurtain;
  }

  /** The one of some seats that decides next: that of the person at the keyboard, if possible. */
  nextOf(seats: readonly Seat[]): Seat {
    return seats.find((seat) => seat === this.#owner) ?? seats[0];
  }

  /** Asks the person of a seat to sit down. @returns the end of the game if nobody does */
  async seat(seat: Seat): Promise<'quit' | 'silent' | undefined> {
    const before = this.#owner;
    this.#owner = seat;
    if (!this.#hasCurtain) {
      const { say, screen, write } = this.#terminal;
      if (before !== seat) write(['', say.play.nowDecides(screen.name(this.#session.state, seat))]);
      return undefined;
    }
    const left = before === seat ? undefined : await this.#passOn(before, seat);
    if (left === undefined) this.#recount(seat);
    return left;
  }

  /** The curtain: who sat here hides their hand, and nothing is shown until the other is there. */
  async #passOn(from: Seat | undefined, to: Seat): Promise<'quit' | 'silent' | undefined> {
    const { interactive, say, screen } = this.#terminal;
    const name = screen.name(this.#session.state, to);
    const hidden =
      interactive && from !== undefined ? await this.#curtain(say.play.hide) : undefined;
    return hidden ?? (await this.#curtain(say.play.curtain(name)));
  }

  /** Waits for Enter, and wipes a terminal then. */
  async #curtain(question: string): Promise<'quit' | 'silent' | undefined> {
    const { answers, interactive, write } = this.#terminal;
    const given = await answers.ask(question);
    if (given === undefined) return 'silent';
    if (/^q(uit)?$/i.test(plainText(given))) return 'quit';
    if (interactive) write([CLEAR]);
    answers.forget();
    return undefined;
  }

  /** The events of the seat's own move were told when it was made. */
  heard(seat: Seat): void {
    this.#told.set(seat, this.#session.events.length);
  }

  #recount(seat: Seat): void {
    const { log, say, write } = this.#terminal;
    const lines = log(seat).slice(this.#told.get(seat));
    if (lines.length > 0) write([say.play.meanwhile, ...lines.map((line) => `  ${line}`)]);
    this.heard(seat);
  }
}
