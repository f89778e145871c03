// Every sentence of a catalogue is used somewhere; the types make sure that every used key exists.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { TERRA_MESSAGES } from '../../src/terra/messages/index.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { sentences } from './sentences.ts';

const SOURCES = resolve(import.meta.dirname, '../../src');
const code = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  // The files with the sentences themselves do not count.
  .filter((file) => !/messages[\\/](?!speech)/.test(file))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

/** Whether some file uses a sentence by its key, or uses its section with a calculated key. */
function isSaid(path: string): boolean {
  const [key, section] = path.split('.').slice(1).toReversed();
  const name = key.replace(/\W/g, '\\$&');
  if (section === undefined) return new RegExp(`\\.${name}\\b`).test(code);
  const taken = `\\{[^{}]*\\b${name}\\b[^{}]*\\} = [^;]*\\b${section}\\b`;
  return new RegExp(`\\b${section}(?:\\.${name}\\b|\\[)|${taken}`).test(code);
}

/** Sections that are passed on as a whole. */
const WHOLE =
  /^\.(?:kernel|actions\.names|start\.(?:factionChoices|startPowers|turnOrders|variants)|why|explain|letters|nowhere)\./;

test.for([
  ['of the shell', MESSAGES.en],
  ['of both hex games', TERRA_MESSAGES.en],
  ['of Terra Nova', NOVA_MESSAGES.en],
] as const)('no sentence %s is left over', ([, catalogue]) => {
  const ofParts = new Set(['.list', '.all', '.phrases']);
  const paths = sentences(catalogue, ofParts).map(([path]) => path);
  expect(paths.filter((path) => !WHOLE.test(path) && !isSaid(path))).toEqual([]);
});
