import { printPlayerCommands } from './print-ledger.ts';
import type { Standing } from './standing.ts';
import type { TableEntry, TableForm, TableHeading, TableRow } from './table-form.ts';

/**
 * Writes a ledger in its table form; the deltas are calculated from the row before of each faction.
 */
export function printTableForm(table: TableForm): string {
  const before = new Map<string, Standing>();
  return table.map((entry) => `${printEntry(entry, before)}\n`).join('');
}

function printEntry(entry: TableEntry, before: Map<string, Standing>): string {
  if (entry.kind !== 'row') return printHeading(entry);
  const last = before.get(entry.faction) ?? entry.standing;
  before.set(entry.faction, entry.standing);
  return printRow(entry, last);
}

function printRow(row: TableRow, last: Standing): string {
  const { standing } = row;
  const counted = (now: number, then: number, unit: string) => [
    delta(now - then),
    `${now} ${unit}`,
  ];
  return [
    row.faction,
    ...counted(standing.vp, last.vp, 'VP'),
    ...counted(standing.coins, last.coins, 'C'),
    ...counted(standing.workers, last.workers, 'W'),
    ...counted(standing.priests, last.priests, 'P'),
    delta(powerOf(standing) - powerOf(last)),
    `${standing.bowls.join('/')} PW`,
    delta(sum(standing.cults) - sum(last.cults)),
    standing.cults.join('/'),
    row.offers.join(' '),
    printPlayerCommands(row.commands),
  ].join('\t');
}

function printHeading(heading: TableHeading): string {
  switch (heading.kind) {
    case 'option':
      return `option ${heading.option}`;
    case 'map':
      return `map ${heading.map}`;
    case 'round-tile': {
      const note = heading.note === '' ? '' : `, ${heading.note}`;
      return `Round ${heading.round} scoring: ${heading.tile}${note}`;
    }
    case 'removed':
      return `Removing tile ${heading.tile}`;
    case 'player':
      return `Player ${heading.number}: ${heading.name}`;
    case 'final-tile':
      return `Added final scoring tile: ${heading.tile}`;
    case 'dropped':
      return `${heading.faction} dropped from the game`;
    case 'income':
      return `Round ${heading.round} income`;
    case 'turn':
      return `Round ${heading.round}, turn ${heading.turn}`;
    case 'scoring':
      return heading.text;
    case 'comment':
      return `# ${heading.text}`;
  }
}

/**
 * Power as the site's delta counts it: a token in bowl II counts once, a token in bowl III twice.
 */
function powerOf(standing: Standing): number {
  return standing.bowls[1] + 2 * standing.bowls[2];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function delta(change: number): string {
  if (change === 0) return '';
  return change > 0 ? `+${change}` : String(change);
}
