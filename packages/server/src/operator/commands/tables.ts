import type { StoredTable } from '../../storage/contract.ts';
import type { OperatorCommand, OperatorNeeds } from '../command.ts';
import { tableIdOf, tableLine, tableNamed } from '../described.ts';
import type { Both } from '../language.ts';

/** The number of tables that are read in one step, so that no move has to wait. */
const AT_ONCE = 50;

const HEADS: Both<(shown: number, all: number) => string> = {
  en: (shown, all) =>
    shown < all
      ? `The ${shown} tables of ${all} that were changed last; --all lists all. Id, game, state, last change, seats:`
      : `${all} tables. Id, game, state, last change, seats:`,
  ja: (shown, all) =>
    shown < all
      ? `全${all}テーブルのうち最近動いた${shown}件です（すべて見るには --all）。ID・ゲーム・状態・最後の変更・席：`
      : `テーブルは全部で${all}件です。ID・ゲーム・状態・最後の変更・席：`,
};

/** Lists all tables, or shows one. */
export const listTables: OperatorCommand = {
  name: 'tables',
  takes: '[TABLE | --all]',
  about: {
    en: 'lists tables, the last changed first',
    ja: 'テーブルを新しい順に一覧します',
  },
  read: (words) => {
    const [word, ...more] = words;
    const id = tableIdOf(word);
    const isAll = word === '--all';
    if (more.length > 0 || (word !== undefined && id === undefined && !isAll)) return undefined;
    return {
      look: async (needs, language) => {
        if (id !== undefined) {
          return { lines: [tableLine(await tableNamed(needs.tables, id, language), language)] };
        }
        const tables = await tablesOf(needs, isAll);
        const { all } = await needs.storage.countTables(0);
        const head = HEADS[language](tables.length, Math.max(all, tables.length));
        return { lines: [head, ...tables.map((table) => tableLine(table, language))] };
      },
    };
  },
};

async function tablesOf(
  { storage }: OperatorNeeds,
  isAll: boolean,
): Promise<readonly StoredTable[]> {
  if (!isAll) return storage.tablesAfter({ most: AT_ONCE });
  const found = new Map<string, StoredTable>();
  // A table that changes while the pieces are read moves to the front, so the front is read again.
  for (let since = 0, before = -1; found.size > before; ) {
    before = found.size;
    let newest = since;
    let after: StoredTable | undefined;
    do {
      const next = await storage.tablesAfter({ most: AT_ONCE, after });
      for (const table of next) {
        found.set(table.id, table);
        newest = Math.max(newest, table.changed);
      }
      after = next.length < AT_ONCE ? undefined : next.at(-1);
    } while (after !== undefined && after.changed >= since);
    since = newest;
  }
  return [...found.values()].sort(
    (one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1),
  );
}
