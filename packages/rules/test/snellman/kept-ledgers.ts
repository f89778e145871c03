import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { type LedgerFile, readLedgerFile } from '../../src/snellman/notation/ledger-file.ts';

/**
 * Games to hold the engine against are data of others and no part of the project. The environment
 * variable names folders, parted as in `PATH`; each has `played/*.json` and `random/*.json`, or played
 * games themselves. Without it, or when nothing is there, the tests that need it are skipped and say so.
 */
const LEDGERS: string | undefined = process.env.PANGAEA_LEDGERS;

export const SKIPPED =
  LEDGERS === undefined
    ? 'SKIPPED: set PANGAEA_LEDGERS to folders of ledgers to run this'
    : `SKIPPED: no ledgers in ${LEDGERS}`;

/** With `CI` set a run that names folders must find games there: otherwise nobody would see that nothing was checked. */
export const MUST_BE_THERE: boolean = LEDGERS !== undefined && Boolean(process.env.CI);

export interface KeptLedger {
  readonly name: string;
  readonly json: { readonly commands: readonly string[]; readonly map: string };
}

/** @param from folders; those of the environment when left out */
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
