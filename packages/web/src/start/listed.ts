import type { TableInfo } from '@pangaea/wire';
import { type GameId, isGameId } from '../games/list.ts';
import { servedTurn } from '../table/remote/served-turn.ts';
import type { SavedTable, Turn } from '../table/storage.ts';

/** A table of the list, kept by this device or by the server. */
export type Listed = {
  readonly id: string;
  readonly game: GameId;
  readonly turn: Turn;
  readonly changed: number;
} & (
  | { readonly at: 'here'; readonly table: SavedTable }
  | { readonly at: 'server'; readonly table: TableInfo }
);

const ORDER: readonly Turn[] = ['here', 'others', 'over'];

/**
 * All tables of games that this page knows: first those that wait for this person, each group
 * ordered by the last change.
 */
export function listTables(
  saved: readonly SavedTable[],
  served: readonly TableInfo[],
): readonly Listed[] {
  const listed = [
    ...saved.flatMap((table): Listed[] => {
      const { id, changed, turn = 'others', record } = table;
      return isGameId(record.game)
        ? [{ at: 'here', id, game: record.game, turn, changed, table }]
        : [];
    }),
    ...served.flatMap((table): Listed[] => {
      const { id, game, changed } = table;
      return isGameId(game)
        ? [{ at: 'server', id, game, turn: servedTurn(table), changed, table }]
        : [];
    }),
  ];
  return listed.sort(
    (one, other) =>
      ORDER.indexOf(one.turn) - ORDER.indexOf(other.turn) || other.changed - one.changed,
  );
}
