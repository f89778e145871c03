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

/** The names of the seats of a table in sentences, and the printed data on its cards. */
export interface Who {
  seat(seat: Seat): string;
  readonly edition: Edition;
}

/** Things that have a name in the rules but are in no list of the engine. */
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

/** The first words of commands. */
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
  /** The heading of a list of moves of this kind. */
  readonly kind: string;
  /** The move alone, for a log or a button. */
  readonly label: (given: Given, who: Who) => string;
}

/** The question to a seat, with the facts on which its sentence depends. */
export interface Asked {
  /** Actions that are left in the turn. */
  readonly actions: number;
  /** The hand has too many power cards: one of them must be discarded. */
  readonly isPowerCard: boolean;
  /** The power card that may be cancelled, and its player. */
  readonly power: Power;
  readonly by: Seat;
}

type EditionFault = (typeof EDITION_FAULTS)[number];
type FaultParams = Readonly<Record<string, string | number | readonly string[]>>;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Names: each thing of the game has one; in Japanese it is the one of the Japanese rules. */
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
  /** The pending decision, as a noun. */
  readonly pending: Readonly<Record<Pending, string>>;
  /** Options of the table, and the meaning of `mode`. */
  readonly options: Readonly<Record<keyof Options | 'mode', string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly powerChoices: Readonly<Record<(typeof POWER_CHOICES)[number], string>>;
  /** The word for a start player chosen at random. */
  readonly random: string;
  /** Rulings by name: the question, and the answers. */
  readonly rulings: {
    readonly [R in RulingName]: {
      readonly name: string;
      readonly values: Readonly<Record<(typeof RULING_VALUES)[R][number], string>>;
      /** The reason why there is a ruling. */
      readonly why: string;
    };
  };
  /** The sources of a card or number of an edition, which show how sure it is. */
  readonly sources: Readonly<Record<Source, string>>;
}

/** The words for things by the ids and numbers of the engine. */
export interface Descriptions {
  readonly meeplesOf: (amount: number) => string;
  readonly animalsOf: (amount: number) => string;
  readonly cardsOf: (amount: number) => string;
  /** A place of the board; x grows to the east, y to the south. */
  readonly place: (x: number | string, y: number | string) => string;
  /** A city on the board, by its id. */
  readonly city: (id: string) => string;
  /** A card by its name in commands: its name without its effects. */
  readonly card: (name: string) => string;
  /** An objective by its id: its needs. */
  readonly objective: (id: string, edition: Edition) => string;
  /** The places where a city may be built, and its needs. */
  readonly cityCard: (card: CityCard) => string;
  /** Things with their numbers, in the order of the lists of the engine. */
  readonly counted: (cards: Readonly<Partial<Record<Need | Power, number>>>) => string;
}

/** The effects of things in a few sentences, with the numbers and options of the game. */
export interface Explanations {
  /** Headings of the parts of the rules. */
  readonly titles: Readonly<Record<Concept, string>>;
  readonly concepts: Readonly<Record<Concept, (game: Explained) => string>>;
  readonly powers: Readonly<Record<Power, (game: Explained) => string>>;
  /** A sentence how a need is met. */
  readonly needs: Readonly<Record<Need, string>>;
  /** A card by its name in commands. */
  readonly card: (name: string, game: Explained) => string;
  readonly objective: (id: string, game: Explained) => string;
  /** The option for the city of a later printing. */
  readonly extraCity: string;
}

/** All texts of Gaia in one language. */
export interface GaiaWords extends Names, Descriptions {
  readonly explain: Explanations;
  /** The present question to the seat, as a sentence. */
  readonly asked: { readonly [P in Pending]: (facts: Asked, who: Who) => string };
  readonly moves: Readonly<Record<CommandWord, MoveWords>>;
  readonly events: {
    readonly [T in Event['type']]: (event: EventOf<T>, who: Who) => string;
  };
  readonly refusals: {
    readonly [C in Exclude<RefusalCode, ''>]: (facts: RefusalParams<C>, who: Who) => string;
  };
  /** The sentence for a fault of an edition file, at one place of it. */
  readonly faults: Readonly<Record<EditionFault, (facts: FaultParams) => string>>;
}
