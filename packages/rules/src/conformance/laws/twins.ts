import { type GameEvent, type Random, seatsOf, type Viewer } from '../../kernel/index.ts';
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
    playTwins(trial, [trial.fork(state), one, two], viewer, random);
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

/** The same move in positions that look alike to the viewer. */
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
  const move = trial.legal[seat].at(random.below(trial.legal[seat].count));
  if (alike.some((each) => game.check(each, seat, move) !== 0)) return;
  const known = game.revealed(state);
  const heard = alike.map((each) => {
    const events: E[] = [];
    game.apply(each, seat, move, events);
    return events.map((event) => game.seen(event, viewer));
  });
  const text = `${seat} ${trial.print(move)}, seen by ${viewer}`;
  for (const event of heard[0]) {
    trial.sameJson('seen', `${text}: heard twice`, event, game.seen(event, viewer));
  }
  if (alike.some((each) => game.revealed(each) !== known)) return;
  const views = alike.map((each) => game.view(each, viewer));
  for (const other of [1, 2]) {
    trial.sameJson('seen', text, heard[0], heard[other]);
    trial.same('twins', text, views[0], views[other]);
  }
}
