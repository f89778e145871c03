import { packMove, type Seat } from '../../kernel/index.ts';
import { NO_CARD } from '../../terra-mystica/arguments.ts';
import { priestSupply } from '../../terra-mystica/goods/gains.ts';
import { buySpades } from '../../terra-mystica/spades/spades.ts';
import { NONE, PHASE, ROUNDS } from '../../terra-mystica/state.ts';
import { BONUS_CARDS, POWER_ACTIONS } from '../../terra-mystica/vocabulary.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import type { PlayerCommand } from '../notation/commands.ts';
import { SITE_BUILDINGS, specialActionOf, terrainOf } from '../notation/site-words.ts';
import type { Standing } from '../notation/standing.ts';
import { CULTS, type Gained, placeOf } from '../notation/words.ts';
import { Answers } from './answers.ts';
import { Corrections } from './corrections.ts';
import { DueTiles } from './due-tiles.ts';
import { Exchanges } from './exchanges.ts';
import { GivingUp } from './giving-up.ts';
import { Ground } from './ground.ts';
import { ImpliedMoves } from './implied-moves.ts';
import { PromisedSpaces } from './promised-spaces.ts';
import { adjacentTo } from './river-hexes.ts';
import { type CommandStep, isAction, spelled } from './steps.ts';

/** Commands for things that a seat owes outside of its own action. */
const DUTIES: ReadonlySet<string> = new Set(['steps', 'pay-for-token', 'unlock-terrain']);

/**
 * Plays ledger commands on a game. One command can be several moves, and some moves that the game
 * needs are not written in a ledger.
 */
export class LedgerPlayer {
  readonly #game: LedgerGame;
  readonly #implied: ImpliedMoves;
  readonly #ground: Ground;
  readonly #tiles: DueTiles;
  readonly #givingUp: GivingUp;
  /** Commands that were played earlier than they were written. */
  readonly #done = new Set<PlayerCommand>();
  /** Spades of the cult reward that were used before their turn, see `#mustWait`. */
  #waiting: CommandStep[] = [];
  readonly #corrections: Corrections;
  readonly #answers: Answers;
  readonly #exchanges: Exchanges;
  readonly #promised: PromisedSpaces;
  /** The seat of the last step. */
  #last: Seat = NONE;
  /** Whether the seat has acted since others had to decide. */
  #hasActed = false;
  /** The step that could not be played, after `play` has returned false. */
  refused: CommandStep | undefined;

