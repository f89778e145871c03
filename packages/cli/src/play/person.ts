import { type GameEvent, type Move, Moves, type Seat } from '@pangaea/rules/kernel';
import type { MenuItem } from '../screen/screen.ts';
import { readAnswer, type TypedAnswer } from './answer.ts';
import { menuLines } from './menu-lines.ts';
import type { Made, Session } from './session.ts';
import type { Ending, Terminal } from './terminal.ts';

/** A person at one seat. */
export class Person<S, O, E extends GameEvent> {
  readonly #session: Session<S, O, E>;
  readonly #terminal: Terminal<S, E>;
  readonly #seat: Seat;
  readonly #moves = new Moves();

  constructor(session: Session<S, O, E>, terminal: Terminal<S, E>, seat: Seat) {
    this.#session = session;
    this.#terminal = terminal;
    this.#seat = seat;
  }

  /** Lets the person decide until the segment is sent. */
  async decide(): Promise<Ending> {
    const { screen } = this.#terminal;
    if (screen.isNewTurn(this.#session.state)) this.#showTable();
    for (;;) {
      const done = this.#session.mayGoOn(this.#seat) ? await this.#next() : await this.#confirm();
      if (done !== undefined) return done;
    }
  }

  /** Reads one answer of a segment that is not over. */
  async #next(): Promise<Ending | undefined> {
    const { answers, say } = this.#terminal;
    const numbered = this.#showMenu();
    for (;;) {
      const given = await answers.ask(say.play.prompt);
      if (given === undefined) return this.#leave('silent');
      const answer = this.#read(given, numbered);
      if (answer.is === 'move') return this.#make(answer.move);
      if (answer.is === 'quit') return this.#leave('quit');
      if (answer.is === 'undo' && this.#undo()) return undefined;
      if (this.#reply(answer)) this.#showMenu();
    }
  }

  async #make(move: Move): Promise<Ending | undefined> {
    const made = this.#session.draft(this.#seat, move);
    if (this.#session.isRevealing) {
      this.#session.undo();
      return this.#reveal(move);
    }
    this.#report(made);
    return undefined;
  }

  /**
   * Asks before a move that reveals something hidden: the segment is sent with it, and the move
   * cannot be taken back. Before the answer, the position stays the one before the move, so that
   * nothing can be found out.
   */
  async #reveal(move: Move): Promise<Ending | undefined> {
    const { answers, confirms, say, screen, write } = this.#terminal;
    const { state } = this.#session;
    for (;;) {
      const given = confirms ? await answers.ask(say.play.confirmReveal) : '';
      if (given === undefined) return this.#leave('silent');
      const answer = this.#read(given, []);
      if (answer.is === 'nothing') {
        const made = this.#session.draft(this.#seat, move);
        this.#session.send();
        this.#report(made);
        return 'sent';
      }
      if (answer.is === 'quit') return this.#leave('quit');
      if (answer.is === 'undo') {
        write([say.play.undone(screen.label(state, move))]);
        return undefined;
      }
      if (answer.is !== 'move') this.#reply(answer);
    }
  }

  /**
   * Asks the last question of a segment, if the person wants to confirm segments; then sends the
   * segment.
   */
  async #confirm(): Promise<Ending | undefined> {
    const { answers, confirms, say } = this.#terminal;
    for (;;) {
      const given = confirms ? await answers.ask(say.play.confirm) : '';
      if (given === undefined) return this.#leave('silent');
      const answer = this.#read(given, []);
      if (answer.is === 'nothing') {
        this.#session.send();
        return 'sent';
      }
      if (answer.is === 'quit') return this.#leave('quit');
      if (answer.is === 'undo' && this.#undo()) return undefined;
      if (answer.is !== 'move') this.#reply(answer);
    }
  }

  #read(given: string, numbered: readonly Move[]): TypedAnswer {
    const { game, state } = this.#session;
    return readAnswer(given, game, state, this.#seat, numbered);
  }

  #report({ before, move, events, after }: Made<S, E>): void {
    const { screen, write } = this.#terminal;
    const { game } = this.#session;
    const heard = events.map((event) => game.seen(event, this.#seat));
    write(screen.report(before, this.#seat, move, heard, after));
  }

  /**
   * Takes the last drafted move back.
   * @returns false if there was nothing to take back; then a message says so
   */
  #undo(): boolean {
    const { say, screen, write } = this.#terminal;
    const undone = this.#session.undo();
    if (undone === undefined) {
      write([say.play.nothingToUndo]);
      return false;
    }
    write([say.play.undone(screen.label(undone.before, undone.move))]);
    return true;
  }

  #leave(ending: Ending): Ending {
    if (this.#session.drafted > 0) this.#terminal.write([this.#terminal.say.play.draftLost]);
    this.#session.forget();
    return ending;
  }

  /**
   * Answers a question.
   * @returns whether so much was printed that the menu must be shown again.
   */
  #reply(answer: TypedAnswer): boolean {
    const { log, say, screen, style, write } = this.#terminal;
    const { game, state } = this.#session;
    switch (answer.is) {
      case 'help':
        write(say.play.help(screen.help));
        return false;
      case 'table':
        this.#showTable();
        return true;
      case 'factions':
        write(screen.mats(state, style));
        return false;
      case 'orders': {
        game.orders(state, this.#seat, this.#moves);
        const lines = this.#moves
          .toArray()
          .map((move) => `  ${game.notation.print(state, move)}   ${screen.label(state, move)}`);
        write([screen.help.ordersHead, ...lines]);
        return false;
      }
      case 'log': {
        const lines = log(this.#seat).slice(-answer.lines);
        write(lines.length === 0 ? [say.play.logEmpty] : lines);
        return false;
      }
      case 'no-number':
        write([say.play.noNumber(answer.given, answer.most)]);
        return false;
      case 'several':
        write([say.play.several(answer.given, answer.matches)]);
        return false;
      case 'refused':
        write([screen.refusal(state, answer.refusal)]);
        return false;
      default:
        return false;
    }
  }

  #showTable(): void {
    const { screen, style, write } = this.#terminal;
    const { game, state } = this.#session;
    write(['', ...screen.table(game.view(state, this.#seat), this.#seat, style)]);
  }

  /** Lists the moves. @returns them by number, from 1 */
  #showMenu(): readonly Move[] {
    const { screen, style, write } = this.#terminal;
    const { game, state } = this.#session;
    game.legal(state, this.#seat, this.#moves);
    const groups = screen.menu(game.view(state, this.#seat), this.#seat, this.#moves);
    write(['', screen.question(state), ...menuLines(groups, style)]);
    return groups.flatMap(({ items }) => items.map(({ move }: MenuItem) => move));
  }
}
