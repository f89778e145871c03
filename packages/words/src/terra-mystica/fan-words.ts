import { named } from '../named.ts';

/** All texts about a fan faction, in one language. */
export interface FanFactionWords {
  readonly name: string;
  /** The ability that only this faction has, and the effects of its stronghold. */
  readonly ability: string;
  readonly stronghold: string;
  /** The parts of its board that are not certain, if there are any. */
  readonly reconstructed?: string;
  /**
   * Its moves, by the name of the ability: the name for readers, and the move with its arguments.
   */
  readonly moves: Readonly<Record<string, FanMove>>;
  /** The names of the numbers that it stores, by the name of the pocket. */
  readonly kept: Readonly<Record<string, FanPocket>>;
  /** The texts about its stored things, by the name of the picture. */
  readonly stored?: Readonly<Record<string, StoredWords>>;
  /**
   * The words for things on a hex of the map, by name: with their number if there can be several.
   */
  readonly onHex?: Readonly<Record<string, (count: number) => string>>;
  /** The sentence for a hex that the faction has marked, by the faction's word for the mark. */
  readonly marks?: Readonly<Record<string, (seat: string, hex: string) => string>>;
  /** The reason why an ability is not possible, by the faction's word for it: a sentence. */
  readonly because: Readonly<Record<string, string>>;
}

interface FanMove {
  readonly name: string;
  readonly label: (one: string, two: string) => string;
}

export interface StoredWords {
  readonly name: string;
  /** Part of a sentence about the faction's stored things, made from the numbers in the picture. */
  readonly told: (...numbers: readonly number[]) => string;
  /** Sentences about the use of the stored things. */
  readonly notes: readonly string[];
}

export interface FanPocket {
  readonly name: string;
  /** The sentence for a change of it, with the name of the seat. */
  readonly told: (seat: string, amount: number) => string;
}

/**
 * The fan factions in one language, by id; any faction may be looked up. `FAN_WORDS` contains all
 * of them.
 */
export type FanWords = Readonly<Record<string, FanFactionWords>>;

/** The words of fan factions, for a table that may have some. */
interface WithFans {
  readonly fan?: FanWords | undefined;
}

/** The name of a faction of the boxes or, if the table may have them, of a fan faction. */
export function factionName(
  printed: Readonly<Record<string, string>>,
  id: string | number,
  who: WithFans,
): string {
  return who.fan?.[id]?.name ?? named(printed, id);
}

/** The words for an ability of a fan faction. */
export function moveWords(ability: string, who: WithFans): FanMove | undefined {
  return find(who, (faction) => faction.moves[ability]);
}

/** The words for a number that a fan faction stores. */
export function pocketWords(what: string, who: WithFans): FanPocket | undefined {
  return find(who, (faction) => faction.kept[what]);
}

/** The sentence for a mark of a fan faction. */
export function markWords(what: string, who: WithFans) {
  return find(who, (faction) => faction.marks?.[what]);
}

/** Why an ability is not possible, as a sentence. */
export function reasonFor(ability: string, because: string, who: WithFans): string | undefined {
  return find(who, ({ moves, because: reasons }) =>
    Object.hasOwn(moves, ability) ? reasons[because] : undefined,
  );
}

function find<T>(who: WithFans, of: (faction: FanFactionWords) => T | undefined): T | undefined {
  for (const faction of Object.values(who.fan ?? {})) {
    const found = of(faction);
    if (found !== undefined) return found;
  }
  return undefined;
}
