import { RULING_VALUES, RULINGS } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { expect, test } from 'vitest';
import { gaiaSpeech } from '../../src/gaia/speech.ts';
import { LANGUAGES, MESSAGES } from '../../src/messages/index.ts';
import { speechFor } from '../../src/messages/speech.ts';
import {
  changePreferences,
  keepPreferences,
  readPreferences,
} from '../../src/preferences/preferences.ts';
import { TERRA_MESSAGES } from '../../src/terra/messages/index.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { RULINGS_SAID } from '../../src/terra-nova/messages/rulings.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';
import { TELLING_MESSAGES } from '../../src/together/telling/messages.ts';
import { WAITING_MESSAGES } from '../../src/together/waiting/messages.ts';
import { sentences } from './sentences.ts';

/** Sentences that are made of several parts. */
const OF_PARTS: ReadonlySet<string> = new Set(['.list', '.all', '.phrases']);

/** The sentences of the page at a table of Terra Nova. */
const CATALOGUES = [MESSAGES, TERRA_MESSAGES, NOVA_MESSAGES, WAITING_MESSAGES, TELLING_MESSAGES];

test('all catalogues say the same things, and none is silent', () => {
  for (const catalogue of CATALOGUES) {
    const [first, ...others] = LANGUAGES.map(
      (language) => new Map(sentences(catalogue[language], OF_PARTS)),
    );
    for (const other of others) expect([...other.keys()]).toEqual([...first.keys()]);
    for (const [path, text] of first) {
      if (path !== '.letters.river') expect(text, path).not.toBe('');
    }
  }
});

test('Japanese uses one form of each term, that of the rulebook', () => {
  const all = CATALOGUES.flatMap(({ ja }) => sentences(ja, OF_PARTS))
    .map(([, text]) => text)
    .join('\n');
  // Words that players and translators also use, but the rulebook does not.
  for (const other of [
    'ヴィクトリーポイント',
    '得点トラック',
    'マナ',
    '河ヘクス',
    '要塞',
    '航海',
    '勢力ボード',
    'インベンター',
  ]) {
    expect(all).not.toContain(other);
  }
  for (const term of ['勝利点', '船舶値', '宮殿', '交易所', 'ボーナスタイル', '到達範囲内']) {
    expect(all).toContain(term);
  }
});

test('the shell holds the words of no game', () => {
  const all = sentences(MESSAGES.en, OF_PARTS)
    .map(([, text]) => text)
    .join('\n');
  expect(all).not.toMatch(/faction|palace|bowl|shovel|sailing|bonus tile|trading post/i);
});

test('every ruling has a question and two answers', () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(RULINGS_SAID[language])).toEqual([...RULINGS]);
  }
  expect(Object.values(RULING_VALUES).every((values) => values.length === 2)).toBe(true);
});

test('the usual answer is the one that new tables get', () => {
  expect(RULING_VALUES.plannersIcon[0]).toBe('any-empty');
  expect(RULINGS_SAID.en.plannersIcon.usual).toMatch(/any empty/);
  expect(RULINGS_SAID.ja.plannersIcon.usual).toMatch(/空いていれば/);
});

test('a refusal that this page does not know is a sentence all the same', () => {
  const unknown = { code: 'of-another-version', params: {} };
  const who = { seat: String, player: String };
  for (const language of LANGUAGES) {
    const common = speechFor(language, MESSAGES[language]);
    for (const speech of [
      common,
      gaiaSpeech(common),
      novaSpeech(common, TERRA_NOVA[language], NOVA_MESSAGES[language]),
    ]) {
      const told = speech.refusal(unknown, who as never);
      expect(told).toBe(MESSAGES[language].refusedAs(unknown.code));
      expect(told.length).toBeGreaterThan(40);
    }
  }
});

test('preferences: what was kept, else what the browser says, else what is usual', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readPreferences(shelf, ['fr-FR', 'ja-JP', 'en']).language).toBe('ja');
  expect(readPreferences(shelf, ['fr'])).toMatchObject({ language: 'en', theme: 'auto' });
  keepPreferences(shelf, {
    language: 'ja',
    theme: 'dark',
    pace: 'fast',
    sound: false,
    curtain: false,
    hints: false,
    names: true,
    northUp: true,
    plainColours: false,
    abilities: true,
    cards: false,
    endsTurn: false,
    freePower: true,
  });
  expect(readPreferences(shelf, ['en'])).toEqual({
    language: 'ja',
    theme: 'dark',
    pace: 'fast',
    sound: false,
    curtain: false,
    hints: false,
    names: true,
    northUp: true,
    plainColours: false,
    abilities: true,
    cards: false,
    endsTurn: false,
    freePower: true,
  });
  // A page that still shows other preferences changes only one of them.
  changePreferences(shelf, ['en'], { sound: true });
  expect(readPreferences(shelf, ['en'])).toMatchObject({
    language: 'ja',
    sound: true,
    hints: false,
  });
  kept.clear();
  shelf.setItem('pangaea.preferences', 'no json');
  expect(readPreferences(shelf, ['en']).pace).toBe('normal');
});
