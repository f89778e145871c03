import type { Level } from './bot.ts';
import { LEAD, type Measure, OWN_OR_LEAD, OWN_POINTS, WINNING } from './evaluator.ts';

/** How the own turn is planned (`Planner`). */
export interface PlannerSettings {
  /** By what positions are compared. */
  readonly measure: Measure;
  /** Decisions of its own that a seat looks ahead, the one that it has to make among them. */
  readonly depth: number;
  /** After the first decision, lists of more moves than this are not looked into: they are those of the next turn. */
  readonly branching: number;
  /** Full positions looked at, each with other hidden facts; one where nothing is hidden. */
  readonly samples: number;
  /** Draws over which a move that shows something hidden is averaged, after the first decision. */
  readonly draws: number;
}

/** Which plans a beam goes on with (`Beam`). */
export interface PlanSettings {
  /** Plans that are followed at a time. */
  readonly width: number;
  /**
   * Share of what a move promises at first sight that is added to its plans. The moves of others are guesses: an action
   * that a plan takes later somebody else may take before.
   */
  readonly sooner: number;
  /** Of steps whose values are nearer than about this, in units of the measure, one is followed. */
  readonly alike: number;
}

/** How plans over several own decisions are made (`Beam`). */
export interface BeamSettings {
  /** Moves tried at the next decision of each plan. */
  readonly candidates: number;
  /** Whole rounds that plans go on after this one. */
  readonly roundsAhead: number;
  /** Where the game goes on after the plans. */
  readonly open: PlanSettings;
  /** Where plans end with final points: what is wider now is worth its time, since nothing is left to guess. */
  readonly toTheEnd: PlanSettings;
  /** In the last round. */
  readonly lastRound: PlanSettings;
  /**
   * How much more a first move may be liked, in units of the measure: each by chance, so that different seeds give different games. Nothing
   * where plans come to the end of the game.
   */
  readonly liking: number;
}

/** How a level that searches thinks (`Search`). Larger numbers are stronger and take longer. */
export interface SearchSettings {
  /** How the seat looks at its decisions; lines are compared by the measure of it. */
  readonly own: PlannerSettings;
  /** The policy that every seat is taken to play by, in plans between the own decisions and in playouts. */
  readonly policy: PlannerSettings;
  /** Used in open games with rounds. */
  readonly beam: BeamSettings;
  /** Lines that are played on, in all and of those with the same first move. */
  readonly lines: number;
  readonly linesEach: number;
  /** How many looks of its playouts the first value of a line counts for. */
  readonly prior: number;
  /** Open games: decisions by which all lines grow before they are compared again. */
  readonly stride: number;
  /** Open games: comparisons after which the worse half of the lines is given up. */
  readonly halvedAfter: readonly number[];
  /** Hidden facts: own turns until a line is compared, the one that it begins in among them. */
  readonly turns: number;
}

/** How a level chooses that looks at its own turn alone (`turnBot`). */
export interface TurnSettings {
  readonly plan: PlannerSettings;
  /** How far it may misjudge a move: so much of the measure, or where it is `relative` of what the move is worth. */
  readonly misjudged: number;
  readonly relative: boolean;
  /** How often, in a hundred moves, it does anything on its turn but pass. */
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

/** Few plans, of this round alone: a tenth of the time. */
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

/** For games in which nothing is hidden that matters for a decision. */
export const OPEN_LEVELS: LevelSettings = {
  'first-game': { plan: OPEN_TURN, misjudged: 0.35, relative: false, whims: 35 },
  beginner: { plan: OPEN_TURN, misjudged: 0.2, relative: false, whims: 12 },
  casual: { plan: OPEN_TURN, misjudged: 0.07, relative: false, whims: 1 },
  intermediate: { plan: OPEN_TURN, misjudged: 0.002, relative: true, whims: 0 },
  skilled: {
    plan: { ...OPEN_TURN, measure: OWN_POINTS },
    misjudged: 0.15,
    relative: false,
    whims: 0,
  },
  strong: OPEN_STRONG,
  master: OPEN_MASTER,
};

/** Both actions of a turn of Gaia, and what must be discarded for them. */
const HIDDEN_TURN: PlannerSettings = {
  measure: WINNING,
  depth: 4,
  branching: Number.POSITIVE_INFINITY,
  samples: 6,
  draws: 3,
};

/** One action. */
const HIDDEN_GLANCE: PlannerSettings = { ...HIDDEN_TURN, depth: 1, samples: 2 };

/** The levels differ by how many positions they look at. */
const HIDDEN_SEARCH: SearchSettings = {
  ...OPEN_MASTER,
  own: { ...HIDDEN_TURN, samples: 2 },
  policy: { ...HIDDEN_TURN, depth: 1, samples: 1 },
  lines: 8,
  linesEach: 1,
  prior: 4,
};

/** For games with hidden hands and decks, found with Gaia. */
export const HIDDEN_LEVELS: LevelSettings = {
  'first-game': { plan: HIDDEN_GLANCE, misjudged: 1, relative: true, whims: 55 },
  beginner: { plan: HIDDEN_GLANCE, misjudged: 0.32, relative: true, whims: 8 },
  casual: { plan: HIDDEN_GLANCE, misjudged: 0.1, relative: true, whims: 0 },
  intermediate: { plan: HIDDEN_TURN, misjudged: 0, relative: true, whims: 0 },
  skilled: HIDDEN_SEARCH,
  strong: HIDDEN_SEARCH,
  master: HIDDEN_SEARCH,
};
