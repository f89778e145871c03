import { EDITION_SHAPE } from '../../src/gaia/editions/shape.ts';
import { RECONSTRUCTION } from '../../src/gaia/index.ts';
import type { Notes } from '../data-file/json-schema.ts';
import { editionSchemaTests } from '../kits/edition-schema.ts';

/** The texts that an editor shows for the JSON Schema of an edition file. */
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

editionSchemaTests({
  game: 'gaia',
  title: 'An edition of Gaia',
  shape: EDITION_SHAPE,
  notes: NOTES,
  editions: [RECONSTRUCTION],
  words: ['sea', 'star', 'city-01', 'sun'],
  changes: 2000,
});
