import { LANDS, POWERS, RECONSTRUCTION } from '@pangaea/rules/gaia';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/board/pieces/drawing.ts';
import { cityOf, DRAWN_CITIES } from '../../../src/gaia/landscapes/cities.ts';
import { sceneOf } from '../../../src/gaia/landscapes/scenes.ts';
import { tileOf, VARIANTS, variantAt } from '../../../src/gaia/landscapes/tiles.ts';
import { DEER, FISH, POWER_WOODCUTS } from '../../../src/gaia/landscapes/woodcuts.ts';
import { strokesOf } from '../../../src/ui/crests/compose.ts';

const PATH = /^(?:[MLHVCQZahv][-\d. ]*)+$/;

describe('a tile', () => {
  test.each(LANDS)('of %s has pictures that differ, each of few paths inside it', (land) => {
    const pictures = Array.from({ length: VARIANTS }, (_, variant) => tileOf(land, variant));
    expect(new Set(pictures.map((layers) => JSON.stringify(layers))).size).toBe(VARIANTS);
    for (const layers of pictures) {
      expect(layers.length).toBeLessThanOrEqual(24);
      for (const { d } of layers) {
        expect(d).toMatch(PATH);
        const numbers = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
        for (const [, x, y] of numbers) {
          expect(Math.abs(Number(x))).toBeLessThan(50);
          expect(Math.abs(Number(y))).toBeLessThan(50);
        }
      }
    }
  });

  test('has another picture than all eight around it', () => {
    for (let x = -5; x <= 5; x++) {
      for (let y = -5; y <= 5; y++) {
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
          [1, 1],
          [1, -1],
        ]) {
          expect(variantAt(x + dx, y + dy)).not.toBe(variantAt(x, y));
        }
        expect([0, 1, 2, 3]).toContain(variantAt(x, y));
      }
    }
  });
});

describe('pictures on cards', () => {
  test.each(LANDS)('%s has a view', (land) => {
    const { layers, sky } = sceneOf(land);
    for (const d of [sky, ...layers.map((layer) => layer.d)]) expect(d).toMatch(PATH);
  });

  test('every power and animal is cut', () => {
    const cuts = [...POWERS.map((power) => POWER_WOODCUTS[power].strokes), DEER, FISH];
    expect(new Set(cuts).size).toBe(POWERS.length + 2);
    for (const strokes of cuts) {
      for (const { d } of strokesOf(strokes, 'ivory', 'black', 'near')) expect(d).toMatch(PATH);
    }
  });
});

describe('cities', () => {
  const { cityCards, extraCity } = RECONSTRUCTION;

  test('every city of the edition is drawn, and no two look the same', () => {
    const ids = [...cityCards, extraCity].map(({ id }) => id);
    expect(DRAWN_CITIES.toSorted()).toEqual(ids.toSorted());
    const pictures = ids.map((id) => draw(() => cityOf(id).parts, 'middle', 'plain'));
    expect(new Set(pictures.map(({ edge }) => edge)).size).toBe(ids.length);
    for (const { layers } of pictures) {
      expect(layers.length).toBeLessThanOrEqual(36);
      for (const { d } of layers) expect(d).toMatch(PATH);
    }
  });

  test('a city of another edition looks like one of these, always the same', () => {
    const drawn = () => draw(() => cityOf('my-town-7').parts, 'middle', 'plain');
    expect(drawn().layers.length).toBeGreaterThan(5);
    expect(drawn()).toEqual(drawn());
    expect(cityOf('my-town').parts.length).toBeGreaterThan(0);
  });
});
