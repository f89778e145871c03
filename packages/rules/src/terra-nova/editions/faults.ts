import { type Report, SHAPE_FAULTS } from '../../data-file/read-shape.ts';
import { MAP_FAULTS } from '../../hexmap/index.ts';

/** Everything that can be wrong with an edition file. */
export const EDITION_FAULTS = [
  ...SHAPE_FAULTS,
  ...MAP_FAULTS,
  /** Two round tiles or two power actions with one id. params: id. */
  'id-twice',
  /** The tokens in the three bowls are not `powerTokens`. params: found, expected. */
  'bowls-do-not-add-up',
  /** The sailing track begins with a space that is worth something. params: found. */
  'sailing-start-not-zero',
  /** A trading post next to an opponent costs more than a lonely one. params: found, most. */
  'near-price-higher',
  /** No tile rewards this. params: event. */
  'event-without-tile',
  /** An effect without its amount. params: effect. */
  'amount-missing',
  /** An amount where the effect has none. params: effect. */
  'amount-not-used',
  /** The effect's own name says another number of shovels. params: effect, found, expected. */
  'wrong-amount',
  /** No player can ever pay it. params: found, most (`powerTokens`). */
  'cost-above-tokens',
  /** A later place gets more than an earlier one. params: found, most. */
  'territory-not-falling',
  /** Players who tie for these places cannot share evenly. params: first, last (place), found. */
  'territory-not-shareable',
  /** Not enough hexes for the houses at the start. params: terrain, found, least. */
  'too-few-of-terrain',
  /** params: found, most. */
  'too-many-bridges',
  /** params: hex, found (terrain), expected. */
  'wrong-terrain',
  /** A hex that was already used. params: hex. */
  'hex-twice',
  /** More rounds want this tile than there are of it. params: event, found, most. */
  'round-tile-not-available',
  /** params: tile. */
  'bonus-tile-twice',
  /** A bonus tile is dealt that is not among those in play. params: tile. */
  'bonus-tile-not-in-play',
  /** Two factions have one colour, or a faction is dealt twice. params: faction, colour. */
  'colour-twice',
  /** params: faction, found, expected. */
  'wrong-number-of-houses',
] as const;
export type EditionFault = (typeof EDITION_FAULTS)[number];

export type EditionReport = Report<EditionFault>;
