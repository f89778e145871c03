import { describe, expect, test } from 'vitest';
import { spanBetween } from '../../../src/board/pieces/span.ts';

const ALL = Array.from({ length: 12 }, (_, turn) => {
  const angle = (Math.PI / 6) * turn;
  return { degrees: 30 * turn, x: 173 * Math.cos(angle), y: 173 * Math.sin(angle) };
});

describe('a bridge', () => {
  test.each(ALL)('is drawn at $degrees degrees', ({ x, y }) => {
    const { isLit: _, marks, ...paths } = spanBetween([0, 0], [x, y], 'near', 'upright');
    for (const d of [...Object.values(paths), marks]) expect(d).toMatch(/^(?:[MLZ][-\d. ]*)+$/);
  });

  test.each(ALL)('is the same from both banks, at $degrees degrees', ({ x, y }) => {
    expect(spanBetween([x, y], [0, 0], 'near', 'dotted')).toEqual(
      spanBetween([0, 0], [x, y], 'near', 'dotted'),
    );
  });

  test('reaches into both its hexes, and not to their middles', () => {
    const { deck } = spanBetween([0, 0], [173, 0], 'near', 'plain');
    const xs = [...deck.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    // The nearest corners of the two hexes are 57.7 away from the hexes' centres.
    expect(Math.min(...xs)).toBeGreaterThan(25);
    expect(Math.min(...xs)).toBeLessThan(57);
    expect(Math.max(...xs)).toBeGreaterThan(173 - 57);
    expect(Math.max(...xs)).toBeLessThan(173 - 25);
  });

  test('one that runs straight up the page shows its side', () => {
    const { side } = spanBetween([0, 0], [0, 173], 'near', 'plain');
    const xs = [...side.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(8);
  });
});
