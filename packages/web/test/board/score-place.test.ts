import { expect, test } from 'vitest';
import { AROUND, markersOn, placeOn } from '../../src/board/score-place.ts';

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

test('markers on one space are fanned out on the track, and do not reach into the map', () => {
  for (const vp of [3, 20, 33, 61, 95, 120]) {
    for (const count of [1, 2, 5]) {
      const places = markersOn(
        box,
        Array.from({ length: count }, () => vp),
      );
      const on = placeOn(box, vp + 0.5);
      const middle = places.reduce((sum, { x }) => sum + x, 0) / count;
      expect(middle).toBeCloseTo(on.x, 5);
      for (const [index, { x, y, turn }] of places.entries()) {
        // It is on the middle line of the frame, like a single one.
        expect(Math.abs((x - on.x) * on.inX + (y - on.y) * on.inY)).toBeCloseTo(0, 5);
        if (index === 0) continue;
        const before = places[index - 1];
        expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThan(8);
        expect(turn).toBeGreaterThan(before.turn);
      }
    }
  }
  expect(markersOn(box, [20, 21])[0]).toEqual({ ...placeXY(20.5), turn: 0 });
});

function placeXY(vp: number) {
  const { x, y } = placeOn(box, vp);
  return { x, y };
}
