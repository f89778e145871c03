import type { Refusal } from '@pangaea/rules/kernel';

/** Sentences that every reader has in the own language; as the server knows them. */
export const PHRASES = [
  ...(['hello', 'good-luck', 'one-moment', 'back-soon', 'your-turn', 'think-long'] as const),
  ...(['nice-move', 'thanks', 'sorry', 'oops', 'good-game', 'once-more'] as const),
];
export type Phrase = (typeof PHRASES)[number];

/** Reactions to something said, or to a move. */
export const REACTIONS = ['well-done', 'heart', 'laugh', 'surprise', 'ouch'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The most that the server takes. */
export const MOST = { text: 300, notes: 4_000 } as const;

export type Said =
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'reaction';
      readonly reaction: Reaction;
      /** The word, or the version to which the move led. */
      readonly word?: number;
      readonly move?: number;
    };

/** Something that was said at a table. */
export interface Word {
  readonly table: string;
  /** Counted from 1. */
  readonly number: number;
  readonly seat: number;
  /** Of who sat there then. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: Said;
}

/** The notes of somebody, for the own eyes. */
export interface Notes {
  readonly table: string;
  readonly text: string;
  /** 0 where there are none. */
  readonly changed: number;
}

export interface TalkState {
  /** The words from before the table was opened are known. */
  readonly isKnown: boolean;
  /** In their order. */
  readonly words: readonly Word[];
  /** Undefined until they are known, and for who may have none. */
  readonly notes: Notes | undefined;
}

/** Words of people at a table of a server, and the notes of the person here. */
export interface Talk {
  /** A new object whenever anything changed. */
  current(): TalkState;
  subscribe(changed: () => void): () => void;
  /** @returns why not, if not */
  say(seat: number, said: Said): Promise<Refusal | undefined>;
  note(text: string): Promise<Refusal | undefined>;
}
