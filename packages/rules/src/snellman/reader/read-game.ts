import { err, type GameRecord, ok, type Result } from '../../kernel/index.ts';
import type { TerraMysticaGame } from '../game/ledger-game.ts';
import type { Ledger } from '../notation/commands.ts';
import type { LedgerFile, LedgerFileFault } from '../notation/ledger-file.ts';
import { type Verification, verifyLedger } from '../verify/verify-ledger.ts';
import { type PlayFault, playLedger } from './play-ledger.ts';
import { readSiteFile } from './site-file.ts';

/** A game of the site with all other facts in its text. */
export interface SiteGame {
  readonly record: GameRecord;
  /** By seat, if the text names players. */
  readonly names: readonly string[];
  /** Comments of people between the commands. */
  readonly comments: readonly { readonly line: number; readonly text: string }[];
  /** The comparison with the columns in the rows, if the ledger has such rows. */
  readonly check: Verification | undefined;
}

/** The reasons why a text is no game of the site. */
export type SiteGameFault =
  | LedgerFileFault
  | { readonly code: 'refused'; readonly fault: PlayFault };

/**
 * Reads a game of the site in any of its forms: commands, the table of its pages, or a JSON file
 * with the commands and rows.
 */
export function readSiteGame(
  engine: TerraMysticaGame,
  text: string,
): Result<SiteGame, SiteGameFault> {
  const file = readSiteFile(text);
  if (!file.ok) return file;
  const { value } = file;
  return play(engine, value.ledger, value.rows.length > 0 ? value : undefined, value.map);
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
