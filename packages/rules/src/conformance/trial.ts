import {
  type Game,
  type GameEvent,
  type Move,
  Moves,
  type Random,
  rulesVersionOf,
  type Seat,
  type Seed,
  seatsOf,
  type Viewer,
} from '../kernel/index.ts';
import type { GameUnderTest } from './adapter.ts';
import { generatorWords } from './generator-words.ts';
import { LAWS, type LawId } from './law.ts';
import type { Settings } from './options.ts';
import { streamRandom } from './stream.ts';
import type { Tally } from './tally.ts';

const LAW_IDS = Object.keys(LAWS);
const MEMORY = 256;

/** One game in play, with the lists and the position that laws check. */
export class Trial<S, O, E extends GameEvent> {
  readonly subject: GameUnderTest<S, O, E>;
  readonly game: Game<S, O, E>;
  readonly settings: Settings;
  readonly tally: Tally;
  /** Number of the game in the run. */
  readonly index: number;
  /** The options given by the scenario. */
  readonly given: unknown;
  readonly seed: Seed;
  /** The position now; only the run changes it. */
  readonly state: S;
  readonly seats: number;
  /** By seat: what `legal` lists now. */
  readonly legal: readonly Moves[];
  /** By seat: what `orders` lists now. */
  readonly orders: readonly Moves[];
  /** An empty list that any law may fill. */
  readonly list = new Moves();
  /** The commands so far in notation, with seats, as a record keeps them. */
  readonly commands: string[] = [];
  /**
   * Moves and orders that were legal at some time; they are tried again when they are no longer
   * legal.
   */
  readonly memory: Move[] = [];
  /** Words of the generator, which no view may contain. */
  readonly generator: ReadonlyMap<number, number>;
  failed = false;
  readonly #report: (law: LawId, detail: string) => void;

  constructor(given: {
    readonly subject: GameUnderTest<S, O, E>;
    readonly game: Game<S, O, E>;
    readonly settings: Settings;
    readonly tally: Tally;
    readonly index: number;
    readonly given: unknown;
    readonly seed: Seed;
    readonly state: S;
    readonly report: (law: LawId, detail: string) => void;
  }) {
    this.subject = given.subject;
    this.game = given.game;
    this.settings = given.settings;
    this.tally = given.tally;
    this.index = given.index;
    this.given = given.given;
    this.seed = given.seed;
    this.state = given.state;
    this.generator = generatorWords(this.seed);
    this.seats = this.game.seats(this.state);
    this.legal = Array.from({ length: this.seats }, () => new Moves());
    this.orders = Array.from({ length: this.seats }, () => new Moves());
    this.#report = given.report;
  }

  fail(law: LawId, detail: string): void {
    this.failed = true;
    this.#report(law, `after ${this.commands.length} commands: ${detail}`);
  }

  /** Whether a law must hold; false for laws that the rules of this table are known to break. */
  holds(law: LawId): boolean {
    const since = this.subject.heldSince?.[law];
    if (since === undefined) return true;
    const { rulesVersions } = this.game;
    const rules = rulesVersionOf(this.game.optionsOf(this.state));
    return rulesVersions.indexOf(rules) >= rulesVersions.indexOf(since);
  }

  /** A generator for this law at this position; it does not depend on the other laws. */
  random(law: LawId): Random {
    const place = this.commands.length;
    return streamRandom('law', this.settings.seed, this.index, place, LAW_IDS.indexOf(law));
  }

  /** Seats of the table, then the spectator. */
  viewers(): Viewer[] {
    return [...Array(this.seats).keys(), 'spectator'];
  }

  /**
   * The viewers whose views are checked here: in a long run all, otherwise a deciding seat and
   * another viewer.
   */
  someViewers(random: Random): Viewer[] {
    const all = this.viewers();
    if (this.settings.everyStep) return all;
    const deciders = seatsOf(this.game.deciders(this.state));
    if (deciders.length === 0) return [random.pick(all)];
    const decider = random.pick(deciders);
    return [decider, random.pick(all.filter((viewer) => viewer !== decider))];
  }

  /** A new position equal to `state`. */
  fork(state: S): S {
    const to = this.game.slot(state);
    this.game.copy(state, to);
    return to;
  }

  /** Fails when two positions differ. */
  same(law: LawId, what: string, expected: S, found: S): boolean {
    const differences = this.game.difference(expected, found);
    if (differences.length === 0) return true;
    const shown = differences.slice(0, 4).map((each) => `${each.field} ${each.left}≠${each.right}`);
    const more = differences.length > 4 ? ` and ${differences.length - 4} more` : '';
    this.fail(law, `${what}: ${shown.join(', ')}${more}`);
    return false;
  }

  /** Fails when two lists of moves are not the same in the same order. */
  sameMoves(law: LawId, what: string, expected: Moves, found: Moves): boolean {
    let same = expected.count === found.count;
    for (let index = 0; same && index < expected.count; index++) {
      same = expected.at(index) === found.at(index);
    }
    if (same) return true;
    const missing = expected.toArray().filter((move) => !found.includes(move));
    const surplus = found.toArray().filter((move) => !expected.includes(move));
    const detail =
      missing.length + surplus.length === 0
        ? 'order or number differs'
        : `missing [${this.printAll(missing)}], surplus [${this.printAll(surplus)}]`;
    this.fail(law, `${what}: ${detail}`);
    return false;
  }

  /** Fails when two values differ as JSON. */
  sameJson(law: LawId, what: string, expected: unknown, found: unknown): boolean {
    const left = JSON.stringify(expected);
    const right = JSON.stringify(found);
    if (left === right) return true;
    this.fail(law, `${what}: ${left} ≠ ${right}`);
    return false;
  }

  /** May this seat do the move now, as a move or as an order? */
  allowed(seat: Seat, move: Move): boolean {
    if (seat < 0 || seat >= this.seats) return false;
    return this.legal[seat].includes(move) || this.orders[seat].includes(move);
  }

  remember(move: Move, random: Random): void {
    if (this.memory.length < MEMORY) this.memory.push(move);
    else this.memory[random.below(MEMORY)] = move;
  }

  print(move: Move): string {
    return this.game.notation.print(this.state, move);
  }

  printAll(moves: readonly Move[]): string {
    const shown = moves.slice(0, 5).map((move) => this.print(move));
    return moves.length > 5 ? `${shown.join(', ')}, … ${moves.length}` : shown.join(', ');
  }
}
