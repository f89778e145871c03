import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../../src/data-file/read-shape.ts';
import type { Shape } from '../../src/data-file/shape.ts';
import { changed, placesOf } from '../data-file/changes.ts';
import { jsonSchema, type Notes, noteFor } from '../data-file/json-schema.ts';
import { formatted } from '../data-file/schema-text.ts';

export interface SchemaParts {
  /** Folder of the game; the schema is `schema/GAME-edition.schema.json`. */
  readonly game: string;
  readonly title: string;
  readonly shape: Shape;
  /** The notes that an editor shows for the schema. */
  readonly notes: Notes;
  /** Correct editions; the test changes the first one. */
  readonly editions: readonly [object, ...object[]];
  /** Words from some of its places, to be put into other places. */
  readonly words: readonly string[];
  readonly changes: number;
}

/** The JSON Schema of an edition's file agrees with the loader. */
export function editionSchemaTests(parts: SchemaParts): void {
  const { shape, notes, editions, words } = parts;
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: parts.title,
    ...jsonSchema(shape, notes),
  };
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
  const hasShape = (json: unknown): boolean => {
    const faults: unknown[] = [];
    checkShape(json, shape, '', (...fault) => faults.push(fault));
    return faults.length === 0;
  };

  describe('the JSON Schema of an edition', () => {
    it('is the file in schema/ (after a change of shape or notes: vitest -u)', async () => {
      const file = new URL(`../../schema/${parts.game}-edition.schema.json`, import.meta.url);
      await expect(formatted(schema)).toMatchFileSnapshot(file.pathname);
    });

    it('accepts editions that are right', () => {
      for (const edition of editions) expect(validate(edition)).toBe(true);
    });

    it('says of any change what the loader says of its shape', () => {
      const [edition] = editions;
      const value = fc.oneof(
        fc.constantFrom(null, -1, 0, 3, 16, 61, 1.5, ...words, [], {}),
        fc.constant(undefined),
      );
      fc.assert(
        fc.property(fc.constantFrom(...placesOf(edition)), value, (place, to) => {
          const other = changed(edition, place, to);
          expect(validate(other)).toBe(hasShape(other));
        }),
        { numRuns: parts.changes },
      );
    });

    it('has no note for a place that is not there', () => {
      const used = new Set<string | undefined>();
      const visit = (inner: Shape, place: readonly string[]): void => {
        used.add(noteFor(place, notes));
        if (inner.kind === 'list') visit(inner.of as Shape, [...place, '[]']);
        if (inner.kind === 'tuple') {
          for (const item of inner.of) visit(item as Shape, [...place, '[]']);
        }
        if (inner.kind === 'either') visit(inner.or as Shape, place);
        if (inner.kind !== 'object') return;
        const required = inner.required as Record<string, Shape>;
        const members = { ...required, ...(inner.optional as Record<string, Shape>) };
        for (const [key, member] of Object.entries(members)) visit(member, [...place, key]);
      };
      visit(shape, []);
      expect(Object.keys(notes).filter((key) => !used.has(key))).toEqual([]);
    });
  });
}
