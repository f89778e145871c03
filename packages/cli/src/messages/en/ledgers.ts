import type { Messages } from '../shape.ts';

export const ledgers: Pick<Messages, 'ledgers'> = {
  ledgers: {
    malformed: (file, field) =>
      field === ''
        ? `${file} is no recorded game`
        : `${file} is no recorded game: look at “${field}”`,
    wrongLine: (file, line, column, reason) => `${file}:${line}:${column}: ${reason}`,
    notation: {
      'faction-unknown': ({ faction }) => `There is no faction “${faction}”.`,
      'command-unknown': ({ command }) => `There is no command “${command}”.`,
      'command-needs-faction': ({ command }) => `“${command}” needs a faction before it.`,
      'command-is-for-the-table': ({ command }) => `“${command}” stands without a faction.`,
      'argument-missing': ({ argument }) => `Missing: ${argument}.`,
      'argument-surplus': ({ argument }) => `“${argument}” is more than the command takes.`,
      'argument-unknown': ({ argument, value }) => `“${value}” does not fit here: ${argument}.`,
      'cell-missing': ({ cells }) => `A row has at least 14 cells, this one has ${cells}.`,
      'cell-malformed': ({ value }) => `The cell “${value}” cannot be read.`,
      'head-malformed': ({ text }) => `“${text}” is neither a row nor a known heading.`,
    },
    refused: (command, reason, legal) =>
      [
        command === '' ? `The set-up is refused: ${reason}` : `“${command}” is refused: ${reason}`,
        ...(legal.length === 0 ? [] : [`Legal: ${legal.join(', ')}`]),
      ].join(' '),
    otherGame: (file, game) => `${file} is a record of “${game}”; only Terra Mystica has ledgers`,
  },
};
