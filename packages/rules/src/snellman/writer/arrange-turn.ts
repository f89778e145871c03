import { argB, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import { NONE, type State } from '../../terra-mystica/state.ts';
import { STRONGHOLD } from '../../terra-mystica/structures/building-kinds.ts';
import { KIND } from '../../terra-mystica/words.ts';
import type { TerraMysticaGame } from '../game/ledger-game.ts';
import {
  isOwn,
  isSamePosition,
  LAST,
  type NumberedMove,
  type Play,
  type Segment,
  withEnd,
} from './course.ts';

const ORDAINS: ReadonlySet<number> = new Set([KIND.ordain, KIND.decline]);

/** Moves of a seat that come after the end of its turn on the site. */
export function movesTooLate({ turn, plays }: Segment): readonly Play[] {
  const closed = plays.findIndex(({ closes }) => closes);
  return closed < 0 ? [] : plays.slice(closed + 1).filter((play) => isOwn(play, turn));
}

function isExchange({ move }: Play): boolean {
  return kindOf(move) === KIND.burn || kindOf(move) === KIND.convert;
}

/** The moves of a turn and the end of the turn. */
interface Arranged {
  readonly moves: readonly NumberedMove[];
  /** Whether the site accepts the order of the moves. */
  readonly isArranged: boolean;
  /** If not: the orders that the site would accept if some exchanges were made later. */
  readonly others: readonly Without[];
}

/** A turn without the exchanges that come too early or too late for the site. */
export interface Without {
  readonly late: readonly Play[];
  readonly moves: readonly NumberedMove[];
}

/**
 * Puts the moves of each turn in the order that the site requires, if the result is the same: the
 * player plays the whole turn without a break, and exchanges goods before passing and before
 * choosing a colour; the others answer after the turn. Darklings ordain before they exchange.
 */
export class Rearranger {
  readonly #game: TerraMysticaGame;
  /** The position so far. */
  readonly #state: State;
  /** The position after the present turn. */
  readonly #after: State;
  readonly #tried: State;

  constructor(game: TerraMysticaGame, start: State) {
    this.#game = game;
    this.#state = game.slot(start);
    this.#after = game.slot(start);
    this.#tried = game.slot(start);
    game.copy(start, this.#state);
  }

  arrange(segment: Segment): Arranged {
    const moves = this.#play(withEnd(segment, segment.plays));
    this.#game.copy(this.#tried, this.#after);
    const isBetween = segment.turn === NONE;
    const found = isBetween ? { moves, isArranged: true, others: [] } : this.#find(segment, moves);
    this.#game.copy(this.#after, this.#state);
    return found;
  }

  #find(segment: Segment, given: readonly NumberedMove[]): Arranged {
    const { turn, plays } = segment;
    const first = plays.findIndex((play) => isOwn(play, turn));
    const before = first < 0 ? plays : plays.slice(0, first);
    const rest = plays.slice(before.length);
    const own = rest.filter((play) => isOwn(play, turn));
    const answers = rest.filter((play) => !isOwn(play, turn));
    const others: Without[] = [];
    const tooLate = movesTooLate(segment);
    const isLate = (play: Play) => isExchange(play) && tooLate.includes(play);
    for (const order of this.#orders(turn, own)) {
      for (const tried of [order, order.filter((play) => !isLate(play))]) {
        const [ordered, waiting] = this.#whenPossible(before, tried);
        const late = own.filter((play) => !ordered.includes(play));
        if (late.some((play) => !waiting.includes(play) && !isLate(play))) continue;
        const moves = this.#play([...withEnd(segment, [...before, ...ordered]), ...answers]);
        if (late.length > 0) others.push({ late, moves });
        else if (isSamePosition(this.#game, this.#tried, this.#after)) {
          return { moves, isArranged: true, others: [] };
        }
      }
    }
    const isArranged = tooLate.length === 0 && !this.#exchangesBeforeOrdaining(turn, own);
    return { moves: given, isArranged, others };
  }

  /**
   * Orders the moves of a turn: each exchange waits until its goods have come, and the last move of
   * the turn waits for all exchanges.
   * @returns the moves in that order, and the exchanges that are not possible
   */
  #whenPossible(
    before: readonly Play[],
    own: readonly Play[],
  ): readonly [readonly Play[], readonly Play[]] {
    const s = this.#tried;
    this.#play(before);
    const ordered: Play[] = [];
    let waiting: Play[] = [];
    const attempt = (play: Play): boolean => {
      if (this.#game.check(s, play.seat, play.move) !== 0) return false;
      this.#game.apply(s, play.seat, play.move);
      ordered.push(play);
      return true;
    };
    for (const play of own) {
      if (!attempt(play) && isExchange(play)) waiting.push(play);
      if (!LAST.has(kindOf(play.move))) waiting = waiting.filter((each) => !attempt(each));
    }
    return [ordered, waiting];
  }

  /** Orders of the moves of a turn that the site would accept. */
  #orders(turn: Seat, own: readonly Play[]): readonly (readonly Play[])[] {
    const last = own.findLastIndex(({ move }) => LAST.has(kindOf(move)));
    const ordered = last < 0 ? own : [...own.slice(0, last), ...own.slice(last + 1), own[last]];
    const [raised, ordained] = this.#ordaining(turn, ordered);
    if (ordained < 0) return [ordered];
    const before = ordered.slice(0, raised);
    const between = ordered.slice(raised + 1, ordained);
    const behind = ordered.slice(ordained + 1);
    const goods = between.filter(isExchange);
    const others = between.filter((play) => !isExchange(play));
    const [stronghold, ordaining] = [ordered[raised], ordered[ordained]];
    return [
      [...before, stronghold, ...others, ordaining, ...goods, ...behind],
      [...before, ...goods, stronghold, ...others, ordaining, ...behind],
    ];
  }

  #exchangesBeforeOrdaining(turn: Seat, own: readonly Play[]): boolean {
    const [raised, ordained] = this.#ordaining(turn, own);
    const between = own.slice(raised + 1, Math.max(0, ordained));
    return between.some(({ move }) => kindOf(move) === KIND.convert);
  }

  /**
   * Indices of the move that builds the Darklings' stronghold and of the move that ordains its
   * workers; -1 if there is none.
   */
  #ordaining(turn: Seat, own: readonly Play[]): readonly [number, number] {
    const raised = own.findIndex(({ move }) => this.#asksToOrdain(turn, move));
    if (raised < 0) return [-1, -1];
    const isAnswer = ({ move }: Play, place: number) => place > raised && ORDAINS.has(kindOf(move));
    return [raised, own.findIndex(isAnswer)];
  }

  #asksToOrdain(seat: Seat, move: Move): boolean {
    const { factions } = this.#state.table;
    const isRaised = kindOf(move) === KIND.upgrade && argB(move) === STRONGHOLD;
    return isRaised && factions[this.#state.faction(seat)].strongholdAsks === 'ordain';
  }

  /**
   * Plays the legal moves of a plan on `#tried`, a copy of the position.
   * @returns the moves made
   */
  #play(plan: readonly NumberedMove[]): readonly NumberedMove[] {
    const game = this.#game;
    game.copy(this.#state, this.#tried);
    const legal = ({ seat, move }: NumberedMove) => {
      if (game.check(this.#tried, seat, move) !== 0) return false;
      game.apply(this.#tried, seat, move);
      return true;
    };
    return plan.filter(legal);
  }
}
