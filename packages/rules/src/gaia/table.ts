import { Random, type RandomSource, SecretRandom } from '../kernel/index.ts';
import { cardNames, FACE, FACES } from './cards.ts';
import type { ByPlayers, CityCard, Edition } from './editions/edition.ts';
import type { Options } from './options.ts';
import { BASES, DECKS, LANDS, POWERS } from './vocabulary.ts';
import { ANY_ANIMAL, needBits } from './world/needs.ts';

/**
 * All facts that stay the same during a game: options and edition, computed into small numbers and
 * lists by index. States of one table share it; nothing here changes after `compileTable`.
 */
export interface Table {
  readonly edition: Edition;
  readonly options: Options;
  readonly players: number;
  /** The generator for dealing and drawing, from the four words of a state. */
  readonly Draws: new (
    words: Int32Array,
    at: number,
  ) => RandomSource;

  /** Names by face, by city, by objective, as in commands. */
  readonly cardNames: readonly string[];
  readonly cityIds: readonly string[];
  readonly objectiveIds: readonly string[];

  readonly cities: number;
  /** By city: its needs, see `needs.ts`; and its base, an index into `BASES`. */
  readonly needs: Int32Array;
  readonly cityBase: Uint8Array;
  /** Cities that eat, as bits. */
  readonly hungryCities: number;
  /** By base, the allowed lands, as bits. */
  readonly allowed: Uint8Array;

  readonly tiles: Uint8Array;
  /** The number of cards in the game, by face. */
  readonly cardCount: Uint8Array;
  /** By deck, the faces of all its cards; empty for a deck that is not in the game. */
  readonly deckFaces: readonly (readonly number[])[];
  /** By deck: the number of cards on display, and in each starting hand. */
  readonly displaySize: readonly number[];
  readonly startHand: readonly number[];

  readonly meeples: number;
  readonly animalTokens: number;
  readonly herd: number;
  readonly handLimit: number;
  readonly powerLimit: number;

  /** The possible objectives, in the order of `objectiveIds`. */
  readonly objectives: number;
  readonly objectivesShown: number;
  /** By objective and land, the required nature cards; by objective, the required power cards. */
  readonly objectiveCards: Uint8Array;
  readonly objectivePowers: Uint8Array;

  readonly takeover: boolean;
  readonly fourNeeds: boolean;
  readonly discardsMatchedOnly: boolean;
  readonly feedingIsOptional: boolean;
  readonly endsWithAnyKind: boolean;
  readonly eruptionNeedsAllDeserts: boolean;
  /** Whether the tornado asks which card is kept even if all taken cards are equal. */
  readonly asksWhatIsKept: boolean;
  /**
   * Whether only seats that could hold protection, according to public information, are asked in
   * the window.
   */
  readonly asksOnlyWhoMayProtect: boolean;
}

/**
 * Computes a table. The edition has been checked by `loadEdition`, the options by `parseOptions`.
 */
export function compileTable(edition: Edition, options: Options): Table {
  const { rulings, players, powers } = options;
  const withPowers = powers !== 'none';
  const cards: CityCard[] = [...edition.cityCards];
  if (options.extraCity) cards.push(edition.extraCity);
  const cityIds = cards.map(({ id }) => id);
  const needs = Int32Array.from(cards, (card) => needBits(card.needs));
  const key = `${players}` as keyof ByPlayers;
  const cardCount = countCards(edition, options, cards.length);
  const goals = [...edition.objectives, ...(withPowers ? edition.powerObjectives : [])];
  return {
    edition,
    options,
    players,
    Draws: options.rulesVersion >= '2026-11-21.2' ? SecretRandom : Random,
    cardNames: cardNames(cityIds),
    cityIds,
    objectiveIds: goals.map(({ id }) => id),
    cities: cards.length,
    needs,
    cityBase: Uint8Array.from(cards, ({ base }) => BASES.indexOf(base)),
    hungryCities: needs.reduce(
      (set, bits, city) => set | ((bits & ANY_ANIMAL) === 0 ? 0 : 1 << city),
      0,
    ),
    allowed: Uint8Array.from(BASES, (base, index) => {
      if (base !== 'star') return 1 << index;
      const all = (1 << LANDS.length) - 1;
      return rulings.star === 'any-land' ? all : all & ~(1 << LANDS.indexOf('sea'));
    }),
    tiles: Uint8Array.from(LANDS, (land) => edition.landTiles[land]),
    cardCount,
    deckFaces: [
      facesBetween(cardCount, FACE.nature, FACE.animals),
      [
        ...facesBetween(cardCount, FACE.animals, FACE.power),
        ...facesBetween(cardCount, FACE.city, FACES),
      ],
      facesBetween(cardCount, FACE.power, FACE.city),
    ],
    displaySize: DECKS.map((deck) => (deck === 'power' && !withPowers ? 0 : edition.display[deck])),
    startHand: DECKS.map((deck) => (deck === 'power' && !withPowers ? 0 : edition.startHand[deck])),
    meeples: edition.meeples[key],
    animalTokens: edition.animalTokens,
    herd: edition.herd,
    handLimit: edition.handLimit,
    powerLimit: edition.powerLimit,
    objectives: goals.length,
    objectivesShown: edition.objectivesShown[key],
    objectiveCards: Uint8Array.from(
      goals.flatMap((goal) => LANDS.map((land) => ('cards' in goal ? (goal.cards[land] ?? 0) : 0))),
    ),
    objectivePowers: Uint8Array.from(goals, (goal) => ('powerCards' in goal ? goal.powerCards : 0)),
    takeover: options.takeover,
    fourNeeds: options.fourNeeds,
    discardsMatchedOnly: rulings.objectiveDiscard === 'matched',
    feedingIsOptional: rulings.feeding === 'optional',
    endsWithAnyKind: rulings.exhaustion === 'any-kind',
    eruptionNeedsAllDeserts: rulings.eruption === 'all-deserts',
    asksWhatIsKept: options.rulesVersion >= '2026-11-22',
    asksOnlyWhoMayProtect: options.rulesVersion >= '2026-11-22',
  };
}

function countCards(edition: Edition, { powers }: Options, cities: number): Uint8Array {
  const count = new Uint8Array(FACES);
  for (const [index, land] of LANDS.entries()) {
    count[FACE.nature + index] = edition.natureCards[land];
  }
  for (const [index, base] of BASES.entries()) {
    count[FACE.animals + index] = edition.animalCards[base];
  }
  for (const [index, power] of POWERS.entries()) {
    const usual = powers === 'none' ? 0 : (edition.powerCards[power] ?? 0);
    const disasters = powers === 'disasters' ? (edition.disasterCards[power] ?? 0) : 0;
    count[FACE.power + index] = usual + disasters;
  }
  count.fill(1, FACE.city, FACE.city + cities);
  return count;
}

function facesBetween(cardCount: Uint8Array, from: number, to: number): number[] {
  const faces: number[] = [];
  for (let face = from; face < to; face++) {
    for (let card = 0; card < cardCount[face]; card++) faces.push(face);
  }
  return faces;
}
