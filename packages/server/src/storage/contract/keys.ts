import type { KeyEvent, KeyKind, NoticeLanguage } from '@pangaea/wire';
import { reads, readsInLine, writes } from './operations.ts';
import type { DeviceKind } from './persons.ts';

/** A key with which its person can sign in from any device. */
export interface StoredKey {
  readonly id: number;
  readonly person: number;
  readonly kind: KeyKind;
  /**
   * The text by which the key is found: a mail address, the id of a passkey, or a slow hash of the
   * recovery words.
   */
  readonly lookup: string;
  /** For a passkey its public key, as JSON; otherwise empty. */
  readonly secret: string;
  /** The number of uses of a passkey, as its authenticator counts them. */
  readonly counter: number;
  /** The language of mail to this address. */
  readonly language: NoticeLanguage;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly used: number;
}

/** The key that a device has just shown; undefined if it has shown none. */
export type Prover = number | undefined;

export type NewStoredKey = Omit<StoredKey, 'id' | 'used'> & {
  /** The device that adds it. */
  readonly device: number;
  readonly provedBy: Prover;
  /** The most keys of a person. */
  readonly most: number;
};

/**
 * The result of adding a key. `proof-needed`: the person has keys, and the device has shown none of
 * them. `key-known`: it is already the key of a person.
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
  /** A key that was added later than this time is young. */
  readonly young: number;
}

/**
 * The result of removing a key: the devices that signed in with it belong to nobody. `key-young`: a
 * young key cannot remove another.
 */
export type RemovedKey =
  | { readonly result: 'removed'; readonly devices: readonly number[] }
  | { readonly result: 'proof-needed' | 'key-unknown' | 'key-young' };

/** A change or use of a person's keys, and the device that caused it. */
export interface StoredKeyEvent extends DeviceKind {
  readonly person: number;
  readonly at: number;
  readonly event: KeyEvent;
  readonly keyKind: KeyKind | '';
}

/** News about a change of a person's keys, to be sent to one channel or one mail address. */
export interface StoredNews
  extends Pick<StoredKeyEvent, 'person' | 'at' | 'event' | 'keyKind' | 'browser'> {
  readonly id: number;
  /** The channel; 0 for a mail address. */
  readonly channel: number;
  readonly address: string;
  readonly language: NoticeLanguage;
  /** The number of failed tries, and the time of the next. */
  readonly tries: number;
  readonly next: number;
}

/** The result of sending news: they are sent or given up, or tried again. */
export type NewsTried =
  | { readonly news: number; readonly isDone: true }
  | { readonly news: number; readonly isDone: false; readonly next: number };

/**
 * Keys of persons. Each change is stored in one transaction with its news for every channel and
 * mail address of the person; sending these is due work of the server (`news`).
 */
export const KEY_OPERATIONS = {
  addKey: writes<(key: NewStoredKey) => AddedKey>(),
  findKey: readsInLine<(kind: KeyKind, lookup: string) => StoredKey | undefined>(),
  /** The keys of a person, the oldest first. */
  keysOf: readsInLine<(person: number) => readonly StoredKey[]>(),
  /**
   * Stores the use of a key.
   * @returns whether the key still exists, and was not used with a higher count meanwhile
   */
  noteKey: writes<(key: number, counter: number, now: number) => boolean>(),
  /**
   * Removes a key. Without a proof, a device can do so only if all keys of its person are young and
   * it has not signed in with one of them. So a thief with a borrowed device cannot keep out the
   * person's other devices.
   */
  removeKey: writes<(removal: KeyRemoval) => RemovedKey>(),
  noteKeyEvent: writes<(event: StoredKeyEvent) => void>(),
  /** News that are not sent yet, the earliest due first. */
  keyNews: readsInLine<(most: number) => readonly StoredNews[]>(),
  noteNews: writes<(tried: readonly NewsTried[]) => void>(),
  /** The last changes and uses of a person's keys, the newest first. */
  keyEventsOf: reads<(person: number, most: number) => readonly StoredKeyEvent[]>(),
  forgetKeyEvents: writes<(before: number) => void>(),
};
