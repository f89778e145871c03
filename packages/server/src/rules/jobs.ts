import type { GameRecord, Refusal } from '@pangaea/rules/kernel';

/** What the rules are asked to do, in a worker; everything in it is plain data. */
export interface Jobs {
  /** Checks options and deals a new game. */
  readonly create: {
    readonly request: { readonly game: string; readonly options: unknown; readonly seed: string };
    readonly reply: CreatedGame;
  };
  /** Plays a segment on a position. */
  readonly play: { readonly request: PlayRequest; readonly reply: PlayReply };
  /** A whole record, or its end, as one viewer may know it. */
  readonly show: { readonly request: ShowRequest; readonly reply: ShowReply };
  /** What a bot gets to see. */
  readonly view: {
    readonly request: {
      readonly game: string;
      readonly snapshot: string;
      readonly seat: number;
    };
    /** Nothing when the snapshot is of another form. */
    readonly reply: { readonly position?: string; readonly fallback?: string };
  };
  /** The position at the end of a record, for a snapshot that is of no use any more. */
  readonly rebuild: {
    readonly request: { readonly record: GameRecord };
    readonly reply:
      | { readonly ok: true; readonly snapshot: string; readonly deciders: number }
      | { readonly ok: false; readonly refusal: Refusal };
  };
}

export type JobName = keyof Jobs;

export type CreatedGame =
  | {
      readonly ok: true;
      readonly rulesVersion: string;
      readonly edition: string;
      /** Options as checked, with every default written out: JSON. */
      readonly options: string;
      readonly seats: number;
      readonly snapshot: string;
      readonly deciders: number;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export interface PlayRequest {
  readonly game: string;
  readonly table: string;
  readonly version: number;
  readonly snapshot: string;
  readonly seat: number;
  readonly commands: readonly string[];
  /** The sender did not know the present version: only standing orders are accepted. */
  readonly stale: boolean;
  /** Told to everybody when the game ends with this segment. */
  readonly fairness: Fairness;
}

/** With SHA-256 of `seed:salt`, published at the start, anyone can check the draws afterwards. */
export interface Fairness {
  readonly seed: string;
  readonly salt: string;
}

export type PlayReply =
  | {
      readonly result: 'played';
      readonly snapshot: string;
      readonly deciders: number;
      readonly over: boolean;
      /** Commands as they are kept: printed by the notation, seat in front. */
      readonly commands: readonly string[];
      readonly told: Told;
    }
  | { readonly result: 'refused'; readonly index: number; readonly refusal: Refusal }
  | { readonly result: 'stale' }
  | { readonly result: 'snapshot-unusable' };

/**
 * What is told about a segment, as JSON text by viewer: one for all when everybody may know the same,
 * else one for each seat and the last for spectators.
 */
export type Told = readonly string[];

export interface ShowRequest {
  readonly table: string;
  readonly record: GameRecord;
  readonly viewer: number | 'spectator';
  /** First step that is wanted. */
  readonly from: number;
  /** Where to stop; everything when left out. */
  readonly to?: number;
  /** Told at the end of a game that is over. */
  readonly fairness: Fairness;
}

export type ShowReply =
  /** JSON: `{ start, steps, position, deciders, outcome?, fairness? }`. */
  | { readonly ok: true; readonly shown: string; readonly segment: string }
  | { readonly ok: false; readonly refusal: Refusal };
