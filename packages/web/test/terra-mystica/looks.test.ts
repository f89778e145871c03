import { describe, expect, test } from 'vitest';
import { SEAT_COLOURS } from '../../src/ui/tinctures.ts';
import { contrast, deuteranopic, distance, tokenIn } from '../ui/tokens.ts';

const OWN = '../terra-mystica/style/tokens.css';
const CULTS = ['fire', 'water', 'earth', 'air'] as const;
const LIGHTS = [
  ['by day', false],
  ['by night', true],
] as const;

describe.each(LIGHTS)('%s', (_light, night) => {
  const paper = tokenIn('tokens.css', 'paper-high', night);

  test.each(CULTS)('the frame of the cult of %s is seen on paper and on its own wash', (cult) => {
    const ink = tokenIn(OWN, `cult-${cult}`, night);
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(ink, tokenIn(OWN, `cult-${cult}-wash`, night))).toBeGreaterThanOrEqual(3);
  });

  test('the lines of power cross every track visibly', () => {
    const line = tokenIn(OWN, 'power-line', night);
    for (const cult of CULTS) {
      expect(contrast(line, tokenIn(OWN, `cult-${cult}-wash`, night))).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(SEAT_COLOURS)('the charge on a %s disc is seen', (colour) => {
    const field = tokenIn('tinctures.css', colour, night);
    const charge = tokenIn('tinctures.css', `${colour}-text`, night);
    expect(contrast(field, charge)).toBeGreaterThanOrEqual(3);
    expect(distance(deuteranopic(field), deuteranopic(charge))).toBeGreaterThan(0.3);
  });
});
