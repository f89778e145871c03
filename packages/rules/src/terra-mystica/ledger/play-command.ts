import { argA, argB, kindOf, type Move, packMove, type Seat } from '../../kernel/index.ts';
import { FRAME } from '../frames.ts';
import { CONVERSION, KIND, NO_CARD, WAYS } from '../moves.ts';
import { findRoute, spadesFor } from '../spades.ts';
import { NONE, PHASE } from '../state.ts';
import { TRAIT } from '../traits.ts';
import {
  BONUS_CARDS,
  CYCLE,
  FAVOUR_TILES,
  POWER_ACTIONS,
  SPECIAL_ACTIONS,
  TOWN_TILES,
  VOLCANO,
} from '../vocabulary.ts';
import type { Convert, Decline, Leech, PlayerCommand } from './commands.ts';
import type { LedgerGame } from './ledger-game.ts';
import { adjacentTo } from './river-hexes.ts';
import { SITE_BUILDINGS, terrainOf } from './site-words.ts';
import type { CommandStep } from './steps.ts';
import { CULTS, placeOf } from './words.ts';

const END = packMove(KIND.end);
const DECLINE = packMove(KIND.decline);
const DROP = packMove(KIND.drop);

const SHORT = WAYS.indexOf('short');

/** Commands that settle what a seat owes outside of its own action. */
const DUTIES: ReadonlySet<string> = new Set(['steps', 'pay-for-token', 'unlock-terrain']);

/** A way round the terrain cycle and what it takes. */
interface Way {
  readonly way: number;
  readonly spades: number;
}

/** More steps than ever stand in the way of a command. */
const MOST_OBSTACLES = 8;

/**
 * Plays ledger commands on a game: one command can be several moves, and some moves that the game
 * wants said go without saying in a ledger. What has been dug and not yet used is kept between
 * commands.
 */
export class LedgerPlayer {
  readonly #game: LedgerGame;
  /** Spades dug (volcano factions: volcanoes) and not yet used, by seat. */
  readonly #dug: number[];
  /** Cults of which a step was given up, so that a key goes elsewhere. */
  #spared: number[] = [];
  /** Seats that leave the game when their turn comes. */
  readonly #leaving = new Set<Seat>();
  /** Commands that were played ahead of their place. */
  readonly #done = new Set<PlayerCommand>();

  constructor(game: LedgerGame) {
    this.#game = game;
    this.#dug = game.factions.map(() => 0);
  }

