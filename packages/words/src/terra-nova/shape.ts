import type { Seat } from '@pangaea/rules/kernel';
import type {
  BonusTile,
  Building,
  Cause,
  Colour,
  Counted,
  EDITION_FAULTS,
  Edition,
  Effects,
  Event,
  FactionId,
  KIND,
  Lost,
  Pending,
  RefusalCode,
  RefusalParams,
  ScoredEvent,
  StandingOrder,
  Table,
  Terrain,
  TownTile,
} from '@pangaea/rules/terra-nova';

/** The names of the seats of a table in sentences. */
export interface Who {
  /** The present name of the seat: its faction, or `player` as long as it has none. */
  seat(seat: Seat): string;
  /** A name for the seat that does not depend on its faction. */
  player(seat: Seat): string;
  /**
   * The gain and the price of a power action of the table, by its id; if left out, the id is shown.
   */
  powerAction?(id: string): string;
}

/** Things that have a name in the rulebook but are in no list of the engine. */
export const TERMS = [
  'faction',
  'homeTerrain',
  'river',
  'shovel',
  'coins',
  'power',
  'bowls',
  'sailing',
  'bridge',
  'bridges',
  'reach',
  'bonusTile',
  'bonusTiles',
  'roundTile',
  'town',
  'townTile',
  'townTiles',
  'powerActions',
  'specialAction',
  'used',
  'round',
  'income',
  'pass',
  'passed',
  'vp',
  'ability',
  'leftPalace',
  'rightPalace',
  'startPlayer',
  'territory',
  'standingOrder',
  'total',
  'rank',
] as const;
export type Term = (typeof TERMS)[number];

/** The first word of a command. */
export type CommandWord = keyof typeof KIND;

/** A command as `notation.decode` gives it. */
export type Given = Readonly<Record<string, string>>;

/** Sentences about one move. */
export interface MoveWords {
  /** The heading of a list of moves of this kind. */
  readonly kind: string;
  /** The move alone, for a log or a button. */
  readonly label: (given: Given) => string;
}

type EditionFault = (typeof EDITION_FAULTS)[number];
type FaultParams = Readonly<Record<string, string | number | readonly string[]>>;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type PowerAction = Edition['powerActions'][number];

/** All texts of Terra Nova in one language. */
export interface TerraNovaWords {
  readonly title: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  /** The thing that a round scoring tile rewards, each time. */
  readonly scored: Readonly<Record<ScoredEvent, string>>;
  /** The thing that a bonus tile counts, in the singular. */
  readonly counted: Readonly<Record<Counted, string>>;
  /** Town tiles by their bonus in addition to the victory points. */
  readonly townTiles: Readonly<Record<TownTile, string>>;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly orders: Readonly<Record<StandingOrder, string>>;
  readonly pending: Readonly<Record<Pending, string>>;

  readonly coins: (amount: number) => string;
  readonly powerOf: (amount: number) => string;
  readonly vpOf: (amount: number) => string;
  /** An amount of something that was gained but could not be kept. */
  readonly lostOf: (what: 'power' | Lost, amount: number) => string;
  readonly roundTile: (on: ScoredEvent, vp: number) => string;
  readonly bonusTile: (tile: Edition['bonusTiles'][BonusTile]) => string;
  readonly townTile: (tile: Edition['townTiles'][TownTile]) => string;
  /** @param effect its id in editions */
  readonly powerAction: (effect: string, amount: PowerAction['amount']) => string;
  /** One short sentence for each effect of an ability or a palace. */
  readonly effects: (
    effects: Effects,
    table: Pick<Table, 'players' | 'townMinimumBuildings'>,
  ) => readonly string[];
  /** The ability of starting with more houses than others. */
  readonly startHouses: (houses: number) => string;

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
