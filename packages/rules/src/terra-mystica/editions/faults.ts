import { PATCH_FAULTS } from '../../data-file/patch.ts';
import { type Report, SHAPE_FAULTS } from '../../data-file/read-shape.ts';
import { MAP_FAULTS } from '../../hexmap/index.ts';

/** Everything that can be wrong with an edition file. */
export const EDITION_FAULTS = [
  ...SHAPE_FAULTS,
  ...PATCH_FAULTS,
  ...MAP_FAULTS,
  /** params: found, most. */
  'too-many-bridges',
  /** Not enough hexes for the dwellings at the start. params: terrain, found, least. */
  'too-few-of-terrain',
  /** A structure with neighbours costs more coins than one without. params: found, most. */
  'near-price-higher',
  /** A faction starts beyond the end of its shipping track. params: found, most. */
  'start-beyond-track',
  /** The sum of a number on board, stronghold and landscape is below 0. params: trait, found. */
  'sum-below-zero',
  /** A town with a sanctuary needs more structures than one without. params: found, most. */
  'small-town-larger',
] as const;
export type EditionFault = (typeof EDITION_FAULTS)[number];

export type EditionReport = Report<EditionFault>;
