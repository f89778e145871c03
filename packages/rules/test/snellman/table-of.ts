import type { LedgerFile } from '../../src/snellman/notation/ledger-file.ts';
import type { TableEntry, TableForm } from '../../src/snellman/notation/table-form.ts';

const at = { line: 1, column: 1 };

/** The table that the page of such a game would show, with the facts in the file. */
export function tableOf(file: LedgerFile): TableForm {
  const head: TableEntry[] = [];
  let players = 0;
  for (const line of file.ledger) {
    if (line.kind !== 'table') continue;
    const { command } = line;
    switch (command.do) {
      case 'option':
        head.push({ kind: 'option', at, option: command.option });
        break;
      case 'map':
        head.push({ kind: 'map', at, map: command.map });
        break;
      case 'player':
        players++;
        head.push({ kind: 'player', at, number: players, name: command.name });
        break;
      case 'score':
        for (const [index, tile] of command.tiles.entries()) {
          head.push({ kind: 'round-tile', at, round: index + 1, tile, note: 'in words' });
        }
        break;
      case 'delete':
        head.push({ kind: 'removed', at, tile: command.tile });
        break;
      case 'final-scoring':
        head.push({ kind: 'final-tile', at, tile: command.tile });
        break;
      default:
    }
  }
  const rows = file.rows.map(
    (row): TableEntry => ({
      kind: 'row',
      at,
      faction: row.faction,
      standing: row.standing,
      offers: [],
      commands: row.commands,
    }),
  );
  return [
    ...head,
    { kind: 'income', at, round: 1 },
    { kind: 'turn', at, round: 1, turn: 2 },
    ...rows,
  ];
}