  /** @returns whether all of it could be played; `game.whyNot` tells why it could not. */
  play(step: CommandStep): boolean {
    const seat = this.#game.seatOf(step.faction);
    this.#game.forgetRefusal();
    if (seat >= 0) this.#settleDuties(seat, step);
    if (this.#done.delete(step.command)) return true;
    return seat >= 0 && this.#do(seat, step.command, step.rest);
  }

  /**
   * Ends the turn of whoever is at it when nothing but its end is left: the table goes on. Offers that
   * nobody has answered by then are refused.
   */
  endTurn(): void {
    const s = this.#game.state;
    // Spades of the cult reward are still to be used.
    while (s.depth() > 0 && s.phase() === PHASE.actions && this.#finish(s.frameWho()));
    if (s.depth() > 0) return;
    for (const seat of this.#game.factions.keys()) while (this.#refuseOldest(seat));
  }

  /**
   * A faction, or `player2`, leaves the game: now, or as soon as its turn comes. @returns whether there
   * is such a faction.
   */
  drop(who: string): boolean {
    this.#game.forgetRefusal();
    const number = /^player([1-5])$/.exec(who);
    const seat = number === null ? placeOf(this.#game.factions, who) : Number(number[1]) - 1;
    if (this.#game.factions[seat] === undefined) return false;
    this.#leaving.add(seat);
    if (!this.#leave(seat)) while (this.#refuseOldest(seat));
    return true;
  }

  #leave(seat: Seat): boolean {
    if (!this.#leaving.has(seat) || !this.#game.isLegal(seat, DROP)) return false;
    this.#leaving.delete(seat);
    return this.#game.play(seat, DROP);
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
        return this.#build(seat, this.#hex(command.hex), rest);
      case 'dig':
        if (!this.#hasTurn(seat)) return false;
        this.#dug[seat] += command.spades;
        return true;
      case 'transform': {
        const to = command.to === undefined ? undefined : terrainOf(command.to);
        return this.#transform(seat, this.#hex(command.hex), to, rest);
      }
      case 'upgrade':
        return this.#move(
          seat,
          KIND.upgrade,
          this.#hex(command.hex),
          SITE_BUILDINGS.indexOf(command.to),
        );
      case 'advance':
        return this.#move(
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
        return this.#digFirst(seat, rest) && this.#move(seat, KIND.burn, command.tokens);
      case 'convert':
        return this.#digFirst(seat, rest) && this.#convert(seat, command);
      case 'take':
        return this.#take(seat, command.tile, command.count, rest);
      case 'steps':
        return this.#steps(seat, placeOf(CULTS, command.cult), command.count);
      case 'give-up':
        return this.#giveUp(seat, command.what, command.count);
      case 'pay-for-token':
        return this.#move(seat, KIND.buyToken);
      case 'leech':
      case 'decline':
        return this.#answer(seat, command);
      case 'connect':
        return this.#connect(seat, command.hexes);
      case 'pick-color':
        return this.#move(seat, KIND.colour, terrainOf(command.colour));
      case 'unlock-terrain':
        return command.terrain === 'gain-priest'
          ? this.#move(seat, KIND.gainPriest)
          : this.#move(seat, KIND.unlock, terrainOf(command.terrain));
      case 'pass': {
        const card = command.card === undefined ? NO_CARD : placeOf(BONUS_CARDS, command.card);
        return this.#move(seat, s.phase() === PHASE.bonusCards ? KIND.take : KIND.pass, card);
      }
      case 'done':
        if (this.#game.isLegal(seat, END)) this.#end(seat);
        return true;
      default:
        return true;
    }
  }

  /** Plays one move, after what stands in its way and goes without saying. */
  #move(seat: Seat, kind: number, a = 0, b = 0, c = 0): boolean {
    const moves = [packMove(kind, a, b, c)];
    return this.#firstOf(seat, () => moves);
  }

  /** The first of the moves that is legal, now or once the way is clear. */
  #firstOf(seat: Seat, candidates: () => readonly Move[]): boolean {
    for (let obstacles = 0; obstacles <= MOST_OBSTACLES; obstacles++) {
      for (const move of candidates()) {
        if (!this.#game.play(seat, move)) continue;
        this.#game.forgetRefusal();
        return true;
      }
      if (!this.#clearOne(seat)) return false;
    }
    return false;
  }

  /**
   * Something that a ledger does not say: what is left over in the action of whoever is at it is
   * given up, the turn ends; offers that the seat has not answered before its action are refused.
   */
  #clearOne(seat: Seat): boolean {
    const s = this.#game.state;
    if (s.depth() === 0) return false;
    const who = s.frameWho();
    if (s.frame() === FRAME.removeTokens) return this.#onlyMove(who);
    if (this.#finish(who)) return true;
    return this.#refuseOldest(seat);
  }

  /** What is left over in the action of the seat is given up, its turn ends, or it leaves the game. */
  #finish(seat: Seat): boolean {
    if (this.#leave(seat) || this.#end(seat)) return true;
    const isTurn = this.#game.state.frame() === FRAME.turn;
    return !isTurn && this.#game.isLegal(seat, DECLINE) && this.#game.play(seat, DECLINE);
  }

  #end(seat: Seat): boolean {
    if (!this.#game.isLegal(seat, END)) return false;
    this.#dug[seat] = 0;
    this.#spared = [];
    return this.#game.play(seat, END);
  }

  #refuseOldest(seat: Seat): boolean {
    const refusal = this.#game.legal(seat).find((move) => kindOf(move) === KIND.refusePower);
    return refusal !== undefined && this.#game.play(seat, refusal);
  }

  /** Keys go to a cult of which no step was given up. */
  #chooseKey(seat: Seat): boolean {
    const cults = this.#game.legal(seat).filter((move) => kindOf(move) === KIND.cult);
    const wanted = cults.find((move) => !this.#spared.includes(argA(move))) ?? cults[0];
    return wanted !== undefined && this.#game.play(seat, wanted);
  }

  #onlyMove(seat: Seat): boolean {
    const [first, ...others] = this.#game.legal(seat);
    return first !== undefined && others.length === 0 && this.#game.play(seat, first);
  }

  /** Brings the turn to the seat. */
  #hasTurn(seat: Seat): boolean {
    const s = this.#game.state;
    for (let obstacles = 0; obstacles <= MOST_OBSTACLES; obstacles++) {
      if (s.depth() > 0 && s.frameWho() === seat && s.frame() !== FRAME.afterAction) return true;
      if (!this.#clearOne(seat)) return s.depth() > 0 && s.frameWho() === seat;
    }
    return false;
  }

  #hex(name: string): number {
    return this.#game.state.table.map.indexOf.get(name) ?? NONE;
  }

  #build(seat: Seat, hex: number, rest: readonly PlayerCommand[]): boolean {
    const s = this.#game.state;
    if (hex === NONE) return this.#move(seat, KIND.build, hex);
    if (s.phase() === PHASE.dwellings) return this.#move(seat, KIND.place, hex);
    const direct = packMove(KIND.build, hex);
    const skipping = packMove(KIND.skipBuild, hex);
    const isHome = s.terrain(hex) === s.groundOf(seat) || s.trait(seat, TRAIT.riverwalk) > 0;
    if (!isHome && !(s.depth() > 0 && s.frame() === FRAME.ride)) {
      if (!this.#transform(seat, hex, s.groundOf(seat), rest)) return false;
    }
    this.#dug[seat] = 0;
    return this.#firstOf(seat, () => [direct, skipping]);
  }

  #transform(
    seat: Seat,
    hex: number,
    to: number | undefined,
    rest: readonly PlayerCommand[],
  ): boolean {
    const s = this.#game.state;
    if (hex === NONE || !this.#hasTurn(seat)) return this.#move(seat, KIND.transform, hex);
    if (s.groundOf(seat) === VOLCANO) return this.#volcano(seat, hex, rest);
    const free = s.frame() === FRAME.spades ? s.frameA() : 0;
    const target = to ?? this.#nearestHome(seat, hex, free + this.#dug[seat]);
    const { way, spades } = this.#routeTo(seat, hex, target, free + this.#dug[seat]);
    this.#dug[seat] -= Math.min(this.#dug[seat], Math.max(0, spades - free));
    const moves = [
      packMove(KIND.transform, hex, target, way),
      packMove(KIND.skipTransform, hex, target, way),
    ];
    return this.#firstOf(seat, () => moves);
  }

  /**
   * The game digs with the transforming, the site when it is said: what spades bring must be there
   * for a conversion between `dig` and `build`.
   */
  #digFirst(seat: Seat, rest: readonly PlayerCommand[]): boolean {
    const next = rest.find((command) => command.do === 'build' || command.do === 'transform');
    if (this.#dug[seat] === 0 || next === undefined) return true;
    const hex = this.#hex(next.hex);
    const s = this.#game.state;
    if (next.do === 'build') {
      return (
        s.terrain(hex) === s.groundOf(seat) || this.#transform(seat, hex, s.groundOf(seat), rest)
      );
    }
    const to = next.to === undefined ? undefined : terrainOf(next.to);
    this.#done.add(next);
    return this.#transform(seat, hex, to, rest);
  }

  /** Home if the spades reach, else the terrain on the short way that they do reach. */
  #nearestHome(seat: Seat, hex: number, spades: number): number {
    const s = this.#game.state;
    const home = s.groundOf(seat);
    const needed = this.#routeTo(seat, hex, home, 0).spades;
    if (s.frame() === FRAME.sandstorm || spades >= needed) return home;
    const from = s.terrain(hex);
    const up = (s.home(seat) - from + CYCLE) % CYCLE;
    const steps = up <= CYCLE / 2 ? spades : CYCLE - spades;
    return (from + steps) % CYCLE;
  }

  /** The way that takes just the spades at hand, else the one that takes the fewest. */
  #routeTo(seat: Seat, hex: number, terrain: number, spades: number): Way {
    const s = this.#game.state;
    const from = s.terrain(hex);
    if (from >= CYCLE) return { way: SHORT, spades: 0 };
    const ways: Way[] = [];
    for (const way of WAYS.keys()) {
      const route = findRoute(s, seat, from, terrain, way);
      if (route !== undefined) ways.push({ way, spades: spadesFor(s, seat, route) });
    }
    ways.sort((one, other) => one.spades - other.spades);
    return ways.find((way) => way.spades === spades) ?? ways[0] ?? { way: SHORT, spades: 0 };
  }

  /** Acolytes say with `-3FIRE`, often after the building, which cult pays. */
  #volcano(seat: Seat, hex: number, rest: readonly PlayerCommand[]): boolean {
    this.#dug[seat] = Math.max(0, this.#dug[seat] - 1);
    const paid = rest.find((command) => command.do === 'give-up' && isCult(command.what));
    const cult = paid?.do === 'give-up' ? placeOf(CULTS, paid.what) : -1;
    if (cult >= 0) return this.#move(seat, KIND.sacrifice, hex, cult);
    const fits = (move: Move) =>
      (kindOf(move) === KIND.erupt || kindOf(move) === KIND.sacrifice) && argA(move) === hex;
    return this.#firstOf(seat, () => {
      const legal = this.#game.legal(seat).filter(fits);
      return legal.length > 0 ? legal : [packMove(KIND.erupt, hex)];
    });
  }

  #send(seat: Seat, cult: number, steps: number | undefined): boolean {
    // The argument is the place in the list of 1, 2 and 3 steps.
    const places = steps === undefined ? [2, 1, 0] : [steps - 1];
    const moves = places.map((place) => packMove(KIND.priest, cult, place));
    return this.#firstOf(seat, () => moves);
  }

  #action(seat: Seat, action: string): boolean {
    const onBoard = placeOf(POWER_ACTIONS, action);
    if (onBoard >= 0) return this.#move(seat, KIND.power, onBoard);
    return this.#move(seat, KIND.special, placeOf(SPECIAL_ACTIONS, action));
  }

  #bridge(seat: Seat, from: string, to: string): boolean {
    const places = this.#game.state.table.bridgeNames;
    const place = places.findIndex((name) => name === `${from}-${to}` || name === `${to}-${from}`);
    return this.#move(seat, KIND.bridge, place < 0 ? NONE : place);
  }

  /** The rate is the game's; what is not one conversion goes through workers. */
  #convert(seat: Seat, { give, get }: Convert): boolean {
    const times = get.count;
    const plain: Readonly<Record<string, number>> = {
      PWC: CONVERSION.powerToCoins,
      PWW: CONVERSION.powerToWorkers,
      PWP: CONVERSION.powerToPriests,
      PW: CONVERSION.priestsToWorkers,
      WC: CONVERSION.workersToCoins,
      VPC: CONVERSION.vpToCoins,
      CVP: CONVERSION.coinsToVp,
    };
    // Both `PW` names, power and priests to workers, are told apart by what is given.
    const key =
      give.resource === 'P' && get.resource === 'W' ? 'PW' : `${give.resource}${get.resource}`;
    if (give.resource === 'W' && get.resource === 'P') return this.#move(seat, KIND.ordain, times);
    if (give.resource === 'P' && get.resource === 'C') {
      return (
        this.#move(seat, KIND.convert, CONVERSION.priestsToWorkers, times) &&
        this.#move(seat, KIND.convert, CONVERSION.workersToCoins, times)
      );
    }
    const conversion = plain[key];
    return conversion !== undefined && this.#move(seat, KIND.convert, conversion, times);
  }

  #take(seat: Seat, tile: string, count: number, rest: readonly PlayerCommand[]): boolean {
    const s = this.#game.state;
    const favour = placeOf(FAVOUR_TILES, tile);
    if (favour >= 0) return this.#move(seat, KIND.favour, favour);
    const town = placeOf(TOWN_TILES, tile);
    this.#takeFavoursFirst(seat, rest);
    for (let taken = 0; taken < count; taken++) {
      if (!this.#move(seat, KIND.town, town)) return false;
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
    if (!this.#firstOf(seat, () => [move])) return false;
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
      if (this.#dug[seat] > 0) this.#dug[seat]--;
      else if (this.#game.isLegal(seat, DECLINE)) this.#game.play(seat, DECLINE);
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
    const wanted = offers.find((move) => argB(move) === command.power) ?? offers[0];
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
    if (hexes.length === 1) return this.#move(seat, KIND.riverTown, this.#hex(river));
    const ends = hexes.map((name) => this.#hex(name));
    const { map } = this.#game.state.table;
    const wanted = adjacentTo(map, ends).map((hex) => packMove(KIND.riverTown, hex));
    return this.#firstOf(seat, () => wanted);
  }
}

function isCult(what: string): boolean {
  return placeOf(CULTS, what) >= 0;
}
