import { type GameId, isGameId } from '../games/list.ts';
import type { TableInfo } from '../table/remote/wire.ts';
import type { SavedTable, Turn } from '../table/storage.ts';

/** A table of the list: one that this device keeps, or one of the server. */
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

/** All tables of games that this page knows: those that wait for me first, each kind by its last change. */
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
        ? [{ at: 'server', id, game, turn: turnOf(table), changed, table }]
        : [];
    }),
  ];
  return listed.sort(
    (one, other) =>
      ORDER.indexOf(one.turn) - ORDER.indexOf(other.turn) || other.changed - one.changed,
  );
}

/** Seats that must decide, but for the own that have answered in secret. */
export function askedAt({ deciders, window }: TableInfo): readonly number[] {
  return deciders.filter((seat) => window?.answered?.includes(seat) !== true);
}

function turnOf(table: TableInfo): Turn {
  if (table.over) return 'over';
  const asked = askedAt(table);
  const isMine = table.seats.some(({ seat, yours }) => yours === true && asked.includes(seat));
  return isMine ? 'here' : 'others';
}
