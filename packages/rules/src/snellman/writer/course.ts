import { kindOf, packMove, type Seat } from '../../kernel/index.ts';
import { TURN } from '../../terra-mystica/course/turn.ts';
import { NONE, type State } from '../../terra-mystica/state.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import type { PlayedMove, TerraMysticaGame } from '../game/ledger-game.ts';
import { isDutyAnswer, isPriestAnswer, TurnEnds, turnOf } from './turn-bounds.ts';

/** A move with its number in the record, if it has one. */
export interface NumberedMove extends PlayedMove {
  readonly index?: number;
}

/** A move, with facts about the moment when it was made. */
export interface Play extends NumberedMove {
  /** Whether it answers a question that does not belong to the own action. */
  readonly isAnswer: boolean;
  /** Whether the turn is over after it on the site. */
  readonly closes: boolean;
  /** The priest that the move places, if it places one. */
  readonly priest: Priest | undefined;
  /**
   * Whether the seat leaves the game with a priest that would have been placed on the site before
   * others acted.
   */
  readonly isForfeit: boolean;
}

/** The moment when Riverwalkers got a priest that they have to place. */
interface Priest {
  /** Number of the segment. */
  readonly of: number;
  /** Index of the move, in its segment, that brought the priest. */
  readonly play: number;
  /** Whether the income after that move brought the priest. */
  readonly isIncome: boolean;
}

/**
 * The moves of one turn, or the moves between two turns; each of the two actions of the Chaos
 * Magicians counts as a turn. The end of a turn is not one of the moves.
 */
export interface Segment {
  /** The seat whose turn it is; NONE between turns. */
  readonly turn: number;
  readonly plays: readonly Play[];
  readonly isOver: boolean;
}

/** Whether a move belongs to the own action of the seat whose turn it is. */
export function isOwn({ seat, isAnswer }: Play, turn: Seat): boolean {
  return seat === turn && !isAnswer;
}

/** A game from its start, divided into turns, and its last position. */
export interface Course {
  readonly segments: readonly Segment[];
  readonly end: State;
}

const END = packMove(KIND.end);

/** Moves that by themselves end a turn on the site. */
export const LAST: ReadonlySet<number> = new Set([KIND.pass, KIND.colour]);

/** The moves of a segment and the end of its turn; the turn may also end by itself. */
export function withEnd(
  { turn, isOver }: Segment,
  plays: readonly NumberedMove[],
): readonly NumberedMove[] {
  return isOver && turn !== NONE ? [...plays, { seat: turn, move: END }] : plays;
}

/**
 * Plays moves and divides them into turns. If a turn ends by itself, the move for its end is left
 * out.
 * @returns undefined if a move is not legal
 */
export function follow(
  game: TerraMysticaGame,
  start: State,
  moves: readonly NumberedMove[],
): Course | undefined {
  const s = game.slot(start);
  game.copy(start, s);
  const segments: { turn: number; plays: Play[]; isOver: boolean }[] = [];
  const ends = new TurnEnds();
  /** Priests that are still to be placed. */
  const priests: Priest[] = [];
  let isSecond = false;
  const play = (given: NumberedMove): boolean => {
    const { seat, move } = given;
    if (game.check(s, seat, move) !== 0) return false;
    const turn = turnOf(s);
    const last = segments.at(-1);
    const wasSecond = isSecond;
    isSecond = isSecondAction(s);
    const isCut = isSecond && !wasSecond;
    const priest = isPriestAnswer(s, seat, move) ? priests.shift() : undefined;
    // The move that brought the priest may have ended its turn.
    const isOfLast = priest !== undefined && !priest.isIncome && priest.of === segments.length - 1;
    const isParted = last?.isOver || last?.turn !== turn || isCut;
    const isNew = last === undefined || (isParted && !isOfLast);
    const segment = isNew ? { turn, plays: [], isOver: false } : last;
    if (isNew) segments.push(segment);
    const isAnswer = isDutyAnswer(s, seat, move);
    const closes = seat === turn ? LAST.has(kindOf(move)) : s.top() === QUESTION['after-action'];
    const leaves = kindOf(move) === KIND.drop && s.owePriests(seat) > 0;
    const since = segments.length - 1 - (priests[0]?.isIncome ? 1 : 0);
    const isForfeit = leaves && priests.some(({ of }) => of < since);
    if (move !== END) segment.plays.push({ ...given, isAnswer, closes, priest, isForfeit });
    if (leaves) priests.length = 0;
    const [round, phase] = [s.round(), s.phase()];
    ends.before(s);
    game.apply(s, seat, move);
    segment.isOver ||= ends.isOver(s, move);
    const isIncome = s.round() !== round || s.phase() !== phase;
    const came = { of: segments.length - 1, play: segment.plays.length - 1, isIncome };
    while (priests.length < priestsOwed(s)) priests.push(came);
    return true;
  };
  for (const each of moves) if (!play(each) && each.move !== END) return undefined;
  return { segments, end: s };
}

/**
 * Whether two positions are the same, apart from two things: the numbers that group the offers of
 * one structure, and cult steps that were missed for want of a key. The second is different because
 * a turn ends earlier on the site when others answer, and steps missed after its end belong to the
 * next turn. This matters only if a key comes in the next turn.
 */
export function isSamePosition(game: TerraMysticaGame, left: State, right: State): boolean {
  const differences = game.difference(left, right);
  const isFree = ({ field }: { readonly field: string }) =>
    /^(event|offerEvent\[\d+\]|missed\[\d+\])$/.test(field);
  if (!differences.every(isFree)) return false;
  const one = groupsOfOffers(left);
  const other = groupsOfOffers(right);
  return one.every((group, offer) => group === other[offer]);
}

/** For each offer the first one of the same structure. */
function groupsOfOffers(s: State): readonly number[] {
  const events = Array.from({ length: s.offers() }, (_, offer) => s.offerEvent(offer));
  return events.map((event) => events.indexOf(event));
}

/** Whether the second action of a double action is still to be taken. */
function isSecondAction(s: State): boolean {
  return s.depth() > 0 && s.top() === QUESTION.turn && s.arg(TURN.at.action) === 2;
}

/** The number of priests that seats have to place; only Riverwalkers have any. */
function priestsOwed(s: State): number {
  let owed = 0;
  for (let seat = 0; seat < s.table.players; seat++) owed += s.owePriests(seat);
  return owed;
}
