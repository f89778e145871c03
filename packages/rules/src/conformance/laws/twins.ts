import {
  canFollow,
  type GameEvent,
  type Move,
  type Random,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../kernel/index.ts';
import { streamRandom } from '../stream.ts';
import type { Trial } from '../trial.ts';
import { ownMovesAreSeen, refusedAlike } from './views.ts';

/** `sample`, `secrets`, `twins`, `seen`, and the laws of views between two samples of one view. */
export function twinsLookAlike<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state } = trial;
  const random = trial.random('twins');
  for (const viewer of trial.someViewers(random)) {
    const view = game.view(state, viewer);
    const path = [random.next(), random.next()] as const;
    const one = game.sample(view, streamRandom('law', path[0]));
    const again = game.sample(view, streamRandom('law', path[0]));
    const two = game.sample(view, streamRandom('law', path[1]));
    trial.same('sample', `two samples for ${viewer} with equal generators`, one, again);
    trial.same('sample', `the view of ${viewer} after sampling`, game.view(state, viewer), view);
    for (const sample of [one, two]) samplesAgree(trial, sample, view, viewer);
    countSecrets(trial, viewer, [one, two]);
    if (viewer !== 'spectator') {
      refusedAlike(trial, [one, two], viewer, random);
      ownMovesAreSeen(trial, two, viewer);
    }
    playTwins(trial, [one, two], viewer, random);
    hearsWhatIsKnown(trial, viewer, random);
  }
}

/**
 * `hears`: if two moves lead to different positions that look alike to the viewer, the viewer may
 * not learn which of the moves was made.
 */
function hearsWhatIsKnown<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  viewer: Viewer,
  random: Random,
): void {
  const { game, state } = trial;
  const seat = random.below(trial.seats);
  for (const moves of [trial.legal[seat], trial.orders[seat]]) {
    if (moves.count === 0) continue;
    const move = moves.at(random.below(moves.count));
    const text = trial.print(move);
    if (!game.hears(state, seat, move, seat))
      trial.fail('hears', `seat ${seat} not its own ${text}`);
    if (viewer === seat || !game.hears(state, seat, move, viewer)) continue;
    const first = after(trial, state, seat, move, viewer);
    const second = after(trial, state, seat, moves.at(random.below(moves.count)), viewer);
    if (game.difference(first.state, second.state).length === 0) continue;
    if (game.difference(first.view, second.view).length === 0) {
      trial.fail('hears', `${viewer} hears ${text} of seat ${seat}`);
    }
    if (!canFollow(game, [state, first.state], seat, move, viewer)) continue;
    const followed = after(trial, game.view(state, viewer), seat, move, viewer);
    trial.sameJson('hears', `${viewer} follows ${text}`, first.heard, followed.heard);
  }
}

function samplesAgree<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  sample: S,
  view: S,
  viewer: Viewer,
): void {
  const { game, subject } = trial;
  trial.same('sample', `view of a sample for ${viewer}`, view, game.view(sample, viewer));
  if (game.awaitsChance(sample)) trial.fail('sample', `a sample for ${viewer} awaits chance`);
  const [complaint] = subject.conserved(sample);
  if (complaint !== undefined) trial.fail('sample', `a sample for ${viewer}: ${complaint}`);
}

function countSecrets<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  viewer: Viewer,
  samples: readonly S[],
): void {
  const { game, subject, state, tally } = trial;
  const secrets = subject.secrets(state, viewer);
  for (const sample of samples) {
    const varied = new Set(game.difference(state, sample).map((each) => each.field));
    for (const field of secrets) tally.secret(viewer, field, varied.has(field));
  }
}

/** Makes the same move in positions that look alike to the viewer. */
function playTwins<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  alike: readonly S[],
  viewer: Viewer,
  random: Random,
): void {
  const { game, state } = trial;
  const deciders = seatsOf(game.deciders(state));
  if (deciders.length === 0) return;
  const seat = random.pick(deciders);
  const moves = trial.legal[seat];
  const move = moves.at(random.below(moves.count));
  const other = moves.at(random.below(moves.count));
  const text = `${seat} ${trial.print(move)}, seen by ${viewer}`;
  const first = after(trial, state, seat, move, viewer);
  for (const event of first.heard) {
    trial.sameJson('seen', `${text}: heard twice`, event, game.seen(event, viewer));
  }
  for (const twin of alike) {
    if (game.check(twin, seat, move) !== 0) continue;
    const second = after(trial, twin, seat, move, viewer);
    const reveals = [first, second].some(
      (each) => game.revealed(each.state) !== game.revealed(state),
    );
    if (!reveals) trial.same('twins', text, first.view, second.view);
    // The viewer may have seen different revealed facts, although by chance the positions now look
    // alike.
    if (reveals && nobodyCanTell(trial, first.state, second.state)) continue;
    hearAlike(trial, text, first, second);
  }
  if (other !== move && seat !== viewer) {
    const second = after(trial, state, seat, other, viewer);
    if (game.difference(first.state, second.state).length === 0) return;
    hearAlike(trial, `${text}, or ${trial.print(other)}`, first, second);
  }
}

/** Whether two positions differ only in what is secret from every viewer. */
function nobodyCanTell<S, O, E extends GameEvent>(trial: Trial<S, O, E>, one: S, two: S): boolean {
  const secrets = trial.viewers().map((viewer) => new Set(trial.subject.secrets(one, viewer)));
  return trial.game
    .difference(one, two)
    .every(({ field }) => secrets.every((secret) => secret.has(field)));
}

/** A move that was made, with the view and the events that a viewer got of it. */
export interface After<S, E> {
  readonly state: S;
  readonly view: S;
  readonly heard: readonly E[];
}

export function after<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  from: S,
  seat: Seat,
  move: Move,
  viewer: Viewer,
): After<S, E> {
  const { game } = trial;
  const state = trial.fork(from);
  const events: E[] = [];
  game.apply(state, seat, move, events);
  const heard = events.map((event) => game.seen(event, viewer));
  return { state, view: game.view(state, viewer), heard };
}

/** `seen`: if two positions look alike, the events that led there must have looked alike too. */
function hearAlike<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  text: string,
  first: After<S, E>,
  second: After<S, E>,
): void {
  if (trial.game.difference(first.view, second.view).length > 0) return;
  trial.sameJson('seen', text, first.heard, second.heard);
}
