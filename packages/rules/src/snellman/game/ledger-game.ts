import {
  type Game,
  type Move,
  Moves,
  printCommand,
  type Refusal,
  type Result,
  refusal,
  type Seat,
  type Seed,
  seedFromNumber,
} from '../../kernel/index.ts';
import type { Event } from '../../terra-mystica/events.ts';
import type { Sink } from '../../terra-mystica/goods/gains.ts';
import type { Options } from '../../terra-mystica/options/options.ts';
import type { RefusalCode } from '../../terra-mystica/refusals.ts';
import type { State } from '../../terra-mystica/state.ts';
import type { Standing } from '../notation/standing.ts';
import type { LedgerFaction } from '../notation/words.ts';
import { type IncomePart, IncomeRows, incomePartsOf } from './income-rows.ts';
import type { LedgerHead } from './ledger-head.ts';
import { isPriestUnasked, PartMarks, type RowPart, standingOf } from './parts.ts';

export type TerraMysticaGame = Game<State, Options, Event>;

/** Nothing in a ledger is random, so any seed is right. */
export const LEDGER_SEED: Seed = seedFromNumber(0);

/** Faults of a command whose single words are all right. */
export const LEDGER_REFUSALS = [
  /** The faction takes no part in the game. */
  'faction-not-playing',
  /** The transforming takes more spades than are dug and free. */
  'spades-missing',
  /** The command digs more spades than the player can pay. */
  'too-many-dug',
  /** Spades that were dug must be used before the building. */
  'spades-left',
  /** The amounts of a conversion do not fit its rate, or there is none. */
  'conversion-rate',
  /**
   * The command takes something that is not due, and the game does not allow corrections by hand.
   */
  'not-due',
  /** With `strict-leech`: a later offer was taken first. */
  'leech-too-late',
  /** Without `loose-cultist-ordering`: Cultists may still come to the last space of a cult first. */
  'cultists-first',
  /** `done` before any action: only old games (`loose-done`) skip a turn with it. */
  'no-action-yet',
  /** Only the table itself writes this command; given by a player it has no effect. */
  'written-by-table',
  /** The notation has no words for it: an option, or a standing order. */
  'not-in-notation',
  /**
   * The site would not accept the move at this point, and at another point it would lead to another
   * end of the game.
   */
  'not-in-turn-of-site',
  /** The site allowed it, but no move of the game does it: a record cannot contain it. */
  'beside-the-rules',
] as const;
export type LedgerRefusal = (typeof LEDGER_REFUSALS)[number];

/** A move that was played. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** The game of a ledger as it is played: its state, and the players' columns after each part. */
export class LedgerGame {
  readonly game: TerraMysticaGame;
  readonly state: State;
  readonly factions: readonly LedgerFaction[];
  /** Options of the site by name. */
  readonly site: ReadonlySet<string>;
  readonly moves: PlayedMove[] = [];
  /** Whether a change was made that is no move, see `Corrections`. */
  corrected = false;
  /** Only set if rows are compared. */
  readonly #marks: PartMarks | undefined;
  readonly #incomes: IncomeRows;
  /**
   * By seat: priests of an income that the game gave (1) or lost (0) without a question, and that
   * no command has named yet.
   */
  readonly #unnamed: readonly number[][];
  readonly #list = new Moves();
  #refused: PlayedMove | undefined;
  /** The fault of the command, found before the rules of the game were asked. */
  #fault: Refusal | undefined;
  /** The position in which `#refused` was refused. */
  readonly #refusedIn: State;

  constructor(
    game: TerraMysticaGame,
    state: State,
    { factions, site }: LedgerHead,
    watched: boolean,
  ) {
    this.game = game;
    this.state = state;
    this.factions = factions;
    this.site = site;
    this.#refusedIn = game.slot(state);
    this.#incomes = new IncomeRows(factions.length);
    this.#unnamed = factions.map(() => []);
    if (watched) this.#marks = new PartMarks(factions.map((_, seat) => standingOf(state, seat)));
  }

  /** Whether rows are compared; otherwise a record is made. */
  get isCompared(): boolean {
    return this.#marks !== undefined;
  }

  seatOf(faction: LedgerFaction): Seat {
    return this.factions.indexOf(faction);
  }

  standing(seat: Seat): Standing {
    const standing = standingOf(this.state, seat);
    const unnamed = this.#unnamed[seat].reduce((sum, gained) => sum + gained, 0);
    return unnamed === 0 ? standing : { ...standing, priests: standing.priests - unnamed };
  }

  /**
   * Called when a command names a priest that the game gave without a question. On the site the
   * priest counts only from then on.
   */
  namePriest(seat: Seat): void {
    const [gained = 0] = this.#unnamed[seat];
    const before = this.factions.map((_, each) => this.standing(each));
    this.#unnamed[seat].shift();
    const event: Event = { type: 'priests', seat, amount: gained, cause: 'ability' };
    if (gained > 0) this.#marks?.note(before, [event]);
  }

  /** Whether the game has reached the next income for which the table has a row of the seat. */
  hasIncome(seat: Seat, part: IncomePart | undefined): boolean {
    return this.#incomes.has(seat, part);
  }

