import { cardNames, gaia, NEEDS, POWERS, RECONSTRUCTION, RULINGS } from '@pangaea/rules/gaia';
import { seedFromNumber } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { CONCEPTS, conceptsOf, type Explained, GAIA } from '../../src/gaia/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { TRACES } from '../same-shape.ts';

function played(given: object, edition = RECONSTRUCTION): Explained {
  const game = gaia([edition]);
  const options = game.options({ edition: edition.id, ...given });
  if (!options.ok) throw new Error(options.error.code);
  const set = game.setup(options.value, seedFromNumber(1));
  if (!set.ok) throw new Error(set.error.code);
  return set.value.table;
}

const BASIC = played({ players: 3 });
const DISASTERS = played({ players: 2, mode: 'disasters', extraCity: true });
const OTHER_RULINGS = played({
  mode: 'disasters',
  rulings: {
    star: 'not-sea',
    objectiveDiscard: 'matched',
    feeding: 'optional',
    exhaustion: 'any-kind',
    eruption: 'all-deserts',
  },
});

test('parts that a game without powers or switches does not have are not explained there', () => {
  const advanced = ['takeover', 'fourNeeds', 'powerCard', 'powerObjectives', 'protection'];
  const basic = CONCEPTS.filter((concept) => ![...advanced, 'standingOrders'].includes(concept));
  expect(conceptsOf(BASIC.options)).toEqual(basic);
  expect(conceptsOf(DISASTERS.options)).toEqual(CONCEPTS);
  expect(conceptsOf(played({ takeover: true }).options)).toContain('takeover');
});

describe.each(LANGUAGES)('%s', (language) => {
  const { explain } = GAIA[language];
  const ENDS = /[.。]$/;

  test('says who is asked for protection, as the rules of the table have it', () => {
    const older = played({ mode: 'disasters', rulesVersion: '2026-11-21.2' });
    const told = [DISASTERS, older].map((game) => explain.concepts.protection(game));
    expect(told[0]).not.toBe(told[1]);
    expect(told[0].length).toBeGreaterThan(told[1].length);
  });

  test('explains every part of the rules, in every game', () => {
    for (const game of [BASIC, DISASTERS, OTHER_RULINGS]) {
      for (const concept of CONCEPTS) {
        const text = explain.concepts[concept](game);
        expect(text, concept).toMatch(ENDS);
        expect(text, concept).not.toMatch(TRACES);
      }
    }
  });

  test('heads every part, each otherwise', () => {
    expect(new Set(CONCEPTS.map((concept) => explain.titles[concept])).size).toBe(CONCEPTS.length);
  });

  test('with the numbers of the edition and the table', () => {
    expect(explain.concepts.goal(BASIC)).toContain('5');
    expect(explain.concepts.goal(DISASTERS)).toContain('6');
    const edition = { ...RECONSTRUCTION, herd: 7, handLimit: 9, powerLimit: 3 };
    const other = played({ mode: 'advanced' }, edition);
    expect(explain.concepts.animalCard(other)).toContain('7');
    expect(explain.concepts.limits(other)).toMatch(/9.*3/);
    expect(explain.concepts.limits({ ...BASIC, edition })).not.toContain('3');
  });

  test('every ruling changes what is told', () => {
    const told = (game: Explained) =>
      [
        explain.card('animals-star', game),
        explain.concepts.objectives(game),
        explain.concepts.feeding(game),
        explain.concepts.end(game),
        explain.powers.eruption(game),
      ] as const;
    const usual = told(DISASTERS);
    expect(usual).toHaveLength(RULINGS.length);
    for (const [place, text] of told(OTHER_RULINGS).entries()) expect(text).not.toBe(usual[place]);
  });

  test('every switch changes what is told', () => {
    for (const concept of ['rise', 'fall', 'draw', 'limits'] as const) {
      expect(explain.concepts[concept](BASIC)).not.toBe(explain.concepts[concept](DISASTERS));
    }
  });

  test('explains every card, each otherwise', () => {
    const { cityCards, extraCity } = RECONSTRUCTION;
    const names = cardNames([...cityCards, extraCity].map(({ id }) => id));
    const texts = names.map((name) => explain.card(name, DISASTERS));
    expect(new Set(texts).size).toBe(names.length);
    for (const text of texts) {
      expect(text).toMatch(ENDS);
      expect(text).not.toMatch(TRACES);
    }
    expect(explain.card('city-of-elsewhere', DISASTERS)).toMatch(ENDS);
  });

  test('explains every power, need and objective', () => {
    const { objectives, powerObjectives } = RECONSTRUCTION;
    const texts = [
      ...POWERS.map((power) => explain.powers[power](DISASTERS)),
      ...NEEDS.map((need) => explain.needs[need]),
      ...objectives.map(({ id }) => explain.objective(id, DISASTERS)),
      explain.objective(powerObjectives[0].id, DISASTERS),
      explain.objective('of-elsewhere', DISASTERS),
      explain.extraCity,
    ];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(ENDS);
      expect(text).not.toMatch(TRACES);
    }
  });
});
