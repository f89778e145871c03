import type { EventSink, Seat } from '../kernel/index.ts';
import type { Deck, Land, Power, StandingOrder } from './vocabulary.ts';

/** The reasons why meeples, animals, cards or cities were added or removed. */
export const CAUSES = [
  /** A city was built with this meeple. */
  'built',
  /** More needs of the city were met, or fewer. */
  'rise',
  'fall',
  /** Somebody else raised the city. */
  'takeover',
  /** A power card removed the things on the tile. */
  'lightning',
  'eruption',
  'played',
  'eaten',
  'hand-limit',
  'power-limit',
] as const;
export type Cause = (typeof CAUSES)[number];

/** The events of a game of Gaia. Cards, cities and objectives are named as in commands. */
export type Event =
  | { readonly type: 'start-player'; readonly seat: Seat }
  /** Set-up: the starting things of a seat. */
  | { readonly type: 'supplied'; readonly seat: Seat; readonly meeples: number }
  | { readonly type: 'objectives'; readonly objectives: readonly string[] }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A card was laid out. */
  | { readonly type: 'displayed'; readonly card: string }
  /** A card was drawn face down from a deck into a hand; only its owner sees which one. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly deck: Deck; readonly card?: string }
  /** A face-up card was taken into a hand. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: string; readonly deck: Deck }
  /** A card left a hand to be played. Nature and power cards are then in front of their player. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: string; readonly deck: Deck }
  /** A card of a hand was discarded. */
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly card: string;
      readonly deck: Deck;
      readonly cause: Cause;
    }
  | {
      readonly type: 'tile';
      readonly seat: Seat;
      readonly land: Land;
      readonly x: number;
      readonly y: number;
    }
  /** Tokens put on a tile, or removed from it if negative. */
  | {
      readonly type: 'animals';
      readonly seat: Seat;
      readonly amount: number;
      readonly x: number;
      readonly y: number;
      readonly cause: Cause;
      /** The city that ate. */
      readonly city?: string;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly city: string;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly type: 'destroyed';
      readonly city: string;
      readonly x: number;
      readonly y: number;
      readonly cause: Cause;
    }
  /** The met needs of a city on the map. */
  | { readonly type: 'needs'; readonly city: string; readonly from: number; readonly to: number }
  /** Meeples put on a city, or returned to their owner if negative. */
  | {
      readonly type: 'meeples';
      readonly seat: Seat;
      readonly amount: number;
      readonly city: string;
      readonly cause: Cause;
    }
  /**
   * A meeple put on an objective; `nature` and `powers` are the cards in front that were removed
   * for it.
   */
  | {
      readonly type: 'objective';
      readonly seat: Seat;
      readonly objective: string;
      readonly nature: Readonly<Partial<Record<Land, number>>>;
      readonly powers: Readonly<Partial<Record<Power, number>>>;
    }
  /** The land at a place has changed. */
  | {
      readonly type: 'changed';
      readonly x: number;
      readonly y: number;
      readonly from: Land;
      readonly to: Land;
      readonly cause: Power;
    }
  /** Two tiles changed places, with everything on them. */
  | {
      readonly type: 'swapped';
      readonly x: number;
      readonly y: number;
      readonly withX: number;
      readonly withY: number;
    }
  /** The tornado took a card; only these two seats hear which one. */
  | {
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly by: Seat;
      readonly deck: Deck;
      readonly card?: string;
    }
  /**
   * One of the stolen cards was put into a hand; only these two seats hear which one, and its
   * former owner.
   */
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly from?: Seat;
      readonly deck: Deck;
      readonly card?: string;
    }
  /**
   * A stolen card was not kept. These events come in the order of cards; only the two seats hear
   * `from`.
   */
  | {
      readonly type: 'blown-away';
      readonly seat: Seat;
      readonly from?: Seat;
      readonly card: string;
    }
  /** A seat answered in the window; only that seat sees the answer. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly protects?: boolean }
  /** A power card was cancelled. */
  | { readonly type: 'protected'; readonly seat: Seat; readonly against: Seat }
  /** A seat has given a standing order; only that seat sees which one. */
  | { readonly type: 'order'; readonly seat: Seat; readonly order?: StandingOrder }
  | {
      readonly type: 'game-over';
      readonly seat: Seat;
      readonly reason: 'meeples' | 'exhaustion';
      readonly rank: readonly number[];
    };

/** A receiver of events; undefined in search. */
export type Sink = EventSink<Event> | undefined;
