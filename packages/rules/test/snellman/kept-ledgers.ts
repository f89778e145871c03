import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { type LedgerFile, readLedgerFile } from '../../src/snellman/notation/ledger-file.ts';

/**
 * The games for comparison with the engine belong to other people and are not part of the project.
 * The environment variable names folders, separated as in `PATH`; each has `played/*.json` and
 * `random/*.json`, or the played games themselves. Without it, or if the folders are empty, the
 * tests that need games are skipped and say so.
 */
const LEDGERS: string | undefined = process.env.PANGAEA_LEDGERS;

export const SKIPPED =
  LEDGERS === undefined
    ? 'SKIPPED: set PANGAEA_LEDGERS to folders of ledgers to run this'
    : `SKIPPED: no ledgers in ${LEDGERS}`;

/**
 * If `CI` is set, a run that names folders must find games there: otherwise nobody would notice
 * that nothing was checked.
 */
export const MUST_BE_THERE: boolean = LEDGERS !== undefined && Boolean(process.env.CI);

export interface KeptLedger {
  readonly name: string;
  readonly json: { readonly commands: readonly string[]; readonly map: string };
}

/** @param from folders; if left out, those of the environment */
export function keptLedgers(
  kind: 'played' | 'random',
  from: string = LEDGERS ?? '',
): readonly KeptLedger[] {
  const folders = from.split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => [
    ...readFolder(join(folder, kind)),
    ...(kind === 'played' ? readFolder(folder) : []),
  ]);
}

function readFolder(folder: string): readonly KeptLedger[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      name: `${basename(folder)}/${name}`,
      json: JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }));
}

export function opened(kept: KeptLedger): LedgerFile {
  const file = readLedgerFile(kept.json);
  if (!file.ok) throw new Error(`${kept.name}: ${JSON.stringify(file.error)}`);
  return file.value;
}
