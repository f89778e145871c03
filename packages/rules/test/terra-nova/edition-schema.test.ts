import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../../src/data-file/read-shape.ts';
import type { Shape } from '../../src/data-file/shape.ts';
import { HOUSE_EDITION } from '../../src/terra-nova/editions/index.ts';
import { EDITION_SHAPE } from '../../src/terra-nova/editions/shape.ts';
import { jsonSchema, noteFor } from '../data-file/json-schema.ts';
import { formatted } from '../data-file/schema-text.ts';
import { changed, placesOf } from './edition-changes.ts';
import { EDITION_NOTES } from './edition-notes.ts';

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An edition of Terra Nova',
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
      '../../schema/terra-nova-edition.schema.json',
    );
  });

  it('accepts the house edition', () => {
    expect(validate(HOUSE_EDITION)).toBe(true);
  });

  it('says of any change what the loader says of its shape', () => {
    const places = placesOf(HOUSE_EDITION);
    const value = fc.oneof(
      fc.constantFrom(null, -1, 0, 3, 16, 61, 1.5, 'all', 'A', 'A1', 'house', 'golems', [], {}),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (place, to) => {
        const edition = changed(HOUSE_EDITION, place, to);
        expect(validate(edition)).toBe(hasShape(edition));
      }),
      { numRuns: 2000 },
    );
  });

  it('has no note for a place that is not there', () => {
    const used = new Set<string | undefined>();
    const visit = (shape: Shape, place: readonly string[]): void => {
      used.add(noteFor(place, EDITION_NOTES));
      if (shape.kind === 'list') visit(shape.of as Shape, [...place, '[]']);
      if (shape.kind === 'either') visit(shape.or as Shape, place);
      if (shape.kind !== 'object') return;
      const required = shape.required as Record<string, Shape>;
      const members = { ...required, ...(shape.optional as Record<string, Shape>) };
      for (const [key, member] of Object.entries(members)) visit(member, [...place, key]);
    };
    visit(EDITION_SHAPE, []);
    expect(Object.keys(EDITION_NOTES).filter((key) => !used.has(key))).toEqual([]);
  });
});
