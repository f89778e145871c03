/*
 * A second Gaia program, written only from the rules and `docs/rulings.md`: slow, simple, and
 * without any code of the engine, so that the two can be compared. Things have the names of the
 * notation; a cell is `x y`.
 */

export const LANDS = ['plains', 'forest', 'sea', 'desert', 'mountain', 'swamp'];
export const KINDS = ['nature', 'life', 'power'];

type Numbers = Readonly<Record<string, number>>;

export interface CityCard {
  readonly id: string;
  readonly base: string;
  readonly needs: readonly string[];
}

/** The printed numbers, in the form of an edition file. */
export interface Print {
  readonly landTiles: Numbers;
  readonly natureCards: Numbers;
  readonly cityCards: readonly CityCard[];
  readonly extraCity: CityCard;
  readonly animalCards: Numbers;
  readonly objectives: readonly { readonly id: string; readonly cards: Numbers }[];
  readonly powerObjectives: readonly { readonly id: string; readonly powerCards: number }[];
  readonly powerCards: Numbers;
  readonly disasterCards: Numbers;
  readonly animalTokens: number;
  readonly herd: number;
  readonly meeples: Numbers;
  readonly objectivesShown: Numbers;
  readonly display: Numbers;
  readonly startHand: Numbers;
  readonly handLimit: number;
  readonly powerLimit: number;
}

/** Options agreed before the game. */
export interface Agreed {
  /** The date of the rules. */
  readonly rulesVersion: string;
  readonly players: number;
  readonly takeover: boolean;
  readonly fourNeeds: boolean;
  readonly powers: string;
  readonly extraCity: boolean;
  readonly rulings: Readonly<Record<string, string>>;
}

export interface City {
  readonly card: CityCard;
  /** By seat. */
  readonly meeples: number[];
}

export interface Tile {
  land: string;
  animals: number;
  city?: City;
}

export interface Player {
  supply: number;
  readonly hand: string[];
  /** Lands of the nature cards, and power cards, that are on the table. */
  readonly nature: string[];
  readonly powers: string[];
  order: string;
}

export interface Table {
  readonly print: Print;
  readonly agreed: Agreed;
  readonly players: readonly Player[];
  readonly world: Map<string, Tile>;
  /** By land. */
  readonly piles: Record<string, number>;
  tokens: number;
  /** By kind; a kind that is not in the game is missing. */
  readonly decks: Map<string, string[]>;
  readonly display: Map<string, string[]>;
  readonly discards: string[];
  readonly row: { readonly id: string; owner?: number }[];
  /** The seat whose turn it is. */
  active: number;
  /** Set after the end of the game. */
  winner?: number;
}

/**
 * A random choice among some values.
 * @param what the purpose: for a card, the hand or the other place to which it goes
 */
export type Luck = (of: readonly string[], what: string) => string;

export function kindOf(card: string): string {
  if (card.startsWith('nature-')) return 'nature';
  return card.startsWith('animals-') || card.startsWith('city-') ? 'life' : 'power';
}

export function removeOne<T>(list: T[], thing: T): void {
  const at = list.indexOf(thing);
  if (at < 0) throw new Error(`${String(thing)} is not there`);
  list.splice(at, 1);
}

/**
 * Draws a card from its deck face down.
 * @param to `hand` and the seat, or `display`
 */
export function draw({ decks }: Table, kind: string, to: string, luck: Luck): string {
  const deck = decks.get(kind) ?? [];
  const card = luck(deck, `${to} ${kind}`);
  removeOne(deck, card);
  return card;
}

/** The other seats in turn order, from the left of this one. */
export function othersOf({ players }: Table, seat: number): number[] {
  return players.slice(1).map((_, index) => (seat + 1 + index) % players.length);
}

export function cardOf({ print }: Table, id: string): CityCard {
  const card = [...print.cityCards, print.extraCity].find((each) => each.id === id);
  if (card === undefined) throw new Error(`no ${id}`);
  return card;
}

/** Rules, "Set-up" and "Additional set-up". */
export function setUp(print: Print, agreed: Agreed, luck: Luck): Table {
  const kinds = KINDS.filter((kind) => kind !== 'power' || agreed.powers !== 'none');
  const players = Array.from({ length: agreed.players }, () => ({
    supply: print.meeples[agreed.players],
    hand: [],
    nature: [],
    powers: [],
    order: 'ask',
  }));
  const t: Table = {
    print,
    agreed,
    players,
    world: new Map(),
    piles: { ...print.landTiles },
    tokens: print.animalTokens,
    decks: new Map(kinds.map((kind) => [kind, wholeDeck(print, agreed, kind)])),
    display: new Map(kinds.map((kind) => [kind, []])),
    discards: [],
    row: [],
    active: 0,
  };
  for (const kind of kinds) {
    for (const [seat, { hand }] of t.players.entries()) {
      for (let n = print.startHand[kind]; n > 0; n--)
        hand.push(draw(t, kind, `hand ${seat}`, luck));
    }
    for (let n = print.display[kind]; n > 0; n--) {
      t.display.get(kind)?.push(draw(t, kind, 'display', luck));
    }
  }
  const goals = [...print.objectives, ...(kinds.includes('power') ? print.powerObjectives : [])];
  const ids = goals.map(({ id }) => id);
  for (let n = print.objectivesShown[agreed.players]; n > 0; n--) {
    const id = luck(ids, 'objective');
    removeOne(ids, id);
    t.row.push({ id });
  }
  t.active = Number(luck(Object.keys(players), 'start player'));
  return t;
}

function wholeDeck(print: Print, { powers, extraCity }: Agreed, kind: string): string[] {
  const many = (counts: Numbers, before = '') =>
    Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(before + name));
  if (kind === 'nature') return many(print.natureCards, 'nature-');
  if (kind === 'life') {
    const cities = extraCity ? [...print.cityCards, print.extraCity] : print.cityCards;
    return [...cities.map(({ id }) => id), ...many(print.animalCards, 'animals-')];
  }
  return [...many(print.powerCards), ...(powers === 'disasters' ? many(print.disasterCards) : [])];
}
