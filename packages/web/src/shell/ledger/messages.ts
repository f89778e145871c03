import type { Language } from '../../messages/index.ts';

/** The texts of the ledger; loaded with it. */
export interface LedgerMessages {
  readonly seats: string;
  readonly all: string;
  readonly round: string;
  readonly seat: string;
  readonly move: string;
  readonly income: string;
  /** Goods gained or lost before the first round, without a move. */
  readonly setUp: string;
  readonly copy: string;
  readonly copied: string;
  readonly how: string;
  /** For screen readers: a press on a move. */
  readonly look: (what: string) => string;
}

export const LEDGER_MESSAGES: Readonly<Record<Language, LedgerMessages>> = {
  en: {
    seats: 'Seats',
    all: 'All',
    round: 'Round',
    seat: 'Seat',
    move: 'Move',
    income: 'income and what the round brings',
    setUp: 'the set-up',
    copy: 'Copy as text',
    copied: 'Copied. A spreadsheet takes it as a table.',
    how: 'A row a move. Press one to see the table at that moment.',
    look: (what) => `See it: ${what}`,
  },
  ja: {
    seats: '席',
    all: '全員',
    round: 'ラウンド',
    seat: '席',
    move: '手',
    income: '収入とラウンドの報酬',
    setUp: '準備',
    copy: 'テキストでコピー',
    copied: 'コピーしました。表計算ソフトに表として貼り付けられます。',
    how: '1行が1手です。押すとその時の盤面を見られます。',
    look: (what) => `盤面を見る：${what}`,
  },
};