  constructor(game: LedgerGame) {
    this.#game = game;
    this.#corrections = new Corrections(game);
    this.#answers = new Answers(game, this.#corrections);
    this.#promised = new PromisedSpaces(game);
    this.#implied = new ImpliedMoves(game, {
      ended: (seat) => {
        this.#ground.forget(seat);
        this.#tiles.forgetSpared();
      },
      declined: (seat) => this.#ground.forget(seat),
    });
    this.#exchanges = new Exchanges(game, this.#implied, this.#corrections);
    this.#ground = new Ground(game, this.#implied, this.#corrections);
    this.#tiles = new DueTiles(game, this.#implied);
    this.#givingUp = new GivingUp(
      game,
      this.#implied,
      this.#ground,
      this.#tiles,
      this.#corrections,
    );
  }

  /** See `DueTiles`. */
  set knownCults(cults: Standing['cults']) {
    this.#tiles.knownCults = cults;
  }

  /**
   * Plays a step of the ledger.
   * @returns whether the whole command could be played; `game.whyNot` gives the reason if not.
   */
  play(step: CommandStep): boolean {
    const seat = this.#game.seatOf(step.faction);
    if (seat !== this.#last) {
      this.#implied.endAfterAction(this.#last);
      this.#hasActed = false;
    }
    this.#last = seat;
    if (this.#isSpadeCommand(step)) this.#endRound();
    if (this.#mustWait(seat, step)) {
      this.#waiting.push(step);
      return true;
    }
    this.#promised.look();
    const isPlayed =
      this.#playWaiting(!this.#isSpadeCommand(step)) && this.#play(step) && this.#playWaiting();
    const { broken: cult } = this.#promised;
    if (isPlayed && cult !== undefined) {
      this.#game.forgetRefusal();
      return this.#game.refuse(Math.max(0, seat), 'cultists-first', { cult });
    }
    // Passing and choosing a colour end the turn by themselves.
    const ends = step.command.do === 'pass' || step.command.do === 'pick-color';
    this.#hasActed = !ends && (this.#hasActed || isAction(step.command));
    return isPlayed;
  }

  /**
   * On the site all players use the spades of the cult reward at the same time, in the game one
   * after the other. They do not affect each other, so a command that comes too early waits.
   */
  #mustWait(seat: Seat, step: CommandStep): boolean {
    const s = this.#game.state;
    if (s.phase() !== PHASE.cultRewards || !this.#isSpadeCommand(step)) return false;
    return s.depth() > 0 && s.top() === QUESTION.spades && s.topWho() !== seat && seat >= 0;
  }

  /**
   * Ends the last turn of a round, in which the last player to pass could still exchange goods: a
   * spade of the cult reward shows that the round is over.
   */
  #endRound(): void {
    const s = this.#game.state;
    if (s.depth() === 0 || s.top() !== QUESTION['after-action']) return;
    if (this.#implied.haveAllPassed()) this.#implied.end(s.topWho());
  }

  #isSpadeCommand({ command }: CommandStep): boolean {
    return command.do === 'transform' || command.do === 'give-up';
  }

  /**
   * Plays the waiting steps that are possible now; plays all of them if the reward is over for
   * everybody.
   */
  #playWaiting(all = false): boolean {
    const s = this.#game.state;
    while (this.#waiting.length > 0) {
      const isReward = s.phase() === PHASE.cultRewards && s.depth() > 0;
      const next = isReward
        ? this.#waiting.findIndex(({ faction }) => this.#game.seatOf(faction) === s.topWho())
        : 0;
      if (next >= 0) {
        const [step] = this.#waiting.splice(next, 1);
        if (!this.#play(step)) return false;
      } else if (!all || !this.#implied.decline(s.topWho())) return true;
    }
    return true;
  }

  #play(step: CommandStep): boolean {
    const seat = this.#game.seatOf(step.faction);
    this.refused = step;
    this.#game.forgetRefusal();
    if (seat < 0) return this.#game.refuse(0, 'faction-not-playing', { faction: step.faction });
    this.#settleDuties(seat, step);
    this.#settleSteps(seat, step);
    if (this.#done.delete(step.command)) return true;
    return this.#do(seat, step.command, step.rest, step.answersLater);
  }

  /**
   * The columns of the seat: on the site spades that are dug are paid although nothing is
   * transformed yet.
   */
  standing(seat: Seat): Standing {
    const dug = this.#ground.dugBy(seat);
    if (dug === 0) return this.#game.standingAfterMove(seat);
    return this.#game.standingAfterDigging(seat, (s) => buySpades(s, seat, dug, false, undefined));
  }

  /**
   * Ends the present turn and gives up all that is left in it: the table goes on without a command.
   */
  endTurn(): boolean {
    const done = this.#playWaiting(true);
    this.#implied.finishTurn();
    return done;
  }

  /** Gives up the cult rewards that are not used yet: the table has gone on to the income. */
  endRewards(): void {
    const s = this.#game.state;
    this.#playWaiting(true);
    while (s.phase() === PHASE.cultRewards && s.depth() > 0) {
      if (!this.#implied.decline(s.topWho())) return;
    }
  }

  /** See `ImpliedMoves.drop`. */
  drop(who: string): boolean {
    return this.#implied.drop(who);
  }

  /** See `ImpliedMoves.isSomebodyLeaving`. */
  get isSomebodyLeaving(): boolean {
    return this.#implied.isSomebodyLeaving;
  }

  /** Settles what the site allows at the end of a line, but the game requires before the action. */
  #settleDuties(seat: Seat, step: CommandStep): void {
    const s = this.#game.state;
    if (s.owePriests(seat) + s.oweSteps(seat) + s.oweTokens(seat) === 0) return;
    const { command: next } = step;
    const needsThem = isAction(next) || next.do === 'convert' || next.do === 'burn';
    if (!needsThem || DUTIES.has(next.do)) return;
    if (isAction(next)) this.#implied.bringTo(seat);
    if (s.depth() === 0 || s.top() !== QUESTION.turn || s.topWho() !== seat) return;
    for (const command of step.rest) {
      if (DUTIES.has(command.do) && this.#do(seat, command, [])) this.#done.add(command);
    }
    // On the site a token may wait until the end of the round.
    while (step.paysLater && s.oweTokens(seat) > 0) this.#corrections.postponeToken(seat);
  }

  /**
   * Settles the cult steps of an action before the next action. On the site they may come after it.
   */
  #settleSteps(seat: Seat, { command, rest }: CommandStep): void {
    const s = this.#game.state;
    const areDue = () => s.depth() > 0 && s.top() === QUESTION.cult && s.topWho() === seat;
    if (!isAction(command)) return;
    for (const later of rest) {
      if (!areDue()) return;
      if (later.do !== 'steps') continue;
      if (this.#game.isCompared) this.#corrections.postponeSteps(seat);
      else if (this.#do(seat, later, [])) this.#done.add(later);
    }
  }

  #do(
    seat: Seat,
    command: PlayerCommand,
    rest: readonly PlayerCommand[],
    answersLater = false,
  ): boolean {
    switch (command.do) {
      case 'build':
        return this.#ground.build(seat, command, rest);
      case 'dig':
        return this.#ground.dig(seat, command.spades);
      case 'transform':
        return this.#ground.transform(seat, command, rest);
      case 'upgrade':
        return this.#implied.move(
          seat,
          KIND.upgrade,
          this.#ground.hex(command.hex),
          SITE_BUILDINGS.indexOf(command.to),
        );
      case 'advance':
        return this.#implied.move(
          seat,
          command.track === 'ship' ? KIND['advance-shipping'] : KIND['advance-exchange'],
        );
      case 'send':
        return this.#send(seat, placeOf(CULTS, command.cult), command.for);
      case 'action':
        return this.#action(seat, command.action);
      case 'bridge':
        return this.#bridge(seat, command.from, command.to, command.allowIllegal);
      case 'burn':
        // People write this although nothing is burned.
        if (command.tokens === 0) return true;
        return (
          this.#digFirst(seat, rest) &&
          this.#exchanges.exchange(seat, packMove(KIND.burn, command.tokens), answersLater)
        );
      case 'convert':
        return this.#digFirst(seat, rest) && this.#exchanges.convert(seat, command, answersLater);
      case 'take':
        return this.#tiles.take(seat, command, rest, (taken) => this.#done.add(taken));
      case 'steps':
        return this.#steps(seat, placeOf(CULTS, command.cult), command.count);
      case 'give-up':
        return this.#givingUp.giveUp(seat, command, rest);
      case 'gain':
        return this.#gain(seat, command.what, command.count);
      case 'pay-for-token':
        return (
          this.#corrections.settleToken(seat, true) || this.#implied.move(seat, KIND['buy-token'])
        );
      case 'leech':
      case 'decline':
        return this.#answers.give(seat, command);
      case 'connect':
        return this.#connect(seat, command.hexes);
      case 'pick-color':
        return this.#implied.move(seat, KIND.colour, terrainOf(command.colour));
      case 'unlock-terrain':
        return command.terrain === 'gain-priest'
          ? this.#gainPriest(seat)
          : this.#implied.move(seat, KIND.unlock, terrainOf(command.terrain));
      case 'pass':
        return this.#pass(seat, command.card);
      case 'done':
        return this.#finish(seat);
      case 'delete':
        return this.#game.refuse(seat, 'not-due', { what: `delete ${command.tile}`, count: 1 });
      case 'wait':
      case 'start_planning':
      case 'resign':
        return true;
      default:
        // Income, scoring and remarks have no effect if a player writes them.
        return this.#game.refuse(seat, 'written-by-table', { command: spelled(command) });
    }
  }

  /**
   * Ends the turn after its action. If there was no action, the site refuses this, except in games
   * with `loose-done`.
   */
  #finish(seat: Seat): boolean {
    const s = this.#game.state;
    const isOpen = s.depth() > 0 && s.top() === QUESTION.turn && s.topWho() === seat;
    if (!isOpen || this.#hasActed) {
      this.#implied.finish(seat);
      return true;
    }
    if (!this.#corrections.allows('loose-done'))
      return this.#game.refuse(seat, 'no-action-yet', {});
    this.#corrections.skipTurn();
    return true;
  }

  #digFirst(seat: Seat, rest: readonly PlayerCommand[]): boolean {
    const done = this.#ground.digFirst(seat, rest);
    for (const command of done ?? []) this.#done.add(command);
    return done !== undefined;
  }

  /**
   * Takes a gained priest in hand. The priest is lost if none is left in the supply; if nothing is
   * left to unlock, the game has given it without a question.
   */
  #gainPriest(seat: Seat): boolean {
    const s = this.#game.state;
    const unlocks = s.table.hooks.priestGained[s.faction(seat)] !== undefined;
    if (unlocks && s.owePriests(seat) + s.locked(seat) === 0) {
      this.#game.namePriest(seat);
      return true;
    }
    const isLost = () => s.owePriests(seat) > 0 && priestSupply(s, seat) === 0;
    return this.#implied.firstOf(seat, () => [
      packMove(isLost() ? KIND.decline : KIND['gain-priest']),
    ]);
  }

  /**
   * Passes. In the last round the site ignores a card; only later commands may show whether it is
   * that round.
   */
  #pass(seat: Seat, card: string | undefined): boolean {
    const s = this.#game.state;
    const isPassed = this.#implied.firstOf(seat, () => {
      const isNone = card === undefined || s.round() === ROUNDS;
      const place = isNone ? NO_CARD : placeOf(BONUS_CARDS, card);
      return [packMove(s.phase() === PHASE.bonusCards ? KIND.take : KIND.pass, place)];
    });
    // The next command of the last player to pass belongs to the next round.
    if (isPassed && s.round() < ROUNDS && this.#implied.haveAllPassed()) this.#implied.end(seat);
    return isPassed;
  }

  #send(seat: Seat, cult: number, steps: number | undefined): boolean {
    // The argument is the index in the list of 1, 2 and 3 steps.
    const places = steps === undefined ? [2, 1, 0] : [steps - 1];
    const moves = places.map((place) => packMove(KIND.priest, cult, place));
    return this.#implied.firstOf(seat, () => moves);
  }

  #action(seat: Seat, action: string): boolean {
    const onBoard = placeOf(POWER_ACTIONS, action);
    if (onBoard >= 0) return this.#implied.move(seat, KIND.power, onBoard);
    const special = specialActionOf(action, this.#game.state.table.options.rulings.fireIceRules);
    if (special < 0) return this.#game.refuse(seat, 'special-not-yours', { action });
    return this.#implied.move(seat, KIND.special, special);
  }

  #bridge(seat: Seat, from: string, to: string, anywhere: boolean): boolean {
    const places = this.#game.state.table.bridgeNames;
    const place = places.findIndex((name) => name === `${from}-${to}` || name === `${to}-${from}`);
    const move = packMove(KIND.bridge, place < 0 ? NONE : place);
    const mayBeAway = anywhere || this.#corrections.allows('loose-bridge-adjacency');
    if (mayBeAway && !this.#game.isLegal(seat, move)) {
      if (this.#corrections.bridge(seat, place)) return true;
    }
    return this.#implied.firstOf(seat, () => [move]);
  }

  /**
   * Makes cult steps that are due: one choice can give several steps, or several choices one step
   * each.
   */
  #steps(seat: Seat, cult: number, count: number): boolean {
    const move = packMove(KIND.cult, cult);
    if (!this.#game.isLegal(seat, move) && this.#corrections.makeSteps(seat, cult, count))
      return true;
    if (!this.#implied.firstOf(seat, () => [move])) return false;
    for (let more = 1; more < count && this.#game.isLegal(seat, move); more++) {
      this.#game.play(seat, move);
    }
    return true;
  }

  /**
   * Corrects goods by hand, as `+3C` does: only some old games have this, and for points it is also
   * used after the end.
   */
  #gain(seat: Seat, what: Gained, count: number): boolean {
    const isOver = what === 'VP' && this.#game.state.phase() === PHASE.over;
    if (!isOver && !this.#corrections.allows('loose-adjust-resource')) {
      return this.#game.refuse(seat, 'not-due', { what, count });
    }
    return this.#corrections.count(seat, what, count);
  }

  /**
   * Founds a town across a river. The command names the river hex, or the hexes of the groups that
   * it joins.
   */
  #connect(seat: Seat, hexes: readonly string[]): boolean {
    const [river] = hexes;
    if (hexes.length === 1)
      return this.#implied.move(seat, KIND['river-town'], this.#ground.hex(river));
    const ends = hexes.map((name) => this.#ground.hex(name));
    const { map } = this.#game.state.table;
    const wanted = adjacentTo(map, ends).map((hex) => packMove(KIND['river-town'], hex));
    return this.#implied.firstOf(seat, () => wanted);
  }
}
