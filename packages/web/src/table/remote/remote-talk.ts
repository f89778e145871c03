import type { Refusal } from '@pangaea/rules/kernel';
import { store } from '../store.ts';
import type { Notes, Said, Talk, TalkState, Word } from '../talk.ts';
import { type Api, isSilent } from './api.ts';

/**
 * The conversation inside the adapter, which receives the messages of the stream. A `Word` is one
 * chat message.
 */
export interface RemoteTalk extends Talk {
  /**
   * Loads the missed chat messages.
   * @returns whether that worked
   */
  catchUp(): Promise<boolean>;
  /** Loads all chat messages again, because seats have other numbers. */
  askAnew(): Promise<boolean>;
  /**
   * Loads the notes. They are not numbered with the other messages, so they are loaded at every
   * connection.
   */
  askNotes(): Promise<void>;
  heard(word: Word): void;
  noted(notes: Notes): void;
}

export type TalkApi = Pick<Api, 'words' | 'say' | 'notes' | 'note'>;

/** @param newKey makes a unique key for a chat message */
export function remoteTalk(id: string, api: Partial<TalkApi>, newKey: () => string): RemoteTalk {
  const { current, subscribe, change } = store<TalkState>({
    isKnown: false,
    words: [],
    notes: undefined,
    unsent: undefined,
  });
  /**
   * Keys of chat messages without an answer: sent again they keep them, in case only the answer was
   * lost.
   */
  const keys = new Map<string, string>();
  /** All chat messages up to this number are known. */
  let caughtUp = 0;
  const learn = (words: readonly Word[]) => {
    const known = new Set(current().words.map(({ number }) => number));
    const fresh = words.filter(({ number }) => !known.has(number));
    if (fresh.length === 0) return;
    // The answer to an own chat message may come before earlier ones of others.
    const all = [...current().words, ...fresh].sort((one, other) => one.number - other.number);
    change({ words: all });
  };
  const catchUp = async () => {
    // A chat message from the stream may come while earlier ones are missing.
    const missed = await api.words?.(id, caughtUp);
    if (missed?.ok === false) return false;
    learn(missed?.value.words ?? []);
    if (missed !== undefined && !current().isKnown) change({ isKnown: true });
    caughtUp = current().words.at(-1)?.number ?? 0;
    return true;
  };
  const askAnew = async () => {
    const all = await api.words?.(id, 0);
    if (all?.ok === true) change({ words: all.value.words });
    return all?.ok === true;
  };
  const jot = (unsent: string) => change({ unsent });
  const note = async (text: string): Promise<Refusal | undefined> => {
    jot(text);
    const answer = await api.note?.(id, text);
    if (answer?.ok === true) {
      noted(answer.value);
      // Text that was typed meanwhile is sent next.
      if (current().unsent === text) change({ unsent: undefined });
    }
    return answer?.ok === false ? answer.refused.refusal : undefined;
  };
  const askNotes = async () => {
    const { unsent } = current();
    if (unsent !== undefined) await note(unsent);
    const kept = await api.notes?.(id);
    if (kept?.ok === true) noted(kept.value);
  };
  const noted = (notes: Notes) => {
    if (notes.changed >= (current().notes?.changed ?? 0)) change({ notes });
  };
  const heard = (word: Word) => learn([word]);
  return {
    current,
    subscribe,
    catchUp,
    askAnew,
    askNotes,
    heard,
    noted,
    say: async (seat: number, said: Said): Promise<Refusal | undefined> => {
      const asked = JSON.stringify([seat, said]);
      const key = keys.get(asked) ?? newKey();
      keys.set(asked, key);
      const answer = await api.say?.(id, { seat, key, said });
      if (answer?.ok !== false || !isSilent(answer)) keys.delete(asked);
      if (answer?.ok === true) heard(answer.value);
      return answer?.ok === false ? answer.refused.refusal : undefined;
    },
    jot,
    note,
  };
}
