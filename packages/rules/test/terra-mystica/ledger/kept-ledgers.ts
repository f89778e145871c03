import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LedgerFile, readLedgerFile } from '../../../src/terra-mystica/ledger/ledger-file.ts';

/**
 * Games to hold the engine against are data of others and no part of the project. The environment
 * variable names the folder that has `played/*.json` and `random/*.json`; without it, or when it is
 * not there, the tests that need it are skipped and say so.
 */
const LEDGERS: string | undefined = process.env.PANGAEA_LEDGERS;

export const SKIPPED =
  LEDGERS === undefined
    ? 'SKIPPED: set PANGAEA_LEDGERS to the folder of ledgers to run this'
    : `SKIPPED: no ledgers in ${LEDGERS}`;

export interface KeptLedger {
  readonly name: string;
  readonly json: { readonly commands: readonly string[] };
}

export function keptLedgers(folder: 'played' | 'random'): readonly KeptLedger[] {
  if (LEDGERS === undefined) return [];
  const path = join(LEDGERS, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      name: `${folder}/${name}`,
      json: JSON.parse(readFileSync(join(path, name), 'utf8')),
    }));
}

export function opened(kept: KeptLedger): LedgerFile {
  const file = readLedgerFile(kept.json);
  if (!file.ok) throw new Error(`${kept.name}: ${JSON.stringify(file.error)}`);
  return file.value;
}
