import { expect, test } from 'vitest';
import { GAIA_MESSAGES } from '../../src/gaia/messages/index.ts';
import { sentences } from '../messages/sentences.ts';

const { en, ja } = GAIA_MESSAGES;

test('both languages say the same things, and none is silent', () => {
  const english = new Map(sentences(en));
  const japanese = new Map(sentences(ja));
  expect([...japanese.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of [...english, ...japanese]) expect(text, path).not.toBe('');
});

test('Japanese uses the terms of the rules and holds no Latin words but keys', () => {
  const all = sentences(ja)
    .map(([, text]) => text)
    .join('\n');
  for (const term of ['人コマ', '動物トークン', '満足度', '手元', '目標カード', '防護']) {
    expect(all).toContain(term);
  }
  expect(all.replaceAll('Enter', '')).not.toMatch(/[A-Za-z]{2,}/);
  expect(all).not.toMatch(/[()]/);
});

test('a place is told from the first tile', () => {
  expect(en.board.place(0, 0)).toBe('the first tile');
  expect(en.board.place(2, -1)).toBe('2 east 1 north');
  expect(en.board.place(-3, 0)).toBe('3 west');
  expect(ja.board.place(2, -1)).toBe('東に2、北に1');
  expect(ja.board.place(0, 4)).toBe('南に4');
});
