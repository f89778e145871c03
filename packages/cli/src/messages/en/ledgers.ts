import { SNELLMAN } from '@pangaea/words/snellman';
import type { Messages } from '../shape.ts';

export const ledgers: Pick<Messages, 'ledgers'> = {
  ledgers: {
    malformed: (file, field) =>
      field === ''
        ? `${file} is no recorded game`
        : `${file} is no recorded game: look at “${field}”`,
    wrongLine: (file, line, column, reason) => `${file}:${line}:${column}: ${reason}`,
    notation: SNELLMAN.en.notation,
    refused: (command, reason, legal) =>
      [
        command === '' ? `The set-up is refused: ${reason}` : `“${command}” is refused: ${reason}`,
        ...(legal.length === 0 ? [] : [`Legal: ${legal.join(', ')}`]),
      ].join(' '),
    otherGame: (file, game) => `${file} is a record of “${game}”; only Terra Mystica has ledgers`,
  },
};
