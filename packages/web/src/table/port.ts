import { LEVELS, type Level } from '@pangaea/bots';
import type { GameRecord, Refusal, Seat, SeatSet, SeenRecord, Viewer } from '@pangaea/rules/kernel';
import type { LetBackInfo, LetBackTold, RequestInfo } from '@pangaea/wire';
import type { Clocks } from '../clock/clocks.ts';
import type { AnyHistory } from '../game/history.ts';
import type { AnyPageGame } from '../game/page-game.ts';
import type { Verdict } from '../game/verify.ts';
import type { Consent, LastRequest } from './consent.ts';
import type { LetBack } from './let-back.ts';
import type { Talk } from './talk.ts';

/** The player of a seat, as this device sees it. */
export type Player =
  | {
      readonly kind: 'here';
      readonly name: string;
      /** A bot plays here since it was left, until somebody else has taken it. */
      readonly left?: boolean | undefined;
    }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | {
      readonly kind: 'away';
      readonly name: string;
      readonly joined: boolean;
      readonly left?: boolean | undefined;
      readonly program?: ProgramPlayer | undefined;
    };

/** A program of somebody plays a seat. */
export interface ProgramPlayer {
  /** That one's name; empty where there is none. */
  readonly of: string;
  /** Of whoever has this device. */
  readonly isOwn: boolean;
}

export { LEVELS as BOT_LEVELS };
export type BotLevel = Level;

/** The state of a table as it is shown; a new object whenever anything changed. */
export interface TableState {
  readonly id: string;
  readonly players: readonly Player[];
  readonly game: AnyPageGame;
  /** Seats that must decide now. */
  readonly deciders: SeatSet;
  /** A seat here that has to decide, but has only one answer, which the table gives for it. */
  readonly answeredFor?: Seat | undefined;
  /** The game as a viewer may know it: a seat of this device, or a spectator. */
  as(viewer: Viewer): AnyHistory;
  /** Bots at work right now. */
  readonly thinking: readonly number[];
  /** Bots of this device that cannot be had just now; they are asked again and again. */
  readonly failing?: readonly number[];
  /** `here`: the table lives on this device. `deleted`: for good, by its maker. */
  readonly connection: 'here' | 'connected' | 'lost' | 'deleted';
  /** By seat, the link to hand on as long as nobody took it; only for the maker of the table. */
  readonly links?: readonly (string | undefined)[] | undefined;
  /** When the answers that are asked in secret are counted, by the clock of this device. */
  readonly closes?: number | undefined;
  /** The link to the first free seat; only for the maker of the table. */
  readonly invitation?: string | undefined;
  /** How many hold a seat of this device: more than one, and somebody may see its hand. */
  readonly holders?: number;
  /** A seat that was played here no longer is. */
  readonly isUnseated?: boolean;
  /** SHA-256 of `seed:salt`, published before the first move; of tables of a server. */
  readonly commitment?: string;
  /** Of the table, where this device may know it. */
  readonly seed?: string;
  /** The people who are there, by seat; of tables of a server. */
  readonly presence?: TablePresence | undefined;
  /** The table that the same people made when this one was over; of tables of a server. */
  readonly rematch?: string | undefined;
  /** Where time was agreed; of tables of a server. */
  readonly clocks?: Clocks | undefined;
  /** The open request of somebody; of tables of a server. */
  readonly request?: RequestInfo | undefined;
  /** How the last one ended, where it was not granted. */
  readonly requestEnded?: LastRequest | undefined;
  /** The open request to be let back into a seat; of tables of a server. */
  readonly letBack?: LetBackInfo | undefined;
  /** How the last one ended. */
  readonly letBackEnded?: LetBackTold['ended'];
  /** The record of a game that was brought here, to be watched. */
  readonly isRecorded?: boolean;
}

/** Whether the person of a seat has the table open, something else of this server, or nothing. */
export type SeatPresence =
  | { readonly is: 'looking' | 'here' }
  | { readonly is: 'gone'; readonly seen: number | undefined };

export interface TablePresence {
  readonly seats: readonly SeatPresence[];
  /** How many look on. */
  readonly watching: number;
}

export type Sent = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Decisions that a bot holds to be the best, the best first: each as commands. */
export type Hinted = readonly (readonly string[])[];

/** A table, wherever it is kept. The page knows nothing else of it. */
export interface TablePort {
  current(): TableState;
  subscribe(changed: () => void): () => void;
  /**
   * Plays a segment of a seat of this device.
   * @param version how many steps the sender had seen; refused as `stale` when there are more.
   */
  send(seat: number, version: number, commands: readonly string[]): Promise<Sent>;
  /**
   * The game as a record that `pangaea replay` opens. While a game of the server goes on only the
   * server knows its seed; it is empty then.
   */
  record(): Promise<GameRecord | SeenRecord>;
  /** Makes another table with the same players and options; its id. Of tables of this device. */
  again?(): string | undefined;
  /**
   * Makes another table of a server with the same people, bots and options, or finds the one that somebody else has made
   * meanwhile; its id, or why not.
   */
  rematch?(): Promise<string | Refusal>;
  /**
   * Goes back to where there were so many steps; nobody is asked. Of tables of this device.
   * @returns why not, if not
   */
  back?(seat: number, to: number): Promise<Refusal | undefined>;
  /**
   * The best decisions of a seat in a position, as the strong bot sees them: the best and the second one, each as commands
   * one after the other. Only of tables of this device: where other people play nobody is helped by a bot.
   * @param position in which the seat decides; always the same object as long as it is the same
   * @returns undefined where the bot could not be asked, or where another question came meanwhile
   */
  hint?(seat: number, position: object): Promise<Hinted | undefined>;
  /** Lets bots of this device move without a pause until somebody here decides again. */
  hurry?(): void;
  /** Checks a game of a server that is over; undefined when the server was not reached. */
  check?(): Promise<Verdict | undefined>;
  /** Of a table of a server. */
  readonly talk?: Talk;
  /** Of a table of a server. */
  readonly consent?: Consent;
  /** Of a table of a server. */
  readonly letBack?: LetBack;
  /** Of a table of a server. */
  readonly seating?: Seating;
  close(): void;
}

/** Changes of the seats of a table. */
export interface Seating {
  /** The person at this device made the table. */
  readonly isHost: boolean;
  /** Frees a seat, where the person here may. @returns why not, if not */
  free(seat: number): Promise<Refusal | undefined>;
  /** Has a program play an own seat, or a free one of an own table; its token is shown. @returns why not, if not */
  giveToProgram(seat: number): Promise<Refusal | undefined>;
  /** Ends the program of a seat: its person plays it again. @returns why not, if not */
  endProgram(seat: number): Promise<Refusal | undefined>;
  /** Bots that play for people here give their seats back. @returns why not, if not */
  comeBack(): Promise<Refusal | undefined>;
  /** New links to all free seats. @returns why not, if not */
  renewLinks(): Promise<Refusal | undefined>;
}
