import { err, type GameRecord, ok, type Result } from '../../kernel/index.ts';
import type { TerraMysticaGame } from '../game/ledger-game.ts';
import type { Ledger } from '../notation/commands.ts';
import { type LedgerFile, type LedgerFileFault, readLedgerFile } from '../notation/ledger-file.ts';
import { parseLedger } from '../notation/parse-ledger.ts';
import { parseTableForm } from '../notation/parse-table-form.ts';
import type { TableForm } from '../notation/table-form.ts';
import { type Verification, verifyLedger } from '../verify/verify-ledger.ts';
import { type PlayFault, playLedger } from './play-ledger.ts';
import { tableToLedger } from './table-to-ledger.ts';

/** A game of the site with all that its text tells besides. */
export interface SiteGame {
  readonly record: GameRecord;
  /** By seat, as far as the text names players. */
  readonly names: readonly string[];
  /** What people wrote between the commands. */
  readonly comments: readonly { readonly line: number; readonly text: string }[];
  /** Where rows tell how everybody stood: whether we agree. */
  readonly check: Verification | undefined;
}

/** Why a text is no game of the site. */
export type SiteGameFault =
  | LedgerFileFault
  | { readonly code: 'refused'; readonly fault: PlayFault };

/**
 * Reads a game of the site, in whichever of its forms: commands, the table of its pages, or a JSON file with the
 * commands and rows.
 */
export function readSiteGame(
  engine: TerraMysticaGame,
  text: string,
): Result<SiteGame, SiteGameFault> {
  if (text.trimStart().startsWith('{')) {
    const json = parseJson(text);
    const file = readLedgerFile(json);
    return file.ok ? play(engine, file.value.ledger, file.value, file.value.map) : file;
  }
  if (!text.includes('\t')) {
    const ledger = parseLedger(text);
    if (!ledger.ok) return err({ code: 'notation', field: '', fault: ledger.error });
    return play(engine, ledger.value, undefined);
  }
  const table = parseTableForm(text);
  if (!table.ok) return err({ code: 'notation', field: '', fault: table.error });
  const ledger = tableToLedger(table.value);
  return play(engine, ledger, { ...NOTHING_TOLD, ledger, rows: rowsOf(table.value) });
}

/** Of a table there is nothing but its lines. */
const NOTHING_TOLD = {
  id: '',
  map: 'original',
  options: [],
  finalVp: new Map(),
  end: undefined,
} as const;

function rowsOf(table: TableForm): LedgerFile['rows'] {
  return table.flatMap((entry) => (entry.kind === 'row' ? [{ ...entry, text: '' }] : []));
}

function play(
  engine: TerraMysticaGame,
  ledger: Ledger,
  file: LedgerFile | undefined,
  map?: string,
): Result<SiteGame, SiteGameFault> {
  const played = playLedger(engine, ledger, map);
  if (!played.ok) return err({ code: 'refused', fault: played.error });
  const names = ledger.flatMap((line) =>
    line.kind === 'table' && line.command.do === 'player' ? [line.command.name] : [],
  );
  const comments = ledger.flatMap((line) => {
    const text = line.kind === 'comment' ? line.text : 'comment' in line ? line.comment : undefined;
    return text === undefined ? [] : [{ line: line.at.line, text }];
  });
  const check = file === undefined ? undefined : verifyLedger(engine, file);
  return ok({ record: played.value, names, comments, check });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
