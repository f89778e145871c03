import type { Shape } from '../../src/data-file/shape.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** Notes about places for readers of the schema, see `jsonSchema`. */
export type Notes = Readonly<Record<string, string>>;

/**
 * The JSON Schema (draft 2020-12) of a shape, for editors. Notes belong to places, written as keys
 * joined with dots; `*` is any key, `[]` any entry of a list: 'costs.shovel', 'bonusTiles.*.pass',
 * 'roundTiles.[].vp'. The first note that fits is used.
 */
export function jsonSchema(shape: Shape, notes: Notes, place: readonly string[] = []): JsonSchema {
  const key = noteFor(place, notes);
  const inner = (child: unknown, at: string) => {
    return jsonSchema(child as Shape, notes, at === '' ? place : [...place, at]);
  };
  const described = key === undefined ? {} : { description: notes[key] };
  return { ...described, ...body(shape, inner) };
}

/** The key of the note for a place; undefined if there is none. */
export function noteFor(place: readonly string[], notes: Notes): string | undefined {
  return Object.keys(notes).find((key) => {
    const pattern = key.split('.');
    return (
      pattern.length === place.length &&
      pattern.every((part, index) => part === '*' || part === place[index])
    );
  });
}

function body(shape: Shape, inner: (shape: unknown, key: string) => JsonSchema): JsonSchema {
  switch (shape.kind) {
    case 'integer':
      return { type: 'integer', minimum: shape.least, maximum: shape.most };
    case 'text':
      return { type: 'string', pattern: shape.pattern };
    case 'word':
      return { enum: shape.words };
    case 'either':
      return { anyOf: [{ const: shape.word }, inner(shape.or, '')] };
    case 'list':
      return {
        type: 'array',
        items: inner(shape.of, '[]'),
        minItems: shape.least,
        maxItems: shape.most,
      };
    case 'tuple':
      return {
        type: 'array',
        prefixItems: shape.of.map((item) => inner(item, '[]')),
        items: false,
        minItems: shape.of.length,
      };
    case 'object': {
      const required = shape.required as Record<string, Shape>;
      const members = Object.entries({ ...required, ...(shape.optional as Record<string, Shape>) });
      const [[, first] = []] = members;
      const isRecord = members.length > 1 && members.every(([, member]) => member === first);
      if (isRecord && first?.kind === 'object' && Object.keys(required).length === 0) {
        return {
          type: 'object',
          propertyNames: { enum: members.map(([key]) => key) },
          additionalProperties: inner(first, '*'),
        };
      }
      const properties = members.map(([key, member]) => {
        return [key, inner(member, key)];
      });
      return {
        type: 'object',
        properties: Object.fromEntries(properties),
        required: Object.keys(required),
        additionalProperties: false,
      };
    }
  }
}
