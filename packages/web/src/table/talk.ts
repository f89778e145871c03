import type { Refusal } from '@pangaea/rules/kernel';
import type { Notes, Phrase, Reaction, Said, Word } from '@pangaea/wire';

export type { Notes, Phrase, Reaction, Said, Word };

/** Sentences that every reader has in the own language; as the server knows them. */
export const PHRASES = [
  ...(['hello', 'good-luck', 'one-moment', 'back-soon', 'your-turn', 'think-long'] as const),
  ...(['nice-move', 'thanks', 'sorry', 'oops', 'good-game', 'once-more'] as const),
] satisfies readonly Phrase[];

/** What one may show to something said, or to a move. */
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
  /** What was said before the table was opened is known. */
  readonly isKnown: boolean;
  /** In their order. */
  readonly words: readonly Word[];
  /** Undefined until they are known, and for who may have none. */
  readonly notes: Notes | undefined;
}

/** What people say at a table of a server, and what the person here notes down. */
export interface Talk {
  /** A new object whenever anything changed. */
  current(): TalkState;
  subscribe(changed: () => void): () => void;
  /** @returns why not, if not */
  say(seat: number, said: Said): Promise<Refusal | undefined>;
  note(text: string): Promise<Refusal | undefined>;
}
