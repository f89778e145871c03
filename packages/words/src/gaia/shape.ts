import type {
  Base,
  Cause,
  CityCard,
  Deck,
  Direction,
  EDITION_FAULTS,
  Edition,
  Event,
  Land,
  Mode,
  Need,
  Options,
  Pending,
  POWER_CHOICES,
  Power,
  RefusalCode,
  RefusalParams,
  RULING_VALUES,
  RulingName,
  Source,
  StandingOrder,
} from '@pangaea/rules/gaia';
import type { Seat } from '@pangaea/rules/kernel';
import type { Concept, Explained } from './concepts.ts';

/** How the seats of a table are called in sentences, and what is printed on its cards. */
export interface Who {
  seat(seat: Seat): string;
  readonly edition: Edition;
}

/** Things that have a name of their own in the rules and stand in no list of the engine. */
export const TERMS = [
  'world',
  'landTile',
  'piles',
  'stock',
  'meeple',
  'meeples',
  'animalToken',
  'animalTokens',
  'natureCard',
  'lifeCard',
  'animalCard',
  'cityCard',
  'powerCard',
  'objective',
  'objectives',
  'city',
  'cities',
  'need',
  'needsMet',
  'deck',
  'decks',
  'display',
  'hand',
  'front',
  'discarded',
  'turn',
  'action',
  'actionsLeft',
  'feeding',
  'takeover',
  'fourNeeds',
  'supply',
  'placed',
  'startPlayer',
  'standingOrder',
  'edition',
  'total',
  'rank',
] as const;
export type Term = (typeof TERMS)[number];

/** The words that commands begin with. */
export const COMMANDS = [
  'draw',
  'take',
  'exhaust',
  'nature',
  'animals',
  'city',
  'sun',
  'rain',
  'earthquake',
  'tornado',
  'lightning',
  'eruption',
  'protect',
  'let',
  'discard',
  'keep',
  'objective',
  'settle',
  'feed',
  'spare',
  'order',
] as const;
export type CommandWord = (typeof COMMANDS)[number];

/** A command as `notation.decode` gives it. */
export type Given = Readonly<Record<string, string>>;

/** Sentences about one move. */
export interface MoveWords {
  /** Heads a list of moves of this kind. */
  readonly kind: string;
  /** The move by itself, for a log or a button. */
  readonly label: (given: Given, who: Who) => string;
}

/** What a seat is asked, as far as the question depends on it. */
export interface Asked {
  /** Actions that are left in the turn. */
  readonly actions: number;
  /** Too many power cards: one of them must go. */
  readonly isPowerCard: boolean;
  /** The power card that may be cancelled, and whose it is. */
  readonly power: Power;
  readonly by: Seat;
}

type EditionFault = (typeof EDITION_FAULTS)[number];
type FaultParams = Readonly<Record<string, string | number | readonly string[]>>;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Names: each thing of the game has one, in Japanese the one of the Japanese rules. */
export interface Names {
  readonly title: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly lands: Readonly<Record<Land, string>>;
  readonly bases: Readonly<Record<Base, string>>;
  readonly needs: Readonly<Record<Need, string>>;
  readonly powers: Readonly<Record<Power, string>>;
  readonly decks: Readonly<Record<Deck, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly orders: Readonly<Record<StandingOrder, string>>;
  /** What is to be decided, as a noun. */
  readonly pending: Readonly<Record<Pending, string>>;
  /** Options of the table, and what `mode` stands for. */
  readonly options: Readonly<Record<keyof Options | 'mode', string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly powerChoices: Readonly<Record<(typeof POWER_CHOICES)[number], string>>;
  /** The start player drawn by lot. */
  readonly random: string;
  /** Rulings by name: what is asked, and the answers. */
  readonly rulings: {
    readonly [R in RulingName]: {
      readonly name: string;
      readonly values: Readonly<Record<(typeof RULING_VALUES)[R][number], string>>;
      /** Why it is asked at all. */
      readonly why: string;
    };
  };
  /** How sure a card or number of an edition is. */
  readonly sources: Readonly<Record<Source, string>>;
}

/** What things are called by the ids and numbers of the engine. */
export interface Descriptions {
  readonly meeplesOf: (amount: number) => string;
  readonly animalsOf: (amount: number) => string;
  readonly cardsOf: (amount: number) => string;
  /** A place of the world; x grows to the east, y to the south. */
  readonly place: (x: number | string, y: number | string) => string;
  /** A city that stands, by its id. */
  readonly city: (id: string) => string;
  /** A card by its name in commands: what it is, without what it does. */
  readonly card: (name: string) => string;
  /** An objective by its id: what it asks for. */
  readonly objective: (id: string, edition: Edition) => string;
  /** Where a city may stand and what it asks for. */
  readonly cityCard: (card: CityCard) => string;
  /** Things with their number, in the order of the lists of the engine. */
  readonly counted: (cards: Readonly<Partial<Record<Need | Power, number>>>) => string;
}

/** What things do, in a few sentences, with the numbers and options of the game. */
export interface Explanations {
  /** Heads of the parts of the rules. */
  readonly titles: Readonly<Record<Concept, string>>;
  readonly concepts: Readonly<Record<Concept, (game: Explained) => string>>;
  readonly powers: Readonly<Record<Power, (game: Explained) => string>>;
  /** What meets a need. */
  readonly needs: Readonly<Record<Need, string>>;
  /** A card by its name in commands. */
  readonly card: (name: string, game: Explained) => string;
  readonly objective: (id: string, game: Explained) => string;
  /** The option for the city of a later printing. */
  readonly extraCity: string;
}

/** Everything that is said of Gaia in one language. */
export interface GaiaWords extends Names, Descriptions {
  readonly explain: Explanations;
  /** What the seat is asked now, as a sentence. */
  readonly asked: { readonly [P in Pending]: (facts: Asked, who: Who) => string };
  readonly moves: Readonly<Record<CommandWord, MoveWords>>;
  readonly events: {
    readonly [T in Event['type']]: (event: EventOf<T>, who: Who) => string;
  };
  readonly refusals: {
    readonly [C in Exclude<RefusalCode, ''>]: (facts: RefusalParams<C>, who: Who) => string;
  };
  /** What is wrong with an edition file at one place. */
  readonly faults: Readonly<Record<EditionFault, (facts: FaultParams) => string>>;
}
