import type { DataFileFaults, MapFaults } from './shape.ts';

/** Several words, one after the other. */
export const listed = (words: unknown): string =>
  Array.isArray(words) ? words.join(', ') : String(words);

/** The sentences for faults of any data file, each at one place of it. */
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

/** The sentences for faults of the map of any game. */
export const mapFaults: MapFaults = {
  'no-hexes': () => 'The board has no hex.',
  'too-many-hexes': ({ found, most }) => `The board has ${found} hexes; ${most} is the most.`,
  'too-many-rows': ({ found, most }) => `The board has ${found} rows; ${most} is the most.`,
  'row-too-long': ({ found, most }) => `The row has ${found} places; ${most} is the most.`,
  'unknown-letter': ({ found, place, allowed }) =>
    `“${found}” at place ${place} of the row is none of: ${listed(allowed)}.`,
  'map-not-connected': ({ hex }) => `Nothing leads from the first hex to ${hex}.`,
  'unknown-hex': ({ hex }) => `There is no hex ${hex}.`,
  'not-land': ({ hex }) => `${hex} is river.`,
  'no-bridge-place': ({ a, b }) => `${a} and ${b} do not lie as the bridge span asks.`,
  'bridge-twice': ({ a, b }) => `The bridge place ${a}-${b} is in the list already.`,
  'too-many-bridges': ({ found, most }) => `There are ${found} bridge places; ${most} is the most.`,
};
