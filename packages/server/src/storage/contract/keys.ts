import type { KeyEvent, KeyKind, NoticeLanguage } from '@pangaea/wire';
import { reads, readsInLine, writes } from './operations.ts';
import type { DeviceKind } from './persons.ts';

/** A key by which its person comes back from any device. */
export interface StoredKey {
  readonly id: number;
  readonly person: number;
  readonly kind: KeyKind;
  /** By this it is found: a mail address, the id of a passkey, or a slow hash of the recovery words. */
  readonly lookup: string;
  /** For a passkey its public key, as JSON; otherwise empty. */
  readonly secret: string;
  /** Times that a passkey was used, as its authenticator counts them. */
  readonly counter: number;
  /** The language of the mail that goes there. */
  readonly language: NoticeLanguage;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly used: number;
}

/** The key that a device has just shown to be its person's; undefined for none. */
export type Prover = number | undefined;

export type NewStoredKey = Omit<StoredKey, 'id' | 'used'> & {
  /** The device that adds it. */
  readonly device: number;
  readonly provedBy: Prover;
  /** A person has no more keys than that. */
  readonly most: number;
};

/**
 * The result of adding a key. `proof-needed`: the person has keys, and none of them was shown. `key-known`: it is the key of
 * somebody already.
 */
export type AddedKey =
  | { readonly result: 'added'; readonly key: number }
  | { readonly result: 'proof-needed' | 'key-known' | 'too-many-keys' };

export interface KeyRemoval {
  readonly person: number;
  /** The device that asks. */
  readonly device: number;
  readonly key: number;
  readonly provedBy: Prover;
  readonly now: number;
  /** A key that was added later than that is young. */
  readonly young: number;
}

/** The result of removing a key: the devices that had come by it are nobody's. `key-young`: a young key removes no other. */
export type RemovedKey =
  | { readonly result: 'removed'; readonly devices: readonly number[] }
  | { readonly result: 'proof-needed' | 'key-unknown' | 'key-young' };

/** A change of the keys of a person, or a use of one, and the device that did it. */
export interface StoredKeyEvent extends DeviceKind {
  readonly person: number;
  readonly at: number;
  readonly event: KeyEvent;
  readonly keyKind: KeyKind | '';
}

/** A change of a person's keys, to be told on one channel or at one mail address. */
export interface StoredNews
  extends Pick<StoredKeyEvent, 'person' | 'at' | 'event' | 'keyKind' | 'browser'> {
  readonly id: number;
  /** 0 where it goes by mail to an address. */
  readonly channel: number;
  readonly address: string;
  readonly language: NoticeLanguage;
  /** Times that it failed, and when it is tried again. */
  readonly tries: number;
  readonly next: number;
}

/** The result of sending news: they are told or given up, or tried again. */
export type NewsTried =
  | { readonly news: number; readonly isDone: true }
  | { readonly news: number; readonly isDone: false; readonly next: number };

/**
 * Keys of persons. Each change is noted in the same transaction, with the news of it for every channel and mail address
 * of the person: they are due work of the server (`news`).
 */
export const KEY_OPERATIONS = {
  addKey: writes<(key: NewStoredKey) => AddedKey>(),
  findKey: readsInLine<(kind: KeyKind, lookup: string) => StoredKey | undefined>(),
  /** The keys of a person, the oldest first. */
  keysOf: readsInLine<(person: number) => readonly StoredKey[]>(),
  /** A key was used. @returns whether it is still there, and was not used with a higher count meanwhile */
  noteKey: writes<(key: number, counter: number, now: number) => boolean>(),
  /**
   * Without a proof a device removes a key only while all keys of its person are young, and it has not come by one of them:
   * so whoever borrows a device cannot keep others out of it.
   */
  removeKey: writes<(removal: KeyRemoval) => RemovedKey>(),
  noteKeyEvent: writes<(event: StoredKeyEvent) => void>(),
  /** News that are not told yet, first those that are to be told first. */
  keyNews: readsInLine<(most: number) => readonly StoredNews[]>(),
  noteNews: writes<(tried: readonly NewsTried[]) => void>(),
  /** The last ones, the newest first. */
  keyEventsOf: reads<(person: number, most: number) => readonly StoredKeyEvent[]>(),
  forgetKeyEvents: writes<(before: number) => void>(),
};
