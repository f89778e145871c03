import { numbersOf } from '../../kernel/index.ts';
import type { FactionDefinition } from './definition.ts';
import { TRAITS, type Trait, type Traits } from './traits.ts';

export const TRAIT_COUNT: number = TRAITS.length;

/** Index of each trait in `Table.traits`. */
export const TRAIT: { readonly [T in Trait]: number } = numbersOf(TRAITS);

/**
 * The traits of all factions as numbers, without and with the landscape and the stronghold:
 * `(faction * 4 + landscape * 2 + stronghold) * TRAIT_COUNT + trait`.
 */
export function compileTraits<S>(definitions: readonly FactionDefinition<S>[]): Int16Array {
  const numbers = new Int16Array(definitions.length * 4 * TRAIT_COUNT);
  for (const [faction, definition] of definitions.entries()) {
    const board = definition.traits ?? {};
    const stronghold = definition.strongholdTraits ?? {};
    const landscape = definition.landscape.traits ?? {};
    write(numbers, faction * 4, [board]);
    write(numbers, faction * 4 + 1, [board, stronghold]);
    write(numbers, faction * 4 + 2, [board, landscape]);
    write(numbers, faction * 4 + 3, [board, landscape, stronghold]);
  }
  return numbers;
}

function write(numbers: Int16Array, row: number, sources: readonly Traits[]): void {
  for (const source of sources) {
    for (const [name, value] of Object.entries(source)) {
      numbers[row * TRAIT_COUNT + TRAIT[name as keyof typeof TRAIT]] += value;
    }
  }
}
