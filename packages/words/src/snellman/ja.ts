import { ledger } from './ledger/ja.ts';
import type { SnellmanWords } from './shape.ts';

export const ja: SnellmanWords = {
  ledger,
  notation: {
    'faction-unknown': ({ faction }) => `勢力「${faction}」はありません。`,
    'command-unknown': ({ command }) => `コマンド「${command}」はありません。`,
    'command-needs-faction': ({ command }) => `「${command}」の前に勢力名が必要です。`,
    'command-is-for-the-table': ({ command }) => `「${command}」には勢力名を付けません。`,
    'argument-missing': ({ argument }) => `足りないもの：${argument}`,
    'argument-surplus': ({ argument }) => `「${argument}」は余分です。`,
    'argument-unknown': ({ argument, value }) => `「${value}」はここに使えません：${argument}`,
    'cell-missing': ({ cells }) => `行には14以上の欄が必要ですが、${cells}しかありません。`,
    'cell-malformed': ({ value }) => `欄「${value}」が読めません。`,
    'head-malformed': ({ text }) => `「${text}」は行でも既知の見出しでもありません。`,
  },
  malformed: (field) =>
    field === ''
      ? 'このファイルは対戦の記録ではありません。'
      : `このファイルは対戦の記録として読めません：「${field}」がないか、形が違います。`,
  at: (field, line, column, reason) =>
    `${field === '' ? '' : `${field}の`}${line}行目${column}文字目：${reason}`,
  refused: (command, reason) =>
    command === ''
      ? `準備の内容が認められません：${reason}`
      : `「${command}」は認められません：${reason}`,
  legal: (moves, more) =>
    `そこでできること：${moves.join('、')}${more === 0 ? '' : `、ほか${more}件`}`,
  agrees: (rows) => `ファイルの${rows}行すべてが、このテーブルの対戦と一致しています。`,
  differs: (differences, rows, line) =>
    `ファイルの${rows}行のうち${differences}行で、数値がこのテーブルと違います${line === undefined ? '' : `（最初は${line}行目）`}。`,
  comment: (line, text) => `${line}行目：${text}`,
};
