import {
  type GameEvent,
  type Move,
  Moves,
  onlyAnswer,
  type Random,
  type Seat,
  seatsOf,
  type Viewer,
} from '@pangaea/rules/kernel';
import type { Io } from '../io.ts';
import type { Player } from '../players/index.ts';
import { Keyboard } from './keyboard.ts';
import { Person } from './person.ts';
import type { Made, Session } from './session.ts';
import type { Ending, Terminal } from './terminal.ts';

/** Everybody at the table. */
export interface Players<S, O, E extends GameEvent> {
  /** The seats of people, in their order. */
  readonly people: readonly Seat[];
  /** By seat; the entries of people's seats are not used. */
  readonly bots: readonly Player<S, O, E>[];
  readonly random: Random;
}

/**
 * Plays to the end, or until the people leave.
 * @returns how it ended: `sent` means the end of the game
 */
export async function playGame<S, O, E extends GameEvent>(
  session: Session<S, O, E>,
  { people, bots, random }: Players<S, O, E>,
  terminal: Terminal<S, E>,
  io: Io,
): Promise<Ending> {
  const { game } = session;
  const { say, screen } = terminal;
  const keyboard = new Keyboard(session, terminal, people);
  const persons = new Map(people.map((seat) => [seat, new Person(session, terminal, seat)]));
  const moves = new Moves();
  for (;;) {
    const deciders = seatsOf(game.deciders(session.state));
    if (deciders.length === 0) return 'sent';
    const seat = deciders.find((each) => !people.includes(each));
    if (seat === undefined) {
      const next = keyboard.nextOf(deciders);
      // The bots have answered by then; otherwise a second person would see that there was no choice.
      const only = people.length === 1 ? onlyAnswer(game, session.state, next) : undefined;
      if (only !== undefined) {
        tellMove(session, terminal, send(session, next, only), keyboard.eyes);
        continue;
      }
      const ending = (await keyboard.seat(next)) ?? (await persons.get(next)?.decide()) ?? 'silent';
      if (ending !== 'sent') return ending;
      keyboard.heard(next);
      continue;
    }
    if (io.interactive) io.err(`${say.play.thinking(screen.name(session.state, seat))}\r`);
    game.legal(session.state, seat, moves);
    const view = () => game.view(session.state, seat);
    const answer = await bots[seat].choose({ game, seat, moves, random, view });
    if (io.interactive) io.err('\u001b[K');
    for (const move of typeof answer === 'number' ? [answer] : answer) {
      const made = send(session, seat, move);
      if (keyboard.tellsAtOnce) tellMove(session, terminal, made, keyboard.eyes);
    }
  }
}

function send<S, O, E extends GameEvent>(
  session: Session<S, O, E>,
  seat: Seat,
  move: Move,
): Made<S, E> {
  const made = session.draft(seat, move);
  session.send();
  return made;
}

/** The part of a move that a viewer may know: the move itself, if it is public, and its events. */
function tellMove<S, O, E extends GameEvent>(
  { game }: Session<S, O, E>,
  { screen, write }: Terminal<S, E>,
  { before, seat, move, events, after }: Made<S, E>,
  viewer: Viewer,
): void {
  const heard = events.map((event) => game.seen(event, viewer));
  write(
    game.hears(before, seat, move, viewer)
      ? screen.report(before, seat, move, heard, after)
      : heard.map((event) => screen.event(after, event)),
  );
}
