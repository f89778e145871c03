import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type NetSizes, type NetWeights, rowsOf } from '../src/learned/net.ts';
import type { StoredGame } from './taught-games.ts';
import { LearningNet, type Lesson, type Lessons, netMemory } from './values-fit.ts';
import { lessonsOf } from './values-play.ts';

/** The number of lessons in one step. */
const TOGETHER = 256;

/** The layers that change: all, or only those behind the first layer. */
export const LAYERS = ['all', 'later'] as const;

/** How a finished net learns from games of better players. */
export interface TaughtSettings {
  /** The weight of the game's result against the value that was expected a turn later. */
  readonly lambda: number;
  /** The share of lessons from usual games; there the net keeps its answers. */
  readonly kept: number;
  readonly rate: number;
  readonly layers: (typeof LAYERS)[number];
  readonly seed: number;
  /** The number of steps between two looks at the games left out. */
  readonly every: number;
  /** The most looks, and how many of them may bring no gain before the training ends. */
  readonly looks: number;
  readonly patience: number;
}

/**
 * The error of a net in one round: the mean of its answers minus the points that came, and the root
 * of the mean square.
 */
export interface RoundError {
  readonly round: number;
  readonly count: number;
  readonly mean: number;
  readonly root: number;
}

/** Lessons whose targets are the results of the games. */
export function resultsOfGames(games: readonly StoredGame[]): readonly Lessons[] {
  return games.map(({ entries, vp }) => {
    const plain = entries.map((list) => list.map(({ instead: _, ...entry }) => entry));
    return lessonsOf(plain, vp, 1);
  });
}

/**
 * The round of a stage; 0 before the first one. Each half of the stages is for other numbers of
 * players.
 */
function roundOf(stage: number, { stages }: NetSizes): number {
  return Math.ceil((stage % (stages / 2)) / 2);
}

/** The errors of a net by round. */
export function errorsOf(
  net: Pick<LearningNet, 'output'>,
  sizes: NetSizes,
  games: readonly Lessons[],
): readonly RoundError[] {
  const sums: { count: number; sum: number; squares: number }[] = [];
  for (const lessons of games) {
    for (let lesson = 0; lesson < lessons.count; lesson++) {
      const off = net.output(lessons, lesson) - lessons.targets[lesson];
      const round = roundOf(lessons.stages[lesson], sizes);
      sums[round] ??= { count: 0, sum: 0, squares: 0 };
      sums[round].count++;
      sums[round].sum += off;
      sums[round].squares += off * off;
    }
  }
  return sums.flatMap(({ count, sum, squares }, round) => [
    { round, count, mean: sum / count, root: Math.sqrt(squares / count) },
  ]);
}

/** The error in all rounds together. */
export function rootOf(errors: readonly RoundError[]): number {
  const all = errors.reduce((sum, { count }) => sum + count, 0);
  return Math.sqrt(errors.reduce((sum, { count, root }) => sum + count * root * root, 0) / all);
}

/** A game as if the net that played had expected more in each stage. */
function expecting(game: StoredGame, shifts: readonly number[]): StoredGame {
  const entries = game.entries.map((list) =>
    list.map((entry) => {
      const shift = shifts[entry.stage];
      const { expected, instead } = entry;
      return {
        ...entry,
        expected: expected + shift,
        ...(instead === undefined ? {} : { instead: instead + shift }),
      };
    }),
  );
  return { ...game, entries };
}

/**
 * By stage, how many points more came than the net expected. Points after a move that was only
 * tried do not count: there the game is worth as much as was expected of the best move.
 */
function shiftsOf(games: readonly StoredGame[], { stages }: NetSizes): readonly number[] {
  let shifts: readonly number[] = Array(stages).fill(0);
  // The expectations of best moves are shifted too.
  for (let time = 0; time < 3; time++) {
    const sums = Array.from({ length: stages }, () => ({ count: 0, sum: 0 }));
    for (const game of games) {
      const { entries, vp } = expecting(game, shifts);
      const { targets } = lessonsOf(entries, vp, 1);
      // The order of `lessonsOf`.
      const all = game.entries.flatMap((list) => list.toReversed());
      for (const [lesson, { expected, points, stage }] of all.entries()) {
        sums[stage].count++;
        sums[stage].sum += targets[lesson] - (expected - points);
      }
    }
    shifts = sums.map(({ count, sum }) => (count === 0 ? 0 : sum / count));
  }
  return shifts;
}

