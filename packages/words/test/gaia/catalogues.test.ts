import {
  cardNames,
  EDITION_FAULTS,
  PENDING,
  RECONSTRUCTION,
  REFUSAL_PARAMS,
  REFUSALS,
  RULES,
} from '@pangaea/rules/gaia';
import { describe, expect, test } from 'vitest';
import { COMMANDS, GAIA, tellRefusal } from '../../src/gaia/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { catalogueTests } from '../catalogues.ts';
import { TRACES } from '../same-shape.ts';

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

/** The words for `FACTS`, if a refusal has these facts. */
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

/** Arguments of moves with the words for them. */
const ARGUMENTS: Readonly<Record<string, readonly [string, RegExp]>> = {
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

catalogueTests({
  words: GAIA,
  tellRefusal: (language, refusal) => tellRefusal(language, refusal, WHO),
  refusals: REFUSALS,
  params: REFUSAL_PARAMS,
  facts: FACTS,
  said: (name, language) => SAID[name]?.[language],
  faults: {
    codes: EDITION_FAULTS,
    facts: {
      allowed: ['x', 'y'],
      card: 'power',
      deck: 'life',
      expected: 3,
      found: 5,
      id: 'x',
      key: 'x',
      least: 1,
      most: 4,
      need: 'animal',
      pattern: 'x',
    },
  },
  moves: {
    kinds: RULES.codec.kinds,
    value: (name) => ARGUMENTS[name][0],
    said: (name) => ARGUMENTS[name][1],
    who: WHO,
  },
});

describe.each(LANGUAGES)('%s', (language) => {
  const words = GAIA[language];

  test('has a sentence for a star that is not the sea', () => {
    const params = { x: 0, y: 0, land: 'sea', wanted: 'star' };
    const sentence = tellRefusal(language, { code: 'wrong-land', params }, WHO);
    expect(sentence).toMatch(language === 'en' ? /star/ : /星マーク/);
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
  for (const language of LANGUAGES) {
    expect(Object.keys(GAIA[language].moves)).toEqual([...COMMANDS]);
  }
});
