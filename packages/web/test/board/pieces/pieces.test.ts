import { describe, expect, test } from 'vitest';
import { draw, silhouettesOf } from '../../../src/board/pieces/drawing.ts';
import { levelAt } from '../../../src/board/pieces/level.ts';
import { LEVELS } from '../../../src/board/pieces/parts.ts';
import '../../../src/board/pieces/palaces.ts';
import { type PieceKind, pieceKinds, standingOf } from '../../../src/board/pieces/registry.ts';
import { HATCHINGS } from '../../../src/ui/engraving/hatching.ts';
import { isInside } from '../../../src/ui/engraving/plane.ts';

const KINDS = pieceKinds();
const PATH = /^(?:[MLhZ][-\d. ]*)+$/;

/** Area of a piece in square units, counted with a grid. */
function covered(kind: PieceKind): number {
  const silhouettes = silhouettesOf(standingOf(kind).shape('near'));
  let count = 0;
  for (let x = -80; x <= 80; x++) {
    for (let y = -120; y <= 60; y++) {
      if (silhouettes.some((polygon) => isInside(polygon, [x + 0.5, y + 0.5]))) count++;
    }
  }
  return count;
}

describe('pieces', () => {
  test.each(KINDS.flatMap((kind) => LEVELS.map((level) => ({ kind, level }))))(
    '$kind, $level, is drawn in every hatching',
    ({ kind, level }) => {
      for (const hatching of HATCHINGS) {
        const { shadow, edge, layers } = draw(standingOf(kind).shape, level, hatching);
        expect(layers.length).toBeGreaterThan(3);
        for (const d of [shadow, edge, ...layers.map((layer) => layer.d)]) {
          expect(d).toMatch(PATH);
        }
      }
    },
  );

  test('the same piece is drawn the same twice', () => {
    for (const kind of KINDS) {
      const once = draw(standingOf(kind).shape, 'near', 'wavy');
      expect(draw(standingOf(kind).shape, 'near', 'wavy')).toEqual(once);
    }
  });

  test('are few paths', () => {
    const most = { far: 20, middle: 30, near: 38 } as const;
    for (const level of LEVELS) {
      for (const kind of KINDS) {
        const { layers } = draw(standingOf(kind).shape, level, 'crossed');
        expect.soft(layers.length + 2, `${kind} ${level}`).toBeLessThanOrEqual(most[level]);
      }
    }
  });

  test.each([
    { game: 'Terra Nova', steps: ['house', 'trading-post', 'left-palace'] },
    { game: 'Terra Nova', steps: ['house', 'trading-post', 'right-palace'] },
    { game: 'Terra Mystica', steps: ['house', 'trading-post', 'stronghold'] },
    { game: 'Terra Mystica', steps: ['house', 'trading-post', 'temple', 'sanctuary'] },
  ] as const)('each step of $steps covers a fifth more at least', ({ steps }) => {
    const sizes = steps.map(covered);
    for (const [index, size] of sizes.entries()) {
      if (index > 0) expect(size).toBeGreaterThan(sizes[index - 1] * 1.2);
    }
  });

  test('the two palaces differ, and weigh about the same', () => {
    const [left, right] = [covered('left-palace'), covered('right-palace')];
    expect(Math.abs(left - right)).toBeLessThan(0.2 * left);
    expect(draw(standingOf('left-palace').shape, 'far', 'plain').edge).not.toBe(
      draw(standingOf('right-palace').shape, 'far', 'plain').edge,
    );
  });

  test('the owner can be read from the roof without colour', () => {
    for (const kind of KINDS.filter((each) => each !== 'neutral-house')) {
      // At a small size the caps of a gate are only a few pixels: the wall shows the owner.
      for (const level of LEVELS.filter((each) => kind !== 'gatehouse' || each !== 'far')) {
        const roofs = HATCHINGS.map((hatching) =>
          draw(standingOf(kind).shape, level, hatching)
            .layers.filter(({ paint }) => paint === 'mark')
            .map(({ d }) => d)
            .join(),
        );
        expect(new Set(roofs).size, `${kind} ${level}`).toBe(HATCHINGS.length);
      }
    }
  });

  test('more is drawn of what is nearer', () => {
    expect([28, 41, 62, 91].map(levelAt)).toEqual(['far', 'middle', 'middle', 'near']);
    for (const kind of KINDS) {
      const length = (level: 'far' | 'middle' | 'near') =>
        draw(standingOf(kind).shape, level, 'plain').layers.reduce(
          (sum, { d }) => sum + d.length,
          0,
        );
      expect(length('far')).toBeLessThan(length('near'));
    }
  });
});
