import { argA, argB, kindOf, packMove, type Seat } from '../../kernel/index.ts';
import { FRAME } from '../frames.ts';
import { KIND, NO_CARD } from '../moves.ts';
import { NONE, PHASE } from '../state.ts';
import {
  BONUS_CARDS,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  TOWN_TILES,
  VOLCANO,
} from '../vocabulary.ts';
import type { Convert, Decline, Leech, PlayerCommand } from './commands.ts';
import { Ground } from './ground.ts';
import type { LedgerGame } from './ledger-game.ts';
import { ratesThrough } from './rates.ts';
import { adjacentTo } from './river-hexes.ts';
import { SITE_BUILDINGS, terrainOf } from './site-words.ts';
import type { CommandStep } from './steps.ts';
import { Turns } from './turns.ts';
import { CULTS, placeOf } from './words.ts';

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

  constructor(game: LedgerGame) {
    this.#game = game;
    this.#turns = new Turns(game, (seat) => {
      this.#ground.forget(seat);
      this.#spared = [];
    });
    this.#ground = new Ground(game, this.#turns);
  }

  /** @returns whether all of it could be played; `game.whyNot` tells why it could not. */
  play(step: CommandStep): boolean {
    const seat = this.#game.seatOf(step.faction);
    this.#game.forgetRefusal();
    if (seat < 0) return this.#game.refuse(0, 'faction-not-playing', { faction: step.faction });
    this.#settleDuties(seat, step);
    if (this.#done.delete(step.command)) return true;
    return this.#do(seat, step.command, step.rest);
  }

  /** Ends what is left of the present turn: the table goes on by itself. */
  endTurn(): void {
    this.#turns.finishTurn();
  }

  /** See `Turns.drop`. */
  drop(who: string): boolean {
    return this.#turns.drop(who);
  }

  /** What the site lets wait until the end of a line, the game wants settled before the action. */
  #settleDuties(seat: Seat, step: CommandStep): void {
    const s = this.#game.state;
    if (s.owePriests(seat) + s.oweSteps(seat) + s.oweTokens(seat) === 0) return;
    if (s.depth() === 0 || s.frame() !== FRAME.turn || s.frameWho() !== seat) return;
    if (DUTIES.has(step.command.do)) return;
    for (const command of step.rest) {
      if (DUTIES.has(command.do) && this.#do(seat, command, [])) this.#done.add(command);
    }
  }

  #do(seat: Seat, command: PlayerCommand, rest: readonly PlayerCommand[]): boolean {
    const s = this.#game.state;
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
        return this.#bridge(seat, command.from, command.to);
      case 'burn':
        return this.#digFirst(seat, rest) && this.#turns.move(seat, KIND.burn, command.tokens);
      case 'convert':
        return this.#digFirst(seat, rest) && this.#convert(seat, command);
      case 'take':
        return this.#take(seat, command.tile, command.count, rest);
      case 'steps':
        return this.#steps(seat, placeOf(CULTS, command.cult), command.count);
      case 'give-up':
        return this.#giveUp(seat, command.what, command.count);
      case 'pay-for-token':
        return this.#turns.move(seat, KIND.buyToken);
      case 'leech':
      case 'decline':
        return this.#answer(seat, command);
      case 'connect':
        return this.#connect(seat, command.hexes);
      case 'pick-color':
        return this.#turns.move(seat, KIND.colour, terrainOf(command.colour));
      case 'unlock-terrain':
        return command.terrain === 'gain-priest'
          ? this.#turns.move(seat, KIND.gainPriest)
          : this.#turns.move(seat, KIND.unlock, terrainOf(command.terrain));
      case 'pass': {
        const card = command.card === undefined ? NO_CARD : placeOf(BONUS_CARDS, command.card);
        return this.#turns.move(seat, s.phase() === PHASE.bonusCards ? KIND.take : KIND.pass, card);
      }
      case 'done':
        this.#turns.end(seat);
        return true;
      default:
        return true;
    }
  }

  /** Keys go to a cult of which no step was given up. */
  #chooseKey(seat: Seat): boolean {
    const cults = this.#game.legal(seat).filter((move) => kindOf(move) === KIND.cult);
    const wanted = cults.find((move) => !this.#spared.includes(argA(move))) ?? cults[0];
    return wanted !== undefined && this.#game.play(seat, wanted);
  }

  #digFirst(seat: Seat, rest: readonly PlayerCommand[]): boolean {
    const done = this.#ground.digFirst(seat, rest);
    if (typeof done === 'object') this.#done.add(done);
    return done !== false;
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

  #bridge(seat: Seat, from: string, to: string): boolean {
    const places = this.#game.state.table.bridgeNames;
    const place = places.findIndex((name) => name === `${from}-${to}` || name === `${to}-${from}`);
    return this.#turns.move(seat, KIND.bridge, place < 0 ? NONE : place);
  }

  /** Amounts must fit the rate; what is not one conversion goes through workers. */
  #convert(seat: Seat, { give, get }: Convert): boolean {
    const rates = ratesThrough(give.resource, get.resource);
    const price = rates.reduce((product, rate) => product * rate.give, 1);
    if (rates.length === 0 || give.count !== get.count * price) {
      const params = { give: `${give.count}${give.resource}`, get: `${get.count}${get.resource}` };
      return this.#game.refuse(seat, 'conversion-rate', params);
    }
    return rates.every(({ conversion }) =>
      conversion === undefined
        ? this.#turns.move(seat, KIND.ordain, get.count)
        : this.#turns.move(seat, KIND.convert, conversion, get.count),
    );
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

  #giveUp(seat: Seat, what: string, count: number): boolean {
    const s = this.#game.state;
    if (isCult(what)) {
      // Acolytes: the price of a volcano, paid with it. Others steer a key by it.
      if (s.groundOf(seat) !== VOLCANO) this.#spared.push(placeOf(CULTS, what));
      return true;
    }
    for (let given = 0; given < count; given++) {
      if (!this.#ground.undig(seat)) this.#turns.decline(seat);
    }
    return true;
  }

  #answer(seat: Seat, command: Leech | Decline): boolean {
    const kind = command.do === 'leech' ? KIND.takePower : KIND.refusePower;
    const from = command.from === undefined ? -1 : this.#game.seatOf(command.from);
    const offers = this.#game
      .legal(seat)
      .filter((move) => kindOf(move) === kind && (from < 0 || argA(move) === from));
    if (command.do === 'decline' && command.power === undefined) {
      for (const move of offers) this.#game.play(seat, move);
      return true;
    }
    // The number is what was offered or what fitted; of several offers the one that has it.
    const power = command.power ?? 0;
    const wanted =
      offers.find((move) => argB(move) === power) ?? offers.find((move) => argB(move) > power);
    if (wanted !== undefined) return this.#game.play(seat, wanted);
    return this.#answerNothing(seat, from, command);
  }

  /** The site also asks who has no room for power; nothing comes of either answer. */
  #answerNothing(seat: Seat, from: Seat, command: Leech | Decline): boolean {
    const { state } = this.#game;
    const power = command.power ?? 0;
    if (state.powerRoom(seat) > 0) {
      const kind = command.do === 'leech' ? KIND.takePower : KIND.refusePower;
      return this.#game.play(seat, packMove(kind, Math.max(0, from), power));
    }
    const refusal = this.#game
      .legal(seat)
      .find((move) => kindOf(move) === KIND.refusePower && (from < 0 || argA(move) === from));
    return refusal === undefined || this.#game.play(seat, refusal);
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
