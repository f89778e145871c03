import type { HookForm, NoticeKind, NoticeLanguage } from '@pangaea/wire';
import { reads, writes } from './operations.ts';

/** A channel on which a person, or a whole table, gets notices while no page is open. */
export interface StoredChannel {
  readonly id: number;
  /** The person who gets the notices, or who has set the hook of a table. */
  readonly person: number;
  /** The table of a hook; empty if the channel belongs to a person, for all tables. */
  readonly table: string;
  readonly kind: 'push' | 'hook' | 'mail';
  /** The form of a hook's messages; empty for other channels. */
  readonly form: HookForm | '';
  /** A secret, because anybody who knows it can send to this channel. */
  readonly address: string;
  /**
   * For push the keys of the browser, as JSON; for a raw hook the secret of its signatures; for
   * mail the word that ends it, and how often mail is sent.
   */
  readonly secret: string;
  readonly language: NoticeLanguage;
  /**
   * The device of a push channel, with which the channel ends; 0 if it is unknown, and for other
   * channels.
   */
  readonly device: number;
  /** Scheme and host that its person used; links begin with them. */
  readonly origin: string;
  readonly created: number;
  readonly isOff: boolean;
  /**
   * The time since which everything failed, in milliseconds since 1970; 0 if the last message
   * arrived.
   */
  readonly failing: number;
  /** The number of failures since then, and the time of the next try. */
  readonly tries: number;
  readonly next: number;
}

export type NewStoredChannel = Omit<
  StoredChannel,
  'id' | 'isOff' | 'failing' | 'tries' | 'next'
> & {
  /** The time at which the notices of the person's tables are checked. */
  readonly due: number;
};

/** The part of a notice by which it is recognised. */
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
  /** The reason of the failure; empty if the notices were sent. */
  readonly why: string;
  /** The new state of the channel. */
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
 * Sending notices to people without an open page. To send a notice is due work of its table
 * (`notice`); it is stored with the table only if somebody there has a channel.
 */
export const NOTICE_OPERATIONS = {
  /**
   * Adds a channel, in place of another one with the same address for the same person or table. A
   * browser has only one push channel, whoever its person is.
   * @returns its number
   */
  addChannel: writes<(channel: NewStoredChannel) => number>(),
  /**
   * Removes a channel of a person.
   * @returns whether the person had it
   */
  removeChannel: writes<(person: number, channel: number) => boolean>(),
  /**
   * Ends the channels with one of these secrets, for anybody who knows it.
   * @returns whether there was one
   */
  endMail: writes<(secrets: readonly string[]) => boolean>(),
  /** The channels of a person, except those for single tables; the oldest first. */
  channelsOf: reads<(person: number) => readonly StoredChannel[]>(),
  /** A channel by its number, whoever has it now. */
  channel: reads<(id: number) => StoredChannel | undefined>(),
  hookOf: reads<(table: string) => StoredChannel | undefined>(),
  /** Removes the hook of a table. */
  removeHook: writes<(table: string) => void>(),
  noteTold: writes<(told: NoticesTold) => void>(),
  /** Sent notices of a channel about these tables. */
  sentOn: reads<(channel: number, tables: readonly string[]) => readonly NoticeMark[]>(),
  /** The last notices to a person on the person's channels, the newest first. */
  noticesOf: reads<(person: number, most: number) => readonly StoredNotice[]>(),
  /** Kinds of notices that a person has turned off. */
  noticesOff: reads<(person: number) => readonly NoticeKind[]>(),
  /**
   * Stores the kinds of notices that a person has turned off.
   * @param due as in `addChannel`
   */
  turnNoticesOff: writes<(person: number, off: readonly NoticeKind[], due: number) => void>(),
  /** Deletes notices sent before a given time. */
  forgetNotices: writes<(before: number) => void>(),
  /** A secret of the server itself: the stored one, or else this one, which is then stored. */
  serverSecret: writes<(name: string, made: string) => string>(),
};
