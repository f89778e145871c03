import type { Agreed, Condition, Refusal } from '@pangaea/rules/kernel';
import type { NoticeLanguage } from '@pangaea/wire';
import type { StoredWindow } from '../storage/contract.ts';
import type { TableRecord } from './games.ts';

/** Jobs for the rules in a worker. All of their data is plain. */
export interface Jobs {
  /** Checks options and deals a new game. */
  readonly create: {
    readonly request: {
      readonly game: string;
      /**
       * JSON text: the lists of a request may be nested too deeply for messages between threads.
       */
      readonly options: string;
      readonly editionFile?: string;
      readonly seed: string;
      /** The table is there already: it goes on with the rules that it was made with. */
      readonly isMade?: boolean;
    };
    readonly reply: CreatedGame;
  };
  /**
   * Deals the game of a table whose options were checked when it was made, perhaps by an older
   * version of the rules.
   */
  readonly deal: {
    readonly request: { readonly record: TableRecord };
    readonly reply: DealtGame;
  };
  /** Checks an answer that is played when the window closes. */
  readonly seal: { readonly request: SealRequest; readonly reply: SealReply };
  /** Plays a segment on a position, or several one after the other. */
  readonly play: { readonly request: PlayRequest; readonly reply: PlayReply };
  /** Adds an agreement of the people at a table to a record. */
  readonly agree: { readonly request: AgreeRequest; readonly reply: AgreeReply };
  /** A whole record, as one viewer may know it. */
  readonly show: { readonly request: ShowRequest; readonly reply: ShowReply };
  /** The last moves of a record as sentences. */
  readonly tell: { readonly request: TellRequest; readonly reply: TellReply };
  /** Whether a turn that was ordered ahead may be tried now. */
  readonly ahead: { readonly request: AheadRequest; readonly reply: AheadReply };
  /** The view of a bot, and a legal move in case it does not answer. */
  readonly view: {
    readonly request: PositionRef & { readonly seat: number };
    readonly reply:
      | { readonly result: 'seen'; readonly position: string; readonly fallback?: string }
      | { readonly result: 'refused'; readonly refusal: Refusal }
      | { readonly result: 'record-needed' };
  };
  /** The legal commands and the view of a seat, for programs that have no rules. */
  readonly legal: {
    readonly request: PositionRef & { readonly seat: number };
    readonly reply:
      | {
          readonly result: 'listed';
          readonly commands: readonly string[];
          readonly position: string;
        }
      | { readonly result: 'refused'; readonly refusal: Refusal }
      | { readonly result: 'record-needed' };
  };
}

export type JobName = keyof Jobs;

/** A job as it is sent to a worker. */
export type Asked = {
  readonly [N in JobName]: { readonly job: N; readonly request: Jobs[N]['request'] };
}[JobName];

/** Replies of a worker, in the order in which the jobs were asked. */
export interface Worked {
  readonly replies: readonly unknown[];
  /** Milliseconds of processor time that they took, without loading a game. */
  readonly ms: number;
}

/** The game that a job is about. */
export function gameIn({ request }: Asked): string {
  return 'game' in request ? request.game : request.record.game;
}

/** A position of a table; a worker may have it in its cache. */
export interface PositionRef {
  readonly game: string;
  readonly table: string;
  /** The number of the position, never used for another. */
  readonly at: number;
  /** The record that leads to the position; sent when a worker asks for it. */
  readonly record?: TableRecord;
}

export type CreatedGame =
  | {
      readonly ok: true;
      readonly rulesVersion: string;
      readonly edition: string;
      /** Options as checked, with every default written out: JSON. */
      readonly options: string;
      readonly seats: number;
      readonly deciders: number;
      /** Whether the game begins with a question that several seats answer in secret. */
      readonly inSecret: boolean;
    }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** All faults of an edition file, each with its place. */
      readonly faults?: readonly unknown[];
    };

