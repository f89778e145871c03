import { argA, kindOf, type Move, packMove, type Seat } from '../../kernel/index.ts';
import { TRAIT } from '../../terra-mystica/boards/compile-traits.ts';
import { findRoute, spadesAffordable, spadesFor } from '../../terra-mystica/spades/spades.ts';
import { SPADES } from '../../terra-mystica/spades/spades-question.ts';
import { NONE, PHASE } from '../../terra-mystica/state.ts';
import { CYCLE, VOLCANO, WAYS } from '../../terra-mystica/vocabulary.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import type { LedgerGame } from '../game/ledger-game.ts';
import type { Build, PlayerCommand, Transform } from '../notation/commands.ts';
import { terrainOf } from '../notation/site-words.ts';
import { CULTS, placeOf } from '../notation/words.ts';
import type { Corrections } from './corrections.ts';
import type { ImpliedMoves } from './implied-moves.ts';

const SHORT = WAYS.indexOf('short');

/** A way around the terrain circle, with its price in spades. */
interface Way {
  readonly way: number;
  readonly spades: number;
}

/**
 * Digs, transforms and builds. The game buys spades when a hex is transformed, the site when `dig`
 * is written; this class remembers the spades that are dug and not yet used.
 */
export class Ground {
  readonly #game: LedgerGame;
  readonly #implied: ImpliedMoves;
  readonly #corrections: Corrections;
  /** Spades dug (volcano factions: volcanoes) and not yet used, by seat. */
  readonly #dug: number[];
  /**
   * Free spades that were thrown away in this action, by seat; the game drops all that are left
   * together.
   */
  readonly #thrown: number[];

  constructor(game: LedgerGame, implied: ImpliedMoves, corrections: Corrections) {
    this.#game = game;
    this.#implied = implied;
    this.#corrections = corrections;
    this.#dug = game.factions.map(() => 0);
    this.#thrown = game.factions.map(() => 0);
  }

