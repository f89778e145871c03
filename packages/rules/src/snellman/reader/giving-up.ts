import type { Seat } from '../../kernel/index.ts';
import { PHASE } from '../../terra-mystica/state.ts';
import { favoursAllowed } from '../../terra-mystica/towns/favours.ts';
import { VOLCANO } from '../../terra-mystica/vocabulary.ts';
import { QUESTION } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import { LEFT_OUT } from '../game/left-out.ts';
import type { GiveUp, PlayerCommand } from '../notation/commands.ts';
import { COUNTED, CULTS, type GivenUp, placeOf } from '../notation/words.ts';
import type { Corrections } from './corrections.ts';
import type { DueTiles } from './due-tiles.ts';
import type { Ground } from './ground.ts';
import type { ImpliedMoves } from './implied-moves.ts';
import { isAction } from './steps.ts';

/** Steps that the largest town tile gives on each cult. */
const MOST_SPARED = 2;

/**
 * Plays the commands with `-`, which give something up. Unused things are given up without a
 * command when the turn goes on, so a command is not refused if the thing is missing; goods that
 * are owned are corrections by hand.
 */
export class GivingUp {
  readonly #game: LedgerGame;
  readonly #implied: ImpliedMoves;
  readonly #ground: Ground;
  readonly #tiles: DueTiles;
  readonly #corrections: Corrections;

  constructor(
    game: LedgerGame,
    implied: ImpliedMoves,
    ground: Ground,
    tiles: DueTiles,
    corrections: Corrections,
  ) {
    this.#game = game;
    this.#implied = implied;
    this.#ground = ground;
    this.#tiles = tiles;
    this.#corrections = corrections;
  }

  /** @param rest the other commands of the turn */
  giveUp(seat: Seat, { what, count }: GiveUp, rest: readonly PlayerCommand[]): boolean {
    const counted = COUNTED.find((each) => each === what);
    if (counted !== undefined) {
      if (this.#corrections.count(seat, counted, -count)) return true;
      return this.#game.refuse(seat, 'not-due', { what: counted, count });
    }
    const cult = placeOf(CULTS, what);
    if (cult >= 0) {
      // Acolytes pay for a volcano with three steps or more, together with the volcano. Fewer steps
      // decide where a key is used.
      const pays = this.#game.state.groundOf(seat) === VOLCANO && count > MOST_SPARED;
      if (!pays) this.#tiles.spare(cult);
      return true;
    }
    switch (what) {
      case 'GAIN_P3_FOR_VP':
        if (!this.#corrections.settleToken(seat, false)) this.#implied.decline(seat);
        return true;
      case 'GAIN_FAVOR':
        if (favoursAllowed(this.#game.state, seat) === 0) return true;
        return this.#corrections.forgo(seat, QUESTION.favour);
      case 'GAIN_TW':
        return this.#corrections.forgo(seat, QUESTION.town);
      case 'SPADE': {
        // Nothing is built with spades of the cult reward: commands after them belong to the next round.
        const isReward = this.#game.state.phase() === PHASE.cultRewards;
        return this.#spades(seat, count, !isReward && isBuildingNext(rest));
      }
      case 'VOLCANO_TF':
        this.#ground.undig(seat, count);
        return true;
      case 'UNLOCK_TERRAIN':
        this.#implied.decline(seat);
        return true;
      default:
        this.#leaveOut(seat, what, count, isBuildingNext(rest));
        return true;
    }
  }

  /** Gives up spades. Bought ones may be thrown away in old games only. */
  #spades(seat: Seat, count: number, buildsNext: boolean): boolean {
    const dug = this.#ground.dugBy(seat);
    if (dug > 0 && !this.#corrections.allows('loose-dig')) {
      return this.#game.refuse(seat, 'spades-left', { left: dug });
    }
    const bought = Math.min(count, dug);
    if (bought > 0) {
      this.#corrections.waste(seat, bought);
      this.#ground.undig(seat, bought);
    }
    const isOver = this.#ground.throwAway(seat, count - bought);
    if (isOver && !buildsNext) this.#implied.decline(seat);
    return true;
  }

  /**
   * A building ends spades and sandstorms before it, so they are not declined before the building.
   */
  #leaveOut(seat: Seat, what: GivenUp, count: number, buildsNext: boolean): void {
    const s = this.#game.state;
    for (let given = 0; given < count; given++) {
      if (s.depth() === 0 || s.topWho() !== seat || LEFT_OUT[s.top()] !== what) return;
      if (s.top() === QUESTION.sandstorm && buildsNext) return;
      this.#implied.decline(seat);
    }
  }
}

function isBuildingNext(rest: readonly PlayerCommand[]): boolean {
  return rest.find(isAction)?.do === 'build';
}
