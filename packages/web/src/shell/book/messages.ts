import type { Language } from '../../messages/index.ts';

/** The texts around the illustrated rules; loaded with them. */
interface BookMessages {
  readonly heading: string;
  readonly subjects: string;
  readonly search: string;
  readonly places: (places: number) => string;
  readonly nothing: string;
  readonly asked: string;
  readonly back: string;
  readonly home: string;
  readonly previous: string;
  readonly next: string;
}

export const BOOK_MESSAGES: Readonly<Record<Language, BookMessages>> = {
  en: {
    heading: 'Rules with pictures',
    subjects: 'Subjects',
    search: 'Search the rules',
    places: (places) => (places === 1 ? '1 place' : `${places} places`),
    nothing: 'Nothing was found. Try a shorter word.',
    asked: 'Often asked',
    back: 'Back to the game',
    home: 'To the start page',
    previous: 'Previous subject',
    next: 'Next subject',
  },
  ja: {
    heading: '絵で見るルール',
    subjects: '項目',
    search: 'ルールを検索',
    places: (places) => `${places}件`,
    nothing: '見つかりませんでした。短い言葉で試してください。',
    asked: 'よくある質問',
    back: '対局に戻る',
    home: 'スタートページへ',
    previous: '前の項目',
    next: '次の項目',
  },
};
