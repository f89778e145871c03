import { expect, test } from 'vitest';
import { isTimeForKeys, noteKeysOffered } from '../../src/start/keys/keys-offered.ts';
import { isWord, readWords, wordsOf } from '../../src/start/keys/recovery-words.ts';

const SECRETS = ['AAAAAAAAAAAAAAAAAAAAAA', '_____________________w', 'MTIzNDU2Nzg5MGFiY2RlZg'];

test.each(SECRETS)(
  'the words of a secret give it back, in both languages and however they are typed: %s',
  (secret) => {
    for (const language of ['en', 'ja'] as const) {
      const words = wordsOf(secret, language);
      expect(words).toHaveLength(12);
      for (const typed of [
        words.join(' '),
        ` ${words.join('\n').toUpperCase()}\n`,
        words.join('\u3000'),
        words.map((word) => word.normalize('NFKD')).join(', '),
      ]) {
        expect(readWords(typed)).toEqual({ ok: true, secret });
      }
    }
  },
);

test('a wrong word, a missing one and most that were exchanged are seen', () => {
  const words = [...wordsOf('MTIzNDU2Nzg5MGFiY2RlZg', 'en')];
  expect(readWords(words.slice(1).join(' '))).toEqual({ ok: false, why: 'count', count: 11 });
  expect(readWords([...words.slice(1), 'xyzzy'].join(' '))).toEqual({
    ok: false,
    why: 'unknown',
    word: 'xyzzy',
  });
  const wrong = words.map((_, at) => readWords(words.with(at, words[(at + 1) % 12]).join(' ')));
  // Four check bits find fifteen of sixteen mistakes.
  expect(wrong.filter(({ ok }) => !ok).length).toBeGreaterThanOrEqual(8);
  expect([isWord(' Zoo', 'zoo'), isWord('zo', 'zoo')]).toEqual([true, false]);
});

test('a key is offered after the first finished game and at the second slow table, once', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const live = { over: false, pace: 'live', viewer: 0 } as const;
  const slow = { ...live, pace: 'slow' } as const;
  expect(isTimeForKeys([live, live, slow], storage)).toBe(false);
  expect(isTimeForKeys([slow, slow], storage)).toBe(true);
  expect(isTimeForKeys([{ ...live, over: true }], storage)).toBe(true);
  expect(isTimeForKeys([{ ...live, over: true, viewer: 'spectator' }], storage)).toBe(false);
  noteKeysOffered(storage);
  expect(isTimeForKeys([slow, slow, { ...live, over: true }], storage)).toBe(false);
});
