import type { Game, Seat } from '@pangaea/rules/kernel';
import type { Evaluation, Evaluator } from '../evaluator.ts';
import { chancesOf } from '../evaluator.ts';
import type { Judge } from '../judge.ts';
import type { Inputs } from './inputs.ts';
import { CarriedNet, type NetWeights } from './net.ts';

const MOST_SEATS = 8;

/** A learned net as an evaluator; if the net does not apply, the judge is used. */
export function learnedEvaluator<S>(
  game: Pick<Game<S, never, never>, 'seats'>,
  judge: Judge<S>,
  inputs: Inputs<S>,
  weights: NetWeights,
): Evaluator<S> {
  const nets = Array.from({ length: MOST_SEATS }, () => new CarriedNet(weights));
  const told = new Int32Array(inputs.names.length + inputs.own.names.length);

  function pointsOf(state: S, seat: Seat): number | undefined {
    const stage = inputs.stage(state, seat);
    const kind = inputs.kind(state, seat);
    // A faction that was added after the training has no weights in the net.
    if (stage === undefined || kind >= weights.kinds) return undefined;
    inputs.write(state, seat, told);
    return inputs.points(state, seat) + nets[seat].output(told, kind, stage);
  }

  function evaluateOne(state: S, into: Evaluation, only?: Seat): void {
    const { points } = into;
    into.worth = 1;
    const seats = game.seats(state);
    for (let seat = only ?? 0; seat < (only === undefined ? seats : only + 1); seat++) {
      const found = pointsOf(state, seat);
      if (found === undefined) {
        into.worth = judge.judge(state, points, only);
        break;
      }
      points[seat] = found;
    }
    if (only === undefined) chancesOf(points, seats, into.worth, into.chances);
  }

  return {
    batch: 1,
    evaluate(states, count, into, only) {
      for (let n = 0; n < count; n++) evaluateOne(states[n], into[n], only);
    },
  };
}
