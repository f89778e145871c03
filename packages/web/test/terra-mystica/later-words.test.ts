import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { en as opened } from '../../src/terra-mystica/messages/opened.en.ts';
import { en as turn } from '../../src/terra-mystica/messages/turn.en.ts';

const SOURCES = resolve(import.meta.dirname, '../../src/terra-mystica');
/** By the part that is loaded later: the places that wait for it (`said.tsx`). */
const WAITING = [
  [turn, ['board/rules-help.tsx', 'dock/', 'panels/advice.ts', 'speech.ts']],
  [opened, ['game/introduction.ts', 'panels/compare.tsx']],
] as const;

test.each(WAITING)('only parts that wait for words say them', (words, places) => {
  const said = new RegExp(
    `\\b(?:t\\.(?:${Object.keys(words).join('|')})\\b|\\{[^}]*\\b(?:${Object.keys(words).join('|')})\\b[^}]*\\} = t\\b)`,
  );
  const saying = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && said.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
});
