import { expect, test } from 'vitest';
import { AROUND, placeOn } from '../../src/board/score-place.ts';

const box = { x: -40, y: -20, width: 1000, height: 800 };

test('points go once around the frame, clockwise from the top left', () => {
  const places = Array.from({ length: AROUND }, (_, vp) => placeOn(box, vp));
  const step = Math.hypot(places[1].x - places[0].x, places[1].y - places[0].y);
  for (let vp = 0; vp < AROUND; vp++) {
    const next = places[(vp + 1) % AROUND];
    const moved = Math.abs(next.x - places[vp].x) + Math.abs(next.y - places[vp].y);
    expect(moved).toBeCloseTo(step, 5);
  }
  expect(places[0].x).toBeLessThan(places[10].x);
  expect(places[0].y).toBe(places[10].y);
  expect(places[40].y).toBeGreaterThan(places[30].y);
});

test('a second way round begins where the first did', () => {
  expect(placeOn(box, 117)).toEqual(placeOn(box, 17));
});

test('markers on one space are pushed into the map', () => {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const vp of [3, 33, 61, 95]) {
    const { x, y, inX, inY } = placeOn(box, vp);
    const away = Math.hypot(x - middle.x, y - middle.y);
    expect(Math.hypot(x + 5 * inX - middle.x, y + 5 * inY - middle.y)).toBeLessThan(away);
  }
});
