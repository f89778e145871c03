// What a catalogue holds is said somewhere: that every key is there when it is asked for, the types tell.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { TERRA_MESSAGES } from '../../src/terra/messages/index.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { sentences } from './sentences.ts';

const SOURCES = resolve(import.meta.dirname, '../../src');
const code = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  // What says the sentences stands beside them.
  .filter((file) => !/messages[\\/](?!speech)/.test(file))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

/** Whether somewhere a sentence is asked for by its key, or one of its section by a key that is worked out. */
function isSaid(path: string): boolean {
  const [key, section] = path.split('.').slice(1).toReversed();
  const name = key.replace(/\W/g, '\\$&');
  if (section === undefined) return new RegExp(`\\.${name}\\b`).test(code);
  const taken = `\\{[^{}]*\\b${name}\\b[^{}]*\\} = [^;]*\\b${section}\\b`;
  return new RegExp(`\\b${section}(?:\\.${name}\\b|\\[)|${taken}`).test(code);
}

/** Sections that are handed on whole. */
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
