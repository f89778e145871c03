import type { Level } from './bot.ts';
import { LEAD, type Measure, OWN_OR_LEAD, OWN_POINTS, WINNING } from './evaluator.ts';

/** How a seat plans its own turn (`Planner`). */
export interface PlannerSettings {
  /** The measure by which positions are compared. */
  readonly measure: Measure;
  /** The number of own decisions that a seat looks ahead, including the present one. */
  readonly depth: number;
  /** After the first decision, lists longer than this are skipped: they belong to the next turn. */
  readonly branching: number;
  /** The number of full positions, each with other hidden facts; one if nothing is hidden. */
  readonly samples: number;
  /**
   * The number of draws in the average for a move that reveals something, after the first decision.
   */
  readonly draws: number;
}

/** How a beam chooses the plans to continue (`Beam`). */
export interface PlanSettings {
  /** The number of plans that are continued at a time. */
  readonly width: number;
  /**
   * The share of the first estimate of a plan's first move that is added to the value of the plan,
   * in favour of gains that come soon. The moves of others are guesses: somebody else may take an
   * action before a plan does.
   */
  readonly sooner: number;
  /**
   * Of steps whose values differ by less than about this, in units of the measure, only one is
   * continued.
   */
  readonly alike: number;
}

/** How plans over several own decisions are made (`Beam`). */
export interface BeamSettings {
  /** The number of moves tried at the next decision of each plan. */
  readonly candidates: number;
  /** The number of whole rounds that plans continue after this one. */
  readonly roundsAhead: number;
  /** Used if the game goes on after the plans. */
  readonly open: PlanSettings;
  /**
   * Used if plans end with final points: a wider beam is worth its time, since nothing is guessed.
   */
  readonly toTheEnd: PlanSettings;
  /** Used in the last round. */
  readonly lastRound: PlanSettings;
  /**
   * The largest bonus of a first move, in units of the measure. It is random, so that different
   * seeds give different games. Zero if plans reach the end of the game.
   */
  readonly liking: number;
}

/** How a level that searches decides (`Search`). Larger numbers are stronger and take longer. */
export interface SearchSettings {
  /** How the seat evaluates its decisions; lines are compared by its measure. */
  readonly own: PlannerSettings;
  /** The policy of all seats: in plans between the seat's own decisions, and in playouts. */
  readonly policy: PlannerSettings;
  /** Used in open games with rounds. */
  readonly beam: BeamSettings;
  /** The number of lines that are played on: in total, and of those with the same first move. */
  readonly lines: number;
  readonly linesEach: number;
  /** The weight of a line's first estimate, in samples. */
  readonly prior: number;
  /** Open games: the number of decisions by which all lines grow before they are compared again. */
  readonly stride: number;
  /** Open games: the number of comparisons after which the worse half of the lines is dropped. */
  readonly halvedAfter: readonly number[];
  /** Hidden facts: the number of own turns until a line is compared, including the present one. */
  readonly turns: number;
}

/** How a level that looks only at its own turn decides (`turnBot`). */
export interface TurnSettings {
  readonly plan: PlannerSettings;
  /**
   * The largest error in the value of a move, in units of the measure or, if `relative`, as a share
   * of the move's value.
   */
  readonly misjudged: number;
  readonly relative: boolean;
  /** How many times in a hundred decisions it takes a random move of its turn, except passing. */
  readonly whims: number;
}

/** The settings of the levels of a game. */
export interface LevelSettings extends Readonly<Record<Level, TurnSettings | SearchSettings>> {
  readonly intermediate: TurnSettings;
  readonly strong: SearchSettings;
  readonly master: SearchSettings;
}

const OPEN_TURN: PlannerSettings = {
  measure: LEAD,
  depth: 4,
  branching: 8,
  samples: 1,
  draws: 1,
};

const OPEN_PLANS: PlanSettings = { width: 48, sooner: 0.2, alike: 0 };

const OPEN_MASTER: SearchSettings = {
  own: { ...OPEN_TURN, measure: OWN_POINTS },
  policy: { ...OPEN_TURN, measure: OWN_OR_LEAD },
  beam: {
    candidates: 10,
    roundsAhead: 1,
    open: OPEN_PLANS,
    toTheEnd: { ...OPEN_PLANS, width: 64 },
    lastRound: { width: 64, sooner: 0.05, alike: 0.05 },
    liking: 0.5,
  },
  lines: 24,
  linesEach: 3,
  prior: 1,
  stride: 4,
  halvedAfter: [3, 8, 16, 32],
  turns: 2,
};

/** Strong makes few plans, only of the present round, and takes a tenth of the time of master. */
const OPEN_STRONG: SearchSettings = {
  ...OPEN_MASTER,
  beam: {
    candidates: 6,
    roundsAhead: 0,
    open: { ...OPEN_PLANS, width: 8 },
    toTheEnd: { ...OPEN_PLANS, width: 8 },
    lastRound: { ...OPEN_MASTER.beam.lastRound, width: 12 },
    liking: OPEN_MASTER.beam.liking,
  },
  lines: 8,
  linesEach: 2,
  halvedAfter: [3, 8, 16],
};

/** For games in which hidden facts do not matter for a decision. */
export const OPEN_LEVELS: LevelSettings = {
  'first-game': { plan: OPEN_TURN, misjudged: 0.4, relative: false, whims: 42 },
  beginner: { plan: OPEN_TURN, misjudged: 0.2, relative: false, whims: 12 },
  casual: { plan: OPEN_TURN, misjudged: 0.07, relative: false, whims: 1 },
  intermediate: { plan: OPEN_TURN, misjudged: 0.002, relative: true, whims: 0 },
  skilled: {
    plan: { ...OPEN_TURN, measure: OWN_POINTS },
    misjudged: 0.5,
    relative: false,
    whims: 0,
  },
  strong: OPEN_STRONG,
  master: OPEN_MASTER,
};

/** Plans both actions of a turn of Gaia, and the discards that they need. */
const HIDDEN_TURN: PlannerSettings = {
  measure: WINNING,
  depth: 4,
  branching: Number.POSITIVE_INFINITY,
  samples: 6,
  draws: 3,
};

/** Plans only one action. */
const HIDDEN_GLANCE: PlannerSettings = { ...HIDDEN_TURN, depth: 1, samples: 2 };

/** The levels differ by the number of positions that they evaluate. */
const HIDDEN_SEARCH: SearchSettings = {
  ...OPEN_MASTER,
  own: { ...HIDDEN_TURN, samples: 2 },
  policy: { ...HIDDEN_TURN, depth: 1, samples: 1 },
  lines: 8,
  linesEach: 1,
  prior: 4,
};

/** For games with hidden hands and decks; tuned for Gaia. */
export const HIDDEN_LEVELS: LevelSettings = {
  'first-game': { plan: HIDDEN_GLANCE, misjudged: 0.95, relative: true, whims: 52 },
  beginner: { plan: HIDDEN_GLANCE, misjudged: 0.32, relative: true, whims: 8 },
  casual: { plan: HIDDEN_GLANCE, misjudged: 0.1, relative: true, whims: 0 },
  intermediate: { plan: HIDDEN_TURN, misjudged: 0, relative: true, whims: 0 },
  skilled: HIDDEN_SEARCH,
  strong: HIDDEN_SEARCH,
  master: HIDDEN_SEARCH,
};
