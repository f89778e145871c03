import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../../src/data-file/read-shape.ts';
import { EDITION_SHAPE } from '../../src/gaia/editions/shape.ts';
import { RECONSTRUCTION } from '../../src/gaia/index.ts';
import { jsonSchema, type Notes } from '../data-file/json-schema.ts';
import { formatted } from '../data-file/schema-text.ts';
import { changed, placesOf } from '../terra-nova/edition-changes.ts';

/** What the JSON Schema of an edition file tells in an editor. */
const NOTES: Notes = {
  id: 'Stable id of the edition; the options of a table name it. Give a corrected edition a new one.',
  title: 'Name shown to players.',
  status: 'For every section: where its values come from.',
  'status.*.source':
    'rulebook: printed in its text. outside: told by others. derived: follows from those. house-data: ours.',
  'status.*.note': 'What the values rest on, or what is known against them.',
  landTiles: 'Tiles in each pile.',
  natureCards: 'Nature cards (green backs) by land.',
  cityCards: 'The cities among the life cards (blue backs).',
  'cityCards.[].base': 'The icon at the upper left: where the city may be built.',
  'cityCards.[].needs': 'The four icons at the bottom.',
  extraCity: 'A city of a later printing, added by the option extraCity.',
  animalCards: 'Animal cards by the icon at the upper left; 12 in all.',
  objectives: 'The objectives (yellow backs) that show nature cards.',
  powerObjectives: 'The two objectives that show a number of power cards.',
  powerCards: 'Power cards (red backs) without the disasters.',
  disasterCards: 'Power cards that the disaster variant adds.',
  animalTokens: 'Animal tokens in the box.',
  herd: 'Tokens that an animal card puts on a tile.',
  meeples: 'Meeples of each player, by number of players.',
  objectivesShown: 'Objectives laid out, by number of players.',
  display: 'Cards that lie face up, by deck.',
  startHand: 'Cards dealt to each player, by deck.',
  handLimit: 'Most cards in a hand.',
  powerLimit: 'Most power cards in a hand.',
};

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An edition of Gaia',
  ...jsonSchema(EDITION_SHAPE, NOTES),
};
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

function hasShape(json: unknown): boolean {
  const faults: unknown[] = [];
  checkShape(json, EDITION_SHAPE, '', (...fault) => faults.push(fault));
  return faults.length === 0;
}

describe('the JSON Schema of an edition', () => {
  it('is the file in schema/ (after a change of shape or notes: vitest -u)', async () => {
    await expect(formatted(schema)).toMatchFileSnapshot('../../schema/gaia-edition.schema.json');
  });

  it('accepts the built-in edition', () => {
    expect(validate(RECONSTRUCTION)).toBe(true);
  });

  it('says of any change what the loader says of its shape', () => {
    const places = placesOf(RECONSTRUCTION);
    const value = fc.oneof(
      fc.constantFrom(null, -1, 0, 3, 16, 61, 1.5, 'sea', 'star', 'city-01', 'sun', [], {}),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (place, to) => {
        const edition = changed(RECONSTRUCTION, place, to);
        expect(validate(edition)).toBe(hasShape(edition));
      }),
      { numRuns: 2000 },
    );
  });
});
