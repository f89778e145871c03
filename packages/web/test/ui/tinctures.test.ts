import { describe, expect, test } from 'vitest';
import { HATCHING_OF, SEAT_COLOURS } from '../../src/ui/tinctures.ts';
import { contrast, deuteranopic, distance, tokenIn } from './tokens.ts';

const PAIRS = SEAT_COLOURS.flatMap((one, index) =>
  SEAT_COLOURS.slice(index + 1).map((other) => [one, other] as const),
);

describe.each([
  { light: 'day', night: false },
  { light: 'night', night: true },
])('colours of seats by $light', ({ night }) => {
  const of = (name: string) => tokenIn('tinctures.css', name, night);

  test('are told apart by everybody', () => {
    for (const [one, other] of PAIRS) {
      expect.soft(distance(of(one), of(other)), `${one}, ${other}`).toBeGreaterThan(0.1);
      const seen = distance(deuteranopic(of(one)), deuteranopic(of(other)));
      expect.soft(seen, `${one}, ${other}, deuteranopia`).toBeGreaterThan(0.065);
    }
  });

  test('show their hatching, and what is written on them', () => {
    for (const colour of SEAT_COLOURS) {
      expect.soft(contrast(of(colour), of(`${colour}-line`)), colour).toBeGreaterThan(2);
      expect.soft(contrast(of(colour), of(`${colour}-text`)), colour).toBeGreaterThan(3);
      expect.soft(contrast(of(colour), of(`${colour}-shade`)), colour).toBeGreaterThan(1.3);
    }
  });
});

test('every colour of a seat has a hatching of its own', () => {
  expect(new Set(SEAT_COLOURS.map((colour) => HATCHING_OF[colour])).size).toBe(SEAT_COLOURS.length);
});

/** The seven colours as printed on the boxes. */
const PRINTED = ['yellow', 'brown', 'black', 'blue', 'green', 'grey', 'red'] as const;

describe.each([
  { light: 'day', night: false },
  { light: 'night', night: true },
])('colours for people who see no red and green, by $light', ({ night }) => {
  const of = (name: string) => tokenIn('tinctures.css', name, night, 'colour-blind');

  test('are far apart for all eyes', () => {
    const pairs = PRINTED.flatMap((one, at) => PRINTED.slice(at + 1).map((other) => [one, other]));
    for (const [one, other] of pairs) {
      expect.soft(distance(of(one), of(other)), `${one}, ${other}`).toBeGreaterThan(0.13);
      const seen = distance(deuteranopic(of(one)), deuteranopic(of(other)));
      expect.soft(seen, `${one}, ${other}, deuteranopia`).toBeGreaterThan(0.12);
    }
  });

  test('show their hatching, and what is written on them', () => {
    for (const colour of PRINTED) {
      expect.soft(contrast(of(colour), of(`${colour}-line`)), colour).toBeGreaterThan(2);
      expect.soft(contrast(of(colour), of(`${colour}-text`)), colour).toBeGreaterThan(3);
      expect.soft(contrast(of(colour), of(`${colour}-shade`)), colour).toBeGreaterThan(1.3);
    }
  });
});

test('green and brown, the peoples of one table most often, have hatchings of another kind', () => {
  const { green, brown } = HATCHING_OF;
  expect(new Set([green, brown])).not.toEqual(new Set(['falling', 'rising']));
});
