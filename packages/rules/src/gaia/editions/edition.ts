import type { Base, Deck, Land, Need, Power } from '../vocabulary.ts';

/** How sure a value is: printed in the rules' text, told by others, derived, or made by us. */
export const SOURCES = ['rulebook', 'outside', 'derived', 'house-data'] as const;
export type Source = (typeof SOURCES)[number];

export interface Status {
  readonly source: Source;
  /** What the value rests on, or what is known against it. */
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

/** Met by nature cards lying in front of a player: so many of each land. */
export interface ObjectiveCard {
  readonly id: string;
  readonly cards: Readonly<Partial<Record<Land, number>>>;
  readonly source: Source;
}

/**
 * One edition of Gaia: every number and every card that the printed game shows. The cards that public
 * texts do not name are a reconstruction and say so in `status` and in their own `source`.
 */
export interface Edition {
  /** Stable id, named by the options of a table. */
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
  /** Animal cards by the land that they may be played on. */
  readonly animalCards: Readonly<Record<Base, number>>;
  readonly objectives: readonly ObjectiveCard[];
  /** Objectives of the advanced game: so many power cards in front of a player. */
  readonly powerObjectives: readonly { readonly id: string; readonly powerCards: number }[];
  /** Power cards without and with the disaster variant; the second are added to the first. */
  readonly powerCards: Readonly<Partial<Record<Power, number>>>;
  readonly disasterCards: Readonly<Partial<Record<Power, number>>>;
  /** Animal tokens in the box, and how many an animal card puts on a tile. */
  readonly animalTokens: number;
  readonly herd: number;
  /** Meeples of each player, and objectives laid out, by number of players. */
  readonly meeples: ByPlayers;
  readonly objectivesShown: ByPlayers;
  /** Cards of each deck that lie face up, and that each player begins with. */
  readonly display: Readonly<Record<Deck, number>>;
  readonly startHand: Readonly<Record<Deck, number>>;
  /** Most cards in a hand, and most power cards among them. */
  readonly handLimit: number;
  readonly powerLimit: number;
}

export type ByPlayers = Readonly<Record<'2' | '3' | '4' | '5', number>>;

export type EditionSection = Exclude<keyof Edition, 'id' | 'title' | 'status'>;
