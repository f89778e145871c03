import type { OperatorCommand } from '../command.ts';
import type { Both } from '../language.ts';

interface Words {
  readonly asks: (streams: number) => string;
  readonly asksAll: (streams: number) => string;
  readonly done: string;
  readonly doneAll: string;
}

const WORDS: Both<Words> = {
  en: {
    asks: (streams) =>
      `End this server? ${streams} streams are open. Requests are answered, bots finish their moves, and within some seconds it ends by itself, as after SIGTERM.`,
    asksAll: (streams) =>
      `End every server that runs on these data? ${streams} streams are open at this one. Requests are answered, bots finish their moves, and within some seconds all of them end by themselves.`,
    done: 'The server drains, and ends within some seconds.',
    doneAll: 'All servers drain, and end within some seconds.',
  },
  ja: {
    asks: (streams) =>
      `このサーバーを終了しますか。接続は${streams}件です。届いている要求に答え、ボットの手が終わるのを待ち、数秒で終了します（SIGTERM と同じ）。`,
    asksAll: (streams) =>
      `このデータで動いているサーバーをすべて終了しますか。このサーバーの接続は${streams}件です。どのサーバーも、届いている要求に答え、ボットの手が終わるのを待ち、数秒で終了します。`,
    done: '新しい接続の受付を止めました。数秒で終了します。',
    doneAll: 'すべてのサーバーで新しい接続の受付を止めました。数秒で終了します。',
  },
};

/** Ends the server gently, as a signal does. */
export const drain: OperatorCommand = {
  name: 'drain',
  takes: '[--all]',
  about: {
    en: 'ends the server, or all of them, when requests are answered and bots have moved',
    ja: '要求とボットの手が終わってからサーバーを終了します（--all で全サーバー）',
  },
  read: (words) => {
    const isAll = words[0] === '--all';
    if (words.length > (isAll ? 1 : 0)) return undefined;
    return {
      look: async ({ hub }, language) => {
        const { asks, asksAll } = WORDS[language];
        return { lines: [], asks: (isAll ? asksAll : asks)(hub.size) };
      },
      carryOut: async ({ orders, now, end }, language) => {
        if (isAll) await orders.drain(now());
        const done = WORDS[language][isAll ? 'doneAll' : 'done'];
        return { noted: done, lines: [done], afterwards: end };
      },
    };
  },
};
