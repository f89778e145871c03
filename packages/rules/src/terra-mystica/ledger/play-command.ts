import { argA, kindOf, type Move, packMove, type Seat } from '../../kernel/index.ts';
import { FRAME, KIND, NO_CARD } from '../for-ledger.ts';
import { hasDuties } from '../offers/due.ts';
import { buySpades } from '../spades/spades.ts';
import { NONE, PHASE, ROUNDS } from '../state.ts';
import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  TOWN_TILES,
  VOLCANO,
} from '../vocabulary.ts';
import { Answers } from './answers.ts';
import type { Convert, PlayerCommand } from './commands.ts';
import { Corrections } from './corrections.ts';
import { Ground } from './ground.ts';
import type { LedgerGame } from './ledger-game.ts';
import { ratesThrough } from './rates.ts';
import { adjacentTo } from './river-hexes.ts';
import { SITE_BUILDINGS, terrainOf } from './site-words.ts';
import type { Standing } from './standing.ts';
import { type CommandStep, isAction } from './steps.ts';
import { Turns } from './turns.ts';
import { COUNTED, CULTS, type Gained, type GivenUp, placeOf } from './words.ts';

/** The last space of a cult. */
const TOP = 10;

/** Commands that settle what a seat owes outside of its own action. */
const DUTIES: ReadonlySet<string> = new Set(['steps', 'pay-for-token', 'unlock-terrain']);

/**
 * Plays ledger commands on a game: one command can be several moves, and some moves that the game
 * wants said go without saying in a ledger.
 */
export class LedgerPlayer {
  readonly #game: LedgerGame;
  readonly #turns: Turns;
  readonly #ground: Ground;
  /** Cults of which a step was given up, so that a key goes elsewhere. */
  #spared: number[] = [];
  /** Commands that were played ahead of their place. */
  readonly #done = new Set<PlayerCommand>();
  /** Spades of the cult reward that were used before their turn, see `#mustWait`. */
  #waiting: CommandStep[] = [];
  readonly #corrections: Corrections;
  readonly #answers: Answers;
  /** Where the cults of the seat at play are known to end; keys go by it. */
  knownCults: Standing['cults'] | undefined;
  /** The step that could not be played, when `play` says no. */
  refused: CommandStep | undefined;

