import { hasTooManyMarks, isSameName, otherName } from '../identity/names.ts';
import { refused } from './refused.ts';

/**
 * Checks a name that somebody gives for a seat.
 * @param others the names of all others at the table
 * @returns the name in its stored form
 * @throws Refused if it could be read as the name of another, and then the refusal has a free name;
 * or if marks pile up on a letter
 */
export function checkedName(given: string, others: readonly string[]): string {
  const name = given.trim();
  if (hasTooManyMarks(name)) throw refused('request-malformed', { where: 'name', why: 'marks' });
  if (others.some((other) => isSameName(name, other))) {
    throw refused('name-taken', { name, free: otherName(name, others) });
  }
  return name;
}
