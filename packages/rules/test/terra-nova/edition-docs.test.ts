import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOUSE_EDITION } from '../../src/terra-nova/editions/index.ts';
import { EDITION_FAULTS } from '../../src/terra-nova/load-edition.ts';

const docs = readFileSync(new URL('../../../../docs/editions.md', import.meta.url), 'utf8');
const [, sections, , faults] = docs.split(/^## /m);

it('describes every section of an edition', () => {
  expect(Object.keys(HOUSE_EDITION).filter((key) => !sections.includes(`\`${key}\``))).toEqual([]);
});

it('explains every fault', () => {
  expect(EDITION_FAULTS.filter((code) => !faults.includes(`\`${code}\``))).toEqual([]);
});
