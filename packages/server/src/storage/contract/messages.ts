import type { ViewerTexts } from '../../rules/jobs.ts';

/** A message to everybody who follows a table. */
export interface Message {
  readonly table: string;
  readonly kind: 'segment' | 'seats' | 'rematch' | 'word' | 'request';
  readonly texts: ViewerTexts;
}

/** A message with its place in the one sequence of the whole server. */
export interface SentMessage extends Message {
  readonly sequence: number;
}

/** Messages after a sequence, or that some of them are gone. */
export type Missed =
  | { readonly whole: true; readonly messages: readonly SentMessage[] }
  | { readonly whole: false };

/** What was told, for those who come back. */
export interface MessageStore {
  /** The sequence of the last message. */
  lastSequence(): Promise<number>;
  messagesAfter(sequence: number, tables: readonly string[]): Promise<Missed>;
  /** Forgets messages written before a moment. */
  forgetMessages(before: number): Promise<void>;
}
