import { expect, test } from 'vitest';
import { placeLoupe } from '../../src/board/loupe/place.ts';

const BOX = { x: 0, y: 100, width: 390, height: 450 };
const HEX = 23;
const RADIUS = 84;

test('a loupe lies in the map and beside its hex, wherever that is', () => {
  for (let x = HEX; x <= BOX.width - HEX; x += 17) {
    for (let y = BOX.y + HEX; y <= BOX.y + BOX.height - HEX; y += 17) {
      const spot = placeLoupe(BOX, { x, y }, HEX, RADIUS, []);
      expect(spot.x - RADIUS).toBeGreaterThanOrEqual(BOX.x);
      expect(spot.x + RADIUS).toBeLessThanOrEqual(BOX.x + BOX.width);
      expect(spot.y - RADIUS).toBeGreaterThanOrEqual(BOX.y);
      expect(spot.y + RADIUS).toBeLessThanOrEqual(BOX.y + BOX.height);
      expect(Math.hypot(spot.x - x, spot.y - y)).toBeGreaterThanOrEqual(RADIUS + HEX);
    }
  }
});

test('it lies above where it can, and elsewhere to leave free what may be chosen', () => {
  const at = { x: 195, y: 350 };
  const above = placeLoupe(BOX, at, HEX, RADIUS, []);
  expect([above.x, above.y < at.y]).toEqual([195, true]);
  const others = [above, { x: 195, y: above.y - 40 }, { x: 240, y: above.y }];
  const spot = placeLoupe(BOX, at, HEX, RADIUS, others);
  for (const other of others) {
    expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(RADIUS + HEX);
  }
});
