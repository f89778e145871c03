import type { Messages } from '../shape.ts';

export const ledgers: Pick<Messages, 'ledgers'> = {
  ledgers: {
    malformed: (file, field) =>
      field === ''
        ? `${file} は対戦の記録ではありません`
        : `${file} は対戦の記録として読めません（「${field}」を確認してください）`,
    wrongLine: (file, line, column, reason) => `${file}:${line}:${column}: ${reason}`,
    notation: {
      'faction-unknown': ({ faction }) => `種族「${faction}」はありません。`,
      'command-unknown': ({ command }) => `コマンド「${command}」はありません。`,
      'command-needs-faction': ({ command }) => `「${command}」の前に種族名が必要です。`,
      'command-is-for-the-table': ({ command }) => `「${command}」には種族名を付けません。`,
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
    noLandscapes: (file) =>
      `${file} は特殊地形ありの対局です。この形式には特殊地形を書く言葉がありません`,
  },
};
