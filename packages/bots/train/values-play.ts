import { firstSeat, Random, type Seat, seedFromNumber } from '@pangaea/rules/kernel';
import { beginTable } from '../bench/tables.ts';
import type { Budget, SearchingLevel } from '../src/bot.ts';
import { type Domain, Samples, Spending } from '../src/domain.ts';
import { Evaluation, type Evaluator, judgeEvaluator, OWN_POINTS } from '../src/evaluator.ts';
import type { Judge } from '../src/judge.ts';
import { learnedEvaluator } from '../src/learned/evaluator.ts';
import { type NetWeights, rowOf } from '../src/learned/net.ts';
import { type Considered, Planner } from '../src/planner.ts';
import { Search } from '../src/search.ts';
import { OPEN_LEVELS, type PlannerSettings, type SearchSettings } from '../src/settings.ts';
import type { Learner } from './learners.ts';
import type { Lessons } from './values-fit.ts';

/** Settings of games to learn from. */
export interface PlaySettings {
  /** The weight of the game's result against the value that was expected a turn later. */
  readonly lambda: number;
  /**
   * Each entry gives the share of decisions in which a seat does not take the best move, and the
   * share of seats for which this holds.
   */
  readonly tries: readonly { readonly share: number; readonly seats: number }[];
  /** A move that is this many points behind the best one is tried e times less often. */
  readonly warmth: number;
  /** The number of plans that are followed at a time; 0 if seats plan only their own turn. */
  readonly width: number;
  readonly candidates: number;
  /**
   * The share of games in which other players have about half of the seats. The net learns nothing
   * from those seats.
   */
  readonly others: number;
  /**
   * A level that decides for the seats, with the net; its games are better than those of seats that
   * plan only their own turn.
   */
  readonly teacher?: SearchingLevel;
  /** The most positions that a decision may look at; no limit if left out. */
  readonly positions?: number;
}

/** A table to be played. */
export interface LessonTask {
  readonly deal: number;
  readonly players: number;
  readonly variant: string;
}

/** The result of a game, with its lessons. */
export interface LessonGame extends LessonTask {
  readonly vp: readonly number[];
  readonly lessons: Lessons;
}

/** The result of a game, with the positions of each seat in the order of the game. */
export interface RecordedGame {
  readonly vp: readonly number[];
  readonly entries: readonly (readonly Entry[])[];
}

export const PLAY: PlannerSettings = { ...OPEN_LEVELS.intermediate.plan, measure: OWN_POINTS };

/** Settings of a level that plans a round, and does not play its plans on. */
export function narrow({
  width,
  candidates,
}: Pick<PlaySettings, 'width' | 'candidates'>): SearchSettings {
  const { master } = OPEN_LEVELS;
  const plans = { ...master.beam.open, width };
  return {
    ...master,
    own: PLAY,
    policy: PLAY,
    beam: {
      ...master.beam,
      candidates,
      roundsAhead: 0,
      open: plans,
      toTheEnd: plans,
      lastRound: { ...master.beam.lastRound, width },
    },
    lines: 1,
  };
}

/** A position of a seat, and the points that were expected there. */
export interface Entry {
  readonly stage: number;
  readonly points: number;
  readonly expected: number;
  readonly rows: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** The points that were expected of the best move, if another move was tried. */
  instead?: number;
}

/** The players of a net or a judge; both plan in the same way. */
class Thinker<S> {
  readonly planner: Planner<S>;
  readonly evaluator: Evaluator<S>;
  readonly #search: Search<S> | undefined;
  readonly #isSearched: (state: S) => boolean;
  readonly #budget: Budget;

  constructor(learner: Learner<S>, evaluator: Evaluator<S>, settings: PlaySettings) {
    const { teacher, width, positions = Number.POSITIVE_INFINITY } = settings;
    this.#budget = { positions };
    const knowledge = judgeFor(learner, settings);
    const domain: Domain<S> = { game: learner.game, evaluator, knowledge };
    this.evaluator = evaluator;
    this.planner = new Planner(domain, PLAY);
    if (teacher !== undefined) this.#search = new Search(domain, OPEN_LEVELS[teacher]);
    else this.#search = width > 0 ? new Search(domain, narrow(settings)) : undefined;
    // A level also searches at questions within a turn.
    this.#isSearched = teacher === undefined ? learner.isTurn : () => true;
  }