  /** See `IncomeRows`. */
  takeIncome(
    seat: Seat,
    part: IncomePart | undefined,
    which: 'next' | 'last',
  ): Standing | undefined {
    return this.#incomes.take(seat, part, which);
  }

  /**
   * The columns of the seat after the last move, but before the changes that the table then made by
   * itself.
   */
  standingAfterMove(seat: Seat): Standing {
    return this.#marks?.standingAfterMove(seat) ?? this.standing(seat);
  }

  /** The columns of the seat after that part, the last time that the part was played. */
  standingAfter(seat: Seat, part: RowPart): Standing {
    return this.#marks?.standingAfter(seat, part) ?? this.standing(seat);
  }

  /** Points that a part of the final scoring brought the seat. */
  pointsOf(seat: Seat, part: RowPart): number {
    return this.#marks?.pointsOf(seat, part) ?? 0;
  }

  isLegal(seat: Seat, move: Move): boolean {
    return this.game.check(this.state, seat, move) === 0;
  }

  /** Plays the move if it is legal. A refused move is remembered for `whyNot`. */
  play(seat: Seat, move: Move): boolean {
    if (this.attempt(seat, move)) return true;
    this.#remember(seat, move);
    return false;
  }

  /** Like `play`, for a move that no command asked for: a refusal is not remembered. */
  attempt(seat: Seat, move: Move): boolean {
    if (!this.isLegal(seat, move)) return false;
    this.moves.push({ seat, move });
    if (this.#marks === undefined) this.game.apply(this.state, seat, move);
    else this.#playWatched(this.#marks, seat, move);
    return true;
  }

  #playWatched(marks: PartMarks, seat: Seat, move: Move): void {
    this.#watch(marks, (sink) => this.game.apply(this.state, seat, move, sink));
  }

  /** Changes the state without a move of the rules. */
  change(doIt: (sink: Sink) => void): void {
    this.corrected = true;
    if (this.#marks === undefined) doIt(undefined);
    else this.#watch(this.#marks, doIt);
  }

  #watch(marks: PartMarks, doIt: (sink: Sink) => void): void {
    const before = this.factions.map((_, each) => this.standing(each));
    const events: Event[] = [];
    doIt(events);
    const parts = incomePartsOf(events);
    const told = events.filter((event, place) => {
      if (parts[place] === undefined || !isPriestUnasked(this.state, event)) return true;
      if ('seat' in event) this.#unnamed[event.seat ?? 0].push(event.type === 'priests' ? 1 : 0);
      return false;
    });
    marks.note(before, told);
    this.#incomes.note(before, told);
  }

  /** The columns of the seat as if it had paid for the spades that are dug and not used yet. */
  standingAfterDigging(seat: Seat, dig: (s: State) => void): Standing {
    const ahead = this.game.slot(this.state);
    this.game.copy(this.state, ahead);
    dig(ahead);
    return standingOf(ahead, seat);
  }

  /** The moves in the notation of the game. */
  tellMoves(): readonly string[] {
    const { notation } = this.game;
    return this.moves.map(({ seat, move }) => printCommand(seat, notation.print(this.state, move)));
  }

  /** Forgets the earlier refusals: a new command begins, or the wanted move was possible. */
  forgetRefusal(): void {
    this.#refused = undefined;
    this.#fault = undefined;
  }

  /** Refuses a command before any rule of the game is asked. @returns false */
  refuse(seat: Seat, code: LedgerRefusal | RefusalCode, params: Refusal['params']): false {
    this.#remember(seat, 0);
    this.#fault ??= refusal(code, params);
    return false;
  }

  /** Why the first refused move of the present command is not legal. */
  whyNot(): {
    readonly refusal: Refusal;
    readonly move: string;
    readonly legal: readonly string[];
  } {
    const refused = this.#refused;
    if (refused === undefined) {
      return { refusal: refusal('command-unknown'), move: '', legal: [] };
    }
    const { seat, move } = refused;
    const state = this.#refusedIn;
    return {
      refusal: this.#fault ?? this.game.explain(state, seat, move),
      move: this.#fault === undefined ? this.game.notation.print(state, move) : '',
      legal: this.#legalIn(state, seat).map((each) => this.game.notation.print(state, each)),
    };
  }

  legal(seat: Seat): readonly Move[] {
    return this.#legalIn(this.state, seat);
  }

  #legalIn(state: State, seat: Seat): readonly Move[] {
    this.game.legal(state, seat, this.#list);
    return this.#list.toArray();
  }

  #remember(seat: Seat, move: Move): void {
    if (this.#refused !== undefined) return;
    this.game.copy(this.state, this.#refusedIn);
    this.#refused = { seat, move };
  }
}

/** Sets up a game as described by the head of a ledger. */
export function openLedgerGame(
  game: TerraMysticaGame,
  head: LedgerHead,
  watched: boolean,
): Result<LedgerGame, Refusal> {
  const options = game.options(head.options);
  if (!options.ok) return options;
  const state = game.setup(options.value, LEDGER_SEED);
  if (!state.ok) return state;
  return { ok: true, value: new LedgerGame(game, state.value, head, watched) };
}
