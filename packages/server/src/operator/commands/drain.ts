import type { OperatorCommand } from '../command.ts';
import type { Both } from '../language.ts';

interface Words {
  readonly asks: (streams: number) => string;
  readonly done: string;
}

const WORDS: Both<Words> = {
  en: {
    asks: (streams) =>
      `End this server? ${streams} streams are open. Requests are answered, bots finish their moves, and within some seconds it ends by itself, as after SIGTERM.`,
    done: 'The server drains, and ends within some seconds.',
  },
  ja: {
    asks: (streams) =>
      `このサーバーを終了しますか。接続は${streams}件です。届いている要求に答え、ボットの手が終わるのを待ち、数秒で終了します（SIGTERM と同じ）。`,
    done: '新しい接続の受付を止めました。数秒で終了します。',
  },
};

/** Ends the server gently, as a signal would. */
export const drain: OperatorCommand = {
  name: 'drain',
  takes: '',
  about: {
    en: 'ends the server when requests are answered and bots have moved',
    ja: '要求とボットの手が終わってからサーバーを終了します',
  },
  read: (words) =>
    words.length > 0
      ? undefined
      : {
          look: async ({ hub }, language) => ({ lines: [], asks: WORDS[language].asks(hub.size) }),
          carryOut: async ({ end }, language) => {
            const { done } = WORDS[language];
            return { noted: done, lines: [done], afterwards: end };
          },
        },
};
