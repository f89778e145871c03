import { type GameEvent, type Move, packMove, type Random, type Seat } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

const ATTEMPTS = 24;

/** `garbage`, `explain`: every illegal input is refused, with a reason. */
export function garbageIsRefused<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const random = trial.random('garbage');
  for (let seat = 0; seat < trial.seats; seat++) {
    for (const move of garbage(trial, seat, random, ATTEMPTS)) refuse(trial, seat, move);
  }
  strangersAreRefused(trial, random);
  numbersBesideMovesAreRefused(trial);
}

/** Fails unless `check` and the lists agree about this move. */
function refuse<S, O, E extends GameEvent>(trial: Trial<S, O, E>, seat: Seat, move: Move): void {
  const { game, state } = trial;
  const code = game.check(state, seat, move);
  if (code === 0) {
    if (!trial.allowed(seat, move)) {
      trial.fail('garbage', `${seat} ${trial.print(move)} (${move}) passes and is not listed`);
    }
    return;
  }
  if (trial.allowed(seat, move)) {
    trial.fail('garbage', `${seat} ${trial.print(move)} is listed and refused`);
    return;
  }
  trial.tally.refused(code);
  if (game.refusals[code] === undefined) {
    trial.fail('explain', `${seat} ${trial.print(move)}: code ${code} is not in the closed set`);
    return;
  }
  const why = game.explain(state, seat, move);
  if (why.code !== game.refusals[code]) {
    const detail = `check says ${game.refusals[code]}, explain ${why.code}`;
    trial.fail('explain', `${seat} ${trial.print(move)}: ${detail}`);
  }
  for (const [name, value] of Object.entries(why.params)) {
    if (typeof value === 'string' || Number.isFinite(value)) continue;
    trial.fail('explain', `${why.code}: ${name} is neither text nor number`);
  }
}

/** Numbers that contain the bits of a legal move and are no move. */
function numbersBesideMovesAreRefused<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  for (let seat = 0; seat < trial.seats; seat++) {
    const { list, count } = trial.legal[seat];
    if (count === 0) continue;
    for (const beside of [list[0] + 0.5, list[0] + 2 ** 32, list[0] - 2 ** 32]) {
      refuse(trial, seat, beside);
    }
  }
}

/**
 * Seats that do not exist at the table may do nothing, even if their bits equal those of an
 * existing seat.
 */
function strangersAreRefused<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  random: Random,
): void {
  for (const stranger of [-1, trial.seats, 31, 32, 32 + random.below(trial.seats), 99]) {
    const seat = random.below(trial.seats);
    for (const moves of [trial.legal[seat], trial.orders[seat]]) {
      if (moves.count > 0) refuse(trial, stranger, moves.at(random.below(moves.count)));
    }
  }
}

/** Moves that may or may not be legal: random bits, moves of earlier positions or other seats, and slightly changed ones. */
export function garbage<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  seat: Seat,
  random: Random,
  count: number,
): Move[] {
  return Array.from({ length: count }, () => {
    const other = trial.legal[random.below(trial.seats)];
    const own = trial.legal[seat];
    switch (random.below(5)) {
      case 0:
        return random.next() | 0;
      case 1:
        return randomMove(random);
      case 2:
        return trial.memory.length > 0 ? random.pick(trial.memory) : -1;
      case 3:
        return other.count > 0 ? other.at(random.below(other.count)) : randomMove(random);
      default: {
        const near = own.count > 0 ? own.at(random.below(own.count)) : randomMove(random);
        return near ^ (1 << random.below(32));
      }
    }
  });
}

function randomMove(random: Random): Move {
  const small = () => random.below(random.pick([2, 8, 64, 256]));
  return packMove(random.below(random.pick([8, 32, 64])), small(), small(), small());
}