  /** The move to make, and all moves that were considered. */
  choose(state: S, seat: Seat, random: Random): { best: Considered; all: readonly Considered[] } {
    const all = this.planner.look(state, seat);
    const best = all.reduce((one, each) => (each.value > one.value ? each : one));
    if (this.#search === undefined || all.length === 1 || !this.#isSearched(state))
      return { best, all };
    const move = this.#search.choose(state, seat, random, this.#budget);
    return { best: all.find((each) => each.move === move) ?? best, all };
  }
}

/** The judge of the players. */
function judgeFor<S>({ judge, judgeOf }: Learner<S>, { teacher }: PlaySettings): Judge<S> {
  return teacher === undefined ? judge : judgeOf(teacher);
}

const UNLIMITED = { positions: Number.POSITIVE_INFINITY };

/** Plays games and collects lessons from them. */
export class LessonPlayer<S> {
  readonly #learner: Learner<S>;
  readonly #settings: PlaySettings;
  readonly #own: Thinker<S>;
  readonly #others: readonly Thinker<S>[];
  readonly #told: Int32Array;
  readonly #found = [new Evaluation()];

  /**
   * @param weights the net; without it the judge plays
   * @param older earlier nets for the other players; the judge is also one of these
   */
  constructor(
    learner: Learner<S>,
    settings: PlaySettings,
    weights: NetWeights | undefined,
    older: readonly NetWeights[],
  ) {
    const { game, inputs } = learner;
    const judge = judgeFor(learner, settings);
    const thinker = (each: NetWeights | undefined) =>
      new Thinker(
        learner,
        each === undefined
          ? judgeEvaluator(game, judge)
          : learnedEvaluator(game, judge, inputs, each),
        settings,
      );
    this.#learner = learner;
    this.#settings = settings;
    this.#own = thinker(weights);
    this.#others = [undefined, ...older].map(thinker);
    this.#told = new Int32Array(inputs.names.length + inputs.own.names.length);
  }

