import type { Language } from '../messages/index.ts';

const UNITS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const;
/** After this many days the date is shown. */
const LONG = 7;

/** How long ago something happened, in the largest unit; after a week, the date. */
export function ago(then: number, now: number, language: Language): string {
  const passed = Math.max(0, now - then);
  const [unit, size] = UNITS.findLast(([, size]) => passed >= size) ?? UNITS[0];
  const count = Math.floor(passed / size);
  if (unit === 'day' && count >= LONG) {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  }
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}
