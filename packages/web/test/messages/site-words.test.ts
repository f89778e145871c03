import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteEn } from '../../src/messages/site-en.ts';

const SOURCES = resolve(import.meta.dirname, '../../src');
/** From where a table of this device is loaded. */
const ENTRIES = [
  'main.tsx',
  ...['terra-nova', 'terra-mystica', 'gaia'].map((game) => `${game}/index.ts`),
];
/** What these say of the site, they say at tables of a server only. */
const SERVED = [
  'play/people.ts',
  'shell/dock/status.tsx',
  'shell/seats/presence.tsx',
  'shell/table-sheets.tsx',
];

/** All modules that come with one: what is fetched later (`import()`) and types are not among them. */
function loadedWith(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)(?:[^;]*? from )?'(\.[^']+)'/gm,
  );
  for (const [, source] of imports) loadedWith(resolve(file, '..', source), seen);
  return seen;
}

test('a table of this device says nothing that it has not loaded', () => {
  const files = ENTRIES.reduce(
    (seen, entry) => loadedWith(resolve(SOURCES, entry), seen),
    new Set<string>(),
  );
  expect(files.size).toBeGreaterThan(200);
  const { refusals: _, start, agree, ...site } = siteEn;
  const names = [
    ...Object.keys(site),
    ...Object.keys(start).map((name) => `start\\.${name}`),
    ...Object.keys(agree).map((name) => `agree\\.${name}`),
  ];
  const said = new RegExp(`\\bm\\.(?:${names.join('|')})\\b`);
  const saying = [...files]
    .filter((file) => /\.tsx?$/.test(file) && said.test(readFileSync(file, 'utf8')))
    .map((file) => relative(SOURCES, file));
  expect(saying.sort()).toEqual(SERVED);
});
