import { type Report, SHAPE_FAULTS } from '../../data-file/read-shape.ts';
import { MAP_FAULTS } from '../../hexmap/index.ts';

/** Everything that can be wrong with an edition file. */
export const EDITION_FAULTS = [
  ...SHAPE_FAULTS,
  ...MAP_FAULTS,
  /** Two round tiles or two power actions have the same id. params: id. */
  'id-twice',
  /** The sum of the tokens in the three bowls is not `powerTokens`. params: found, expected. */
  'bowls-do-not-add-up',
  /** The first space of the sailing track gives points. params: found. */
  'sailing-start-not-zero',
  /**
   * A trading post next to an opponent costs more than one without neighbours. params: found, most.
   */
  'near-price-higher',
  /** No tile rewards this event. params: event. */
  'event-without-tile',
  /** The effect needs an amount. params: effect. */
  'amount-missing',
  /** The effect has no amount, but one is given. params: effect. */
  'amount-not-used',
  /** The name of the effect contains another number of shovels. params: effect, found, expected. */
  'wrong-amount',
  /** No player can ever pay this cost. params: found, most (`powerTokens`). */
  'cost-above-tokens',
  /** A later place gets more points than an earlier one. params: found, most. */
  'territory-not-falling',
  /**
   * Tied players cannot share the points of these places evenly. params: first, last (place),
   * found.
   */
  'territory-not-shareable',
  /** There are not enough hexes for the houses at the start. params: terrain, found, least. */
  'too-few-of-terrain',
  /** params: found, most. */
  'too-many-bridges',
  /** params: hex, found (terrain), expected. */
  'wrong-terrain',
  /** The hex was already used. params: hex. */
  'hex-twice',
  /** More rounds use this tile than there are copies of it. params: event, found, most. */
  'round-tile-not-available',
  /** params: tile. */
  'bonus-tile-twice',
  /** A bonus tile is dealt although it is not in play. params: tile. */
  'bonus-tile-not-in-play',
  /** Two factions have the same colour, or a faction is dealt twice. params: faction, colour. */
  'colour-twice',
  /** params: faction, found, expected. */
  'wrong-number-of-houses',
] as const;
export type EditionFault = (typeof EDITION_FAULTS)[number];

export type EditionReport = Report<EditionFault>;
