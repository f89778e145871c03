import { type FactionDefinition, TRAITS, type Traits } from './factions/definition.ts';

export const TRAIT_COUNT: number = TRAITS.length;

/** Place of each trait in `Table.traits`. */
export const TRAIT = Object.fromEntries(TRAITS.map((name, place) => [name, place])) as Readonly<
  Record<(typeof TRAITS)[number], number>
>;

/**
 * The traits of all factions as numbers, without and with the stronghold:
 * `((faction * 2) + stronghold) * TRAIT_COUNT + trait`.
 */
export function compileTraits(definitions: readonly FactionDefinition[]): Int16Array {
  const numbers = new Int16Array(definitions.length * 2 * TRAIT_COUNT);
  for (const [faction, definition] of definitions.entries()) {
    const board = definition.traits ?? {};
    const stronghold = definition.strongholdTraits ?? {};
    write(numbers, faction * 2, board, {});
    write(numbers, faction * 2 + 1, board, stronghold);
  }
  return numbers;
}

function write(numbers: Int16Array, row: number, board: Traits, stronghold: Traits): void {
  for (const [place, name] of TRAITS.entries()) {
    numbers[row * TRAIT_COUNT + place] = (board[name] ?? 0) + (stronghold[name] ?? 0);
  }
}