/** Lessons of a game in which the net keeps its answers. */
function keeping(game: StoredGame): Lessons {
  const lessons = lessonsOf(game.entries, game.vp, 1);
  const all = game.entries.flatMap((list) => list.toReversed());
  for (const [lesson, { expected, points }] of all.entries()) {
    lessons.targets[lesson] = expected - points;
  }
  return lessons;
}

/** The same net with other answers: in each stage `shifts[stage]` points more. */
function shiftedBy(weights: NetWeights, shifts: readonly number[]): NetWeights {
  const out = weights.out.slice();
  for (const [stage, shift] of shifts.entries()) {
    out[stage * (weights.second + 1) + weights.second] += shift;
  }
  return { ...weights, out };
}

/** Games for learning, and games left out. */
export interface TaughtGames {
  readonly taught: readonly StoredGame[];
  readonly usual: readonly StoredGame[];
  readonly leftOut: readonly StoredGame[];
}

/** The result of a training. */
export interface TaughtNet {
  readonly weights: NetWeights;
  /**
   * The errors on games left out: of the net before the training, of that net with one number more
   * for each stage, and of the net after the training.
   */
  readonly before: readonly RoundError[];
  readonly shifted: readonly RoundError[];
  readonly after: readonly RoundError[];
  readonly steps: number;
}

/**
 * Trains a net further, and takes it as it was when its error on the games left out was least.
 * @param tell called with the number of steps and the error after each look
 */
export function trainFurther(
  weights: NetWeights,
  scales: readonly number[],
  { taught, usual, leftOut }: TaughtGames,
  settings: TaughtSettings,
  tell: (steps: number, error: number) => void,
): TaughtNet {
  const memory = netMemory(weights);
  const net = new LearningNet(weights, scales, memory).take(weights);
  /** The net as it is used in play. */
  const played = new LearningNet(weights, scales, { ...memory, numbers: memory.averages });
  const shifts = shiftsOf(taught, weights);
  const lessons = taught.map((game) => {
    const { entries, vp } = expecting(game, shifts);
    return lessonsOf(entries, vp, settings.lambda);
  });
  const kept = usual.map((game) => keeping(expecting(game, shifts)));
  const results = resultsOfGames(leftOut);
  const before = errorsOf(played, weights, results);
  net.take(shiftedBy(weights, shifts));
  const shifted = errorsOf(played, weights, results);
  const first = memory.numbers.slice(0, rowsOf(weights) * (weights.first + 1));
  const random = Random.fromSeed(seedFromNumber(settings.seed));
  const [one, other] = [picker(lessons, random), picker(kept, random)];
  let best = { weights: net.weights(), after: shifted, steps: 0 };
  tell(0, rootOf(shifted));
  let since = 0;
  for (let look = 1; look <= settings.looks && since < settings.patience; look++) {
    for (let step = 0; step < settings.every; step++) {
      const some = Array.from({ length: TOGETHER }, (_, at) =>
        at < settings.kept * TOGETHER ? other() : one(),
      );
      net.learn(some, settings.rate);
      if (settings.layers === 'later') {
        memory.numbers.set(first);
        memory.averages.set(first);
      }
    }
    const after = errorsOf(played, weights, results);
    const steps = look * settings.every;
    tell(steps, rootOf(after));
    since++;
    if (rootOf(after) < rootOf(best.after)) {
      best = { weights: net.weights(), after, steps };
      since = 0;
    }
  }
  return { ...best, before, shifted };
}

/** Picks lessons at random, each with the same probability. */
function picker(games: readonly Lessons[], random: Random): () => Lesson {
  const ends: number[] = [];
  let count = 0;
  for (const lessons of games) {
    count += lessons.count;
    ends.push(count);
  }
  return () => {
    const at = random.below(count);
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at < ends[middle]) high = middle;
      else low = middle + 1;
    }
    return { lessons: games[low], lesson: at - (low === 0 ? 0 : ends[low - 1]) };
  };
}