  constructor(game: LedgerGame) {
    this.#game = game;
    this.#corrections = new Corrections(game);
    this.#answers = new Answers(game, this.#corrections);
    this.#turns = new Turns(game, (seat) => {
      this.#ground.forget(seat);
      this.#spared = [];
    });
    this.#ground = new Ground(game, this.#turns);
  }

  /** @returns whether all of it could be played; `game.whyNot` tells why it could not. */
  play(step: CommandStep): boolean {
    const seat = this.#game.seatOf(step.faction);
    if (this.#isSpadeCommand(step)) this.#endRound();
    if (this.#mustWait(seat, step)) {
      this.#waiting.push(step);
      return true;
    }
    return (
      this.#playWaiting(!this.#isSpadeCommand(step)) && this.#play(step) && this.#playWaiting()
    );
  }

  /**
   * Spades of the cult reward are used by everybody at once on the site, one after the other in the
   * game. Nothing that one does with them touches another's, so who is early waits.
   */
  #mustWait(seat: Seat, step: CommandStep): boolean {
    const s = this.#game.state;
    if (s.phase() !== PHASE.cultRewards || !this.#isSpadeCommand(step)) return false;
    return s.depth() > 0 && s.frame() === FRAME.spades && s.frameWho() !== seat && seat >= 0;
  }

  /** Who passed last may still exchange goods; a spade of the cult reward tells that the round is over. */
  #endRound(): void {
    const s = this.#game.state;
    if (s.depth() === 0 || s.frame() !== FRAME.afterAction) return;
    for (const seat of this.#game.factions.keys()) {
      if (!s.hasPassed(seat) && !s.isDropped(seat)) return;
    }
    this.#turns.end(s.frameWho());
  }

  #isSpadeCommand({ command }: CommandStep): boolean {
    return command.do === 'transform' || command.do === 'give-up';
  }

  /** Plays what waited and can come now; all of it when the reward is over for everybody. */
  #playWaiting(all = false): boolean {
    const s = this.#game.state;
    while (this.#waiting.length > 0) {
      const isReward = s.phase() === PHASE.cultRewards && s.depth() > 0;
      const next = isReward
        ? this.#waiting.findIndex(({ faction }) => this.#game.seatOf(faction) === s.frameWho())
        : 0;
      if (next >= 0) {
        const [step] = this.#waiting.splice(next, 1);
        if (!this.#play(step)) return false;
      } else if (!all || !this.#turns.decline(s.frameWho())) return true;
    }
    return true;
  }

  #play(step: CommandStep): boolean {
    const seat = this.#game.seatOf(step.faction);
    this.refused = step;
    this.#game.forgetRefusal();
    if (seat < 0) return this.#game.refuse(0, 'faction-not-playing', { faction: step.faction });
    this.#settleDuties(seat, step);
    if (this.#done.delete(step.command)) return true;
    return this.#do(seat, step.command, step.rest, step.answersLater);
  }

  /** How the seat stands: on the site spades that are dug are paid although nothing is transformed. */
  standing(seat: Seat): Standing {
    const dug = this.#ground.dugBy(seat);
    if (dug === 0) return this.#game.standingAfterMove(seat);
    return this.#game.standingAfterDigging(seat, (s) => buySpades(s, seat, dug, false, undefined));
  }

  /** Ends what is left of the present turn: the table goes on by itself. */
  endTurn(): boolean {
    const done = this.#playWaiting(true);
    this.#turns.finishTurn();
    return done;
  }

  /** See `Turns.drop`. */
  drop(who: string): boolean {
    return this.#turns.drop(who);
  }

  /** What the site lets wait until the end of a line, the game wants settled before the action. */
  #settleDuties(seat: Seat, step: CommandStep): void {
    const s = this.#game.state;
    if (s.owePriests(seat) + s.oweSteps(seat) + s.oweTokens(seat) === 0) return;
    if (DUTIES.has(step.command.do)) return;
    if (isAction(step.command)) this.#turns.bringTo(seat);
    if (s.depth() === 0 || s.frame() !== FRAME.turn || s.frameWho() !== seat) return;
    for (const command of step.rest) {
      if (DUTIES.has(command.do) && this.#do(seat, command, [])) this.#done.add(command);
    }
    // On the site a token may wait until the end of the round.
    while (step.paysLater && s.oweTokens(seat) > 0) this.#corrections.postponeToken(seat);
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
        return this.#turns.move(
          seat,
          KIND.upgrade,
          this.#ground.hex(command.hex),
          SITE_BUILDINGS.indexOf(command.to),
        );
      case 'advance':
        return this.#turns.move(
          seat,
          command.track === 'ship' ? KIND.advanceShipping : KIND.advanceExchange,
        );
      case 'send':
        return this.#send(seat, placeOf(CULTS, command.cult), command.for);
      case 'action':
        return this.#action(seat, command.action);
      case 'bridge':
        return this.#bridge(seat, command.from, command.to, command.allowIllegal);
      case 'burn':
        return (
          this.#digFirst(seat, rest) &&
          this.#exchange(seat, packMove(KIND.burn, command.tokens), answersLater)
        );
      case 'convert':
        return this.#digFirst(seat, rest) && this.#convert(seat, command, answersLater);
      case 'take':
        return this.#take(seat, command.tile, command.count, rest);
      case 'steps':
        return this.#steps(seat, placeOf(CULTS, command.cult), command.count);
      case 'give-up':
        return this.#giveUp(seat, command.what, command.count);
      case 'gain':
        return this.#gain(seat, command.what, command.count);
      case 'pay-for-token':
        return this.#corrections.settleToken(seat, true) || this.#turns.move(seat, KIND.buyToken);
      case 'leech':
      case 'decline':
        return this.#answers.give(seat, command);
      case 'connect':
        return this.#connect(seat, command.hexes);
      case 'pick-color':
        return this.#turns.move(seat, KIND.colour, terrainOf(command.colour));
      case 'unlock-terrain':
        return command.terrain === 'gain-priest'
          ? this.#turns.move(seat, KIND.gainPriest)
          : this.#turns.move(seat, KIND.unlock, terrainOf(command.terrain));
      case 'pass':
        return this.#pass(seat, command.card);
      case 'done':
        this.#turns.end(seat);
        return true;
      case 'delete':
        return this.#game.refuse(seat, 'not-due', { what: `delete ${command.tile}`, count: 1 });
      default:
        return true;
    }
  }

  /** Keys go to a cult of which no step was given up, and where the row says, if there is one. */
  #chooseKey(seat: Seat): boolean {
    const cults = this.#game.legal(seat).filter((move) => kindOf(move) === KIND.cult);
    const wanted =
      cults.find((move) => this.knownCults?.[argA(move)] === TOP) ??
      cults.find((move) => !this.#spared.includes(argA(move))) ??
      cults[0];
    return wanted !== undefined && this.#game.play(seat, wanted);
  }

  #digFirst(seat: Seat, rest: readonly PlayerCommand[]): boolean {
    const done = this.#ground.digFirst(seat, rest);
    if (typeof done === 'object') this.#done.add(done);
    return done !== false;
  }

  /** In the last round the site takes no notice of a card; whether it is that round may show late. */
  #pass(seat: Seat, card: string | undefined): boolean {
    const s = this.#game.state;
    return this.#turns.firstOf(seat, () => {
      const isNone = card === undefined || s.round() === ROUNDS;
      const place = isNone ? NO_CARD : placeOf(BONUS_CARDS, card);
      return [packMove(s.phase() === PHASE.bonusCards ? KIND.take : KIND.pass, place)];
    });
  }

  #send(seat: Seat, cult: number, steps: number | undefined): boolean {
    // The argument is the place in the list of 1, 2 and 3 steps.
    const places = steps === undefined ? [2, 1, 0] : [steps - 1];
    const moves = places.map((place) => packMove(KIND.priest, cult, place));
    return this.#turns.firstOf(seat, () => moves);
  }

  #action(seat: Seat, action: string): boolean {
    const onBoard = placeOf(POWER_ACTIONS, action);
    if (onBoard >= 0) return this.#turns.move(seat, KIND.power, onBoard);
    return this.#turns.move(seat, KIND.special, placeOf(SPECIAL_ACTIONS, action));
  }

  #bridge(seat: Seat, from: string, to: string, anywhere: boolean): boolean {
    const places = this.#game.state.table.bridgeNames;
    const place = places.findIndex((name) => name === `${from}-${to}` || name === `${to}-${from}`);
    const move = packMove(KIND.bridge, place < 0 ? NONE : place);
    const mayBeAway = anywhere || this.#corrections.allows('loose-bridge-adjacency');
    if (mayBeAway && !this.#game.isLegal(seat, move)) {
      if (this.#corrections.bridge(seat, place)) return true;
    }
    return this.#turns.firstOf(seat, () => [move]);
  }

  /** Amounts must fit the rate; what is not one conversion goes through workers. */
  #convert(seat: Seat, { give, get }: Convert, answersLater: boolean): boolean {
    const rates = ratesThrough(give.resource, get.resource);
    const price = rates.reduce((product, rate) => product * rate.give, 1);
    if (rates.length === 0 || give.count !== get.count * price) {
      const params = { give: `${give.count}${give.resource}`, get: `${get.count}${get.resource}` };
      return this.#game.refuse(seat, 'conversion-rate', params);
    }
    return rates.every(({ conversion }) =>
      conversion === undefined
        ? this.#turns.move(seat, KIND.ordain, get.count)
        : this.#exchange(seat, packMove(KIND.convert, conversion, get.count), answersLater),
    );
  }

  /**
   * A conversion. The game has open offers answered first; on the site they may still be answered
   * after a burn, without `strict-leech` after any conversion.
   */
  #exchange(seat: Seat, move: Move, answersLater: boolean): boolean {
    const mayBeEarly = kindOf(move) === KIND.burn || !this.#corrections.allows('strict-leech');
    if (answersLater && mayBeEarly && hasDuties(this.#game.state, seat)) {
      if (this.#game.attempt(seat, move)) return true;
      if (this.#turns.bringTo(seat) && this.#isAt(seat)) {
        return this.#corrections.early(seat, move);
      }
    }
    return this.#turns.firstOf(seat, () => [move]);
  }

  /** Whether the seat's turn has come and waits for its answers. */
  #isAt(seat: Seat): boolean {
    const s = this.#game.state;
    return s.depth() > 0 && s.frame() === FRAME.turn && s.frameWho() === seat && hasDuties(s, seat);
  }

  #take(seat: Seat, tile: string, count: number, rest: readonly PlayerCommand[]): boolean {
    const s = this.#game.state;
    const favour = placeOf(FAVOUR_TILES, tile);
    if (favour >= 0) return this.#turns.move(seat, KIND.favour, favour);
    const town = placeOf(TOWN_TILES, tile);
    this.#takeFavoursFirst(seat, rest);
    for (let taken = 0; taken < count; taken++) {
      if (!this.#turns.move(seat, KIND.town, town)) return false;
      while (s.depth() > 0 && s.frame() === FRAME.keys) {
        if (!this.#chooseKey(s.frameWho())) return false;
      }
    }
    return true;
  }

  /** The game asks for favour tiles before town tiles; the site in any order. */
  #takeFavoursFirst(seat: Seat, rest: readonly PlayerCommand[]): void {
    const s = this.#game.state;
    for (const command of rest) {
      if (s.depth() === 0 || s.frame() !== FRAME.favour || s.frameWho() !== seat) return;
      const favour = command.do === 'take' ? placeOf(FAVOUR_TILES, command.tile) : -1;
      if (favour >= 0 && this.#game.play(seat, packMove(KIND.favour, favour))) {
        this.#done.add(command);
      }
    }
  }

  /** One choice can be worth several steps, or several choices one each. */
  #steps(seat: Seat, cult: number, count: number): boolean {
    const move = packMove(KIND.cult, cult);
    if (!this.#turns.firstOf(seat, () => [move])) return false;
    for (let more = 1; more < count && this.#game.isLegal(seat, move); more++) {
      this.#game.play(seat, move);
    }
    return true;
  }

  #giveUp(seat: Seat, what: GivenUp, count: number): boolean {
    const s = this.#game.state;
    const counted = COUNTED.find((each) => each === what);
    if (counted !== undefined) {
      const params = { what: counted, count };
      if (this.#corrections.count(seat, counted, -count)) return true;
      return this.#game.refuse(seat, 'not-due', params);
    }
    if (what === 'GAIN_P3_FOR_VP' && this.#corrections.settleToken(seat, false)) return true;
    if (what === 'GAIN_FAVOR') return this.#corrections.forgo(seat, FRAME.favour);
    if (what === 'GAIN_TW') return this.#corrections.forgo(seat, FRAME.town);
    if (isCult(what)) {
      // Acolytes: the price of a volcano, paid with it. Others steer a key by it.
      if (s.groundOf(seat) !== VOLCANO) this.#spared.push(placeOf(CULTS, what));
      return true;
    }
    const dug = what === 'SPADE' ? this.#ground.dugBy(seat) : 0;
    if (dug > 0) {
      if (!this.#corrections.allows('loose-dig')) {
        return this.#game.refuse(seat, 'spades-left', { left: dug });
      }
      this.#corrections.waste(seat, Math.min(count, dug));
    }
    for (let given = 0; given < count; given++) {
      if (!this.#ground.undig(seat)) this.#turns.decline(seat);
    }
    return true;
  }

  /** `+3C`: only games with corrections by hand have it, and points after the end. */
  #gain(seat: Seat, what: Gained, count: number): boolean {
    const isOver = what === 'VP' && this.#game.state.phase() === PHASE.over;
    if (!isOver && !this.#corrections.allows('loose-adjust-resource')) {
      return this.#game.refuse(seat, 'not-due', { what, count });
    }
    return this.#corrections.count(seat, what, count);
  }

  /** The river hex is named, or the hexes of the groups that it joins. */
  #connect(seat: Seat, hexes: readonly string[]): boolean {
    const [river] = hexes;
    if (hexes.length === 1) return this.#turns.move(seat, KIND.riverTown, this.#ground.hex(river));
    const ends = hexes.map((name) => this.#ground.hex(name));
    const { map } = this.#game.state.table;
    const wanted = adjacentTo(map, ends).map((hex) => packMove(KIND.riverTown, hex));
    return this.#turns.firstOf(seat, () => wanted);
  }
}

function isCult(what: string): boolean {
  return placeOf(CULTS, what) >= 0;
}
