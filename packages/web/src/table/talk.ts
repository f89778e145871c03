import type { Refusal } from '@pangaea/rules/kernel';
import type { Notes, Phrase, Reaction, Said, Word } from '@pangaea/wire';

export type { Notes, Phrase, Reaction, Said, Word };

/** Phrases by their names, as the server knows them; each reader sees them in the own language. */
export const PHRASES = [
  ...(['hello', 'good-luck', 'one-moment', 'back-soon', 'your-turn', 'think-long'] as const),
  ...(['nice-move', 'thanks', 'sorry', 'oops', 'good-game', 'once-more'] as const),
] satisfies readonly Phrase[];

/** Reactions to a chat message, or to a move. */
export const REACTIONS = [
  'well-done',
  'heart',
  'laugh',
  'surprise',
  'ouch',
] as const satisfies readonly Reaction[];

/** The longest text that the server accepts. */
export const MOST = { text: 300, notes: 4_000 } as const;

export interface TalkState {
  /** Whether the chat messages from before the opening are loaded. */
  readonly isKnown: boolean;
  /** The chat messages, in order. */
  readonly words: readonly Word[];
  /** The notes; undefined until they are loaded, and for people who cannot have notes. */
  readonly notes: Notes | undefined;
  /** Notes that were typed here and that the server does not have yet. */
  readonly unsent: string | undefined;
}

/** The conversation at a table of a server, and the notes of the person at this device. */
export interface Talk {
  /** A new object whenever anything changed. */
  current(): TalkState;
  subscribe(changed: () => void): () => void;
  /** @returns the reason of a refusal, if it is refused */
  say(seat: number, said: Said): Promise<Refusal | undefined>;
  /** Keeps typed notes until they are sent. */
  jot(text: string): void;
  /** Sends notes. If that fails they are sent again with the next connection. */
  note(text: string): Promise<Refusal | undefined>;
}
