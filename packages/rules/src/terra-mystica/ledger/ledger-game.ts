import {
  type Game,
  type Move,
  Moves,
  type Refusal,
  type Result,
  refusal,
  type Seat,
  type Seed,
  seedFromNumber,
} from '../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { LedgerHead } from './ledger-head.ts';
import { type Part, PartMarks, standingOf } from './parts.ts';
import type { Standing } from './standing.ts';
import type { LedgerFaction } from './words.ts';

export type TerraMysticaGame = Game<State, Options, Event>;

/** A ledger leaves nothing to chance, so any seed does. */
export const LEDGER_SEED: Seed = seedFromNumber(0);

/** A move as it was played, in the notation of the game. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly text: string;
}

/** A game that a ledger plays: the state, and how everybody stood in between. */
export class LedgerGame {
  readonly game: TerraMysticaGame;
  readonly state: State;
  readonly factions: readonly LedgerFaction[];
  readonly moves: PlayedMove[] = [];
  readonly #marks: PartMarks;
  #refused: { readonly seat: Seat; readonly move: Move; readonly state: State } | undefined;

  constructor(game: TerraMysticaGame, state: State, factions: readonly LedgerFaction[]) {
    this.game = game;
    this.state = state;
    this.factions = factions;
    this.#marks = new PartMarks(factions.map((_, seat) => standingOf(state, seat)));
  }

  seatOf(faction: LedgerFaction): Seat {
    return this.factions.indexOf(faction);
  }

  standing(seat: Seat): Standing {
    return standingOf(this.state, seat);
  }

  /** The same before what the table did by itself after the last move. */
  standingAfterMove(seat: Seat): Standing {
    return this.#marks.standingAfterMove(seat);
  }

  /** How the seat stood when that part was over, the last time it came. */
  standingAfter(seat: Seat, part: Part): Standing {
    return this.#marks.standingAfter(seat, part);
  }

  /** Points that a part of the final scoring brought the seat. */
  pointsOf(seat: Seat, part: Part): number {
    return this.#marks.pointsOf(seat, part);
  }

  isLegal(seat: Seat, move: Move): boolean {
    return this.game.check(this.state, seat, move) === 0;
  }

  /** Plays the move if it is legal. What is refused is remembered for `whyNot`. */
  play(seat: Seat, move: Move): boolean {
    if (!this.isLegal(seat, move)) {
      this.#remember(seat, move);
      return false;
    }
    this.#refused = undefined;
    this.moves.push({ seat, text: this.game.notation.print(this.state, move) });
    const before = this.factions.map((_, each) => this.standing(each));
    const events: Event[] = [];
    this.game.apply(this.state, seat, move, events);
    this.#marks.note(before, events);
    return true;
  }

  /** Forgets what was refused before: a new command begins. */
  begin(): void {
    this.#refused = undefined;
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
    const { seat, move, state } = refused;
    return {
      refusal: this.game.explain(state, seat, move),
      move: this.game.notation.print(state, move),
      legal: legalMoves(this.game, state, seat).map((each) =>
        this.game.notation.print(state, each),
      ),
    };
  }

  legal(seat: Seat): readonly Move[] {
    return legalMoves(this.game, this.state, seat);
  }

  #remember(seat: Seat, move: Move): void {
    if (this.#refused !== undefined) return;
    const state = this.game.slot(this.state);
    this.game.copy(this.state, state);
    this.#refused = { seat, move, state };
  }
}

/** Sets a game up as the head of a ledger says. */
export function openLedgerGame(
  game: TerraMysticaGame,
  head: LedgerHead,
): Result<LedgerGame, Refusal> {
  const options = game.options(head.options);
  if (!options.ok) return options;
  const state = game.setup(options.value, LEDGER_SEED);
  if (!state.ok) return state;
  return { ok: true, value: new LedgerGame(game, state.value, head.factions) };
}

function legalMoves(game: TerraMysticaGame, state: State, seat: Seat): readonly Move[] {
  const moves = new Moves();
  game.legal(state, seat, moves);
  return moves.toArray();
}
