import type { NoticeKind } from '@pangaea/wire';
import type { NoticeMark, StoredChannel } from '../storage/contract.ts';

/** A notice about one table, for programs. */
export interface NoticePart {
  readonly table: string;
  readonly game: string;
  readonly kinds: readonly NoticeKind[];
  readonly title: string;
  readonly lines: readonly string[];
}

/** All notices that are sent together on one channel. */
export interface NoticeMessage {
  readonly title: string;
  readonly body: string;
  /** The path on the page to which it links, without scheme and host. */
  readonly path: string;
  /** A later message with the same topic replaces an earlier one. */
  readonly topic: string;
  /** The number of tables at which it is the person's turn. */
  readonly waiting: number;
  readonly parts: readonly NoticePart[];
}

/**
 * The outcome of sending a message. `gone`: the receiver no longer exists and will not come back.
 */
export type Carried =
  | { readonly result: 'sent' }
  | { readonly result: 'gone' }
  | { readonly result: 'failed'; readonly why: string };

/** Sends messages to the address of a channel. */
export interface Carrier {
  /**
   * Sends a message on a channel.
   * @param marks the marks of the notices in the message; the receiver does not see them
   */
  carry(
    channel: StoredChannel,
    message: NoticeMessage,
    marks: readonly NoticeMark[],
  ): Promise<Carried>;
}
