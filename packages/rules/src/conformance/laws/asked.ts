import {
  type GameEvent,
  type Move,
  Moves,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../kernel/index.ts';
import { streamRandom } from '../stream.ts';
import type { Trial } from '../trial.ts';
import { type After, after } from './twins.ts';

/** The number of tried positions that look like the true one. */
const TWINS = 6;

/**
 * `asked`: a move is made in positions that look alike to a viewer. Suppose that one of them then
 * asks a seat, and another one asks nobody but looks as the first does after that seat's answer.
 * Then the viewer knows that no seat was asked, and so learns something secret. Orders are the same
 * in all positions: a viewer may see that an order answers for a seat.
 */
export function questionsTellNothing<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state } = trial;
  const deciders = seatsOf(game.deciders(state));
  if (deciders.length === 0 || !trial.holds('asked')) return;
  const random = trial.random('asked');
  const seat = random.pick(deciders);
  const move = trial.legal[seat].at(random.below(trial.legal[seat].count));
  for (const viewer of trial.someViewers(random)) {
    const view = game.view(state, viewer);
    const outcomes = [after(trial, state, seat, move, viewer)];
    // If the move reveals nothing, the law `twins` already checks that the results look alike.
    if (game.revealed(outcomes[0].state) === game.revealed(state)) continue;
    for (let count = 0; count < TWINS; count++) {
      const sample = game.sample(view, streamRandom('law', random.next()));
      const twin = withOrdersOf(trial, sample);
      if (game.check(twin, seat, move) === 0) {
        outcomes.push(after(trial, twin, seat, move, viewer));
      }
    }
    const text = `${seat} ${trial.print(move)}, seen by ${viewer}`;
    for (const asking of outcomes) {
      for (const other of outcomes) comparePair(trial, text, viewer, asking, other);
    }
  }
}

function comparePair<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  text: string,
  viewer: Viewer,
  asking: After<S, E>,
  other: After<S, E>,
): void {
  const { game } = trial;
  if (asking === other || !beginsWith(other.heard, asking.heard)) return;
  if (lookAlike(trial, asking.view, other.view)) return;
  for (const seat of seatsOf(game.deciders(asking.state))) {
    for (const answer of answersOf(trial, asking.state, seat)) {
      const answered = after(trial, asking.state, seat, answer, viewer);
      if (!lookAlike(trial, answered.view, other.view)) continue;
      const what = game.notation.print(asking.state, answer);
      trial.fail('asked', `${text}: it can be told that ${seat} was not asked for ${what}`);
      return;
    }
  }
}

const ANSWERS = new Moves();

function answersOf<S, O, E extends GameEvent>(
  { game }: Trial<S, O, E>,
  state: S,
  seat: Seat,
): readonly Move[] {
  game.legal(state, seat, ANSWERS);
  return ANSWERS.toArray();
}

/** Positions may differ in the count of revealed facts, which a question raises. */
function lookAlike<S, O, E extends GameEvent>({ game }: Trial<S, O, E>, one: S, two: S): boolean {
  const counts = [game.revealed(one), game.revealed(two)];
  return game
    .difference(one, two)
    .every(({ left, right }) => left === counts[0] && right === counts[1]);
}

function beginsWith(whole: readonly GameEvent[], part: readonly GameEvent[]): boolean {
  return (
    part.length <= whole.length &&
    part.every((event, index) => JSON.stringify(event) === JSON.stringify(whole[index]))
  );
}

/** A twin with the standing orders of the true position. */
function withOrdersOf<S, O, E extends GameEvent>(trial: Trial<S, O, E>, twin: S): S {
  const { game, state } = trial;
  let alike = twin;
  let apart = game.difference(state, alike).length;
  for (let seat = 0; seat < trial.seats; seat++) {
    game.orders(alike, seat, ANSWERS);
    for (const order of ANSWERS.toArray()) {
      const ordered = trial.fork(alike);
      game.apply(ordered, seat, order);
      const left = game.difference(state, ordered).length;
      if (left >= apart) continue;
      alike = ordered;
      apart = left;
    }
  }
  return alike;
}
