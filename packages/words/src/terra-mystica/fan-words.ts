import { named } from '../named.ts';

/** Everything that is said of a fan faction, in one language. */
export interface FanFactionWords {
  readonly name: string;
  /** What only it can do, and what its stronghold brings. */
  readonly ability: string;
  readonly stronghold: string;
  /** What of its board is not certain, where something is not. */
  readonly reconstructed?: string;
  /** Its moves, by the name of the ability: what it is called, and the move with what it names. */
  readonly moves: Readonly<Record<string, FanMove>>;
  /** What it keeps, by the name of the pocket. */
  readonly kept: Readonly<Record<string, FanPocket>>;
  /** What is shown of what it stores, by the name of the picture. */
  readonly stored?: Readonly<Record<string, StoredWords>>;
  /** What lies on a hex of the map, by its name: how many, where several can. */
  readonly onHex?: Readonly<Record<string, (count: number) => string>>;
  /** The sentence for a hex that the faction has marked, by the faction's word for the mark. */
  readonly marks?: Readonly<Record<string, (seat: string, hex: string) => string>>;
  /** Why an ability is not possible, by the faction's word for it: a sentence. */
  readonly because: Readonly<Record<string, string>>;
}

interface FanMove {
  readonly name: string;
  readonly label: (one: string, two: string) => string;
}

export interface StoredWords {
  readonly name: string;
  /** Part of a sentence about the faction's stores, made of the numbers in the picture. */
  readonly told: (...numbers: readonly number[]) => string;
  /** What it is for: sentences. */
  readonly notes: readonly string[];
}

export interface FanPocket {
  readonly name: string;
  /** How a change of it is told, with the name of the seat. */
  readonly told: (seat: string, amount: number) => string;
}

/** The fan factions in one language, by id; asked for any faction. The list of them misses none (`FAN_WORDS`). */
export type FanWords = Readonly<Record<string, FanFactionWords>>;

/** At a table that may have fan factions: their words. */
interface WithFans {
  readonly fan?: FanWords | undefined;
}

/** The name of a faction of the boxes or, where the table may have them, of a fan faction. */
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

/** The words for what a fan faction keeps. */
export function pocketWords(what: string, who: WithFans): FanPocket | undefined {
  return find(who, (faction) => faction.kept[what]);
}

/** How a mark of a fan faction is told. */
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