export type DealtGame =
  | {
      readonly ok: true;
      readonly deciders: number;
      /** As in `CreatedGame`. */
      readonly inSecret: boolean;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The legal moves of a seat and, where it is asked in secret, what its silence means. */
export interface SeatCommands {
  readonly seat: number;
  readonly commands: readonly string[] | 'silence';
}

export interface SealRequest extends PositionRef {
  readonly seat: number;
  /** The moves, or a note that silence is the only possible answer. */
  readonly commands: readonly string[] | 'only-answer';
  /** Whether the sender did not know that the window is open. */
  readonly stale: boolean;
}

export type SealReply =
  | {
      readonly result: 'sealed';
      /** The moves as they are stored, printed by the notation. */
      readonly commands: readonly string[];
    }
  /** The commands are standing orders, not an answer, and are played at once. */
  | { readonly result: 'orders' }
  | { readonly result: 'refused'; readonly index: number; readonly refusal: Refusal }
  | { readonly result: 'stale' }
  /** The seat has more than one answer. */
  | { readonly result: 'choice' }
  | { readonly result: 'record-needed' };

export interface PlayRequest extends PositionRef {
  readonly version: number;
  /** The number of the resulting position. */
  readonly next: number;
  readonly parts: readonly SeatCommands[];
  /** Whether these moves close the open window: all its answers are among them. */
  readonly closesWindow: boolean;
  /** The window that is open. */
  readonly window: StoredWindow | undefined;
  /** When one closes that opens with this segment; 0 for never by itself. */
  readonly closes: number;
  readonly now: number;
  /** The sender did not know the present version: only standing orders are accepted. */
  readonly stale: boolean;
  /** Told to everybody when the game ends with this segment. */
  readonly fairness: Fairness;
}

/** With SHA-256 of `seed:salt`, published at the start, anyone can check the draws afterwards. */
export interface Fairness {
  /** The host's: where seats add shares the game was dealt from it and from these. */
  readonly seed: string;
  readonly salt: string;
}

export type PlayReply =
  | {
      readonly result: 'played';
      readonly deciders: number;
      /** Seats that have played something, standing orders apart, as bits. */
      readonly moved: number;
      readonly over: boolean;
      readonly window: StoredWindow | undefined;
      /** Commands as they are kept: printed by the notation, seat in front. */
      readonly commands: readonly string[];
      /** How many of the commands each part has. */
      readonly counts: readonly number[];
      readonly texts: ViewerTexts;
    }
  | { readonly result: 'refused'; readonly index: number; readonly refusal: Refusal }
  | { readonly result: 'stale' }
  | { readonly result: 'record-needed' };

export interface AgreeRequest {
  readonly table: string;
  readonly record: TableRecord;
  readonly agreed: Agreed;
  /** Told to everybody when the game ends with it. */
  readonly fairness: Fairness;
}

export type AgreeReply =
  | {
      readonly result: 'agreed';
      readonly deciders: number;
      readonly over: boolean;
      /** As it is kept: seat in front. */
      readonly command: string;
      readonly texts: ViewerTexts;
    }
  | { readonly result: 'refused'; readonly refusal: Refusal };

/** A window as it is told of. */
export interface WindowInfo {
  readonly from: number;
  /** Where it closes by itself: when, and how many milliseconds that was away when it was told. */
  readonly closes?: number;
  readonly left?: number;
  /** Those seats of the asker that have answered. */
  readonly answered?: number[];
}

/**
 * The message about a segment, as JSON text by viewer: one for all when everybody may know the same,
 * else one for each seat and the last for spectators.
 */
export type ViewerTexts = readonly string[];

export interface ShowRequest {
  readonly record: TableRecord;
  readonly viewer: number | 'spectator';
  /** Where to stop. */
  readonly to: number;
  /** Told at the end of a game that is over. */
  readonly fairness: Fairness;
}

/** A game as one viewer may know it, in pieces of JSON: every part of it is put together from them. */
export interface ShownGame {
  /** `{ position, events, editionFile? }`. */
  readonly start: string;
  /** All steps, with commas in between. */
  readonly steps: string;
  /** For each command where its step ends in `steps`. */
  readonly ends: readonly number[];
  readonly position: string;
  /** `{ deciders, outcome?, fairness? }`. */
  readonly end: string;
}

export type ShowReply =
  | ({ readonly ok: true } & ShownGame)
  | { readonly ok: false; readonly refusal: Refusal };

export interface AheadRequest {
  readonly record: TableRecord;
  readonly seat: number;
  /** The version at which turns were ordered. */
  readonly since: number;
  /** Turns that the seat has played from this version on count as played otherwise. */
  readonly from: number;
  readonly when: readonly Condition[];
  /** Commands that have to be readable; whether they are legal is another question. */
  readonly commands: readonly string[];
}

export type AheadReply =
  | {
      readonly result: 'looked';
      /** Whether the seat must decide on a turn now. */
      readonly isTurn: boolean;
      /** Whether it has played a turn otherwise. */
      readonly hasPlayed: boolean;
      /** Whether something hidden has come to light since. */
      readonly isLight: boolean;
      /** By condition; undefined where it names nothing of the table. */
      readonly holds: readonly (boolean | undefined)[];
      /** The first command that cannot be read. */
      readonly unread: Refusal | undefined;
    }
  | { readonly result: 'refused'; readonly refusal: Refusal };

export interface TellRequest {
  readonly record: TableRecord;
  /** First command that is wanted. */
  readonly from: number;
  readonly language: NoticeLanguage;
  /** The most sentences; the last ones are kept. */
  readonly most: number;
  /** Turns that were ordered ahead and not played. */
  readonly ordered?: readonly OrderedTurn[];
}

/** A turn that was ordered ahead, in notation. */
interface OrderedTurn {
  readonly commands: readonly string[];
  readonly when: readonly Condition[];
}

export interface TellReply {
  readonly moves: readonly { readonly seat: number; readonly text: string }[];
  /** Moves that are not among them. */
  readonly more: number;
  /** As asked for, in words: each command, and the thing of each condition. */
  readonly ordered?: readonly SaidTurn[];
}

export interface SaidTurn {
  readonly moves: readonly string[];
  readonly things: readonly string[];
}
