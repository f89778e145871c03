import { patchShape } from '../../data-file/patch.ts';
import { object, record, type Typed, text } from '../../data-file/shape.ts';
import { ID, TITLE } from '../../hexmap/index.ts';
import { FACTION_SHAPE } from '../boards/shape.ts';
import { PRINTED_SHAPE } from '../printed/index.ts';
import { FACTIONS, FAN_FACTION_IDS } from '../vocabulary.ts';

const FACTIONS_SHAPE = record([...FACTIONS, ...FAN_FACTION_IDS], FACTION_SHAPE);

/** The id of the printed edition; options leave it out. */
export const PRINTED_ID = 'printed';

/**
 * Everything that an edition may change. Each part of the game declares its own section beside its
 * numbers.
 */
export const CHANGED_SHAPE = object({ factions: FACTIONS_SHAPE, ...PRINTED_SHAPE.required });

/**
 * The shape of an edition file. It contains only the numbers that differ from the printed ones. A
 * file may name its JSON Schema for editors.
 */
export const EDITION_SHAPE = object(
  { id: ID, title: TITLE },
  {
    $schema: text('^[^\\p{Cc}]*$'),
    /** The source of the changed numbers. */
    note: text('^[^\\p{Cc}]{1,400}$'),
    ...patchShape(CHANGED_SHAPE).optional,
  },
);

/** An edition of Terra Mystica. */
export type Edition = Typed<typeof EDITION_SHAPE>;
