import type { OperatorCommand } from '../command.ts';
import { tableIdOf, tableLine, tableNamed } from '../described.ts';
import type { Both } from '../language.ts';

interface Words {
  readonly asks: (table: string) => string;
  readonly done: (table: string) => string;
}

const WORDS: Both<Words> = {
  en: {
    asks: (table) =>
      `Delete table ${table} for everybody and for good? Of it only the id and the date are kept, for 30 days, and only a backup has it still. The people who have it open, or come later, are told that the operator of this server did it.`,
    done: (table) => `Table ${table} is deleted, and the people who had it open were told.`,
  },
  ja: {
    asks: (table) =>
      `テーブル ${table} を全員から完全に削除しますか。残るのは ID と日時だけで、30 日後に消えます。内容はバックアップからしか戻せません。開いている人とあとから来た人には、サーバー管理者が削除したと伝わります。`,
    done: (table) => `テーブル ${table} を削除し、開いていた人に知らせました。`,
  },
};

/** Deletes a table; during a game no person at the table could do that alone. */
export const deleteTable: OperatorCommand = {
  name: 'delete',
  takes: 'TABLE',
  about: {
    en: 'deletes a table for everybody and for good',
    ja: 'テーブルを全員から完全に削除します',
  },
  read: ([word, ...more]) => {
    const table = tableIdOf(word);
    if (table === undefined || more.length > 0) return undefined;
    return {
      look: async ({ tables }, language) => ({
        lines: [tableLine(await tableNamed(tables, table, language), language)],
        asks: WORDS[language].asks(table),
      }),
      carryOut: async ({ tables }, language) => {
        await tableNamed(tables, table, language);
        await tables.removeByOperator(table);
        return WORDS[language].done(table);
      },
    };
  },
};
