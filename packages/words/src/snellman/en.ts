import { ledger } from './ledger/en.ts';
import type { SnellmanWords } from './shape.ts';

export const en: SnellmanWords = {
  ledger,
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
  malformed: (field) =>
    field === ''
      ? 'This file holds no recorded game.'
      : `This file holds no recorded game: “${field}” is missing or has another form.`,
  at: (field, line, column, reason) =>
    `${field === '' ? '' : `${field}, `}line ${line}, character ${column}: ${reason}`,
  refused: (command, reason) =>
    command === '' ? `The set-up is refused: ${reason}` : `“${command}” is refused: ${reason}`,
  legal: (moves, more) =>
    `Possible there: ${moves.join(', ')}${more === 0 ? '' : `, and ${more} more`}.`,
  agrees: (rows) => `All ${rows} rows of the file agree with the game on this table.`,
  differs: (differences, rows, line) =>
    `In ${differences} of ${rows} rows somebody stands otherwise than in the file${line === undefined ? '' : `, first in row ${line}`}.`,
  comment: (line, text) => `Line ${line}: ${text}`,
};
