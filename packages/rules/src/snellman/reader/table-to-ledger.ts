import type { Ledger, LedgerLine, PlayerCommand, TableCommand } from '../notation/commands.ts';
import type { Place } from '../notation/place.ts';
import type { TableForm, TableRow } from '../notation/table-form.ts';
import { isWrittenByTable } from '../notation/written-by-table.ts';
import { arrange } from './arrange.ts';

/**
 * The commands of a table form: its set-up in the order that the command form needs, then the rows
 * without what the table itself wrote. If the site would play the commands of a line in another
 * order (an answer to a power offer first, a conversion before the pass), they get lines of their
 * own.
 */
export function tableToLedger(table: TableForm): Ledger {
  const first: Place = { line: 1, column: 1 };
  const head: LedgerLine[] = [];
  const add = (command: TableCommand) => head.push({ kind: 'table', at: command.at, command });
  for (const entry of table) {
    if (entry.kind === 'player')
      add({ do: 'player', at: entry.at, name: entry.name.split(' ')[0] });
  }
  for (const entry of table) {
    if (entry.kind === 'option') add({ do: 'option', at: entry.at, option: entry.option });
  }
  for (const entry of table) {
    if (entry.kind === 'map') add({ do: 'map', at: entry.at, map: entry.map });
  }
  const roundTiles = table.filter((entry) => entry.kind === 'round-tile');
  if (roundTiles.length > 0) {
    const tiles = [...roundTiles].sort((a, b) => a.round - b.round).map((entry) => entry.tile);
    add({ do: 'score', at: roundTiles[0].at ?? first, tiles });
  }
  for (const entry of table) {
    if (entry.kind === 'removed') add({ do: 'delete', at: entry.at, tile: entry.tile });
    if (entry.kind === 'final-tile') add({ do: 'final-scoring', at: entry.at, tile: entry.tile });
  }
  return [...head, ...table.flatMap(linesOf)];
}

function linesOf(entry: TableForm[number]): LedgerLine[] {
  const { at } = entry;
  if (entry.kind === 'dropped') {
    return [{ kind: 'table', at, command: { do: 'drop-faction', at, who: entry.faction } }];
  }
  if (entry.kind === 'comment') return [{ kind: 'comment', at, text: entry.text }];
  if (entry.kind !== 'row') return [];
  if (entry.commands.some((command) => command.do === 'setup')) {
    return [{ kind: 'table', at, command: { do: 'setup', at, faction: entry.faction } }];
  }
  return splitWhereOrderMatters(entry).map((commands) => ({
    kind: 'faction',
    at: commands[0].at,
    faction: entry.faction,
    commands,
  }));
}

/** The commands that players gave, one list for each line. */
function splitWhereOrderMatters(row: TableRow): readonly PlayerCommand[][] {
  const commands = row.commands.filter((command) => !isWrittenByTable(command));
  if (commands.length === 0) return [];
  const done = arrange(commands, row.faction);
  const kept = commands.every((command, index) => command === done[index]);
  return kept ? [commands] : commands.map((command) => [command]);
}
