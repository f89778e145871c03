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
  const tables: StoredTable[] = [];
  for (;;) {
    const next = await storage.tablesAfter({ most: AT_ONCE, after: tables.at(-1) });
    tables.push(...next);
    if (!isAll || next.length < AT_ONCE) return tables;
  }
}
