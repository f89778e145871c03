import type { AnyRuleBook } from './kernel/index.ts';

/**
 * Every built-in game. The rules of a game are loaded when they are needed, so that a page loads
 * only those of the played game. Modules that others import by the name of a game are in
 * `games/<id>.ts`.
 */
const GAMES = {
  'terra-nova': async () => (await import('./terra-nova/rule-book.ts')).terraNovaBook,
  'terra-mystica': async () => (await import('./terra-mystica/rule-book.ts')).terraMysticaBook,
  gaia: async () => (await import('./gaia/rule-book.ts')).gaiaBook,
} satisfies Readonly<Record<string, () => Promise<AnyRuleBook>>>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS: readonly GameId[] = Object.keys(GAMES) as GameId[];

export function loadBook(id: GameId): Promise<AnyRuleBook> {
  return GAMES[id]();
}

/** The rule books of all games, in the order of `GAME_IDS`. */
export function loadBooks(): Promise<readonly AnyRuleBook[]> {
  return Promise.all(GAME_IDS.map(loadBook));
}
