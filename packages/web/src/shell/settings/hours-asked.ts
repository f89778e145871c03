const KEY = 'pangaea.hours-asked';

/** Whether the person at this device has already been asked for quiet hours. */
export function haveHoursBeenAsked(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(KEY) !== null;
}

export function noteHoursAsked(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(KEY, '');
}
