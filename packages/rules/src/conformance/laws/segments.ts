import { type GameEvent, hasSeat, type Move, playSegment, seatsOf } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

const LONGEST = 6;

/** `segment`: moves of one seat sent together have the same result as sent one by one. */
export function segmentsAgree<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state, list } = trial;
  const random = trial.random('segment');
  const deciders = seatsOf(game.deciders(state));
  if (deciders.length === 0) return;
  const seat = random.pick(deciders);
  const single = trial.fork(state);
  const known = game.revealed(state);
  const moves: Move[] = [];
  const events: E[] = [];
  let open = true;
  while (open && moves.length < LONGEST) {
    game.legal(single, seat, list);
    const move = list.at(random.below(list.count));
    moves.push(move);
    game.apply(single, seat, move, events);
    open = hasSeat(game.deciders(single), seat) && game.revealed(single) === known;
  }
  const text = `seat ${seat} [${trial.printAll(moves)}]`;
  const sent = playSegment(game, state, seat, moves);
  if (!sent.ok) {
    trial.fail('segment', `${text}: refused, ${JSON.stringify(sent.error)}`);
    return;
  }
  trial.same('segment', `${text}: sent together`, single, sent.value.state);
  trial.sameJson('segment', `${text}: events`, events, sent.value.events);
  if (sent.value.open !== open) trial.fail('segment', `${text}: open is ${sent.value.open}`);
  if (open) return;
  game.legal(single, seat, list);
  const further = list.count > 0 ? list.at(0) : moves[0];
  if (list.count === 0 && game.check(single, seat, further) === 0) return;
  const more = playSegment(game, state, seat, [...moves, further]);
  if (more.ok || more.error.index !== moves.length) {
    trial.fail('segment', `${text}: a further move is not refused at its place`);
  }
}

/** `independent`: seats that decide at once can decide in any order, and do not see each other's choice. */
export function decidersAreIndependent<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, state, list } = trial;
  const deciders = seatsOf(game.deciders(state));
  if (deciders.length < 2) return;
  const random = trial.random('independent');
  const [one, two] = random.shuffle(deciders);
  if (trial.subject.firstCounts?.(state, one, two)) return;
  const first = trial.legal[one].at(random.below(trial.legal[one].count));
  const second = trial.legal[two].at(random.below(trial.legal[two].count));
  const text = `${one} ${trial.print(first)} and ${two} ${trial.print(second)}`;
  const forth = trial.fork(state);
  game.apply(forth, one, first);
  game.legal(forth, two, list);
  if (!trial.sameMoves('independent', `${text}: legal of the second`, trial.legal[two], list)) {
    return;
  }
  game.apply(forth, two, second);
  const back = trial.fork(state);
  game.apply(back, two, second);
  if (game.check(back, one, first) !== 0) {
    trial.fail('independent', `${text}: the first is refused when it comes second`);
    return;
  }
  game.apply(back, one, first);
  trial.same('independent', `${text}: in the other order`, forth, back);
}
