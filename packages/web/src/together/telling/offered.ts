const KEY = 'pangaea.telling-offered';

/** Whether notices were already offered to the person at this device. */
export function wasTellingOffered(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(KEY) !== null;
}

export function noteTellingOffered(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(KEY, '');
}