  /** Plays a table to its end. The same task always gives the same game. */
  play(task: LessonTask): LessonGame {
    const { vp, entries } = this.record(task);
    return { ...task, vp, lessons: lessonsOf(entries, vp, this.#settings.lambda) };
  }

  /** Plays a table to its end, and returns the positions of each seat before targets are made. */
  record(task: LessonTask): RecordedGame {
    const { game, isTurn } = this.#learner;
    const state: S = beginTable(game, task.players, task.deal, task.variant);
    const random = Random.fromSeed(seedFromNumber(~task.deal));
    const entries: Entry[][] = Array.from({ length: task.players }, () => []);
    const seated = this.#seat(task.players, random);
    const tries = entries.map(() => this.#triesOf(random));
    const samples = new Samples({ game, hidden: undefined }, state, random);
    for (const { planner } of new Set(seated)) planner.begin(samples, new Spending(UNLIMITED));
    const slot = game.slot(state);
    let last: Seat | undefined;
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      const seat = firstSeat(deciders);
      if (last !== undefined && (seat !== last || isTurn(state))) {
        for (const [each, into] of entries.entries()) {
          if (seated[each] !== this.#own) continue;
          if (each === last || random.below(SELDOM) === 0) this.#add(into, state, each);
        }
      }
      const { best, all } = seated[seat].choose(state, seat, random);
      const isWithin = last === seat && !isTurn(state) && all.length > 1;
      if (isWithin && seated[seat] === this.#own) {
        // If a question has too many answers, planners evaluate the position as it stands;
        // otherwise they play on to the end of the turn.
        const isMany = all.length > PLAY.branching;
        if (isMany || random.below(SELDOM) === 0) this.#add(entries[seat], state, seat);
      }
      last = seat;
      let chosen = best;
      if (all.length > 1 && chance(random) < tries[seat]) {
        chosen = this.#another(all, random);
        const before = entries[seat].at(-1);
        if (chosen !== best && before !== undefined && before.instead === undefined) {
          game.copy(state, slot);
          this.#make(slot, seat, best);
          before.instead = this.#expect(slot, seat);
        }
      }
      this.#make(state, seat, chosen);
    }
    return { vp: game.outcome(state)?.vp ?? [], entries };
  }

  #seat(players: number, random: Random): readonly Thinker<S>[] {
    const seated = Array.from({ length: players }, () => this.#own);
    if (chance(random) >= this.#settings.others) return seated;
    return seated.map((own) => (random.below(2) === 0 ? own : random.pick(this.#others)));
  }

  #make(state: S, seat: Seat, { move, rest }: Considered): void {
    const { game } = this.#learner;
    game.apply(state, seat, move);
    for (const each of rest) game.apply(state, seat, each);
  }

  #triesOf(random: Random): number {
    let lot = chance(random);
    for (const { share, seats } of this.#settings.tries) {
      if (lot < seats) return share;
      lot -= seats;
    }
    return 0;
  }

  #another(all: readonly Considered[], random: Random): Considered {
    const { warmth } = this.#settings;
    const most = Math.max(...all.map(({ value }) => value));
    const weights = all.map(({ value }) => Math.exp((value - most) / warmth));
    let lot = chance(random) * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [at, weight] of weights.entries()) {
      lot -= weight;
      if (lot < 0) return all[at];
    }
    return all[0];
  }

  #expect(state: S, seat: Seat): number {
    this.#own.evaluator.evaluate([state], 1, this.#found, seat);
    return this.#found[0].points[seat];
  }

  #add(into: Entry[], state: S, seat: Seat): void {
    const { inputs } = this.#learner;
    const stage = inputs.stage(state, seat);
    if (stage === undefined) return;
    const told = this.#told;
    inputs.write(state, seat, told);
    const sizes = { shared: inputs.names.length, kinds: inputs.own.kinds.length };
    const kind = inputs.kind(state, seat);
    const rows: number[] = [];
    const values: number[] = [];
    for (let input = 0; input < told.length; input++) {
      if (told[input] === 0) continue;
      rows.push(rowOf(sizes, input, kind));
      values.push(told[input]);
    }
    const points = inputs.points(state, seat);
    into.push({ stage, points, expected: this.#expect(state, seat), rows, values });
  }
}

/**
 * One of this many positions is a lesson also at the moves of other seats, and at questions within
 * a turn.
 */
const SELDOM = 8;

function chance(random: Random): number {
  return random.below(1_000_000) / 1_000_000;
}

/**
 * The points to be learned for each position: a mix of the points at the end of the game and those
 * that were expected before. The memory can be shared between threads.
 */
export function lessonsOf(
  entries: readonly (readonly Entry[])[],
  vp: readonly number[],
  lambda: number,
): Lessons {
  const all = entries.flat();
  const count = all.length;
  const numbers = all.reduce((sum, { rows }) => sum + rows.length, 0);
  const lessons: Lessons = {
    count,
    starts: new Uint32Array(new SharedArrayBuffer((count + 1) * 4)),
    rows: new Uint16Array(new SharedArrayBuffer(numbers * 2)),
    values: new Int16Array(new SharedArrayBuffer(numbers * 2)),
    stages: new Uint8Array(new SharedArrayBuffer(count)),
    targets: new Float32Array(new SharedArrayBuffer(count * 4)),
  };
  let lesson = 0;
  let at = 0;
  for (const [seat, list] of entries.entries()) {
    let later = vp[seat];
    for (const { stage, points, expected, rows, values, instead } of list.toReversed()) {
      const came = instead ?? later;
      lessons.starts[lesson] = at;
      lessons.rows.set(rows, at);
      lessons.values.set(values, at);
      lessons.stages[lesson] = stage;
      lessons.targets[lesson++] = came - points;
      at += rows.length;
      later = (1 - lambda) * expected + lambda * came;
    }
  }
  lessons.starts[count] = at;
  return lessons;
}
