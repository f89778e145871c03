import { HOUSE_EDITION } from '../../src/terra-nova/editions/index.ts';
import { EDITION_SHAPE } from '../../src/terra-nova/editions/shape.ts';
import { editionSchemaTests } from '../kits/edition-schema.ts';
import { EDITION_NOTES } from './edition-notes.ts';

editionSchemaTests({
  game: 'terra-nova',
  title: 'An edition of Terra Nova',
  shape: EDITION_SHAPE,
  notes: EDITION_NOTES,
  editions: [HOUSE_EDITION],
  words: ['all', 'A', 'A1', 'house', 'golems'],
  changes: 2000,
});
