import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { FACTIONS, FAN_FACTIONS } from '../../src/terra-mystica/index.ts';

const ROOT = join(import.meta.dirname, '../../src/terra-mystica');

/**
 * Files in which factions may be named: their own files, printed sets and start points, editions
 * that change them.
 */
const NAMING = ['factions', 'maps', 'set-up/introductory.ts', 'editions/seed-001.json'];

/** A name in code or prose, singular or plural: `Chaos Magicians`, `chaosMagician`, `chaos-magicians`. */
const IDS = [...FACTIONS, ...FAN_FACTIONS.on.map(({ id }) => id)];
const NAMES = new RegExp(
  IDS.map((id) => {
    const [first, ...rest] = id
      .replace(/(es|s)$/, '')
      .replace(/^the-/, '')
      .split('-');
    const tail = rest.map((word) => `[- ]?[${word[0].toUpperCase()}${word[0]}]${word.slice(1)}`);
    const capital = first[0].toUpperCase() + first.slice(1);
    return `(?:(?<![A-Za-z])${first}|${capital})${tail.join('')}`;
  }).join('|'),
);

function namesIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => NAMES.test(line));
}

test('the core names no faction', () => {
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !NAMING.some((part) => file === part || file.startsWith(`${part}/`)));
  expect(files.length).toBeGreaterThan(100);
  const named = files.flatMap((file) =>
    namesIn(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});

test('a name is seen however it is written', () => {
  const seen = [
    'the Chaos Magicians',
    'chaosMagicians',
    "'ice-maidens'",
    'isWitch',
    'a witch',
    'Auren',
  ];
  expect(seen.flatMap(namesIn)).toEqual(seen);
  expect(namesIn('switch (kind) {')).toEqual([]);
});
