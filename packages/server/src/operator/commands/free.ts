import { freedByOperator, type Hindrance } from '../../tables/leaving.ts';
import { Declined, type OperatorCommand } from '../command.ts';
import { tableIdOf, tableLine, tableNamed } from '../described.ts';
import type { Both } from '../language.ts';

interface Words {
  readonly asks: (seat: number, table: string) => string;
  readonly done: (seat: number, table: string) => string;
  readonly declined: Readonly<Record<Hindrance, string>>;
}

const WORDS: Both<Words> = {
  en: {
    asks: (seat, table) =>
      `Free seat ${seat} of table ${table}? During a game a bot plays it until its person is back or somebody else has taken it. Everybody at the table is told that the operator of this server did it.`,
    done: (seat, table) => `Seat ${seat} of table ${table} is freed, and the table was told.`,
    declined: {
      over: 'The game is over: no seat is freed any more.',
      'not-a-person':
        'No person plays that seat. Seats are counted from 0, as `tables` shows them.',
      free: 'That seat is free already.',
      left: 'Its person has left that seat: a bot plays there already.',
      'nobody-stays':
        'No other person is there, and bots do not finish a game that all people have left. The table can be deleted instead.',
    },
  },
  ja: {
    asks: (seat, table) =>
      `テーブル ${table} の席${seat}を空けますか。対局中は、本人が戻るか別の人が座るまでボットが打ちます。サーバー管理者が行ったことはテーブルの全員に伝わります。`,
    done: (seat, table) => `テーブル ${table} の席${seat}を空け、テーブルに知らせました。`,
    declined: {
      over: '対局は終わっています。席は空けられません。',
      'not-a-person': 'その席に座る人はいません。席は tables に出る番号（0から）で数えます。',
      free: 'その席はすでに空いています。',
      left: 'その席の人はすでに離れ、ボットが打っています。',
      'nobody-stays':
        'ほかに誰もいません。全員がいなくなった対局をボットだけで終えることはありません。テーブルごと削除できます。',
    },
  },
};

/** Frees a seat of another person, which nobody at the table could do. */
export const freeSeat: OperatorCommand = {
  name: 'free',
  takes: 'TABLE SEAT',
  about: {
    en: 'frees a seat; the table is told',
    ja: '席を空けます（テーブルに伝わります）',
  },
  read: ([word, number, ...more]) => {
    const table = tableIdOf(word);
    const isSeat = number !== undefined && /^\d$/.test(number);
    if (table === undefined || !isSeat || more.length > 0) return undefined;
    const seat = Number(number);
    return {
      look: async ({ tables }, language) => {
        const words = WORDS[language];
        const found = await tableNamed(tables, table, language);
        const free = freedByOperator(found, seat);
        if ('why' in free) throw new Declined(words.declined[free.why]);
        const name = found.seats[seat].name;
        return {
          lines: [tableLine(found, language)],
          // The question contains the name: another person may sit there when the operator says
          // yes.
          asks: words.asks(seat, name === '' ? table : `${table} (${name})`),
        };
      },
      carryOut: async ({ tables, seats }, language) => {
        const words = WORDS[language];
        await tableNamed(tables, table, language);
        const why = await seats.freeByOperator(table, seat);
        if (why !== undefined) throw new Declined(words.declined[why]);
        return words.done(seat, table);
      },
    };
  },
};
