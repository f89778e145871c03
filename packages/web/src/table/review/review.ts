import type { ToldAnalysis, ToldChoice } from '@pangaea/bots/host';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import type { BotClient, ReviewClient } from '../bots/client.ts';
import { questionOf } from '../local/bot-turns.ts';
import { noiseOf } from '../noise.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import type { Missed } from './missed.ts';
import { onceEach } from './once.ts';

/** The expectations of all seats at a moment. */
export interface Expected {
  /** The number of steps before it. */
  readonly at: number;
  /** The expected points, by seat; empty if points have no meaning. */
  readonly points: readonly number[];
  /** The chances to win, by seat; undefined if they are not known well enough to show. */
  readonly chances: readonly number[] | undefined;
}

/** A review of a finished game for one seat: plain data, which is stored. */
export interface Review {
  readonly seat: number;
  /** The number of steps of the game. */
  readonly steps: number;
  readonly unit: 'points' | 'chance';
  /** Decisions about which the bots gave an answer. */
  readonly decisions: number;
  /** The largest loss first. */
  readonly missed: readonly Missed[];
  readonly course: readonly Expected[];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The number of turns of the seat in the line of a better decision. */
const TURNS = 3;
/** The number of moments that a review names. */
const NAMED = 5;
/** The most decisions that master examines, among those in which strong sees a loss. */
const LOOKED_AT = 14;
/** Milliseconds for one analysis; a shorter one would not see the continuations of the moves. */
const LOOK_MS = { strong: 4000, master: 9000 } as const;
/** A difference within this many standard deviations of both analyses may be noise. */
const SURE = 1;
/** Losses below this are not shown as a mistake. */
const LEAST = { points: 1, chance: 0.02 } as const;

/** The dependencies of a review; tests pass their own. */
export interface ReviewSurroundings {
  readonly client: ReviewClient & Pick<BotClient, 'close'>;
  /** The players whose games were used to calibrate expectations. */
  readonly by: 'people' | 'bots';
  /** Moments whose expectations are wanted: numbers of steps. */
  readonly moments: readonly number[];
  told(progress: Progress): void;
  isStopped(): boolean;
}

/** @returns undefined if it was stopped; rejects if the bots answered nothing */
export async function reviewOf(
  history: AnyHistory,
  seat: number,
  { client, by, moments, told, isStopped }: ReviewSurroundings,
): Promise<Review | undefined> {
  const course: Expected[] = [];
  const decisions = decisionsOf(history, seat);
  const of = moments.length + decisions.length + LOOKED_AT;
  let done = 0;
  let failure: unknown;
  const fail = (why: unknown) => {
    failure ??= why;
    return undefined;
  };
  const next = () => {
    told({ done: Math.min(done++, of), of });
    return !isStopped();
  };
  for (const at of moments) {
    if (!next()) return undefined;
    const { seat: _, ...question } = questionOf(history.game, seat, stateAt(history, at));
    const outlook = await client.outlook(question, by).catch(fail);
    if (outlook !== undefined)
      course.push({ at, points: outlook.points, chances: outlook.chances });
  }
  const look = async (decision: Decision, level: keyof typeof LOOK_MS) => {
    const question = questionOf(history.game, seat, stateAt(history, decision.at));
    return client
      .analyse({ ...question, level, budgetMs: LOOK_MS[level] }, [decision.commands])
      .catch(fail);
  };
  let answered = 0;
  let unit: Review['unit'] = course.every(({ points }) => points.length > 0) ? 'points' : 'chance';
  const seen: { readonly decision: Decision; readonly loss: number }[] = [];
  for (const decision of decisions) {
    if (!next()) return undefined;
    if (!isTold(decision)) continue;
    const analysis = await look(decision, 'strong');
    if (analysis === undefined) continue;
    unit = analysis.unit;
    if (!isTold(decision)) continue;
    answered++;
    const loss = lossIn(analysis);
    if (loss !== undefined) seen.push({ decision, loss });
  }
  if (failure !== undefined && answered === 0) throw failure;
  seen.sort((one, other) => other.loss - one.loss);
  const missed: Missed[] = [];
  let agreed = 0;
  for (const { decision, loss } of seen.slice(0, LOOKED_AT)) {
    if (!next()) return undefined;
    const analysis = await look(decision, 'master');
    if (analysis !== undefined) agreed++;
    const other = analysis && lossIn(analysis);
    if (analysis !== undefined && other !== undefined) {
      missed.push(missedIn(decision, analysis, [loss, other]));
    }
  }
  if (failure !== undefined && seen.length > 0 && agreed === 0) throw failure;
  missed.sort((one, other) => other.least + other.most - one.least - one.most);
  const times = decisions.map(({ at }) => at);
  const named = onceEach(missed, seat, times).slice(0, NAMED);
  return {
    seat,
    steps: history.steps.length,
    unit,
    decisions: answered,
    missed: named,
    course,
  };

  /** Losses in chances are shown from the moment on at which chances are known. */
  function isTold({ at }: Decision): boolean {
    if (unit === 'points') return true;
    return course.findLast((each) => each.at <= at)?.chances !== undefined;
  }
}

/** The loss of the named decision against the best; undefined if that may be noise. */
export function lossIn(analysis: ToldAnalysis): number | undefined {
  const { seat, unit, by, choices } = analysis;
  const [best] = choices;
  const own = choices.find(({ isNamed }) => isNamed);
  if (by !== 'lines' || own === undefined || own === best || own.difference === undefined) {
    return undefined;
  }
  // The best choice leads to the moves that were made: the difference comes only from measuring the
  // same moves twice.
  const isSame = own.commands.every((command, at) => {
    const move = best.line[at];
    return move?.seat === seat && move.command === command;
  });
  if (isSame) return undefined;
  const loss = -own.difference.amount;
  return loss > SURE * noiseOf(analysis, best, own) && loss >= LEAST[unit] ? loss : undefined;
}

/**
 * The number of moves until the seat has had this many turns: beyond that a line is only a guess.
 */
function endOfLine({ line, commands }: ToldChoice, seat: number): number {
  let turns = 0;
  for (const [place, move] of line.entries()) {
    const isNew = move.seat === seat && line[place - 1]?.seat !== seat;
    if (isNew && ++turns > TURNS) return Math.max(place, commands.length);
  }
  return line.length;
}

/**
 * The number of moves of the better line that are shown. If the line begins as the person played,
 * the whole turn is shown, since its end is the better part.
 */
export function toldMoves(
  { line, commands }: ToldChoice,
  made: readonly string[],
  seat: number,
): number {
  if (commands.some((command, at) => command !== made[at])) return commands.length;
  const end = line.findIndex((move) => move.seat !== seat);
  return end < 0 ? line.length : end;
}

function missedIn(
  { at, steps, commands }: Decision,
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
    decided: toldMoves(best, commands, seat),
    parts: parts.slice(0, 2).map(({ part }) => part),
  };
}
