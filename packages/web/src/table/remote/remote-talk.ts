import type { Refusal } from '@pangaea/rules/kernel';
import type { Notes, Said, Talk, TalkState, Word } from '../talk.ts';
import type { Api } from './api.ts';

/** The adapter's side of it: what a stream tells. */
export interface RemoteTalk extends Talk {
  /** The connection is up: what was missed is asked for. @param isSeated only then there are notes */
  connected(isSeated: boolean): void;
  heard(word: Word): void;
  noted(notes: Notes): void;
}

export type TalkApi = Pick<Api, 'words' | 'say' | 'notes' | 'note'>;

/** @param newKey a word for something said that nobody else uses */
export function remoteTalk(id: string, api: Partial<TalkApi>, newKey: () => string): RemoteTalk {
  let state: TalkState = { isKnown: false, words: [], notes: undefined };
  const listeners = new Set<() => void>();
  const change = (next: Partial<TalkState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const last = () => state.words.at(-1)?.number ?? 0;
  const learn = (words: readonly Word[]) => {
    const fresh = words.filter(({ number }) => number > last());
    if (fresh.length > 0) change({ words: [...state.words, ...fresh] });
  };
  const catchUp = async () => {
    const missed = await api.words?.(id, last());
    if (missed?.ok !== true) return;
    learn(missed.value.words);
    if (!state.isKnown) change({ isKnown: true });
  };
  const askNotes = async () => {
    const kept = await api.notes?.(id);
    if (kept?.ok === true) noted(kept.value);
  };
  const noted = (notes: Notes) => {
    if (notes.changed >= (state.notes?.changed ?? 0)) change({ notes });
  };
  const heard = (word: Word) => {
    // The first that is heard may be any.
    if (word.number > last() + 1) void catchUp();
    else learn([word]);
  };
  return {
    current: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    connected: (isSeated) => {
      void catchUp();
      if (isSeated) void askNotes();
    },
    heard,
    noted,
    say: async (seat: number, said: Said): Promise<Refusal | undefined> => {
      const answer = await api.say?.(id, { seat, key: newKey(), said });
      if (answer?.ok === true) heard(answer.value);
      return answer?.ok === false ? answer.refused.refusal : undefined;
    },
    note: async (text: string): Promise<Refusal | undefined> => {
      const answer = await api.note?.(id, text);
      if (answer?.ok === true) noted(answer.value);
      return answer?.ok === false ? answer.refused.refusal : undefined;
    },
  };
}
