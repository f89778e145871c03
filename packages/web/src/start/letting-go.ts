import type { Refusal } from '@pangaea/rules/kernel';
import type { LetGo } from '@pangaea/wire';
import type { Api } from '../table/remote/api.ts';
import { type Store, store } from '../table/store.ts';

export interface LettingGoState {
  /** The table of the server that was last removed from the list. */
  readonly letGo: LetGo | undefined;
  /** The reason why the last press did nothing. */
  readonly refused: Refusal | undefined;
}

/** Removing tables of the server from the own list, and the way back. */
export interface LettingGo extends Pick<Store<LettingGoState>, 'current' | 'subscribe'> {
  putAway(table: string): Promise<void>;
  putBack(table: string): Promise<void>;
}

/** @param look loads the list again */
export function lettingGo(
  api: Pick<Api, 'remove' | 'comeBack'>,
  look: () => Promise<void>,
): LettingGo {
  const { current, subscribe, change } = store<LettingGoState>({
    letGo: undefined,
    refused: undefined,
  });
  return {
    current,
    subscribe,
    putAway: async (table) => {
      const answer = await api.remove(table);
      change(
        answer.ok
          ? { letGo: answer.value, refused: undefined }
          : { refused: answer.refused.refusal },
      );
      await look();
    },
    putBack: async (table) => {
      const answer = await api.comeBack(table);
      // The button stays as long as the seat can still be taken back.
      change(
        answer.ok ? { letGo: undefined, refused: undefined } : { refused: answer.refused.refusal },
      );
      await look();
    },
  };
}
