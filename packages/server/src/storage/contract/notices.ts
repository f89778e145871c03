import type { HookForm, NoticeKind, NoticeLanguage } from '@pangaea/wire';
import { reads, writes } from './operations.ts';

/** A way by which a person, or a whole table, is told of what happens while no page is open. */
export interface StoredChannel {
  readonly id: number;
  /** The person that it tells, or that has set it for a table. */
  readonly person: number;
  /** The table that it is about; empty where it is its person's, for all tables. */
  readonly table: string;
  readonly kind: 'push' | 'hook' | 'mail';
  /** The form of a hook's messages; empty for other channels. */
  readonly form: HookForm | '';
  /** A secret: with it anybody can send to this channel. */
  readonly address: string;
  /**
   * For push the keys of the browser, as JSON; for a raw hook the secret of its signatures; for mail the word that ends it,
   * and how often it is sent.
   */
  readonly secret: string;
  readonly language: NoticeLanguage;
  /** The device to which push leads, and with which it ends; 0 where it is not known, and of other channels. */
  readonly device: number;
  /** Scheme and host by which its person came: links lead there. */
  readonly origin: string;
  readonly created: number;
  readonly isOff: boolean;
  /** Milliseconds since 1970 since when everything failed; 0 where the last one came through. */
  readonly failing: number;
  /** Failures since then, and when it is tried again. */
  readonly tries: number;
  readonly next: number;
}

export type NewStoredChannel = Omit<
  StoredChannel,
  'id' | 'isOff' | 'failing' | 'tries' | 'next'
> & {
  /** When the tables of the person look at their notices. */
  readonly due: number;
};

/** The part of a notice by which it is known again. */
export interface NoticeMark {
  readonly table: string;
  readonly kind: NoticeKind;
  /** With another number it is another notice of that kind. */
  readonly about: number;
}

/** Notices that were sent on a channel, or failed there. */
export interface NoticesTold {
  readonly channel: number;
  readonly marks: readonly NoticeMark[];
  readonly now: number;
  /** Empty where they were sent. */
  readonly why: string;
  /** The state of the channel from now on. */
  readonly isOff: boolean;
  readonly failing: number;
  readonly tries: number;
  readonly next: number;
}

export interface StoredNotice extends NoticeMark {
  readonly channel: number;
  readonly at: number;
  readonly why: string;
}

/**
 * How people are told while their pages are closed. That there is something to tell is due work of its table (`notice`); it
 * is stored with the table only where somebody there has a channel.
 */
export const NOTICE_OPERATIONS = {
  /**
   * A channel; another one of that address at the same place goes. A browser has one push channel, whoever's it was.
   * @returns its number
   */
  addChannel: writes<(channel: NewStoredChannel) => number>(),
  /** Ends a channel of a person. @returns whether it had it */
  removeChannel: writes<(person: number, channel: number) => boolean>(),
  /** Ends channels with one of these secrets, whoever asks. @returns whether there was one */
  endMail: writes<(secrets: readonly string[]) => boolean>(),
  /** The channels of a person but for those set for single tables; the oldest first. */
  channelsOf: reads<(person: number) => readonly StoredChannel[]>(),
  hookOf: reads<(table: string) => StoredChannel | undefined>(),
  /** A table has no hook any more. */
  removeHook: writes<(table: string) => void>(),
  noteTold: writes<(told: NoticesTold) => void>(),
  /** Notices that were sent on a channel and are about these tables. */
  sentOn: reads<(channel: number, tables: readonly string[]) => readonly NoticeMark[]>(),
  /** The last notices of a person on its channels, the newest first. */
  noticesOf: reads<(person: number, most: number) => readonly StoredNotice[]>(),
  /** Kinds of notices that a person has turned off. */
  noticesOff: reads<(person: number) => readonly NoticeKind[]>(),
  /** @param due as in `addChannel` */
  turnNoticesOff: writes<(person: number, off: readonly NoticeKind[], due: number) => void>(),
  /** Forgets what was told before a moment. */
  forgetNotices: writes<(before: number) => void>(),
  /** A secret of the server itself: the one that is kept, else this one, which is kept from now on. */
  serverSecret: writes<(name: string, made: string) => string>(),
};
