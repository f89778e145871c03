import {
  err,
  type GameRecord,
  ok,
  printCommand,
  type ReplayFault,
  type Result,
  readLine,
  refusal,
} from '../../kernel/index.ts';
import type { State } from '../../terra-mystica/state.ts';
import type { TerraMysticaGame } from '../game/ledger-game.ts';
import { movesTooLate, Rearranger, type Without } from './arrange-turn.ts';
import {
  type Course,
  follow,
  isOwn,
  isSamePosition,
  type NumberedMove,
  type Play,
  type Segment,
  withEnd,
} from './course.ts';
import { findMergedActions, withActionsTurned } from './double-actions.ts';

/**
 * The same game in the order that the site requires. Each turn is ordered by `Rearranger`; priests
 * of the Riverwalkers are placed before anybody else acts; goods from a pass or from somebody's
 * answer are exchanged in the next turn; two actions that the site would regard as one are swapped.
 * If that leads to another end of the game, it is refused at the first move that the site would not
 * accept at its place.
 * @param record a legal record; @param start the position before its first move.
 */
export function inSiteOrder(
  game: TerraMysticaGame,
  record: GameRecord,
  start: State,
): Result<GameRecord, ReplayFault> {
  const given = follow(game, start, movesOf(game, record, start));
  if (given === undefined) return ok(record);
  const ifSameEnd = (changed: readonly NumberedMove[]): Course | undefined => {
    const course = follow(game, start, changed);
    const isSame = course !== undefined && isSamePosition(game, course.end, given.end);
    return isSame ? course : undefined;
  };
  let course =
    ifSameEnd(withPriestsPlaced(given.segments, 'at once')) ??
    ifSameEnd(withPriestsPlaced(given.segments, 'at the end')) ??
    given;
  const forfeit = course.segments.flatMap(({ plays }) => plays).find((play) => play.isForfeit);
  if (forfeit !== undefined) return refusedAt(forfeit);
  for (;;) {
    const merged = findMergedActions(given.end, course.segments);
    if (merged < 0) break;
    const turned = ifSameEnd(withActionsTurned(course.segments, merged));
    if (turned === undefined) return refusedAt(course.segments[merged].plays[0]);
    course = turned;
  }
  for (;;) {
    const rearranger = new Rearranger(game, start);
    const turns = course.segments.map((segment) => rearranger.arrange(segment));
    const stuck = turns.findIndex(({ isArranged }) => !isArranged);
    if (stuck < 0) {
      const moves = turns.flatMap((turn) => turn.moves);
      if (ifSameEnd(moves) === undefined) return refusedAt(firstOutOfPlace(course.segments, turns));
      const print = ({ seat, move }: NumberedMove) =>
        printCommand(seat, game.notation.print(start, move));
      return ok({ ...record, commands: moves.map(print) });
    }
    let changed: Course | undefined;
    for (const other of turns[stuck].others) {
      changed ??= ifSameEnd(withExchangesLater(course.segments, stuck, other));
    }
    if (changed === undefined) {
      return refusedAt(movesTooLate(course.segments[stuck])[0]);
    }
    course = changed;
  }
}

function refusedAt(move: NumberedMove | undefined): Result<never, ReplayFault> {
  return err({ index: move?.index ?? -1, refusal: refusal('not-in-turn-of-site') });
}

/** The first answer during another seat's turn that should have waited for the end of the turn. */
function firstOutOfPlace(
  segments: readonly Segment[],
  turns: readonly { readonly moves: readonly NumberedMove[] }[],
): NumberedMove | undefined {
  const isAnswer = (play: Play, turn: number) => play.isAnswer && play.seat === turn;
  return segments.flatMap(({ turn, plays }, at) => {
    const moved = plays.filter((play, place) => turns[at].moves[place]?.move !== play.move);
    return moved.filter((play) => isAnswer(play, turn));
  })[0];
}

function movesOf(
  game: TerraMysticaGame,
  record: GameRecord,
  start: State,
): readonly NumberedMove[] {
  return record.commands.flatMap((line, index) => {
    const read = readLine(game, start, line);
    return read.ok ? [{ seat: read.value[0], move: read.value[1], index }] : [];
  });
}

/**
 * Moves the placing of priests to the turn in which they came; after that turn if they are income.
 */
function withPriestsPlaced(
  segments: readonly Segment[],
  when: 'at once' | 'at the end',
): readonly NumberedMove[] {
  const isLate = ({ priest }: Play, index: number) => priest !== undefined && priest.of < index;
  const late = segments.flatMap(({ plays }, index) => plays.filter((play) => isLate(play, index)));
  return segments.flatMap((segment, index) => {
    const placed = late.filter(({ priest }) => priest?.of === index);
    const income = placed.filter(({ priest }) => priest?.isIncome);
    const gained = placed.filter((play) => !income.includes(play));
    const plays = segment.plays.flatMap((play, place) => [
      ...(isLate(play, index) ? [] : [play]),
      ...(when === 'at once' ? gained.filter(({ priest }) => priest?.play === place) : []),
    ]);
    return [...withEnd(segment, when === 'at once' ? plays : [...plays, ...gained]), ...income];
  });
}

/**
 * Moves some exchanges of a turn to the next turn of the same player. At the end of the game they
 * are left out, since all goods are exchanged then anyway.
 */
function withExchangesLater(
  segments: readonly Segment[],
  at: number,
  without: Without,
): readonly NumberedMove[] {
  const { turn } = segments[at];
  const next = segments.findIndex((each, index) => index > at && each.turn === turn);
  return segments.flatMap((segment, index) => {
    if (index === at) return without.moves;
    const { plays } = segment;
    if (index !== next) return withEnd(segment, plays);
    const begin = plays.findIndex((play) => isOwn(play, turn));
    const answers = begin < 0 ? plays : plays.slice(0, begin);
    return withEnd(segment, [...answers, ...without.late, ...plays.slice(answers.length)]);
  });
}
