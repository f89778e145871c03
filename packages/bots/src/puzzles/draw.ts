import {
  type AnyGame,
  type GameRecord,
  kindOf,
  printCommand,
  replay,
  type Seat,
} from '@pangaea/rules/kernel';
import type { AnySoloGame } from './games.ts';
import { greedySolo, type SoloResult, searchSolo } from './search.ts';
import { alone, answerAll, isAtTurn, leaveOneAlone, type Made } from './solo.ts';

/**
 * How well it is proved that a puzzle allows no more points: `exact` if every line was searched,
 * `wide` if a search ten times as wide found no more.
 */
export type Proof = 'exact' | 'wide';

/** A last round in which only one seat still plays: how many points can it make? */
export interface Puzzle {
  /** The game up to the position; all other seats have passed. */
  readonly record: GameRecord;
  readonly seat: Seat;
  /** Points of the seat in the position. */
  readonly now: number;
  /** Points at the end of the game: the most that are possible, and those of the greedy line. */
  readonly best: number;
  readonly greedy: number;
  readonly proof: Proof;
  /** The number of own turns in the best line before the pass. */
  readonly turns: number;
  /** The seat's commands in a line that makes the most points. The other seats take nothing. */
  readonly line: readonly string[];
}

/** Limits for the search for puzzles. */
export interface DrawLimits {
  /** The width of the first search. A puzzle is searched ten times and a hundred times as wide. */
  readonly width: number;
  /** The most positions of the first search, and of the widest search. */
  readonly look: number;
  readonly positions: number;
  /** The least number of points that the greedy line must lose. */
  readonly loss: number;
  /** The fewest and the most own turns of the best line, without the pass. */
  readonly turns: readonly [least: number, most: number];
  readonly stop?: () => boolean;
}

/** A position of a game in which one seat is left alone if the others pass. */
export interface Moment {
  /** The number of commands of the game before the position. */
  readonly at: number;
  readonly seat: Seat;
  /** The commands of the game, then the passes. */
  readonly record: GameRecord;
  readonly state: unknown;
}

/** A conversion in a record. It stands after the beginning of the turn. */
const CONVERSION = /^\d+ (?:burn|convert|exchange|exchange-vp) /;

/** All moments in the last round of a game at which a turn begins. */
export function momentsOf(solo: AnySoloGame, record: GameRecord): readonly Moment[] {
  const game = solo.game as AnyGame;
  const found: Moment[] = [];
  const look = (state: unknown, at: number) => {
    if (game.deciders(state) === 0) return;
    const left = leaveOneAlone(solo, state);
    if (left === undefined) return;
    const passes = printed(solo, state, left.passes).map(({ seat, text }) =>
      printCommand(seat, text),
    );
    const commands = [...record.commands.slice(0, at), ...passes];
    const known = found.at(-1);
    const since = known === undefined ? [] : record.commands.slice(known.at, at);
    if (since.length > 0 && since.every((command) => CONVERSION.test(command))) return;
    // Two moments lead to the same position if the only move between them was a pass.
    if (known !== undefined && game.difference(known.state, left.state).length === 0) return;
    found.push({ at, seat: left.seat, record: { ...record, commands }, state: left.state });
  };
  replay(game, record, (state, _events, index) => look(state, index + 1));
  return found;
}

/** A command that is no turn: goods are converted, another seat is answered, a turn is ended. */
const NO_TURN =
  /^\d+ (?:burn|convert|exchange|exchange-vp|take-power|refuse-power|decline|order|river-town|end)(?: |$)/;

/**
 * Whether two puzzles of a game are nearly the same: one seat is left alone, and it took no turn of its own between the two
 * moments.
 * @param commands those of the game, with their seats
 */
export function areNearTwins(
  commands: readonly string[],
  one: Pick<Moment, 'at' | 'seat'>,
  other: Pick<Moment, 'at' | 'seat'>,
): boolean {
  if (one.seat !== other.seat) return false;
  const between = commands.slice(Math.min(one.at, other.at), Math.max(one.at, other.at));
  return between.every((each) => !each.startsWith(`${one.seat} `) || NO_TURN.test(each));
}

/** The texts of moves that are made one after the other from a position. */
export function printed<S>(
  solo: AnySoloGame,
  from: S,
  moves: readonly Made[],
): readonly { readonly seat: Seat; readonly text: string }[] {
  const game = solo.game as AnyGame;
  const state: S = game.slot(from);
  game.copy(from, state);
  return moves.map(({ seat, move }) => {
    const text = game.notation.print(state, move);
    game.apply(state, seat, move);
    return { seat, text };
  });
}

/** A moment that may become a puzzle. */
export interface Candidate extends Moment {
  readonly greedy: number;
  readonly found: SoloResult;
}

/**
 * Searches a moment for the first time. The result is undefined if the moment is too easy or too
 * short, or if the search is too long.
 */
