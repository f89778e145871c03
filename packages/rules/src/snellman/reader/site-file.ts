import { err, ok, type Result, withoutMark } from '../../kernel/index.ts';
import { type LedgerFile, type LedgerFileFault, readLedgerFile } from '../notation/ledger-file.ts';
import { parseLedger } from '../notation/parse-ledger.ts';
import { parseTableForm } from '../notation/parse-table-form.ts';
import { printPlayerCommands } from '../notation/print-ledger.ts';
import type { TableForm } from '../notation/table-form.ts';
import { readWord } from '../notation/words.ts';
import { tableToLedger } from './table-to-ledger.ts';

/** Empty fields, for a text without rows, or with rows only. */
const NOTHING_TOLD = { id: '', options: [], finalVp: new Map(), end: undefined } as const;

/**
 * Reads a game of the site in any of its forms: commands, the table of its pages, or a JSON file
 * with the commands and rows. All programs that read such a game call this.
 * @param id a name for the game if its text has none
 */
export function readSiteFile(text: string, id = ''): Result<LedgerFile, LedgerFileFault> {
  const plain = withoutMark(text);
  if (plain.trimStart().startsWith('{')) return readLedgerFile(parseJson(plain));
  const told = { ...NOTHING_TOLD, id, map: 'original' };
  if (!isTable(plain)) {
    const ledger = parseLedger(plain);
    if (!ledger.ok) return err({ code: 'notation', field: '', fault: ledger.error });
    return ok({ ...told, ledger: ledger.value, rows: [] });
  }
  const table = parseTableForm(plain);
  if (!table.ok) return err({ code: 'notation', field: '', fault: table.error });
  return ok({ ...told, ledger: tableToLedger(table.value), rows: rowsOf(table.value) });
}

/**
 * A ledger may contain tabs too, after a command or in a comment; a row of a table has a faction
 * before its first tab.
 */
function isTable(text: string): boolean {
  return text.split(/\r\n|\r|\n/).some((line) => {
    const [first, ...others] = line.split('\t');
    return others.length > 0 && readWord.faction(first.trim()) !== undefined;
  });
}

function rowsOf(table: TableForm): LedgerFile['rows'] {
  return table.flatMap((entry) =>
    entry.kind === 'row' ? [{ ...entry, text: printPlayerCommands(entry.commands) }] : [],
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
