import type { Language } from '../messages/index.ts';

/** After this many days the date is shown. */
const LONG = 7;

/** The beginning of a day, where this device is. */
const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/**
 * How long ago something happened, in the largest unit; after a week, the date. Days are those of
 * the calendar: 38 hours after the evening of a Monday, that was not yesterday.
 */
export function ago(then: number, now: number, language: Language): string {
  const minutes = Math.max(0, now - then) / 60_000;
  const hours = minutes / 60;
  // A day in which clocks are changed has another length.
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  if (days >= LONG) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(hours < 1 ? minutes : hours < 24 ? hours : days),
    hours < 1 ? 'minute' : hours < 24 ? 'hour' : 'day',
  );
}
