import type { EventSink, Seat } from '../kernel/index.ts';
import type { Deck, Land, Power, StandingOrder } from './vocabulary.ts';

/** Why meeples, animals, cards or cities came or went. */
export const CAUSES = [
  /** A city was built with this meeple. */
  'built',
  /** The needs of a city were met by more, or by fewer. */
  'rise',
  'fall',
  /** Somebody else raised the city. */
  'takeover',
  /** A power card removed what stood there. */
  'lightning',
  'eruption',
  'played',
  'eaten',
  'hand-limit',
  'power-limit',
] as const;
export type Cause = (typeof CAUSES)[number];

/** What happened in a game of Gaia. Cards, cities and objectives by name, as in commands. */
export type Event =
  | { readonly type: 'start-player'; readonly seat: Seat }
  /** Set-up: what a seat begins with. */
  | { readonly type: 'supplied'; readonly seat: Seat; readonly meeples: number }
  | { readonly type: 'objectives'; readonly objectives: readonly string[] }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A card was laid out. */
  | { readonly type: 'displayed'; readonly card: string }
  /** A card went unseen from a deck to a hand; which one only its owner hears. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly deck: Deck; readonly card?: string }
  /** A card that lay face up went to a hand. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: string; readonly deck: Deck }
  /** A card left a hand to be played. Nature and power cards then lie in front of their player. */
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
  /** Tokens put on a tile, or taken from it when negative. */
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
  /** The needs of a standing city that are met. */
  | { readonly type: 'needs'; readonly city: string; readonly from: number; readonly to: number }
  /** Meeples put on a city, or given back to their owner when negative. */
  | {
      readonly type: 'meeples';
      readonly seat: Seat;
      readonly amount: number;
      readonly city: string;
      readonly cause: Cause;
    }
  /** A meeple put on an objective; `nature` and `powers` are the cards in front that it took away. */
  | {
      readonly type: 'objective';
      readonly seat: Seat;
      readonly objective: string;
      readonly nature: Readonly<Partial<Record<Land, number>>>;
      readonly powers: Readonly<Partial<Record<Power, number>>>;
    }
  /** Another land on a place. */
  | {
      readonly type: 'changed';
      readonly x: number;
      readonly y: number;
      readonly from: Land;
      readonly to: Land;
      readonly cause: Power;
    }
  /** Two tiles changed places, with all that is on them. */
  | {
      readonly type: 'swapped';
      readonly x: number;
      readonly y: number;
      readonly withX: number;
      readonly withY: number;
    }
  /** The tornado took a card; which one only these two seats hear. */
  | {
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly by: Seat;
      readonly deck: Deck;
      readonly card?: string;
    }
  /** One of the stolen cards went to a hand; which one, and whose it was, only these two seats hear. */
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly from?: Seat;
      readonly deck: Deck;
      readonly card?: string;
    }
  /** A stolen card that is not kept, in the order of cards; `from`, only these two seats hear. */
  | {
      readonly type: 'blown-away';
      readonly seat: Seat;
      readonly from?: Seat;
      readonly card: string;
    }
  /** A seat answered in the window; what, only itself hears. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly protects?: boolean }
  /** A power card was cancelled. */
  | { readonly type: 'protected'; readonly seat: Seat; readonly against: Seat }
  /** A seat has given a standing order; which, only itself hears. */
  | { readonly type: 'order'; readonly seat: Seat; readonly order?: StandingOrder }
  | {
      readonly type: 'game-over';
      readonly seat: Seat;
      readonly reason: 'meeples' | 'exhaustion';
      readonly rank: readonly number[];
    };

/** A receiver of events; undefined in search. */
export type Sink = EventSink<Event> | undefined;
