import type { Seat } from '../../kernel/index.ts';
import { NONE, PHASE, type State } from '../../terra-mystica/state.ts';
import { CULTS } from '../../terra-mystica/vocabulary.ts';
import type { LedgerGame } from '../game/ledger-game.ts';

/** The last space of a cult. */
const TOP = 10;

/**
 * The state of an offer after somebody has taken the power of the same structure. The Cultists have
 * made their step for it already.
 */
const TAKEN = 1;

/**
 * The last spaces of cults that Cultists with a key may still reach with delayed steps, or with
 * steps that neighbours may bring them. On the site nobody else may take such a space until that is
 * decided, except in games with `loose-cultist-ordering`.
 */
export class PromisedSpaces {
  readonly #game: LedgerGame;
  readonly #cultists: Seat;
  #promised: readonly boolean[] = [];

  constructor(game: LedgerGame) {
    this.#game = game;
    this.#cultists = game.site.has('loose-cultist-ordering') ? -1 : game.seatOf('cultists');
  }

  /** Called before each command. */
  look(): void {
    this.#promised = CULTS.map((_, cult) => this.#isPromised(cult));
  }

  /** The cult whose last space another seat has taken with the command, if any. */
  get broken(): (typeof CULTS)[number] | undefined {
    const s = this.#game.state;
    if (s.phase() === PHASE.over) return undefined;
    return CULTS.find(
      (_, cult) =>
        this.#promised[cult] && s.cultTop(cult) !== NONE && s.cultTop(cult) !== this.#cultists,
    );
  }

  #isPromised(cult: number): boolean {
    const s = this.#game.state;
    const seat = this.#cultists;
    if (seat < 0 || s.cultTop(cult) !== NONE || s.keys(seat) === 0 || s.isDropped(seat))
      return false;
    return s.cult(seat, cult) + s.oweSteps(seat) + structuresOpen(s, seat) >= TOP;
  }
}

/** Own structures from which no neighbour has taken power yet, although some still may. */
function structuresOpen(s: State, seat: Seat): number {
  const events = new Set<number>();
  for (let offer = 0; offer < s.offers(); offer++) {
    const isTaken = s.offerState(offer) % 4 === TAKEN;
    if (s.offerFrom(offer) === seat && !isTaken) events.add(s.offerEvent(offer));
  }
  return events.size;
}
