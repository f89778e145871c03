import type { Agreed, Condition, Refusal } from '@pangaea/rules/kernel';
import type { NoticeLanguage } from '@pangaea/wire';
import type { StoredWindow } from '../storage/contract.ts';
import type { TableRecord } from './games.ts';

/** Jobs of the rules in a worker. All their data are plain objects. */
export interface Jobs {
  /** Checks options and deals a new game. */
  readonly create: {
    readonly request: {
      readonly game: string;
      /**
       * JSON text, because the lists of a request may be nested too deeply for messages between
       * threads.
       */
      readonly options: string;
      readonly editionFile?: string;
      readonly seed: string;
      /** Whether the table exists already: then it keeps the rules with which it was made. */
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
  /** Checks an answer that will be played when the window closes. */
  readonly seal: { readonly request: SealRequest; readonly reply: SealReply };
  /** Plays a segment on a position, or several one after the other. */
  readonly play: { readonly request: PlayRequest; readonly reply: PlayReply };
  /** Adds an agreement of the people at a table to a record. */
  readonly agree: { readonly request: AgreeRequest; readonly reply: AgreeReply };
  /** Shows a whole record, as one viewer may know it. */
  readonly show: { readonly request: ShowRequest; readonly reply: ShowReply };
  /** Describes the last moves of a record in sentences. */
  readonly tell: { readonly request: TellRequest; readonly reply: TellReply };
  /** Checks whether a turn that was planned ahead may be tried now. */
  readonly ahead: { readonly request: AheadRequest; readonly reply: AheadReply };
  /** Returns the view for a bot, and a legal move in case it does not answer. */
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

/** Replies of a worker, in the order of the jobs. */
export interface Worked {
  readonly replies: readonly unknown[];
  /** Milliseconds of processor time for these jobs, without loading a game. */
  readonly ms: number;
}

/** The game of a job. */
export function gameIn({ request }: Asked): string {
  return 'game' in request ? request.game : request.record.game;
}

/** A position of a table; a worker may have it in its cache. */
export interface PositionRef {
  readonly game: string;
  readonly table: string;
  /** The number of the position, which is never used again. */
  readonly at: number;
  /** The record that leads to the position; it is sent if a worker asks for it. */
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

/** The legal moves of a seat and, if it is asked in secret, the answer for its silence. */
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
  /** The closing time of a window that opens with this segment; 0 if it never closes by itself. */
  readonly closes: number;
  readonly now: number;
  /** The sender did not know the present version: only standing orders are accepted. */
  readonly stale: boolean;
  /** Published to everybody if the game ends with this segment. */
  readonly fairness: Fairness;
}

/**
 * The seed and the salt. With them and SHA-256 of `seed:salt`, which is published at the start,
 * anyone can check the draws afterwards.
 */
export interface Fairness {
  /** The server's seed: if seats add shares, the game was dealt from it and the shares. */
  readonly seed: string;
  readonly salt: string;
}

export type PlayReply =
  | {
      readonly result: 'played';
      readonly deciders: number;
      /** Seats that have played a command other than a standing order, as bits. */
      readonly moved: number;
      readonly over: boolean;
      readonly window: StoredWindow | undefined;
      /** The stored commands: printed by the notation, with the seat in front. */
      readonly commands: readonly string[];
      /** The number of commands in each part. */
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
  /** Published to everybody if the game ends with it. */
  readonly fairness: Fairness;
}

export type AgreeReply =
  | {
      readonly result: 'agreed';
      readonly deciders: number;
      readonly over: boolean;
      /** The stored command, with the seat in front. */
      readonly command: string;
      readonly texts: ViewerTexts;
    }
  | { readonly result: 'refused'; readonly refusal: Refusal };

/** A window as clients see it. */
export interface WindowInfo {
  readonly from: number;
  /**
   * The closing time, and the milliseconds until then when this was sent; left out if the window
   * does not close by itself.
   */
  readonly closes?: number;
  readonly left?: number;
  /** The seats of this client that have answered. */
  readonly answered?: number[];
}

/**
 * The message about a segment, as JSON text by viewer: one text if everybody may know the same;
 * otherwise one for each seat, and the last for spectators.
 */
export type ViewerTexts = readonly string[];

export interface ShowRequest {
  readonly record: TableRecord;
  readonly viewer: number | 'spectator';
  /** The version at which the replay stops. */
  readonly to: number;
  /** Published when the game is over. */
  readonly fairness: Fairness;
}

/** A game as one viewer may know it, in pieces of JSON from which every part of it is composed. */
export interface ShownGame {
  /** `{ position, events, editionFile? }`. */
  readonly start: string;
  /** All steps, separated by commas. */
  readonly steps: string;
  /** For each command, the end of its step in `steps`. */
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
  /** The version at which the turns were planned. */
  readonly since: number;
  /** Turns that the seat has played from this version on count as played in another way. */
  readonly from: number;
  readonly when: readonly Condition[];
  /** Commands that must be readable; their legality is not checked here. */
  readonly commands: readonly string[];
}

export type AheadReply =
  | {
      readonly result: 'looked';
      /** Whether the seat must decide on a turn now. */
      readonly isTurn: boolean;
      /** Whether the seat has played a turn in another way. */
      readonly hasPlayed: boolean;
      /** Whether something hidden has been revealed since the turns were planned. */
      readonly isLight: boolean;
      /**
       * For each condition, whether it is true; undefined if it names a thing that the table does
       * not have.
       */
      readonly holds: readonly (boolean | undefined)[];
      /** The first command that cannot be read. */
      readonly unread: Refusal | undefined;
    }
  | { readonly result: 'refused'; readonly refusal: Refusal };

export interface TellRequest {
  readonly record: TableRecord;
  /** The first command that is wanted. */
  readonly from: number;
  readonly language: NoticeLanguage;
  /** The largest number of sentences; the last ones are kept. */
  readonly most: number;
  /** Turns that were planned ahead and not played. */
  readonly ordered?: readonly OrderedTurn[];
}

/** A turn that was planned ahead, in notation. */
interface OrderedTurn {
  readonly commands: readonly string[];
  readonly when: readonly Condition[];
}

export interface TellReply {
  readonly moves: readonly { readonly seat: number; readonly text: string }[];
  /** The number of moves that are left out. */
  readonly more: number;
  /** In the order of the request, in words: each command, and the subject of each condition. */
  readonly ordered?: readonly SaidTurn[];
}

export interface SaidTurn {
  readonly moves: readonly string[];
  readonly things: readonly string[];
}