  dig(seat: Seat, spades: number): boolean {
    if (!this.#implied.bringTo(seat)) return false;
    const s = this.#game.state;
    if (s.groundOf(seat) !== VOLCANO) {
      const most = spadesAffordable(s, seat) - this.#dug[seat];
      if (spades > most) return this.#game.refuse(seat, 'too-many-dug', { spades, most });
    }
    this.#dug[seat] += spades;
    return true;
  }

  /** Gives up some spades that were dug. @returns how many there were */
  undig(seat: Seat, count: number): number {
    const undug = Math.min(count, this.#dug[seat]);
    this.#dug[seat] -= undug;
    return undug;
  }

  /** Gives up some of the free spades in hand. @returns whether none is left */
  throwAway(seat: Seat, count: number): boolean {
    const free = this.#free(seat);
    this.#thrown[seat] += Math.min(count, free);
    return free > 0 && count >= free;
  }

  /** Free spades in hand. */
  #free(seat: Seat): number {
    const s = this.#game.state;
    if (s.depth() === 0 || s.top() !== QUESTION.spades || s.topWho() !== seat) return 0;
    return Math.max(0, s.arg(SPADES.at.free) - this.#thrown[seat]);
  }

  /** Spades dug and not yet used; none for volcano factions, who pay for each transformation. */
  dugBy(seat: Seat): number {
    return this.#game.state.groundOf(seat) === VOLCANO ? 0 : this.#dug[seat];
  }

  forget(seat: Seat): void {
    this.#dug[seat] = 0;
    this.#thrown[seat] = 0;
  }

  hex(name: string): number {
    return this.#game.state.table.map.indexOf.get(name) ?? NONE;
  }

  /** @param rest the other commands of its line: with them, Acolytes say how they pay */
  build(seat: Seat, command: Build, rest: readonly PlayerCommand[]): boolean {
    const s = this.#game.state;
    const hex = this.hex(command.hex);
    if (hex === NONE) return this.#implied.move(seat, KIND.build, hex);
    if (s.phase() === PHASE.dwellings) return this.#implied.move(seat, KIND.place, hex);
    if (s.owner(hex) !== NONE) return this.#implied.move(seat, KIND.build, hex);
    const rides = s.depth() > 0 && s.top() === QUESTION.ride;
    if (!rides && !this.#isHome(seat, hex)) {
      if (!this.#transform(seat, hex, s.groundOf(seat), rest)) return false;
    }
    const left = this.dugBy(seat);
    if (left > 0) return this.#game.refuse(seat, 'spades-left', { left });
    this.forget(seat);
    const moves = [packMove(KIND.build, hex), packMove(KIND['skip-build'], hex)];
    return this.#implied.firstOf(seat, () => moves);
  }

  transform(seat: Seat, { hex, to }: Transform, rest: readonly PlayerCommand[]): boolean {
    const terrain = to === undefined ? undefined : terrainOf(to);
    return this.#transform(seat, this.hex(hex), terrain, rest);
  }

  /**
   * If a conversion comes between `dig` and its building, the spades are used before the
   * conversion: the goods that they bring may be needed for it.
   * @returns the commands that are done by it; undefined if refused
   */
  digFirst(seat: Seat, rest: readonly PlayerCommand[]): readonly PlayerCommand[] | undefined {
    const place = rest.findIndex((command) => command.do === 'build' || command.do === 'transform');
    if (this.#dug[seat] === 0 || place < 0) return [];
    const next = rest[place];
    const digs = rest.slice(0, place).filter((command) => command.do === 'dig');
    const more = digs.reduce((sum, { spades }) => sum + spades, 0);
    if (more > 0 && this.#dug[seat] + more > spadesAffordable(this.#game.state, seat)) {
      if (!this.#corrections.payAhead(seat, this.#dug[seat])) return undefined;
      this.#dug[seat] = 0;
      return [];
    }
    this.#dug[seat] += more;
    if (next.do === 'transform') {
      return this.transform(seat, next, rest) ? [...digs, next] : undefined;
    }
    const hex = next.do === 'build' ? this.hex(next.hex) : NONE;
    const ground = this.#game.state.groundOf(seat);
    const isDone = this.#isHome(seat, hex) || this.#transform(seat, hex, ground, rest);
    return isDone ? digs : undefined;
  }

  #isHome(seat: Seat, hex: number): boolean {
    const s = this.#game.state;
    return s.terrain(hex) === s.groundOf(seat) || s.trait(seat, TRAIT.onlyOverRivers) > 0;
  }

  #transform(
    seat: Seat,
    hex: number,
    to: number | undefined,
    rest: readonly PlayerCommand[],
  ): boolean {
    const s = this.#game.state;
    if (hex === NONE || !this.#implied.bringTo(seat) || s.owner(hex) !== NONE) {
      return this.#implied.move(seat, KIND.transform, hex, to);
    }
    if (s.groundOf(seat) === VOLCANO) return this.#volcano(seat, hex, rest);
    const free = this.#free(seat);
    const atHand = free + this.#dug[seat];
    const target = to ?? this.#nearestHome(seat, hex, atHand);
    const { way, spades } = this.#routeTo(seat, hex, target, atHand);
    if (spades > atHand && s.top() !== QUESTION.sandstorm) {
      return this.#game.refuse(seat, 'spades-missing', { needed: spades, dug: atHand });
    }
    this.#dug[seat] -= Math.min(this.#dug[seat], Math.max(0, spades - free));
    const moves = [
      packMove(KIND.transform, hex, target, way),
      packMove(KIND['skip-transform'], hex, target, way),
    ];
    return this.#implied.firstOf(seat, () => moves);
  }

  /**
   * The home terrain if the spades reach it, otherwise the terrain on the short way that they do
   * reach.
   */
  #nearestHome(seat: Seat, hex: number, spades: number): number {
    const s = this.#game.state;
    const home = s.groundOf(seat);
    const needed = this.#routeTo(seat, hex, home, 0).spades;
    if (s.top() === QUESTION.sandstorm || spades >= needed) return home;
    const from = s.terrain(hex);
    const up = (s.home(seat) - from + CYCLE) % CYCLE;
    const steps = up <= CYCLE / 2 ? spades : CYCLE - spades;
    return (from + steps) % CYCLE;
  }

  /**
   * The way that takes exactly the spades that are dug, otherwise the one that takes the fewest.
   */
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

  /** Acolytes say with `-3FIRE`, often after the building, with which cult they pay. */
  #volcano(seat: Seat, hex: number, rest: readonly PlayerCommand[]): boolean {
    if (this.undig(seat, 1) === 0) {
      return this.#game.refuse(seat, 'spades-missing', { needed: 1, dug: 0 });
    }
    const paid = rest.find(
      (command) => command.do === 'give-up' && placeOf(CULTS, command.what) >= 0,
    );
    const cult = paid?.do === 'give-up' ? placeOf(CULTS, paid.what) : -1;
    if (cult >= 0) return this.#implied.move(seat, KIND.sacrifice, hex, cult);
    const fits = (move: Move) =>
      (kindOf(move) === KIND.erupt || kindOf(move) === KIND.sacrifice) && argA(move) === hex;
    return this.#implied.firstOf(seat, () => {
      const legal = this.#game.legal(seat).filter(fits);
      return legal.length > 0 ? legal : [packMove(KIND.erupt, hex)];
    });
  }
}
