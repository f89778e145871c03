import { argA, kindOf, packMove, type Seat } from '../../kernel/index.ts';
import { FAVOUR_TILES, TOWN_TILES } from '../../terra-mystica/vocabulary.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import type { PlayerCommand, TakeTile } from '../notation/commands.ts';
import type { Standing } from '../notation/standing.ts';
import { placeOf } from '../notation/words.ts';
import type { ImpliedMoves } from './implied-moves.ts';

/** The last space of a cult. */
const TOP = 10;

/**
 * Favour and town tiles that are due, in the order in which the game asks for them, and keys. The
 * site takes tiles in any order. The last kind of town tile, which the game gives without a
 * question, is named in the ledger all the same.
 */
export class DueTiles {
  readonly #game: LedgerGame;
  readonly #implied: ImpliedMoves;
  /** Town tiles that commands have named, by seat and tile. */
  readonly #named: readonly number[][];
  /** Cults of which a step was given up, so that a key is used on another cult. */
  #spared: number[] = [];
  /**
   * The final steps on the cults of the seat whose turn it is, if known; they decide where keys are
   * used.
   */
  knownCults: Standing['cults'] | undefined;

  constructor(game: LedgerGame, implied: ImpliedMoves) {
    this.#game = game;
    this.#implied = implied;
    this.#named = game.factions.map(() => TOWN_TILES.map(() => 0));
  }

  /** Until the turn ends, keys are used on other cults than this one, if possible. */
  spare(cult: number): void {
    this.#spared.push(cult);
  }

  forgetSpared(): void {
    this.#spared = [];
  }

  /**
   * Takes a tile that is due.
   * @param rest the other commands of the turn; a tile in them that the game asks for before this
   * one is taken first
   * @param done called with each command that was played like this
   */
  take(
    seat: Seat,
    { tile, count }: TakeTile,
    rest: readonly PlayerCommand[],
    done: (command: PlayerCommand) => void,
  ): boolean {
    const favour = placeOf(FAVOUR_TILES, tile);
    this.#takeAskedFirst(seat, favour >= 0 ? QUESTION.town : QUESTION.favour, rest, done);
    if (favour >= 0) return this.#implied.move(seat, KIND.favour, favour);
    const town = placeOf(TOWN_TILES, tile);
    for (let taken = 0; taken < count; taken++) if (!this.#takeTown(seat, town)) return false;
    return true;
  }

  /** Takes tiles that later commands name, while the game asks for their kind first. */
  #takeAskedFirst(
    seat: Seat,
    frame: number,
    rest: readonly PlayerCommand[],
    done: (command: PlayerCommand) => void,
  ): void {
    const s = this.#game.state;
    for (const command of rest) {
      if (s.depth() === 0 || s.top() !== frame || s.topWho() !== seat) return;
      if (command.do !== 'take' || command.count > 1) continue;
      const favour = placeOf(FAVOUR_TILES, command.tile);
      const town = placeOf(TOWN_TILES, command.tile);
      const taken =
        frame === QUESTION.favour
          ? favour >= 0 && this.#game.play(seat, packMove(KIND.favour, favour))
          : town >= 0 && this.#takeTown(seat, town);
      if (taken) done(command);
    }
  }

  #takeTown(seat: Seat, town: number): boolean {
    const s = this.#game.state;
    const named = this.#named[seat];
    const isTaken = town >= 0 && s.towns(seat, town) > named[town];
    if (!isTaken && !this.#implied.move(seat, KIND.town, town)) return false;
    named[town]++;
    while (s.depth() > 0 && s.top() === QUESTION.keys) {
      if (!this.#chooseKey(s.topWho())) return false;
    }
    return true;
  }

  /**
   * Uses a key on a cult whose last space the seat reaches in the row; if no such cult is known, on
   * one of which no step was given up.
   */
  #chooseKey(seat: Seat): boolean {
    const cults = this.#game.legal(seat).filter((move) => kindOf(move) === KIND.cult);
    const wanted =
      cults.find((move) => this.knownCults?.[argA(move)] === TOP) ??
      cults.find((move) => !this.#spared.includes(argA(move))) ??
      cults[0];
    return wanted !== undefined && this.#game.play(seat, wanted);
  }
}
