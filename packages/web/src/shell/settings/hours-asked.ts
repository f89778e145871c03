import { isNoted, note } from '../../preferences/noted.ts';

const KEY = 'pangaea.hours-asked';

/** Whether the person at this device has already been asked for quiet hours. */
export function haveHoursBeenAsked(storage: Pick<Storage, 'getItem'>): boolean {
  return isNoted(storage, KEY);
}

export function noteHoursAsked(storage: Pick<Storage, 'setItem'>): void {
  note(storage, KEY);
}
