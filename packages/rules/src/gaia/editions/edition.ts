import type { Base, Deck, Land, Need, Power } from '../vocabulary.ts';

/**
 * How certain a value is: printed in the text of the rules, described by others, derived, or made
 * by us.
 */
export const SOURCES = ['rulebook', 'outside', 'derived', 'house-data'] as const;
export type Source = (typeof SOURCES)[number];

export interface Status {
  readonly source: Source;
  /** The evidence for the value, or against it. */
  readonly note: string;
}

export interface CityCard {
  /** `city-` and a few letters or digits; commands name the card by it. */
  readonly id: string;
  readonly base: Base;
  readonly needs: readonly [Need, Need, Need, Need];
  /** How reliable the source of the card is; the note of the section gives details. */
  readonly source: Source;
}

/** An objective, with the number of nature cards of each land that a player must have in front. */
export interface ObjectiveCard {
  readonly id: string;
  readonly cards: Readonly<Partial<Record<Land, number>>>;
  readonly source: Source;
}

/**
 * One edition of Gaia: every number and every card that the printed game shows. Cards that no
 * public text describes are a reconstruction and are marked in `status` and in their own `source`.
 */
export interface Edition {
  /** Its permanent id, which the options of a table name. */
  readonly id: string;
  readonly title: string;
  /** One entry for every other section of the file. */
  readonly status: Readonly<Record<EditionSection, Status>>;
  /** Tiles in each pile. */
  readonly landTiles: Readonly<Record<Land, number>>;
  /** Nature cards by land. */
  readonly natureCards: Readonly<Record<Land, number>>;
  readonly cityCards: readonly CityCard[];
  /** A city of a later printing, for the option `extraCity`. */
  readonly extraCity: CityCard;
  /** Animal cards by the land on which they may be played. */
  readonly animalCards: Readonly<Record<Base, number>>;
  readonly objectives: readonly ObjectiveCard[];
  /** Objectives of the advanced game: the number of power cards in front of a player. */
  readonly powerObjectives: readonly { readonly id: string; readonly powerCards: number }[];
  /** Power cards without and with the disaster variant; the second are added to the first. */
  readonly powerCards: Readonly<Partial<Record<Power, number>>>;
  readonly disasterCards: Readonly<Partial<Record<Power, number>>>;
  /** Animal tokens in the box, and the number that an animal card puts on a tile. */
  readonly animalTokens: number;
  readonly herd: number;
  /** Meeples of each player, and objectives in the row, by number of players. */
  readonly meeples: ByPlayers;
  readonly objectivesShown: ByPlayers;
  /** For each deck, the number of cards face up, and the number in each starting hand. */
  readonly display: Readonly<Record<Deck, number>>;
  readonly startHand: Readonly<Record<Deck, number>>;
  /** Most cards in a hand, and most power cards among them. */
  readonly handLimit: number;
  readonly powerLimit: number;
}

export type ByPlayers = Readonly<Record<'2' | '3' | '4' | '5', number>>;

export type EditionSection = Exclude<keyof Edition, 'id' | 'title' | 'status'>;
