import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TERRAINS } from '@pangaea/rules/terra-nova';
import { describe, expect, test } from 'vitest';
import { LOOKS, mix, THEMES, type Theme, WORLD } from '../../../src/board/land/looks.ts';
import { contrast, difference, lightness, type Sight } from './colour.ts';

/** The smallest difference between two grounds (CIE 1976), by kind of colour vision. */
const APART: Readonly<Record<Sight, number>> = { normal: 12, deuteranopia: 10, protanopia: 7 };

/** All grounds and waters of hexes. */
function bases(theme: Theme): [string, string][] {
  const grounds = Object.entries(LOOKS).map(([name, { tints }]): [string, string] => [
    name,
    tints[theme].base,
  ]);
  return [...grounds, ['river', WORLD[theme].river], ['sea', WORLD[theme].sea]];
}

describe.each([...THEMES])('by %s', (theme) => {
  test.each(Object.entries(APART))('grounds are told apart with %s sight', (sight, least) => {
    const all = bases(theme);
    const near = all.flatMap(([one, a], index) =>
      all.slice(index + 1).flatMap(([other, b]) => {
        const apart = difference(a, b, sight as Sight);
        return apart < least ? [`${one} and ${other}: ${apart.toFixed(1)}`] : [];
      }),
    );
    expect(near).toEqual([]);
  });

  // For people with red-green blindness three of these are similar olives.
  test.each(['normal', 'deuteranopia', 'protanopia'] as const)(
    'forest, plains and wasteland differ in lightness alone with %s sight',
    (sight) => {
      const of = (['forest', 'plains', 'wasteland'] as const)
        .map((name) => lightness(LOOKS[name].tints[theme].base, sight))
        .toSorted((one, other) => one - other);
      expect(of[1] - of[0]).toBeGreaterThanOrEqual(10);
      expect(of[2] - of[1]).toBeGreaterThanOrEqual(10);
    },
  );

  test('lines of motifs stand out from their ground and their bodies', () => {
    for (const { tints } of Object.values(LOOKS)) {
      const { ink, base, body } = tints[theme];
      expect(contrast(ink, base)).toBeGreaterThan(2.4);
      expect(contrast(ink, body)).toBeGreaterThan(2.4);
    }
  });

  test('light sides are lighter than dark ones', () => {
    for (const { tints } of Object.values(LOOKS)) {
      const { light, body, dark } = tints[theme];
      expect(contrast(light, dark)).toBeGreaterThan(1.5);
      expect(contrast(body, dark)).toBeGreaterThan(1.15);
    }
  });
});

test('colours are mixed in parts', () => {
  expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020');
  expect(mix('#123456', '#ffffff', 0)).toBe('#123456');
});

test('red and green of one lightness are far apart, but not to all', () => {
  expect(difference('#c06050', '#608040', 'normal')).toBeGreaterThan(40);
  expect(difference('#a07848', '#788040', 'deuteranopia')).toBeLessThan(12);
});

test('the style sheet has the same grounds: tiles and clearings lie on the picture', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../src/style/tokens.css'), 'utf8');
  const named = (name: string, day: string, night: string) =>
    expect(tokens).toContain(`--ground-${name}: light-dark(${day}, ${night});`);
  for (const terrain of TERRAINS) {
    const { day, night } = LOOKS[terrain].tints;
    named(terrain, day.base, night.base);
  }
  named('river', WORLD.day.river, WORLD.night.river);
});
