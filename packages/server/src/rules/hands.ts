/** Games in which seats hold what others may not see: whoever takes such a seat sees it. */
export const HIDES_HANDS: ReadonlySet<string> = new Set(['gaia']);