export function candidateOf(
  solo: AnySoloGame,
  moment: Moment,
  limits: DrawLimits,
): Candidate | undefined {
  const { state, seat } = moment;
  const { width, look, stop } = limits;
  const found = searchSolo(solo, state, seat, { width, positions: look, ...(stop && { stop }) });
  if (found.isCut) return undefined;
  const candidate = { ...moment, found, greedy: greedySolo(solo, state, seat).points };
  return isWorth(solo, candidate, limits) ? candidate : undefined;
}

function isWorth(
  solo: AnySoloGame,
  { state, found, greedy }: Candidate,
  { loss, turns }: DrawLimits,
): boolean {
  if (found.points - greedy < loss) return false;
  const own = turnsOf(solo, state, found.line);
  return own >= turns[0] && own <= turns[1];
}

/**
 * Makes a puzzle of a candidate. A search ten times as wide finds the most points. Another search,
 * ten times as wide again, must not find more. The result is undefined if it does, or if the moment
 * makes no good puzzle.
 */
export function puzzleOf(
  solo: AnySoloGame,
  candidate: Candidate,
  limits: DrawLimits,
): Puzzle | undefined {
  const { state, seat, record, greedy } = candidate;
  const { width, positions, stop } = limits;
  let { found } = candidate;
  for (const times of [10, 100]) {
    if (found.isProved) break;
    const more = { width: times * width, positions, ...(stop && { stop }) };
    const wider = searchSolo(solo, state, seat, more);
    if (wider.isCut || (times === 100 && wider.points !== found.points)) return undefined;
    found = wider;
  }
  if (!isWorth(solo, { ...candidate, found }, limits)) return undefined;
  return {
    record,
    seat,
    now: solo.knowledge.points(state, seat),
    best: found.points,
    greedy,
    proof: found.isProved ? 'exact' : 'wide',
    turns: turnsOf(solo, state, found.line),
    line: joined(
      printed(solo, state, found.line)
        .filter((each) => each.seat === seat)
        .map(({ text }) => text),
    ),
  };
}

/** Joins equal conversions that follow each other into one command. */
export function joined(line: readonly string[]): readonly string[] {
  const commands: string[] = [];
  for (const command of line) {
    const once = /^((?:burn|convert|exchange|exchange-vp)(?: .*)?) 1$/.exec(command)?.[1];
    const last = commands.at(-1);
    const times =
      once !== undefined && last?.startsWith(`${once} `) && Number(last.slice(once.length));
    if (times) commands[commands.length - 1] = `${once} ${times + 1}`;
    else commands.push(command);
  }
  return commands;
}

/**
 * The puzzles of a game, each as soon as it is found. Those in which the greedy line loses most
 * come first. A seat has at most two, and these are far from each other.
 */
export function* puzzlesIn(
  solo: AnySoloGame,
  record: GameRecord,
  limits: DrawLimits,
): Generator<Searching> {
  const moments = momentsOf(solo, record);
  const candidates: Candidate[] = [];
  const of = moments.length + MOST_TRIES;
  let done = 0;
  for (const moment of moments) {
    const candidate = candidateOf(solo, moment, limits);
    if (candidate !== undefined) candidates.push(candidate);
    yield { done: ++done, of };
  }
  candidates.sort((one, other) => lossOf(other) - lossOf(one));
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    if (done === of) return;
    const like = taken.filter(({ seat }) => seat === candidate.seat);
    const isNear = (each: Candidate) =>
      Math.abs(each.at - candidate.at) < APART || areNearTwins(record.commands, each, candidate);
    if (like.length === OF_A_SEAT || like.some(isNear)) continue;
    const found = puzzleOf(solo, candidate, limits);
    if (found !== undefined) taken.push(candidate);
    yield { done: ++done, of, ...(found && { found: { ...found, at: candidate.at } }) };
  }
}

/** The progress of a search, and the puzzle that was found last. */
export interface Searching {
  readonly done: number;
  readonly of: number;
  readonly found?: Puzzle & { readonly at: number };
}

/** The most candidates of a game that are searched. */
const MOST_TRIES = 6;
/** The most puzzles of one seat, and the least number of commands between them. */
const OF_A_SEAT = 2;
const APART = 6;

function lossOf({ found, greedy }: Candidate): number {
  return found.points - greedy;
}

/** The number of own turns in a line before the pass. */
function turnsOf(solo: AnySoloGame, from: unknown, line: readonly Made[]): number {
  const { game, knowledge } = solo;
  const state = game.slot(from);
  game.copy(from, state);
  let turns = 0;
  let isNew = true;
  for (const { seat, move } of line) {
    const own = alone(solo, state);
    if (own !== seat) continue;
    if (isNew) turns++;
    game.apply(state, seat, move);
    answerAll(solo, state, seat);
    isNew = !knowledge.conversions.has(kindOf(move)) && isAtTurn(solo, state, seat);
  }
  return turns - 1;
}
