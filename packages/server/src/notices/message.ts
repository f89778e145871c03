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

/** All that is told at once on one channel. */
export interface NoticeMessage {
  readonly title: string;
  readonly body: string;
  /** The path on the page that it leads to, without scheme and host. */
  readonly path: string;
  /** A later message of the same topic takes the place of an earlier one. */
  readonly topic: string;
  /** Tables at which it is the turn of the person. */
  readonly waiting: number;
  readonly parts: readonly NoticePart[];
}

/** The outcome of sending a message. `gone`: the receiver is not there any more and will never be again. */
export type Carried =
  | { readonly result: 'sent' }
  | { readonly result: 'gone' }
  | { readonly result: 'failed'; readonly why: string };

/** Sends messages to the address of a channel. */
export interface Carrier {
  /** @param marks of the notices in it; nobody at the other end sees them */
  carry(
    channel: StoredChannel,
    message: NoticeMessage,
    marks: readonly NoticeMark[],
  ): Promise<Carried>;
}
