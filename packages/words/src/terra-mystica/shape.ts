import type { Seat } from '@pangaea/rules/kernel';
import type {
  AnsweredBy,
  Board,
  BonusCard,
  Building,
  Cause,
  Cult,
  EditionFault,
  Event,
  FAN_FACTION_CHOICES,
  FactionId,
  FavourTile,
  FinalTile,
  KindWord,
  Lost,
  MapId,
  Options,
  OrderAnswer,
  OrderTopic,
  Pending,
  PowerAction,
  Printed,
  RefusalCode,
  RefusalParams,
  RoundTile,
  RuleBundle,
  RulingName,
  SpecialAction,
  Terrain,
  TownTile,
  WAYS,
} from '@pangaea/rules/terra-mystica';
import type { FaultParams } from '../data-file/shape.ts';
import type { FanWords } from './fan-words.ts';

/** The names of the seats of a table in sentences. */
export interface Who {
  /** The present name of the seat: its faction, or `player` as long as it has none. */
  seat(seat: Seat): string;
  /** A name for the seat that does not depend on its faction. */
  player(seat: Seat): string;
  /** Cards, tiles and numbers of the table (`Table.printed`); if left out: as in the boxes. */
  readonly printed?: Printed;
  /** The fan factions that may be at the table, in the language of the sentence. */
  readonly fan?: FanWords;
}

/** Things that have a name in the rulebook but are in no list of the engine. */
export const TERMS = [
  'faction',
  'homeTerrain',
  'river',
  'coins',
  'workers',
  'priests',
  'power',
  'powerToken',
  'bowls',
  'spade',
  'vp',
  'key',
  'shipping',
  'exchange',
  'cultTrack',
  'bonusCard',
  'favourTile',
  'townTile',
  'roundTile',
  'finalTile',
  'landscape',
  'town',
  'bridge',
  'powerAction',
  'specialAction',
  'round',
  'income',
  'pass',
  'standingOrder',
  'startPlayer',
  'network',
  'tunnel',
  'carpetFlight',
  'total',
  'rank',
] as const;
export type Term = (typeof TERMS)[number];

/** A command as `notation.decode` gives it. */
export type Given = Readonly<Record<string, string>>;

/** Sentences about one move. */
export interface MoveWords {
  /** The heading of a list of moves of this kind. */
  readonly kind: string;
  /** The move alone, for a log or a button. */
  readonly label: (given: Given, who: Who) => string;
}

/** Goods of a tile or an action. */
export interface Goods {
  readonly coins?: number;
  readonly workers?: number;
  readonly priests?: number;
  readonly power?: number;
  readonly spades?: number;
}

/** The event of a type; also an event that stands for several types, such as counted goods. */
type EventOf<T extends Event['type'], E = Event> = E extends { readonly type: infer U }
  ? T extends U
    ? E & { readonly type: T }
    : never
  : never;
type Way = (typeof WAYS)[number];

/** Names: each thing of the game has one; in each language it is the one of its rulebook. */
export interface Names {
  readonly title: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly boards: Readonly<Record<Board, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  /** The special abilities of a faction and the effects of its stronghold, in a sentence or two. */
  readonly abilities: Readonly<Record<FactionId, string>>;
  readonly strongholds: Readonly<Record<FactionId, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly cults: Readonly<Record<Cult, string>>;
  /** The effects of actions of cards, favour tiles and faction boards, in short. */
  readonly specialActions: Readonly<Record<SpecialAction, string>>;
  readonly finalTiles: Readonly<Record<FinalTile, string>>;
  readonly causes: Readonly<Record<Cause, string>>;
  /** Things that are lost one at a time; `lostOf` counts the others. */
  readonly lost: Readonly<Record<Exclude<Lost, 'priests' | 'spades' | 'coins' | 'steps'>, string>>;
  readonly topics: Readonly<Record<OrderTopic, string>>;
  readonly answers: Readonly<Record<OrderAnswer, string>>;
  readonly answeredBy: Readonly<Record<AnsweredBy, string>>;
  readonly pending: Readonly<Record<Pending, string>>;
  readonly tracks: Readonly<Record<'shipping' | 'exchange', string>>;
  readonly ways: Readonly<Record<Way, string>>;
}

/**
 * Names and effects of tiles and actions, from the numbers of the engine: those of a table, or
 * those of the boxes.
 */
export interface Descriptions {
  readonly coins: (amount: number) => string;
  readonly workers: (amount: number) => string;
  readonly priests: (amount: number) => string;
  readonly powerOf: (amount: number) => string;
  readonly spades: (amount: number) => string;
  readonly vpOf: (amount: number) => string;
  readonly keys: (amount: number) => string;
  readonly goods: (goods: Goods) => string;
  /** An amount of something that was gained but could not be kept. */
  readonly lostOf: (what: 'power' | Lost, amount: number) => string;
  readonly roundTile: (tile: RoundTile, printed?: Printed) => string;
  readonly bonusCard: (card: BonusCard, printed?: Printed) => string;
  readonly favourTile: (tile: FavourTile, printed?: Printed) => string;
  readonly townTile: (tile: TownTile, printed?: Printed) => string;
  readonly powerAction: (action: PowerAction, printed?: Printed) => string;
  /** A free conversion, done once: `power-to-coins`. */
  readonly conversion: (id: string, printed?: Printed) => string;
}

/**
 * The landscape of a faction. The English names are our own: we could not find the printed ones.
 */
export interface Landscape {
  readonly name: string;
  /** The needs and the effects of the landscape. */
  readonly text: string;
}

/** The words of a table that are needed without its log and without refusals. */
export interface TableWords extends Names, Descriptions {
  readonly landscapes: Readonly<Record<FactionId, Landscape>>;
  readonly moves: Readonly<Record<KindWord, MoveWords>>;
}

/** The words of the log. */
export interface LogWords {
  readonly events: {
    readonly [T in Event['type']]: (event: EventOf<T>, who: Who) => string;
  };
}

/** The reasons why moves are illegal, and the faults of files. */
export interface RefusedWords {
  readonly refusals: {
    readonly [C in Exclude<RefusalCode, ''>]: (facts: RefusalParams<C>, who: Who) => string;
  };
  /** The sentence for a fault of an edition file, at one place of it. */
  readonly faults: Readonly<Record<EditionFault, (facts: FaultParams) => string>>;
}

/** The names of options, before there is a table. */
export interface OptionWords {
  readonly maps: Readonly<Record<MapId, string>>;
  /** Options of the table. */
  readonly options: Readonly<Record<keyof Options, string>>;
  readonly rulings: Readonly<Record<RulingName, string>>;
  readonly bundles: Readonly<Record<RuleBundle, string>>;
  readonly fanFactions: Readonly<Record<(typeof FAN_FACTION_CHOICES)[number], string>>;
}

/** All words of Terra Mystica in one language. */
export interface TerraMysticaWords extends TableWords, OptionWords, LogWords, RefusedWords {}
