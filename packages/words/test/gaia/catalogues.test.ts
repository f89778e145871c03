import {
  cardNames,
  EDITION_FAULTS,
  PENDING,
  RECONSTRUCTION,
  REFUSAL_PARAMS,
  REFUSALS,
  RULES,
} from '@pangaea/rules/gaia';
import { KERNEL_REFUSALS } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { COMMANDS, GAIA, tellRefusal } from '../../src/gaia/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { shapeDifferences, TRACES, textsOf } from '../same-shape.ts';

const WHO = { seat: (seat: number) => `<${seat}>`, edition: RECONSTRUCTION };

/** Facts for a refusal, by the names of its params. */
const FACTS: Readonly<Record<string, string | number>> = {
  card: 'nature-sea',
  city: 'city-07',
  deck: 'life',
  deciders: '0 2',
  direction: 'east',
  given: 'north west',
  land: 'swamp',
  objective: 'goal-3',
  order: 'never',
  pending: 'settle',
  wanted: 'forest',
  x: -2,
  y: 3,
};

/** What is said of `FACTS`, where a refusal has them. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  card: { en: 'nature card “sea”', ja: '自然カード「海」' },
  city: { en: 'city 07', ja: '都市07' },
  deck: { en: 'life deck', ja: '生命カード' },
  deciders: { en: '<0> and <2>', ja: '<0>と<2>' },
  direction: { en: 'east', ja: '東' },
  given: { en: 'north, west', ja: '北・西' },
  land: { en: 'swamp', ja: '沼地' },
  objective: { en: '2 sea, 2 desert', ja: '海×2・砂漠×2' },
  order: { en: 'never protect', ja: '防護を使わない' },
  pending: { en: 'which city gets the meeples', ja: '人コマを置く都市の選択' },
  wanted: { en: 'forest', ja: '森' },
  x: { en: '(-2, 3)', ja: '(-2, 3)' },
};

test('both languages have the same members', () => {
  expect(shapeDifferences(GAIA.en, GAIA.ja)).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  const words = GAIA[language];

  test('has a word for every name', () => {
    const texts = [...textsOf(words)];
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has a sentence with the facts for every refusal of the game', () => {
    for (const code of REFUSALS.slice(1)) {
      const names: readonly string[] = REFUSAL_PARAMS[code];
      const params = Object.fromEntries(names.map((name) => [name, FACTS[name] ?? 5]));
      const sentence = tellRefusal(language, { code, params }, WHO);
      expect(sentence, code).not.toBe(code);
      expect(sentence, code).toMatch(/[.。]$/);
      expect(sentence, code).not.toMatch(TRACES);
      for (const name of names) {
        if (SAID[name] === undefined) continue;
        expect(sentence, `${code} tells its ${name}`).toContain(SAID[name][language]);
      }
    }
  });

  test('has a sentence for a star that is not the sea', () => {
    const params = { x: 0, y: 0, land: 'sea', wanted: 'star' };
    const sentence = tellRefusal(language, { code: 'wrong-land', params }, WHO);
    expect(sentence).toMatch(language === 'en' ? /star/ : /星マーク/);
  });

  test('has a sentence for every refusal of the kernel', () => {
    const given = {
      text: 'x',
      command: 'x',
      argument: 'city',
      value: 'x',
      option: 'x',
      field: 'x',
    };
    for (const code of KERNEL_REFUSALS) {
      const params = { ...given, game: 'x', rules: 'x', newest: 'x' };
      const sentence = tellRefusal(language, { code, params }, WHO);
      expect(sentence, code).not.toBe(code);
      expect(sentence, code).not.toMatch(TRACES);
    }
  });

  test('gives back a code that nobody knows', () => {
    for (const code of ['from-the-future', 'toString']) {
      expect(tellRefusal(language, { code, params: {} }, WHO)).toBe(code);
    }
  });

  test('has a sentence for every fault of an edition', () => {
    const facts = {
      ...{ allowed: ['x', 'y'], card: 'power', deck: 'life', expected: 3, found: 5, id: 'x' },
      ...{ key: 'x', least: 1, most: 4, need: 'animal', pattern: 'x' },
    };
    for (const code of EDITION_FAULTS) {
      expect(words.faults[code](facts), code).toMatch(/[.。]$/);
      expect(words.faults[code](facts), code).not.toMatch(TRACES);
    }
  });

  test('has words for every move, with all that it says', () => {
    const values: Readonly<Record<string, readonly [string, RegExp]>> = {
      deck: ['power', /power deck|パワーカード/],
      card: ['animals-star', /any land|星/],
      land: ['swamp', /swamp|沼地/],
      base: ['desert', /desert|砂漠/],
      city: ['city-18', /city 18|都市18/],
      x: ['-4', /\(-4, 7\)/],
      y: ['7', /\(-4, 7\)/],
      direction: ['south', /\(-4, 8\)/],
      deserts: ['north+west', /north, west|北・西/],
      objective: ['power-goal-1', /4 power cards|パワーカード×4/],
      order: ['always', /always|必ず/],
    };
    expect(Object.keys(words.moves)).toEqual([...COMMANDS]);
    for (const kind of RULES.codec.kinds) {
      const given = Object.fromEntries(kind.args.map(({ name }) => [name, values[name][0]]));
      const { kind: heading, label } = words.moves[kind.word as (typeof COMMANDS)[number]];
      expect(heading).not.toBe('');
      expect(label(given, WHO), kind.word).not.toMatch(TRACES);
      for (const { name } of kind.args) {
        expect(label(given, WHO), `${kind.word} tells its ${name}`).toMatch(values[name][1]);
      }
    }
  });

  test('tells an eruption that leaves no desert, and an earthquake to the east', () => {
    const eruption = words.moves.eruption.label({ x: '1', y: '2', deserts: 'none' }, WHO);
    expect(eruption).toMatch(/no tile|なし/);
    const quake = words.moves.earthquake.label({ x: '1', y: '2', direction: 'east' }, WHO);
    expect(quake).toMatch(/\(1, 2\).*\(2, 2\)/);
  });

  test('gives every card a name of its own', () => {
    const cities = [...RECONSTRUCTION.cityCards, RECONSTRUCTION.extraCity];
    const names = cardNames(cities.map(({ id }) => id)).map(words.card);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name === '' || TRACES.test(name))).toEqual([]);
  });

  test('describes every city and objective by what it asks for', () => {
    const said = RECONSTRUCTION.cityCards.map(words.cityCard);
    expect(new Set(said).size).toBe(18);
    const [, , , , , , seventh] = said;
    expect(seventh).toBe(
      language === 'en'
        ? 'on desert, needs forest, 2 sea, animals'
        : '砂漠に建設、必要なもの：森・海×2・動物',
    );
    const goals = RECONSTRUCTION.objectives.map(({ id }) => words.objective(id, RECONSTRUCTION));
    expect(new Set(goals).size).toBe(9);
    expect(goals.filter((goal) => goal === '' || TRACES.test(goal))).toEqual([]);
    expect(words.objective('of-another-edition', RECONSTRUCTION)).toBe('of-another-edition');
  });

  test('asks every question', () => {
    const facts = { actions: 2, isPowerCard: false, power: 'tornado', by: 1 } as const;
    for (const pending of Object.values(PENDING)) {
      expect(words.asked[pending](facts, WHO), pending).toMatch(/[.。?]$/);
      expect(words.asked[pending](facts, WHO), pending).not.toMatch(TRACES);
    }
    expect(words.asked.turn({ ...facts, actions: 1 }, WHO)).not.toBe(words.asked.turn(facts, WHO));
    const power = words.asked.discard({ ...facts, isPowerCard: true }, WHO);
    expect(power).not.toBe(words.asked.discard(facts, WHO));
    expect(words.asked.window(facts, WHO)).toMatch(/<1>.*(tornado|竜巻)/);
  });
});

test('the words that commands begin with are those of the game', () => {
  expect([...COMMANDS]).toEqual(RULES.codec.kinds.map(({ word }) => word));
});
