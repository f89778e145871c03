const KEY = 'pangaea.telling-offered';

/** Whether the person at this device was offered once to be told of its turn. */
export function wasTellingOffered(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(KEY) !== null;
}

export function noteTellingOffered(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(KEY, '');
}
