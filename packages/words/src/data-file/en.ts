import type { DataFileFaults } from './shape.ts';

/** Several words, one after the other. */
export const listed = (words: unknown): string =>
  Array.isArray(words) ? words.join(', ') : String(words);

/** What can be wrong with any data file, at one place of it. */
export const faults: DataFileFaults = {
  'wrong-type': ({ expected, found }) => `Expected ${expected}, found ${found}.`,
  'not-whole': ({ found }) => `${found} is not a whole number.`,
  'out-of-range': ({ found, least, most }) => `${found} is not from ${least} to ${most}.`,
  'bad-text': ({ found }) =>
    `“${found}” is empty, too long, or has characters that do not belong there.`,
  'unknown-word': ({ found, allowed }) => `“${found}” is none of: ${listed(allowed)}.`,
  'wrong-length': ({ found, least, most }) =>
    least === most
      ? `There are ${found} entries, not ${least}.`
      : `There are ${found} entries, not ${least} to ${most}.`,
  'missing-key': ({ key }) => `“${key}” is missing here.`,
  'unknown-key': ({ key, allowed }) => `Nobody reads “${key}”; known are: ${listed(allowed)}.`,
  'id-twice': ({ id }) => `The id “${id}” stands here twice.`,
};
