import type { Refusal } from '@pangaea/rules/kernel';
import type { TimeAgreed } from '../../clock/agreed.ts';
import type { ClockTold } from '../../clock/clocks.ts';
import type { RequestEnded, TableRequest } from '../consent.ts';

/** What the server tells of a table; see `/api/openapi.json`. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level?: string;
  readonly joined: boolean;
  /** Whoever has this device plays it. */
  readonly yours?: boolean;
  /** A program plays it, of whoever has this name; empty where that one has none. */
  readonly program?: string;
  /** That program is of whoever has this device. */
  readonly playsForYou?: boolean;
  /** Of those, how many persons hold it, where an older server let several in. */
  readonly holders?: number;
  readonly link?: string;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: unknown;
  readonly changed: number;
  readonly version: number;
  readonly over: boolean;
  /** Seats that must decide now. */
  readonly deciders: readonly number[];
  readonly pace: TablePace;
  /** How long everybody may think, where that was agreed. */
  readonly time?: TimeAgreed;
  readonly clock?: ClockTold;
  /** Whoever has this device made it, and may delete it. */
  readonly made: boolean;
  /** The seat of who made it. */
  readonly host?: number;
  /** One link to all free seats, for who made it. */
  readonly invitation?: string;
  /** The table that the same people made when this game was over. */
  readonly rematch?: string;
  /** What somebody asks of the others. */
  readonly request?: TableRequest;
  readonly viewer: number | 'spectator';
  /** SHA-256 of `seed:salt`. */
  readonly commitment: string;
  /** Of games that are dealt when all sit. */
  readonly deal?: DealTold;
  readonly window?: WindowTold;
  readonly seats: readonly SeatInfo[];
}

/** How a game is dealt when all sit; while it is not, there is no game. */
export interface DealTold {
  readonly dealt: boolean;
  /** What each seat has added, by seats; which it is, is told once the game is dealt. */
  readonly shares: readonly {
    readonly seat: number;
    readonly by: 'device' | 'server';
    readonly share?: string;
  }[];
}

/** Who sits at a table, told by its stream. */
export interface SeatsTold {
  readonly table: string;
  readonly seats: readonly SeatInfo[];
  readonly deal?: DealTold;
}

/** A token by which a program plays a seat; told this once. */
export interface ProgramMade {
  readonly token: string;
  readonly seat: number;
  readonly table: TableInfo;
}

/** What a link would give. */
export interface Offer {
  /** The own seat. */
  readonly yours: boolean;
  readonly seat?: number;
}

/** Who can open the links of this server: who sits at it, its network, everybody. */
export interface Reach {
  readonly reach: 'machine' | 'network' | 'public';
  /** Where others in the network find it; for who asks from the machine itself. */
  readonly addresses: readonly string[];
}

export interface DeviceInfo {
  readonly id: number;
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** Names of browser and system. */
  readonly browser: string;
  readonly seen: number;
  readonly here: boolean;
  readonly own: boolean;
}

export interface DeviceList {
  readonly devices: readonly DeviceInfo[];
}

/** Brings one further device. */
export interface DeviceCode {
  readonly code: string;
  /** Milliseconds. */
  readonly left: number;
  readonly link: string;
}

/** When a person does not play. */
export interface HoursTold {
  readonly zone: string;
  readonly night?: { readonly from: string; readonly to: string };
  /** 1 is Monday. */
  readonly weekend: readonly number[];
  readonly daysOff: readonly string[];
}

export interface WireStep {
  readonly seat: number;
  readonly command: string;
  readonly events: readonly unknown[];
  readonly position?: unknown;
}

/** The deciders are asked in secret, all at once. */
export interface WindowTold {
  /** The version at which it opened. */
  readonly from: number;
  /** Of the own seats, those whose answer is in; it is played when the window closes. */
  readonly answered?: readonly number[];
  /** Milliseconds that were left when this was written; without them the table waits for everybody. */
  readonly left?: number;
}

export interface Happened {
  readonly table: string;
  readonly from: number;
  readonly version: number;
  readonly steps: readonly WireStep[];
  /** Seats that must decide then. */
  readonly deciders: readonly number[];
  readonly window?: WindowTold;
  /** Of a game that is over. */
  readonly outcome?: unknown;
}

/** What is asked at a table now, or how that ended. */
export interface RequestTold {
  readonly table: string;
  readonly version: number;
  readonly request?: TableRequest;
  readonly ended?: RequestEnded;
}

/** Who is at a table. */
export interface PresenceTold {
  readonly table: string;
  /** Seats whose persons have the table open. */
  readonly looking: readonly number[];
  /** Seats whose persons are at the server, with something else open. */
  readonly here: readonly number[];
  /** How many look on. */
  readonly watching: number;
  /** When the others were here last; only where it was asked for. */
  readonly seen?: readonly { readonly seat: number; readonly at: number }[];
}

/** A table that a stream follows. */
export interface Followed {
  readonly id: string;
  readonly version: number;
  /** Of the last message that was told of it before. */
  readonly number: number;
  /** What was missed of it follows. */
  readonly resumed?: boolean;
  /** Those of this device's person, as a stream begins. */
  readonly seats?: readonly number[];
}

/** What a stream tells. */
export interface Told extends Happened {
  /** Where seats of this device may not know the same: what the others see than the lowest, by seat. */
  readonly views?: Readonly<Record<string, Happened>>;
}

export interface Shown extends Happened {
  readonly start?: {
    readonly position: unknown;
    readonly events: readonly unknown[];
    /** The file of the edition that is played, where it does not ship with the game. */
    readonly editionFile?: unknown;
  };
}

export interface Refused {
  readonly refusal: Refusal;
  readonly happened?: Happened;
}

/** `live`: who is asked in secret has so many seconds. `slow`: the table waits for everybody. */
export const TABLE_PACES = ['live', 'slow'] as const;
export type TablePace = (typeof TABLE_PACES)[number];

/** How a seat is asked for when a table is made. */
export type SeatWish =
  | {
      readonly kind: 'person';
      readonly name?: string;
      readonly here?: boolean;
      /** What it adds to the seed of a game that is dealt when all sit. */
      readonly share?: string;
    }
  | { readonly kind: 'bot'; readonly level: string };
