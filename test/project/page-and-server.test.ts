import { readFileSync } from 'node:fs';
import * as server from '@pangaea/wire';
import { KERNEL } from '@pangaea/words/kernel';
import { expect, test } from 'vitest';
import { TITLES } from '../../packages/server/src/page/preview.ts';
import { SERVER_REFUSALS } from '../../packages/server/src/tables/refused.ts';
import { LANGUAGES, MESSAGES } from '../../packages/web/src/messages/index.ts';
import { cleanName } from '../../packages/web/src/start/name.ts';
import { MOST, PHRASES, REACTIONS } from '../../packages/web/src/table/talk.ts';
import { cleanLine, cleanLines } from '../../packages/web/src/together/clean-text.ts';

test('the page has a sentence in every language for whatever the server refuses', () => {
  const codes = Object.keys(SERVER_REFUSALS);
  expect(codes.length).toBeGreaterThan(20);
  for (const language of LANGUAGES) {
    const sentences = { ...KERNEL[language], ...MESSAGES[language].refusals };
    expect(codes.filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
  }
});

test('the server takes the same names as the page', () => {
  const { pattern } = server.Name as unknown as { readonly pattern: string };
  const taken = new RegExp(pattern, 'u');
  const planes = [
    [0, 0xffff],
    [0xe0000, 0xe1000],
  ];
  for (const [first, last] of planes) {
    for (let point = first; point <= last; point++) {
      const name = `a${String.fromCodePoint(point)}b`;
      expect(taken.test(name), point.toString(16)).toBe(cleanName(name) === name);
      expect(taken.test(cleanName(name)), point.toString(16)).toBe(true);
    }
  }
  // Names that somebody has, a family of joined signs among them.
  for (const name of ['Ayşe 彩夏', 'فاطمه\u200cزهرا', '👩\u200d👩\u200d👧', 'क्\u200dष']) {
    expect([cleanName(name), taken.test(name)]).toEqual([name, true]);
  }
  // Signs that would turn the sentence around, or make a name look like another one, are removed.
  expect(cleanName('\u202eneB\u2066\u200b')).toBe('neB');
});

test('the page has the phrases and reactions that the server takes, and sends no text that it does not', () => {
  expect([[...PHRASES].sort(), REACTIONS]).toEqual([[...server.PHRASES].sort(), server.REACTIONS]);
  const [line, lines] = [server.LineText, server.Lines].map(
    (schema) => schema as unknown as { readonly pattern: string; readonly maxLength: number },
  );
  expect(MOST).toEqual({ text: line.maxLength, notes: lines.maxLength });
  for (const [first, last] of [
    [0, 0xffff],
    [0xe0000, 0xe1000],
  ]) {
    for (let point = first; point <= last; point++) {
      const text = `a${String.fromCodePoint(point)}b`;
      expect(new RegExp(line.pattern, 'u').test(cleanLine(text)), point.toString(16)).toBe(true);
      expect(new RegExp(lines.pattern, 'u').test(cleanLines(text)), point.toString(16)).toBe(true);
    }
  }
});

test('a chat names a game as the page does', () => {
  const web = new URL('../../packages/web/src/', import.meta.url);
  const entryOf = (id: string) => readFileSync(new URL(`${id}/entry.ts`, web), 'utf8');
  const list = readFileSync(new URL('games/list.ts', web), 'utf8');
  const shown = [...list.matchAll(/from '\.\.\/([a-z-]+)\/entry\.ts'/g)].map(([, id]) => id);
  expect(shown.sort()).toEqual(Object.keys(TITLES).sort());
  for (const [id, { en, ja }] of Object.entries(TITLES)) {
    expect(entryOf(id)).toContain(`title: { en: '${en}', ja: '${ja}' },`);
  }
});
