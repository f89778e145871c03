import { SNELLMAN } from '@pangaea/words/snellman';
import type { Messages } from '../shape.ts';

export const ledgers: Pick<Messages, 'ledgers'> = {
  ledgers: {
    malformed: (file, field) =>
      field === ''
        ? `${file} は対戦の記録ではありません`
        : `${file} は対戦の記録として読めません（「${field}」を確認してください）`,
    wrongLine: (file, line, column, reason) => `${file}:${line}:${column}: ${reason}`,
    notation: SNELLMAN.ja.notation,
    refused: (command, reason, legal) =>
      [
        command === ''
          ? `準備の内容が認められません: ${reason}`
          : `「${command}」は認められません: ${reason}`,
        ...(legal.length === 0 ? [] : [`合法手：${legal.join('、')}`]),
      ].join(' '),
    otherGame: (file, game) =>
      `${file} は「${game}」の記録です。この形式があるのはテラミスティカだけです`,
  },
};
