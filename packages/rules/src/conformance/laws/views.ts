import {
  type GameEvent,
  type Random,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';
import { leaks } from './leak.ts';
import { garbage } from './refusals.ts';

const ATTEMPTS = 8;

/**
 * Checks the laws `view`, `view-legal`, `view-apply`, `view-refusals`, `leak`, `revealed` and
 * `silence`.
 */
export function viewsAgree<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const random = trial.random('view');
  for (const viewer of trial.someViewers(random)) {
    const view = trial.game.view(trial.state, viewer);
    const text = JSON.stringify(trial.game.toJson(view));
    viewIsFinal(trial, view, text, viewer);
    leaks(trial, text, viewer);
    silenceIsKnown(trial, view, viewer);
    if (viewer === 'spectator') continue;
    ownMovesAreSeen(trial, view, viewer);
    refusedAlike(trial, [view], viewer, random);
    previewAgrees(trial, view, viewer, random);
  }
}

function viewIsFinal<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  view: S,
  text: string,
  viewer: Viewer,
): void {
  const { game, state } = trial;
  trial.same('view', `view of a view of ${viewer}`, view, game.view(view, viewer));
  if (game.seats(view) !== trial.seats) trial.fail('view', `${viewer} sees other seats`);
  if (game.deciders(view) !== game.deciders(state)) {
    trial.fail('view', `${viewer} sees other deciders: ${game.deciders(view)}`);
  }
  if (game.awaitsChance(view)) trial.fail('view', `the view of ${viewer} awaits chance`);
  trial.sameJson('view', `outcome for ${viewer}`, game.outcome(state), game.outcome(view));
  if (game.revealed(view) !== game.revealed(state)) {
    trial.fail('revealed', `${viewer} counts ${game.revealed(view)}, not ${game.revealed(state)}`);
  }
  const read = game.fromJson(JSON.parse(text));
  if (read.ok) trial.same('view', `view of ${viewer} through JSON`, view, read.value);
  else trial.fail('view', `view of ${viewer} as JSON: ${JSON.stringify(read.error)}`);
}

/** `silence`: all deciders may stay silent, or none. The move that stands for silence is legal and no secret. */
function silenceIsKnown<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  view: S,
  viewer: Viewer,
): void {
  const { game, state, seats } = trial;
  const deciders = seatsOf(game.deciders(state));
  const silent = deciders.filter((seat) => game.silence(state, seat) !== undefined);
  if (silent.length > 0 && silent.length < deciders.length) {
    trial.fail('silence', `of seats [${deciders}] only [${silent}] may stay silent`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const move = game.silence(state, seat);
    if (move !== game.silence(view, seat)) {
      trial.fail('silence', `seat ${seat} is silent otherwise in the view of ${viewer}`);
    }
    if (move !== undefined && !trial.legal[seat].includes(move)) {
      trial.fail('silence', `${seat} ${trial.print(move)} is not legal`);
    }
  }
}

/** `view-legal`, for a view or a sample of it. */
export function ownMovesAreSeen<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  alike: S,
  seat: Seat,
): void {
  const { game, list } = trial;
  game.legal(alike, seat, list);
  trial.sameMoves('view-legal', `legal of seat ${seat} in its view`, trial.legal[seat], list);
  game.orders(alike, seat, list);
  trial.sameMoves('view-legal', `orders of seat ${seat} in its view`, trial.orders[seat], list);
}

/** `view-refusals`: an illegal move gets the same answer at a position and at others that look the same. */
export function refusedAlike<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  alike: readonly S[],
  seat: Seat,
  random: Random,
): void {
  const { game, state } = trial;
  for (const move of garbage(trial, seat, random, ATTEMPTS)) {
    const code = game.check(state, seat, move);
    const why = code === 0 ? undefined : game.explain(state, seat, move);
    for (const other of alike) {
      const text = `${seat} ${trial.print(move)}`;
      if (game.check(other, seat, move) !== code) {
        trial.fail('view-refusals', `${text} is refused in one of two that look alike`);
      } else if (code !== 0) {
        trial.sameJson('view-refusals', text, why, game.explain(other, seat, move));
      }
    }
  }
}

/** `view-apply`: an own move, or order, made in the view. */
function previewAgrees<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  view: S,
  seat: Seat,
  random: Random,
): void {
  const { game, state, settings } = trial;
  for (const moves of [trial.legal[seat], trial.orders[seat]]) {
    if (moves.count === 0) continue;
    const tries = settings.everyStep ? Math.min(moves.count, 16) : 1;
    for (let attempt = 0; attempt < tries; attempt++) {
      const move = moves.at(random.below(moves.count));
      const after = trial.fork(state);
      const preview = trial.fork(view);
      const events: E[] = [];
      const expected: E[] = [];
      game.apply(after, seat, move, events);
      game.apply(preview, seat, move, expected);
      const text = `${seat} ${trial.print(move)} in the own view`;
      const reveals = game.revealed(after) !== game.revealed(state);
      if (reveals && game.awaitsChance(preview)) {
        if (game.deciders(preview) !== 0) trial.fail('view-apply', `${text}: deciders and chance`);
        continue;
      }
      if (!trial.same('view-apply', text, game.view(after, seat), preview)) return;
      const seen = (event: E) => game.seen(event, seat);
      trial.sameJson('view-apply', `${text}: events`, events.map(seen), expected.map(seen));
    }
  }
}
