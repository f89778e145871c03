import { argA, argB, argC, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import type { Event } from '../../terra-mystica/events.ts';
import { SPADE_FLAG, SPADES } from '../../terra-mystica/spades/spades-question.ts';
import { PHASE, type State } from '../../terra-mystica/state.ts';
import { cycleDistance } from '../../terra-mystica/table/cycle.ts';
import { CULTS, ICE, TERRAINS, WAYS } from '../../terra-mystica/vocabulary.ts';
import { KIND, QUESTION } from '../../terra-mystica/words.ts';
import { siteFaction } from '../notation/site-words.ts';

/** The last space of a cult. */
const TOP = 10;

const LONG = WAYS.indexOf('long');

/**
 * The options of the site that a game needs because the rules allow more than the site does by
 * default: more spades than one hex takes, offers answered in another order, a last space of a cult
 * taken before the Cultists have made their steps.
 */
export class Leniencies {
  readonly #needed = new Set<string>();
  #unsayable: string | undefined;
  #usesLongWay = false;
  #isStrictLeech = true;
  /** Whether the present action has left a hex on foreign terrain with spades still unused. */
  #isForeignLeft = false;
  /** Offers by seat, the oldest first. */
  readonly #offers: Offer[][];

  constructor(seats: number) {
    this.#offers = Array.from({ length: seats }, () => []);
  }

  /** Called for every move, in their order. */
  note(before: State, seat: Seat, move: Move, s: State, events: readonly Event[]): void {
    const kind = kindOf(move);
    if (kind === KIND.transform || kind === KIND['skip-transform']) {
      this.#noteTransform(before, seat, move, s, events);
    } else if (before.top() !== QUESTION.spades) this.#isForeignLeft = false;
    // On the site the second of two actions cannot be declined: only after both the next player
    // follows.
    if (kind === KIND.decline && before.top() === QUESTION.turn && s.top() !== QUESTION.turn) {
      this.#unsayable ??= 'decline';
    }
    if (kind === KIND['take-power']) this.#take(seat, argA(move), argB(move), events);
    if (kind === KIND['refuse-power']) this.#refuse(seat, argA(move), argB(move));
    for (const event of events) {
      if (event.type === 'power-offered') {
        const { from, amount } = event;
        this.#offers[event.seat].push({ from, amount, isPassedOver: false });
      } else if (event.type === 'cult' && event.to === TOP && s.phase() !== PHASE.over) {
        if (mayCultistsStep(before, event.seat, CULTS.indexOf(event.cult))) {
          this.#needed.add('loose-cultist-ordering');
        }
      }
    }
  }

  /** Names of the options. */
  get options(): readonly string[] {
    return [...(this.#isStrictLeech ? ['strict-leech'] : []), ...this.#needed];
  }

  /**
   * The thing that the site cannot do with any options, if there is one: a move, or an option that
   * another move does not allow.
   */
  get conflict(): string | undefined {
    if (this.#unsayable !== undefined) return this.#unsayable;
    // With `loose-dig` every hex takes the short way around the circle.
    return this.#usesLongWay && this.#needed.has('loose-dig') ? 'loose-dig' : undefined;
  }

  #noteTransform(before: State, seat: Seat, move: Move, s: State, events: readonly Event[]): void {
    if (argC(move) === LONG) this.#usesLongWay = true;
    const changed = events.find((event) => event.type === 'transformed');
    if (changed?.type !== 'transformed' || before.phase() !== PHASE.actions) return;
    const isBegun =
      before.top() === QUESTION.spades &&
      (before.arg(SPADES.at.flags) & SPADE_FLAG.transformed) !== 0;
    // For ice the site counts the short way only, and dug spades must not be left unused.
    const isIce = changed.to === TERRAINS[ICE];
    if (isIce && changed.spades > spadesToIce(before, seat, argA(move))) {
      this.#unsayable ??= `transform ${changed.hex} ${changed.to} long`;
    }
    const isForeign = changed.to !== TERRAINS[s.groundOf(seat)];
    if (isBegun && changed.bought > 0) this.#needed.add('loose-dig');
    if (isBegun && isForeign && this.#isForeignLeft) this.#needed.add('loose-multi-spade');
    this.#isForeignLeft = isForeign && s.top() === QUESTION.spades && s.arg(SPADES.at.free) > 0;
  }

  /**
   * Notes that an offer was taken. Offers that the site has skipped can only be refused from now
   * on, unless the ledger contains another answer.
   */
  #take(seat: Seat, from: Seat, power: number, events: readonly Event[]): void {
    const gain = events.find((event) => event.type === 'power' && event.seat === seat);
    const gained = gain?.type === 'power' ? gain.toTwo + gain.toThree : 0;
    const offers = this.#offers[seat];
    for (const offer of offers) {
      if (offer.from === from && (offer.amount === power || offer.amount === gained)) {
        if (offer.isPassedOver) this.#isStrictLeech = false;
        offers.splice(offers.indexOf(offer), 1);
        return;
      }
      offer.isPassedOver = true;
    }
  }

  #refuse(seat: Seat, from: Seat, power: number): void {
    const offers = this.#offers[seat];
    const place = offers.findIndex((offer) => offer.from === from && offer.amount === power);
    if (place >= 0) offers.splice(place, 1);
  }
}

/**
 * Spades from a terrain to ice on the short way around the circle; from the start terrain it takes
 * one.
 */
function spadesToIce(s: State, seat: Seat, hex: number): number {
  return Math.max(1, cycleDistance(s.terrain(hex), s.home(seat)));
}

interface Offer {
  readonly from: Seat;
  readonly amount: number;
  isPassedOver: boolean;
}

/**
 * Whether Cultists with a key could reach the last space first with steps that they may still get.
 */
function mayCultistsStep(s: State, by: Seat, cult: number): boolean {
  for (let seat = 0; seat < s.table.players; seat++) {
    if (seat === by || siteFaction(s.faction(seat)) !== 'cultists' || s.keys(seat) === 0) continue;
    const structures = new Set<number>();
    for (let offer = 0; offer < s.offers(); offer++) {
      if (s.offerFrom(offer) === seat) structures.add(s.offerEvent(offer));
    }
    return s.cult(seat, cult) + s.oweSteps(seat) + structures.size >= TOP;
  }
  return false;
}
