import { firstSeat, Random, type Seat, seedFromNumber } from '@pangaea/rules/kernel';
import { Samples, Spending } from '../src/domain.ts';
import { type Evaluator, OPEN_LEVELS, OWN_POINTS } from '../src/index.ts';
import { type Considered, Planner } from '../src/planner.ts';
import type { Learner } from '../train/learners.ts';
import { beginTable } from './tables.ts';

/** A table of a game with a net, dealt by `beginTable`. */
export interface GreedyTable {
  readonly deal: number;
  readonly players: number;
  readonly variant: string;
}

/**
 * All seats play in this way: each makes the move that looks best within its own turn, for its own
 * points.
 */
export const GREEDY = { ...OPEN_LEVELS.intermediate.plan, measure: OWN_POINTS } as const;

/**
 * Plays a table to its end.
 * @param watch called before each decision
 * @returns points by seat
 */
export function playGreedily<S>(
  { game, judge }: Learner<S>,
  evaluator: Evaluator<S>,
  { deal, players, variant }: GreedyTable,
  watch: (state: S, seat: Seat, all: readonly Considered[], best: Considered) => void = () => {},
): readonly number[] {
  const planner = new Planner<S>({ game, evaluator, knowledge: judge }, GREEDY);
  const state: S = beginTable(game, players, deal, variant);
  const random = Random.fromSeed(seedFromNumber(~deal));
  const samples = new Samples<S>({ game }, state, random);
  planner.begin(samples, new Spending({ positions: Number.POSITIVE_INFINITY }));
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstSeat(deciders);
    const all = planner.look(state, seat);
    const best = all.reduce((one, each) => (each.value > one.value ? each : one));
    watch(state, seat, all, best);
    game.apply(state, seat, best.move);
    for (const move of best.rest) game.apply(state, seat, move);
  }
  return game.outcome(state)?.vp ?? [];
}

/** The differences between the predicted value of questions and the value of their best answers, in points. */
export interface Surprise {
  readonly mean: number;
  readonly count: number;
}

/**
 * Within a turn, if a question has too many answers, planners evaluate the position before the
 * answer. This compares that value with the value of the position after the best answer. Without
 * errors the mean is 0.
 */
export function surpriseOfQuestions<S>(
  learner: Learner<S>,
  evaluator: Evaluator<S>,
  tables: readonly GreedyTable[],
): Surprise {
  const { inputs, isTurn } = learner;
  const planner = new Planner<S>(
    { game: learner.game, evaluator, knowledge: learner.judge },
    GREEDY,
  );
  let sum = 0;
  let count = 0;
  for (const table of tables) {
    let last: Seat | undefined;
    playGreedily(learner, evaluator, table, (state, seat, all, best) => {
      const isWithin = seat === last && !isTurn(state) && inputs.stage(state, seat) !== undefined;
      last = seat;
      if (!isWithin || all.length <= GREEDY.branching) return;
      planner.begin(
        new Samples<S>({ game: learner.game }, state, Random.fromSeed(seedFromNumber(0))),
        new Spending({ positions: Number.POSITIVE_INFINITY }),
      );
      sum += best.value - planner.values([state], seat)[0];
      count++;
    });
  }
  return { mean: sum / count, count };
}
