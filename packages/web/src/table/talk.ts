import type { Refusal } from '@pangaea/rules/kernel';
import type { Notes, Phrase, Reaction, Said, Word } from '@pangaea/wire';

export type { Notes, Phrase, Reaction, Said, Word };

/** Sentences that every reader has in the own language; as the server knows them. */
export const PHRASES = [
  ...(['hello', 'good-luck', 'one-moment', 'back-soon', 'your-turn', 'think-long'] as const),
  ...(['nice-move', 'thanks', 'sorry', 'oops', 'good-game', 'once-more'] as const),
] satisfies readonly Phrase[];

/** Reactions to something said, or to a move. */
export const REACTIONS = [
  'well-done',
  'heart',
  'laugh',
  'surprise',
  'ouch',
] as const satisfies readonly Reaction[];

/** The most that the server takes. */
export const MOST = { text: 300, notes: 4_000 } as const;

export interface TalkState {
  /** The words from before the table was opened are known. */
  readonly isKnown: boolean;
  /** In their order. */
  readonly words: readonly Word[];
  /** Undefined until they are known, and for people who may have none. */
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
