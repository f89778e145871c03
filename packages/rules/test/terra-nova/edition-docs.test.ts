import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOUSE_EDITION, HOUSE_EDITIONS } from '../../src/terra-nova/editions/index.ts';
import { EDITION_FAULTS } from '../../src/terra-nova/editions/load-edition.ts';

const docs = readFileSync(new URL('../../../../docs/editions.md', import.meta.url), 'utf8');
/** The names of a list that the section with that heading does not contain. */
function missing(heading: string, names: readonly string[]): string[] {
  const section = docs.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return names.filter((name) => !section.includes(`\`${name}\``));
}

it('describes every section of an edition', () => {
  expect(missing('The sections', Object.keys(HOUSE_EDITION))).toEqual([]);
});

it('explains every fault', () => {
  expect(missing('What the check says', EDITION_FAULTS)).toEqual([]);
});

it('tells of every edition that ships', () => {
  const ids = HOUSE_EDITIONS.map(({ id }) => id);
  expect(missing('The editions that ship', ids)).toEqual([]);
  expect(docs).toContain(`editions/${HOUSE_EDITION.id}.json`);
});
