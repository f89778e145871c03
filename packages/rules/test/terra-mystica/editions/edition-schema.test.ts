import { EDITION_SHAPE } from '../../../src/terra-mystica/editions/edition.ts';
import { PRINTED_EDITION } from '../../../src/terra-mystica/index.ts';
import { editionSchemaTests } from '../../kits/edition-schema.ts';
import { EDITION_NOTES } from './edition-notes.ts';

editionSchemaTests({
  game: 'terra-mystica',
  title: 'An edition of Terra Mystica',
  shape: EDITION_SHAPE,
  notes: EDITION_NOTES,
  // The other one names nothing.
  editions: [PRINTED_EDITION, { id: 'mine', title: 'Mine' }],
  words: ['all', 'town', 'fire', 'priests'],
  changes: 500,
});
