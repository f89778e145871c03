import { integer, list, object, record, text, tuple, word } from '../../data-file/shape.ts';
import { BASES, DECKS, LANDS, NEEDS } from '../vocabulary.ts';
import { SOURCES } from './edition.ts';

/** These limits allow any sensible variant and still fit into the small fields of a state. */
const TILES = integer(1, 40);
const CARDS = integer(0, 40);
const AS_PLAYED = ['2', '3', '4', '5'] as const;
const NEED = word(NEEDS);
const OBJECTIVE_ID = text('^[a-z][a-z0-9-]{0,23}$');

const CITY = object({
  id: text('^city-[a-z0-9]{1,12}$'),
  base: word(BASES),
  needs: tuple(NEED, NEED, NEED, NEED),
  source: word(SOURCES),
});

const WANTED = integer(1, 8);
const OBJECTIVE = object({
  id: OBJECTIVE_ID,
  cards: object(
    {},
    {
      plains: WANTED,
      forest: WANTED,
      sea: WANTED,
      desert: WANTED,
      mountain: WANTED,
      swamp: WANTED,
    },
  ),
  source: word(SOURCES),
});

const SECTIONS = {
  landTiles: record(LANDS, TILES),
  natureCards: record(LANDS, CARDS),
  cityCards: list(CITY, 18, 19),
  extraCity: CITY,
  animalCards: record(BASES, CARDS),
  objectives: list(OBJECTIVE, 9, 9),
  powerObjectives: list(object({ id: OBJECTIVE_ID, powerCards: integer(1, 12) }), 2, 2),
  powerCards: record(['sun', 'rain', 'earthquake', 'tornado', 'protection'], integer(0, 9)),
  disasterCards: record(['lightning', 'eruption'], integer(0, 9)),
  animalTokens: integer(1, 60),
  herd: integer(1, 9),
  meeples: record(AS_PLAYED, integer(1, 12)),
  objectivesShown: record(AS_PLAYED, integer(0, 9)),
  display: record(DECKS, integer(0, 4)),
  startHand: record(DECKS, integer(0, 3)),
  handLimit: integer(1, 7),
  powerLimit: integer(1, 7),
};

const EDITION_SECTIONS = Object.keys(SECTIONS) as readonly (keyof typeof SECTIONS)[];

const NOTE = text('^[^\\p{Cc}]{1,400}$');

/**
 * The shape of an edition file. `loadEdition` returns an accepted file as an `Edition`, so the
 * compiler checks that both agree. A file may name its JSON Schema for editors.
 */
export const EDITION_SHAPE = object(
  {
    id: text('^[a-z0-9][a-z0-9.-]{0,39}$'),
    title: text('^[^\\p{Cc}]{1,80}$'),
    status: record(EDITION_SECTIONS, object({ source: word(SOURCES), note: NOTE })),
    ...SECTIONS,
  },
  { $schema: text('^[^\\p{Cc}]*$') },
);
