import type { ToldAnalysis, ToldChoice } from '@pangaea/bots/host';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { BotClient, ReviewClient } from '../bots/client.ts';
import { questionOf } from '../local/bot-turns.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import type { Missed } from './missed.ts';
import { onceEach } from './once.ts';

/** The expectations of all seats at a moment. */
export interface Expected {
  /** The number of steps before it. */
  readonly at: number;
  /** By seat; none where points have no meaning. */
  readonly points: readonly number[];
  /** By seat; undefined where chances are not known well enough to be told. */
  readonly chances: readonly number[] | undefined;
}

/** A review of a finished game for one seat: plain data, which is kept. */
export interface Review {
  readonly seat: number;
  /** The number of steps of the game. */
  readonly steps: number;
  readonly unit: 'points' | 'chance';
  /** Decisions that were looked at. */
  readonly decisions: number;
  /** The largest loss first. */
  readonly missed: readonly Missed[];
  readonly course: readonly Expected[];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Turns of the seat in the line of a better decision. */
const TURNS = 3;
/** The number of moments that a review names. */
const NAMED = 5;
/** The most decisions, among those in which strong sees a loss, that master looks at too. */
const LOOKED_AT = 14;
/** Milliseconds for one look; a shorter one would see less than the lines. */
const LOOK_MS = { strong: 4000, master: 9000 } as const;
/** A difference within so many standard deviations of both looks may be noise. */
const SURE = 1;
/** Losses below this are told by nobody as a mistake. */
const LEAST = { points: 1, chance: 0.02 } as const;

/** The surroundings of a review; tests give their own. */
export interface ReviewSurroundings {
  readonly client: ReviewClient & Pick<BotClient, 'close'>;
  /** The players by whose games expectations are calibrated. */
  readonly by: 'people' | 'bots';
  /** Moments whose expectations are asked for: numbers of steps. */
  readonly moments: readonly number[];
  told(progress: Progress): void;
  isStopped(): boolean;
}

/** @returns undefined when it was stopped */
export async function reviewOf(
  history: AnyHistory,
  seat: number,
  { client, by, moments, told, isStopped }: ReviewSurroundings,
): Promise<Review | undefined> {
  const course: Expected[] = [];
  const decisions = decisionsOf(history, seat);
  const of = moments.length + decisions.length + LOOKED_AT;
  let done = 0;
  const next = () => {
    told({ done: Math.min(done++, of), of });
    return !isStopped();
  };
  for (const at of moments) {
    if (!next()) return undefined;
    const { seat: _, ...question } = questionOf(history.game, seat, stateAt(history, at));
    const outlook = await client.outlook(question, by).catch(() => undefined);
    if (outlook !== undefined)
      course.push({ at, points: outlook.points, chances: outlook.chances });
  }
  const look = async (decision: Decision, level: keyof typeof LOOK_MS) => {
    const question = questionOf(history.game, seat, stateAt(history, decision.at));
    return client
      .analyse({ ...question, level, budgetMs: LOOK_MS[level] }, [decision.commands])
      .catch(() => undefined);
  };
  let unit: Review['unit'] = 'points';
  const seen: { readonly decision: Decision; readonly loss: number }[] = [];
  for (const decision of decisions) {
    if (!next()) return undefined;
    if (!isTold(decision)) continue;
    const analysis = await look(decision, 'strong');
    if (analysis === undefined) continue;
    unit = analysis.unit;
    const loss = lossIn(analysis);
    if (loss !== undefined) seen.push({ decision, loss });
  }
  seen.sort((one, other) => other.loss - one.loss);
  const missed: Missed[] = [];
  for (const { decision, loss } of seen.slice(0, LOOKED_AT)) {
    if (!next()) return undefined;
    const analysis = await look(decision, 'master');
    const other = analysis && lossIn(analysis);
    if (analysis !== undefined && other !== undefined) {
      missed.push(missedIn(decision, analysis, [loss, other]));
    }
  }
  missed.sort((one, other) => other.least + other.most - one.least - one.most);
  const times = decisions.map(({ at }) => at);
  const named = onceEach(missed, seat, times).slice(0, NAMED);
  return {
    seat,
    steps: history.steps.length,
    unit,
    decisions: decisions.length,
    missed: named,
    course,
  };

  /** Losses in chances are told from the moment on from which chances are known. */
  function isTold({ at }: Decision): boolean {
    const [first] = course;
    if (first === undefined || first.points.length > 0) return true;
    const known = course.findLast((each) => each.at <= at);
    return known?.chances !== undefined;
  }
}

/** The loss of the named decision against the best; undefined where that may be noise. */
export function lossIn({ seat, unit, by, choices }: ToldAnalysis): number | undefined {
  const [best] = choices;
  const own = choices.find(({ isNamed }) => isNamed);
  if (by !== 'lines' || own === undefined || own === best || own.difference === undefined) {
    return undefined;
  }
  const estimates = (choice: ToldChoice) => (unit === 'points' ? choice.points : choice.chances);
  const spread = Math.hypot(estimates(best)[seat].spread, estimates(own)[seat].spread);
  const loss = -own.difference.amount;
  return loss > SURE * spread && loss >= LEAST[unit] ? loss : undefined;
}

/** The number of moves until the seat has had so many turns: farther on a line is no more than a guess. */
function endOfLine({ line, commands }: ToldChoice, seat: number): number {
  let turns = 0;
  for (const [place, move] of line.entries()) {
    const isNew = move.seat === seat && line[place - 1]?.seat !== seat;
    if (isNew && ++turns > TURNS) return Math.max(place, commands.length);
  }
  return line.length;
}

function missedIn(
  { at, steps }: Decision,
  { seat, choices }: ToldAnalysis,
  losses: readonly [number, number],
): Missed {
  const [best] = choices;
  const own = choices.find(({ isNamed }) => isNamed);
  const parts = (own?.difference?.parts ?? []).filter(({ amount }) => amount < 0);
  parts.sort((one, other) => one.amount - other.amount);
  return {
    at,
    made: steps.length,
    least: Math.min(...losses),
    most: Math.max(...losses),
    line: best.line.slice(0, endOfLine(best, seat)),
    decided: best.commands.length,
    parts: parts.slice(0, 2).map(({ part }) => part),
  };
}
