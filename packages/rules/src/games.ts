import type { AnyRuleBook } from './kernel/index.ts';

/**
 * Every game that ships. Its rules are loaded when they are asked for, so that a page fetches only those of the
 * game that is played. What others import of a game by its name is in `games/<id>.ts`.
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

/** The rules of every game, in the order of the list. */
export function loadBooks(): Promise<readonly AnyRuleBook[]> {
  return Promise.all(GAME_IDS.map(loadBook));
}
