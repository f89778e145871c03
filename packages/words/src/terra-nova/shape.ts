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

/** How the seats of a table are called in sentences. */
export interface Who {
  /** What the seat is called now: its faction, or `player` as long as it has none. */
  seat(seat: Seat): string;
  /** A name for the seat that does not depend on its faction. */
  player(seat: Seat): string;
  /** What a power action of the table gives and costs, by its id; left out: its id stands for it. */
  powerAction?(id: string): string;
}

/** Things that have a name of their own in the rulebook and stand in no list of the engine. */
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

/** A word that commands begin with. */
export type CommandWord = keyof typeof KIND;

/** A command as `notation.decode` gives it. */
export type Given = Readonly<Record<string, string>>;

/** Sentences about one move. */
export interface MoveWords {
  /** Heads a list of moves of this kind. */
  readonly kind: string;
  /** The move by itself, for a log or a button. */
  readonly label: (given: Given) => string;
}

type EditionFault = (typeof EDITION_FAULTS)[number];
type FaultParams = Readonly<Record<string, string | number | readonly string[]>>;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type PowerAction = Edition['powerActions'][number];

/** Everything that is said of Terra Nova in one language. */
export interface TerraNovaWords {
  readonly title: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  /** What a round scoring tile rewards, each time. */
  readonly scored: Readonly<Record<ScoredEvent, string>>;
  /** What a bonus tile counts, one of each. */
  readonly counted: Readonly<Record<Counted, string>>;
  /** Town tiles by their bonus beside the victory points. */
  readonly townTiles: Readonly<Record<TownTile, string>>;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly orders: Readonly<Record<StandingOrder, string>>;
  readonly pending: Readonly<Record<Pending, string>>;

  readonly coins: (amount: number) => string;
  readonly powerOf: (amount: number) => string;
  readonly vpOf: (amount: number) => string;
  /** An amount of something that was gained and could not be kept. */
  readonly lostOf: (what: 'power' | Lost, amount: number) => string;
  readonly roundTile: (on: ScoredEvent, vp: number) => string;
  readonly bonusTile: (tile: Edition['bonusTiles'][BonusTile]) => string;
  readonly townTile: (tile: Edition['townTiles'][TownTile]) => string;
  /** @param effect as editions say it */
  readonly powerAction: (effect: string, amount: PowerAction['amount']) => string;
  /** One short sentence for each thing that an ability or a palace does. */
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
  /** What is wrong with an edition file at one place. */
  readonly faults: Readonly<Record<EditionFault, (facts: FaultParams) => string>>;
}
