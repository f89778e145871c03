import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../../src');
/** The element that contains the whole table. */
const ALL_AROUND =
  /(?<![\w-])(?:html|:root|body|\.table|\.layout-[a-z]+)(?![\w-])(?:[^\s,{(]|\([^()]*\))*?:has\((?!\s*>)/g;

test('no rule looks for something anywhere in the table: each change of any part would look through all of it', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCES });
  expect(sheets.length).toBeGreaterThan(30);
  const looking = sheets.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(ALL_AROUND)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(looking).toEqual([]);
});

test('the test would find the things that it looks for', () => {
  expect('.layout-phone.tab-map:has(.sheet) {'.match(ALL_AROUND)).not.toBeNull();
  expect('html:has(.end) {'.match(ALL_AROUND)).not.toBeNull();
  expect('.table:not(.a, .b):has(.end) {'.match(ALL_AROUND)).not.toBeNull();
  expect('.table:has(> .end) .sheet-body:has(.end) {'.match(ALL_AROUND)).toBeNull();
});
