import { type GameEvent, plainText, type Seat, type Viewer } from '@pangaea/rules/kernel';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Clears the window of a terminal, and the lines that scrolled out of it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/**
 * The person at the keyboard, if several people share it. In a game with hands nobody may see
 * another person's hand: before a hand is shown, the screen is cleared and the keyboard changes
 * hands. After that, the new person sees the events in between, as that seat may know them.
 */
export class Keyboard<S, O, E extends GameEvent> {
  readonly #session: Session<S, O, E>;
  readonly #terminal: Terminal<S, E>;
  readonly #people: readonly Seat[];
  /** By seat: the number of events that have been shown. */
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

  /** The viewer for whom moves of others are shown immediately. */
  get eyes(): Viewer {
    return this.#people.length === 1 ? this.#people[0] : 'spectator';
  }

  /**
   * Whether moves of others are shown when they are made. If hands are hidden from each other, each
   * person sees them later.
   */
  get tellsAtOnce(): boolean {
    return !this.#hasCurtain;
  }

  /**
   * The seat that decides next among several: the one of the person at the keyboard, if possible.
   */
  nextOf(seats: readonly Seat[]): Seat {
    return seats.find((seat) => seat === this.#owner) ?? seats[0];
  }

  /**
   * Asks the person of a seat to come to the keyboard.
   * @returns the end of the game if nobody does
   */
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

  /**
   * Changes the person: the one before hides the hand, and nothing is shown until the next person
   * is there.
   */
  async #passOn(from: Seat | undefined, to: Seat): Promise<'quit' | 'silent' | undefined> {
    const { interactive, say, screen } = this.#terminal;
    const name = screen.name(this.#session.state, to);
    const hidden =
      interactive && from !== undefined ? await this.#curtain(say.play.hide) : undefined;
    return hidden ?? (await this.#curtain(say.play.curtain(name)));
  }

  /** Waits for Enter, and then clears a terminal. */
  async #curtain(question: string): Promise<'quit' | 'silent' | undefined> {
    const { answers, interactive, write } = this.#terminal;
    const given = await answers.ask(question);
    if (given === undefined) return 'silent';
    if (/^q(uit)?$/i.test(plainText(given))) return 'quit';
    if (interactive) write([CLEAR]);
    answers.forget();
    return undefined;
  }

  /**
   * Notes that the seat knows all events so far: those of its own move were shown when it was made.
   */
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
