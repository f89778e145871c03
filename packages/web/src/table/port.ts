import { LEVELS, type Level } from '@pangaea/bots';
import type { ToldAnalysis } from '@pangaea/bots/host';
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
      /** Whether its person has left, so that a bot plays until another person takes the seat. */
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

/** Set while a program plays the seat. */
export interface ProgramPlayer {
  /** The name of the program's owner, possibly empty. */
  readonly of: string;
  /** Whether the owner is the person at this device. */
  readonly isOwn: boolean;
}

export { LEVELS as BOT_LEVELS };
export type BotLevel = Level;

/** The state of a table for display; a new object at every change. */
export interface TableState {
  readonly id: string;
  readonly players: readonly Player[];
  readonly game: AnyPageGame;
  /** Seats that have to decide now. */
  readonly deciders: SeatSet;
  /** A seat at this device that has to decide but has only one answer, which the table gives. */
  readonly answeredFor?: Seat | undefined;
  /** The game as its viewer may see it: a seat of this device, or a spectator. */
  as(viewer: Viewer): AnyHistory;
  /** Bots at work right now. */
  readonly thinking: readonly number[];
  /** Bots of this device that fail at present; they are asked again and again. */
  readonly failing?: readonly number[];
  /**
   * `here`: the table is on this device. `deleted`: its people have deleted it, or nobody came any
   * more. `removed`: the operator of the server has deleted it.
   */
  readonly connection: 'here' | 'connected' | 'lost' | 'deleted' | 'removed';
  /** By seat, the link to share while the seat is free; only for the host. */
  readonly links?: readonly (string | undefined)[] | undefined;
  /** The time at which secret answers are due, by the clock of this device. */
  readonly closes?: number | undefined;
  /** The link to the first free seat; only for the host. */
  readonly invitation?: string | undefined;
  /**
   * The largest number of persons who hold one seat of this device: if there are several, another
   * person may see the hand of that seat.
   */
  readonly holders?: number;
  /** Whether this device has lost a seat here. */
  readonly isUnseated?: boolean;
  /** SHA-256 of `seed:salt`, published before the first move; for tables of servers. */
  readonly commitment?: string;
  /** The seed, if this device may know it. */
  readonly seed?: string;
  /** The people who are present, by seat; for tables of servers. */
  readonly presence?: TablePresence | undefined;
  /** The rematch of this table; for tables of servers. */
  readonly rematch?: string | undefined;
  /** The clocks, if time limits were agreed; for tables of servers. */
  readonly clocks?: Clocks | undefined;
  /** The open request of a person; for tables of servers. */
  readonly request?: RequestInfo | undefined;
  /** The outcome of the last request, if it was not granted. */
  readonly requestEnded?: LastRequest | undefined;
  /** The open request to be let back into a seat; for tables of a server. */
  readonly letBack?: LetBackInfo | undefined;
  /** The end of the last request to be let back into a seat. */
  readonly letBackEnded?: LetBackTold['ended'];
  /**
   * Set for a board for trying moves: nothing on it is sent, and one person moves for all seats.
   */
  readonly isSketch?: boolean;
  /**
   * The name under which a draft is stored, if it is not the id: that of a branch; empty for a table
   * that begins anew whenever it is opened, of which none is stored.
   */
  readonly draftsAs?: string;
  /** Set while a puzzle shows its best line: nobody decides although its game goes on. */
  readonly isShowing?: boolean;
  /** Whether the last change of this table could not be stored on this device. */
  readonly isUnsaved?: boolean;
  /** Set for an imported record, which can be watched. */
  readonly isRecorded?: boolean;
}

/** Whether the person of a seat looks at this table, at another page of this server, or at none. */
export type SeatPresence =
  | { readonly is: 'looking' | 'here' }
  | { readonly is: 'gone'; readonly seen: number | undefined };

export interface TablePresence {
  readonly seats: readonly SeatPresence[];
  /** The number of spectators. */
  readonly watching: number;
}

export type Sent = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** The values of decisions according to a bot. */
export type Hinted = ToldAnalysis;

/** A table, wherever it is stored. The page uses nothing else of it. */
export interface TablePort {
  current(): TableState;
  subscribe(changed: () => void): () => void;
  /**
   * Plays a segment of a seat of this device.
   * @param version the number of steps that the sender had seen; the segment is refused as `stale`
   * if there are more
   */
  send(seat: number, version: number, commands: readonly string[]): Promise<Sent>;
  /**
   * The game as a record that `pangaea replay` opens. During a game of a server it has no seed,
   * which only the server knows.
   */
  record(): Promise<GameRecord | SeenRecord>;
  /**
   * For tables of this device: makes another table with the same players and options.
   * @returns its id, or the reason of a refusal: `unsaved` if there is no room for it
   */
  again?(): Promise<string | Refusal>;
  /**
   * Makes the rematch of a table of a server, or finds the one that somebody else has made.
   * @returns its id, or the reason of a refusal
   */
  rematch?(): Promise<string | Refusal>;
  /**
   * Goes back to the position after this many steps, without consent. For tables of this device.
   * @returns the reason of a refusal, if it is refused
   */
  back?(seat: number, to: number): Promise<Refusal | undefined>;
  /**
   * The best decisions of a seat in a position according to the best bot, with their values. Only
   * for tables of this device: where other people play, bots help nobody.
   * @param position the position in which the seat decides; the same object while it stays the same
   * @returns undefined if the bot could not be asked, or another question came meanwhile
   */
  hint?(seat: number, position: object): Promise<Hinted | undefined>;
  /**
   * The value of a decision that a seat has made, beside the best ones according to the best bot.
   * For the same tables as `hint`.
   * @param commands the decision, as moves in order
   * @returns undefined if the bot could not be asked
   */
  judge?(seat: number, position: object, commands: readonly string[]): Promise<Hinted | undefined>;
  /** Lets bots of this device move without a pause until a person here has to decide. */
  hurry?(): void;
  /** Checks a finished game of a server; undefined when the server was not reached. */
  check?(): Promise<Verdict | undefined>;
  /** The conversation; for tables of servers. */
  readonly talk?: Talk;
  /** Changes by consent; for tables of servers. */
  readonly consent?: Consent;
  /** Coming back into a seat; for tables of servers. */
  readonly letBack?: LetBack;
  /** Changes of the seats; for tables of servers. */
  readonly seating?: Seating;
  close(): void;
}

/** Changes of the seats of a table. */
export interface Seating {
  /** Whether the person at this device made the table. */
  readonly isHost: boolean;
  /**
   * Frees a seat, if the person may do so.
   * @returns the reason of a refusal, if it is refused
   */
  free(seat: number): Promise<Refusal | undefined>;
  /**
   * Lets a program play a seat of the person, or a free seat of a table that the person made; its
   * token is shown.
   * @returns the reason of a refusal, if it is refused
   */
  giveToProgram(seat: number): Promise<Refusal | undefined>;
  /**
   * Ends the program of a seat: its person plays it again.
   * @returns the reason of a refusal, if it is refused
   */
  endProgram(seat: number): Promise<Refusal | undefined>;
  /**
   * Takes back the seats that bots play for people at this device.
   * @returns the reason of a refusal, if it is refused
   */
  comeBack(): Promise<Refusal | undefined>;
  /**
   * Makes new links to all free seats.
   * @returns the reason of a refusal, if it is refused
   */
  renewLinks(): Promise<Refusal | undefined>;
}
