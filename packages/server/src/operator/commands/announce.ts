import { LineText } from '@pangaea/wire';
import { Declined, type OperatorCommand, type OperatorNeeds } from '../command.ts';
import type { Both } from '../language.ts';

interface Words {
  readonly shown: (en: string, ja: string) => string;
  readonly none: string;
  readonly asks: (en: string, ja: string) => string;
  readonly asksEnd: string;
  readonly done: string;
  readonly ended: string;
}

const WORDS: Both<Words> = {
  en: {
    shown: (en, ja) => `Every page of this server shows: ${en} | ${ja}`,
    none: 'Nothing is announced.',
    asks: (en, ja) =>
      `Show this on every page of this server until it is ended?\n  English: ${en}\n  Japanese: ${ja}`,
    asksEnd: 'Take the announcement off every page?',
    done: 'It is announced. `announce --end` ends it.',
    ended: 'The announcement is ended.',
  },
  ja: {
    shown: (en, ja) => `このサーバーの全ページに表示中：${en} | ${ja}`,
    none: 'お知らせはありません。',
    asks: (en, ja) =>
      `次のお知らせを、終了するまでこのサーバーの全ページに表示しますか。\n  英語：${en}\n  日本語：${ja}`,
    asksEnd: 'お知らせを全ページから消しますか。',
    done: 'お知らせを表示しました。announce --end で終了します。',
    ended: 'お知らせを終了しました。',
  },
};

const TEXT = new RegExp((LineText as unknown as { readonly pattern: string }).pattern, 'u');
const { maxLength: LONGEST = 0 } = LineText as unknown as { readonly maxLength?: number };

/** Shows an announcement to everybody, such as the time of an update. */
export const announce: OperatorCommand = {
  name: 'announce',
  takes: '[ENGLISH JAPANESE | --end]',
  about: {
    en: 'shows a sentence on every page until it is ended',
    ja: '終了するまで全ページにお知らせを出します',
  },
  read: (words) => {
    if (words.length === 0)
      return { look: async ({ orders }, language) => shown(orders, language) };
    if (words.length === 1 && words[0] === '--end') {
      return {
        look: async ({ orders }, language) => {
          const { lines } = shown(orders, language);
          if (orders.announcement?.text === undefined) throw new Declined(lines[0]);
          return { lines, asks: WORDS[language].asksEnd };
        },
        carryOut: async ({ orders }, language) => {
          await orders.announce({});
          return WORDS[language].ended;
        },
      };
    }
    const [en, ja] = words;
    if (words.length !== 2 || !words.every((text) => text.length <= LONGEST && TEXT.test(text))) {
      return undefined;
    }
    return {
      look: async (_needs, language) => ({ lines: [], asks: WORDS[language].asks(en, ja) }),
      carryOut: async ({ orders }, language) => {
        await orders.announce({ text: { en, ja } });
        return WORDS[language].done;
      },
    };
  },
};

function shown({ announcement }: OperatorNeeds['orders'], language: keyof typeof WORDS) {
  const words = WORDS[language];
  const text = announcement?.text;
  return { lines: [text === undefined ? words.none : words.shown(text.en, text.ja)] };
}
