import { isNoted, note } from '../../preferences/noted.ts';

const KEY = 'pangaea.telling-offered';

/** Whether notices were already offered to the person at this device. */
export function wasTellingOffered(storage: Pick<Storage, 'getItem'>): boolean {
  return isNoted(storage, KEY);
}

export function noteTellingOffered(storage: Pick<Storage, 'setItem'>): void {
  note(storage, KEY);
}
