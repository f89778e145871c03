import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../../../src/data-file/read-shape.ts';
import { EDITION_SHAPE } from '../../../src/terra-mystica/editions/edition.ts';
import { PRINTED_EDITION } from '../../../src/terra-mystica/index.ts';
import { jsonSchema } from '../../data-file/json-schema.ts';
import { formatted } from '../../data-file/schema-text.ts';
import { changed, placesOf } from '../../terra-nova/edition-changes.ts';
import { EDITION_NOTES } from './edition-notes.ts';

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An edition of Terra Mystica',
  ...jsonSchema(EDITION_SHAPE, EDITION_NOTES),
};
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

function hasShape(json: unknown): boolean {
  const faults: unknown[] = [];
  checkShape(json, EDITION_SHAPE, '', (...fault) => faults.push(fault));
  return faults.length === 0;
}

describe('the JSON Schema of an edition', () => {
  it('is the file in schema/ (after a change of shape or notes: vitest -u)', async () => {
    await expect(formatted(schema)).toMatchFileSnapshot(
      '../../../schema/terra-mystica-edition.schema.json',
    );
  });

  it('accepts what is printed, and an edition that names nothing', () => {
    expect(validate(PRINTED_EDITION)).toBe(true);
    expect(validate({ id: 'mine', title: 'Mine' })).toBe(true);
  });

  it('says of any change what the loader says of its shape', () => {
    const places = placesOf(PRINTED_EDITION);
    const value = fc.oneof(
      fc.constantFrom(null, -1, 0, 3, 16, 61, 1.5, 'all', 'town', 'fire', 'priests', [], {}),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (place, to) => {
        const edition = changed(PRINTED_EDITION, place, to);
        expect(validate(edition)).toBe(hasShape(edition));
      }),
      { numRuns: 500 },
    );
  });
});
