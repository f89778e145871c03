import { type Report, SHAPE_FAULTS } from '../../data-file/read-shape.ts';

/** Everything that can be wrong with an edition file. */
export const EDITION_FAULTS = [
  ...SHAPE_FAULTS,
  /** Two cities or two objectives with one id. params: id. */
  'id-twice',
  /** Animals are one need, however many there are. params: need. */
  'need-twice',
  /** A section whose number of cards is known. params: found, expected. */
  'wrong-number-of-cards',
  /** More tiles than a world, or more cards than a deck, can have. params: found, most. */
  'too-many-cards',
  /** Not enough to deal and lay out for five players. params: deck, found, least. */
  'too-few-cards',
  /** An objective that asks for nothing. */
  'objective-empty',
  /** An objective that asks for more cards than there are. params: card, found, most. */
  'objective-not-possible',
  /** Fewer objectives than are laid out. params: found, least. */
  'too-few-objectives',
  /** params: found, most (`animalTokens`). */
  'herd-above-tokens',
  /** The starting hand breaks a limit. params: found, most. */
  'hand-above-limit',
] as const;
export type EditionFault = (typeof EDITION_FAULTS)[number];

export type EditionReport = Report<EditionFault>;
