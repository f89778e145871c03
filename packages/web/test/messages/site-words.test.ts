import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteEn } from '../../src/messages/site-en.ts';

const SOURCES = resolve(import.meta.dirname, '../../src');
/** The modules from which a table of this device is loaded. */
const ENTRIES = [
  'main.tsx',
  'shell/table-screen.tsx',
  ...['terra-nova', 'terra-mystica', 'gaia'].map((game) => `${game}/index.ts`),
];
/** Files that use these words only at tables of a server. */
const SERVED = [
  'clock/',
  'pages/remote-table-page.tsx',
  'play/people.ts',
  'shell/dock/status.tsx',
  'shell/fair-play.tsx',
  'shell/seats/',
  'shell/settings/',
  'shell/table-sheets.tsx',
  'together/',
  'ui/link-row.tsx',
];
/** Places without a table: the start page loads the words of the site. */
const AWAY = /\/(?:start|pages)\//;

/** All modules that are loaded with one, immediately or later; types are not among them. */
function loadedWith(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file) || AWAY.test(file) || !existsSync(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:^(?:import|export) (?!type\b)(?:[^;]*? from )?|\bimport\()'(\.[^']+)'/gm,
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
  const all = Object.keys(site).map((name) => `m\\.${name}`);
  // A part of them may have been taken out of `m` before.
  const some = [
    ...Object.keys(start).map((name) => `start\\.${name}`),
    ...Object.keys(agree).map((name) => `agree\\.${name}`),
  ];
  const said = new RegExp(`\\b(?:${[...all, ...some].join('|')})\\b`);
  const saying = [...files]
    .filter((file) => /\.tsx?$/.test(file) && said.test(readFileSync(file, 'utf8')))
    .map((file) => relative(SOURCES, file));
  expect(saying.filter((file) => !SERVED.some((served) => file.startsWith(served)))).toEqual([]);
});
