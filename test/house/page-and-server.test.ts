import { KERNEL } from '@pangaea/words/kernel';
import { expect, test } from 'vitest';
import { SERVER_REFUSALS } from '../../packages/server/src/tables/refused.ts';
import { Name } from '../../packages/server/src/wire/parts.ts';
import { LANGUAGES, MESSAGES } from '../../packages/web/src/messages/index.ts';
import { cleanName } from '../../packages/web/src/start/name.ts';

test('the page has a sentence in every language for whatever the server refuses', () => {
  const codes = Object.keys(SERVER_REFUSALS);
  expect(codes.length).toBeGreaterThan(20);
  for (const language of LANGUAGES) {
    const sentences = { ...KERNEL[language], ...MESSAGES[language].refusals };
    expect(codes.filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
  }
});

test('what the page leaves of a name is what the server takes', () => {
  const { pattern } = Name as unknown as { readonly pattern: string };
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
  // What would write the sentence around it backwards, or look like another's name.
  expect(cleanName('\u202eneB\u2066\u200b')).toBe('neB');
});
