import type { Refusal } from '@pangaea/rules/kernel';
import type { KeyKind, KeyList, PersonFile, ShownKey } from '@pangaea/wire';
import type { Api, ApiAnswer } from '../../table/remote/api.ts';
import { type Store, store } from '../../table/store.ts';

/** An action on keys, which may have to wait until a key is shown. */
export type Wish =
  /** @param key the new key, if the server refused it only because no key had been shown */
  | { readonly does: 'add'; readonly kind: KeyKind; readonly key?: ShownKey }
  | { readonly does: 'remove'; readonly id: number }
  | { readonly does: 'file' | 'erase' };

export interface KeysState {
  readonly list: KeyList | undefined;
  /** Whether the server knows this person; undefined until the page knows it. */
  readonly isKnown: boolean | undefined;
  readonly wish: Wish | undefined;
  readonly refused: Refusal | undefined;
  readonly isErased: boolean;
}

const NOTHING: KeysState = {
  list: undefined,
  isKnown: undefined,
  wish: undefined,
  refused: undefined,
  isErased: false,
};

export type KeysApi = Pick<
  Api,
  'keys' | 'devices' | 'addKey' | 'proveKey' | 'removeKey' | 'personFile' | 'erase'
>;

/** The keys of this person, and the action that waits until a key is shown. */
export interface KeyDesk extends Pick<Store<KeysState>, 'current' | 'subscribe'> {
  /** Loads what the server knows. */
  look(): Promise<ApiAnswer<unknown>>;
  /** Begins to add a key, or stops. */
  choose(kind: KeyKind | undefined): void;
  /** The server gives nothing for a key of this kind until one is shown. */
  needProof(kind: KeyKind): void;
  add(key: ShownKey): Promise<void>;
  remove(id: number): Promise<void>;
  saveAll(): Promise<void>;
  erase(): Promise<void>;
  /** Shows a key, and then does what has waited for it. */
  prove(key: ShownKey): Promise<void>;
  stop(): void;
}

/** Whether a key has to be shown before the wish is done. */
export function mustProve({ wish, list }: KeysState): boolean {
  if (wish === undefined || list === undefined || list.keys.length === 0) return false;
  return wish.does !== 'add' || list.proved === 0;
}

export function isProofNeeded(answer: ApiAnswer<unknown>): boolean {
  return !answer.ok && answer.refused.refusal.code === 'proof-needed';
}

/** @param saved called with the data file of the person */
export function keyDesk(api: KeysApi, saved: (file: PersonFile) => void): KeyDesk {
  const { current, subscribe, change } = store(NOTHING);
  const learn = (answer: ApiAnswer<KeyList>) => {
    change({
      refused: answer.ok ? undefined : answer.refused.refusal,
      ...(answer.ok ? { list: answer.value } : {}),
    });
    return answer.ok;
  };
  /** The server's word counts: a key that was shown some minutes ago is forgotten there. */
  const wait = async (wish: Wish) => {
    const { list } = current();
    change({ wish, refused: undefined, list: list && { ...list, proved: 0 } });
    // The key that has to be shown was added on another device.
    if (list?.keys.length === 0) learn(await api.keys());
  };
  const add = async (key: ShownKey) => {
    const answer = await api.addKey(key);
    if (isProofNeeded(answer) && key.kind !== 'link')
      await wait({ does: 'add', kind: key.kind, key });
    else if (learn(answer)) change({ wish: undefined });
  };
  const remove = async (id: number) => {
    const answer = await api.removeKey(id);
    if (isProofNeeded(answer)) await wait({ does: 'remove', id });
    else {
      learn(answer);
      change({ wish: undefined });
    }
  };
  const saveAll = async () => {
    const file = await api.personFile();
    if (file.ok) {
      saved(file.value);
      change({ wish: undefined });
      learn(await api.keys());
    } else if (isProofNeeded(file)) await wait({ does: 'file' });
    else change({ refused: file.refused.refusal });
  };
  const erase = async () => {
    const answer = await api.erase();
    if (isProofNeeded(answer) && current().list?.keys.length !== 0) await wait({ does: 'erase' });
    else if (answer.ok) change({ isErased: true, wish: undefined });
    else change({ refused: answer.refused.refusal, wish: undefined });
  };
  return {
    current,
    subscribe,
    look: async () => {
      const found = await foundFor(api);
      if (found.ok) change({ ...found.value, refused: undefined });
      else change({ refused: found.refused.refusal });
      return found;
    },
    choose: (kind) => change({ refused: undefined, wish: kind && { does: 'add', kind } }),
    needProof: (kind) => void wait({ does: 'add', kind }),
    add,
    remove,
    saveAll,
    erase,
    prove: async (key) => {
      if (!learn(await api.proveKey(key))) return;
      const { wish } = current();
      if (wish?.does === 'add' && wish.key !== undefined) await add(wish.key);
      if (wish?.does === 'remove') await remove(wish.id);
      if (wish?.does === 'file') await saveAll();
      if (wish?.does === 'erase') await erase();
    },
    stop: () => change({ wish: undefined }),
  };
}

/** Both or neither: unknown is neither without a key nor without a game. */
async function foundFor(api: KeysApi): Promise<ApiAnswer<Pick<KeysState, 'list' | 'isKnown'>>> {
  const [list, devices] = await Promise.all([api.keys(), api.devices()]);
  if (!list.ok) return list;
  if (!devices.ok) return devices;
  return { ok: true, value: { list: list.value, isKnown: devices.value.devices.length > 0 } };
}
