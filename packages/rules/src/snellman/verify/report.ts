import type { Refusal } from '../../kernel/index.ts';
import { type Standing, showColumn } from '../notation/standing.ts';
import type { Difference, Verification } from './verify-ledger.ts';

/** The text of a refusal: a sentence, or its code and its facts if there is no sentence for it. */
type Tell = (refusal: Refusal) => string;

const plain: Tell = ({ code, params }) => `${code} ${JSON.stringify(params)}`;

/** One line for all games, then the first difference of each that has any. */
export function reportVerifications(games: readonly Verification[], tell: Tell = plain): string {
  const rows = games.reduce((sum, game) => sum + game.rows, 0);
  const differences = games.reduce((sum, game) => sum + game.differences.length, 0);
  const lines = [`${games.length} games, ${rows} rows, ${differences} differences`];
  for (const game of games) {
    const [first] = game.differences;
    if (first !== undefined) lines.push(`${game.id}: ${showDifference(first, tell)}`);
  }
  return `${lines.join('\n')}\n`;
}

function showDifference(difference: Difference, tell: Tell): string {
  switch (difference.kind) {
    case 'head':
      return `head: ${tell(difference.refusal)}`;
    case 'end':
      return `end: ${difference.where} ${difference.what}: recorded ${difference.recorded}, found ${difference.found}`;
    case 'order':
      return `${place(difference)}: ${difference.command}: not the next command of the ledger`;
    case 'untold':
      return `line ${difference.at.line}: ${difference.command}: no row tells of it`;
    case 'refused-line': {
      const { at, command, refusal, legal } = difference;
      return `line ${at.line}: ${command}: refused: ${tell(refusal)}; legal: ${legal.slice(0, 20).join(', ')}`;
    }
    case 'unreached':
      return `${place(difference)}: not reached`;
    case 'refused': {
      const { command, move, refusal, legal } = difference;
      const as = move === '' ? '' : ` as ${move}`;
      return `${place(difference)}: ${command}: refused${as}: ${tell(refusal)}; legal: ${legal.slice(0, 20).join(', ')}`;
    }
    case 'standing':
      return `${place(difference)}: recorded ${showStanding(difference.row.standing)}, found ${showStanding(difference.found)} (${difference.columns.join(', ')})`;
  }
}

function place({ row }: Extract<Difference, { readonly row: unknown }>): string {
  return `row ${row.at.line} ${row.faction} "${row.text}"`;
}

function showStanding(standing: Standing): string {
  const show = (column: Parameters<typeof showColumn>[1]) => showColumn(standing, column);
  return `${show('vp')} VP ${show('coins')} C ${show('workers')} W ${show('priests')} P ${show('bowls')} PW ${show('cults')}`;
}
