import type { Messages } from '../shape.ts';

export const ledgers: Pick<Messages, 'ledgers'> = {
  ledgers: {
    malformed: (file, field) =>
      field === ''
        ? `${file} は対戦の記録ではありません`
        : `${file} は対戦の記録として読めません（「${field}」を確認してください）`,
    wrongLine: (file, line, column, reason) => `${file}:${line}:${column}: ${reason}`,
    notation: {
      'faction-unknown': ({ faction }) => `勢力「${faction}」はありません。`,
      'command-unknown': ({ command }) => `コマンド「${command}」はありません。`,
      'command-needs-faction': ({ command }) => `「${command}」の前に勢力名が必要です。`,
      'command-is-for-the-table': ({ command }) => `「${command}」には勢力名を付けません。`,
      'argument-missing': ({ argument }) => `足りないもの: ${argument}`,
      'argument-surplus': ({ argument }) => `「${argument}」は余分です。`,
      'argument-unknown': ({ argument, value }) => `「${value}」はここに使えません: ${argument}`,
      'cell-missing': ({ cells }) => `行には14以上の欄が必要ですが、${cells}しかありません。`,
      'cell-malformed': ({ value }) => `欄「${value}」が読めません。`,
      'head-malformed': ({ text }) => `「${text}」は行でも既知の見出しでもありません。`,
    },
    refused: (command, reason, legal) =>
      [
        command === ''
          ? `準備の内容が認められません: ${reason}`
          : `「${command}」は認められません: ${reason}`,
        ...(legal.length === 0 ? [] : [`合法手: ${legal.join(', ')}`]),
      ].join(' '),
    otherGame: (file, game) =>
      `${file} は「${game}」の棋譜です。この形式があるのはテラミスティカだけです`,
  },
};
