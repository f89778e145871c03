import { type GameEvent, Moves, type Random, type Seat, seatsOf } from '@pangaea/rules/kernel';
import type { Io } from '../io.ts';
import type { Player } from '../players/index.ts';
import { type Desk, type Ending, Person } from './person.ts';
import type { Session } from './session.ts';

/** Everybody at the table. */
export interface Company<S, O, E extends GameEvent> {
  /** The seat of the person. */
  readonly seat: Seat;
  /** By seat; that of the person is not used. */
  readonly bots: readonly Player<S, O, E>[];
  readonly random: Random;
}

/** Plays to the end, or until the person leaves. @returns how it ended: `sent` is the end of the game */
export async function playGame<S, O, E extends GameEvent>(
  session: Session<S, O, E>,
  { seat: own, bots, random }: Company<S, O, E>,
  desk: Desk<S, E>,
  io: Io,
): Promise<Ending> {
  const { game } = session;
  const { say, screen, write } = desk;
  const person = new Person(session, desk, own);
  const moves = new Moves();
  for (;;) {
    const deciders = seatsOf(game.deciders(session.state));
    if (deciders.length === 0) return 'sent';
    const seat = deciders.find((each) => each !== own);
    if (seat === undefined) {
      const ending = await person.decide();
      if (ending !== 'sent') return ending;
      continue;
    }
    if (io.interactive) io.err(`${say.play.thinking(screen.name(session.state, seat))}\r`);
    game.legal(session.state, seat, moves);
    const view = () => game.view(session.state, seat);
    const move = await bots[seat].choose({ game, seat, moves, random, view });
    const made = session.draft(seat, move);
    session.send();
    if (io.interactive) io.err('\u001b[K');
    write(screen.report(made.before, seat, move, made.events, session.state));
  }
}
