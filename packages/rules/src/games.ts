import type { AnyRuleBook } from './kernel/index.ts';

/**
 * Every game that ships. Its rules are loaded when they are asked for, so that a page fetches only those of the
 * game that is played. A game with `rulesOnly` has no page yet, so nobody opens a table for it.
 */
const GAMES = {
  'terra-nova': { load: async () => (await import('./terra-nova/rule-book.ts')).terraNovaBook },
  'terra-mystica': {
    load: async () => (await import('./terra-mystica/rule-book.ts')).terraMysticaBook,
  },
  gaia: { load: async () => (await import('./gaia/rule-book.ts')).gaiaBook },
} satisfies Readonly<
  Record<string, { readonly load: () => Promise<AnyRuleBook>; readonly rulesOnly?: true }>
>;

export type GameId = keyof typeof GAMES;

/** A game that tables can be opened for. */
export type TableGameId = {
  [Id in GameId]: (typeof GAMES)[Id] extends { readonly rulesOnly: true } ? never : Id;
}[GameId];

export const GAME_IDS: readonly GameId[] = Object.keys(GAMES) as GameId[];

export const TABLE_GAME_IDS: readonly TableGameId[] = GAME_IDS.filter(
  (id): id is TableGameId => !('rulesOnly' in GAMES[id]),
);

export function loadBook(id: GameId): Promise<AnyRuleBook> {
  return GAMES[id].load();
}

/** The rules of every game that tables can be opened for, in the order of the list. */
export function loadTableBooks(): Promise<readonly AnyRuleBook[]> {
  return Promise.all(TABLE_GAME_IDS.map(loadBook));
}
