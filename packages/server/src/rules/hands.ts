/** Games in which seats hold hidden cards: a person who takes a seat sees its hand. */
export const HIDES_HANDS: ReadonlySet<string> = new Set(['gaia']);
