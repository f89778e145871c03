import { type GameEvent, parseRecord, replay, rulesVersionOf } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/**
 * `outcome`: points for every seat; rank is one more than the number of seats with more points, or with
 * as many and a better tie-break.
 */
export function outcomeIsSound<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const outcome = trial.game.outcome(trial.state);
  if (outcome === undefined) return;
  const { vp, rank } = outcome;
  const tieBreak = outcome.tieBreak ?? vp.map(() => 0);
  const isAhead = (one: number, other: number) =>
    vp[one] > vp[other] || (vp[one] === vp[other] && tieBreak[one] > tieBreak[other]);
  const expected = vp.map((_, seat) => 1 + vp.filter((_own, other) => isAhead(other, seat)).length);
  const whole = [...vp, ...tieBreak].every((points) => Number.isInteger(points));
  const same = rank.every((place, seat) => place === expected[seat]);
  if (!whole || !same || vp.length !== trial.seats || rank.length !== trial.seats) {
    trial.fail('outcome', `points [${vp}], ranks [${rank}], expected [${expected}]`);
  }
}

/** `replay`: the record of the game, through text, gives the same position. */
export function replayGivesSame<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { game, given, seed, commands } = trial;
  const { id } = game;
  const rulesVersion = rulesVersionOf(game.optionsOf(trial.state));
  const text = JSON.stringify({ game: id, rulesVersion, options: given, seed, commands });
  const record = parseRecord(JSON.parse(text));
  if (!record.ok) {
    trial.fail('replay', `the record is refused: ${JSON.stringify(record.error)}`);
    return;
  }
  const played = replay(game, record.value);
  if (played.ok) {
    trial.same('replay', 'replayed', trial.state, played.value);
    return;
  }
  const { index, refusal } = played.error;
  trial.fail('replay', `command ${index} '${commands[index]}': ${JSON.stringify(refusal)}`);
}
