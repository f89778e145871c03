import { describe, expect, test } from 'vitest';
import {
  ARROWS,
  type Arrow,
  frameOf,
  hexCorners,
  hexPath,
  laidOut,
  step,
} from '../../src/board/geometry.ts';
import {
  clamp,
  pan,
  partShown,
  reveal,
  viewBox,
  WHOLE,
  zoomAt,
  zoomOn,
} from '../../src/board/zoom.ts';
import { begin } from '../../src/game/extend.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';
import { boardOf } from '../../src/terra-nova/game/position.ts';

const history = begin(PAGE, {
  options: { edition: 'house-1', factions: 'first-game' },
  seed: '00000000000000000000000000000001',
});
if (!history.ok) throw new Error(history.error.code);
const board = boardOf(history.value.start);
const at = (name: string) => board.hexes.findIndex((hex) => hex.name === name);

describe('the board', () => {
  test('shows terrain, houses of the first game and bridge spaces', () => {
    expect(board.hexes[at('B4')]).toMatchObject({
      terrain: 'forest',
      building: 'house',
      colour: 'green',
      changed: false,
      town: false,
    });
    expect(board.hexes.filter(({ terrain }) => terrain === 'river').length).toBeGreaterThan(10);
    expect(board.bridges.every(({ owner }) => owner === undefined)).toBe(true);
  });

  test('every hex is reached by arrow keys from the first', () => {
    const seen = new Set([0]);
    const open = [0];
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = step(board.hexes, hex, arrow);
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
    expect(seen.size).toBe(board.hexes.length);
    expect(board.hexes[step(board.hexes, at('C3'), 'End')].name).toBe('C9');
    expect(board.hexes[step(board.hexes, at('C3'), 'Home')].name).toBe('C1');
  });

  test('a hex is drawn with six corners', () => {
    expect(hexPath().split('L')).toHaveLength(6);
  });
});

describe('zooming', () => {
  const frame = frameOf(board.hexes, 0);

  test('never leaves the board and keeps the point under the pointer', () => {
    expect(clamp({ scale: 9, x: -1, y: 2 })).toEqual({ scale: 4, x: 0.125, y: 0.875 });
    expect(zoomAt(WHOLE, 0.5)).toEqual(WHOLE);
    const zoomed = zoomAt(WHOLE, 2, 0, 0);
    expect(zoomed).toEqual({ scale: 2, x: 0.25, y: 0.25 });
    expect(pan(zoomed, -1, 0)).toEqual(zoomed);
    expect(pan(zoomed, 1, 0).x).toBeCloseTo(0.75);
    // A hex that gets the focus scrolls into view; if it is already in view, nothing moves.
    expect(reveal(zoomed, 0.3, 0.2)).toBe(zoomed);
    expect(reveal(zoomed, 0.9, 0.2)).toMatchObject({ x: 0.71, y: zoomed.y });
    expect(reveal(WHOLE, 1, 1)).toBe(WHOLE);
  });

  test('the whole board fills the drawing', () => {
    const [x, y, width, height] = viewBox(frame, WHOLE).split(' ').map(Number);
    expect([x, y]).toEqual([Math.round(frame.x * 10) / 10, Math.round(frame.y * 10) / 10]);
    expect(width / height).toBeCloseTo(frame.width / frame.height, 2);
  });
});

describe('a map that lies turned', () => {
  const turned = laidOut(board, true);

  test('has east above, and hexes that stand on a side', () => {
    const [west, east] = [turned.hexes[at('C1')], turned.hexes[at('C9')]];
    expect(east.y).toBeLessThan(west.y);
    expect(east.x).toBe(west.x);
    const [flat, high] = [frameOf(board.hexes, 0), frameOf(turned.hexes, 0, true)];
    expect([high.width, high.height].map(Math.round)).toEqual(
      [flat.height, flat.width].map(Math.round),
    );
    expect(new Set(hexCorners(0, true).map(([, y]) => y)).size).toBe(3);
    expect(laidOut(board, false)).toBe(board);
  });

  test('is walked as it lies: up leads east, right leads south', () => {
    const go = (from: string, arrow: Arrow) =>
      turned.hexes[step(turned.hexes, at(from), arrow, true)].name;
    expect([go('C3', 'ArrowUp'), go('C3', 'ArrowDown')]).toEqual(['C4', 'C2']);
    expect(go('C3', 'ArrowRight').startsWith('D')).toBe(true);
    expect(go('C3', 'ArrowLeft').startsWith('B')).toBe(true);
    for (const arrow of ARROWS) {
      const to = turned.hexes[step(turned.hexes, at('E5'), arrow, true)];
      const from = turned.hexes[at('E5')];
      if (arrow === 'ArrowUp') expect(to.y).toBeLessThan(from.y);
      if (arrow === 'ArrowDown') expect(to.y).toBeGreaterThan(from.y);
      if (arrow === 'ArrowLeft') expect(to.x).toBeLessThan(from.x);
      if (arrow === 'ArrowRight') expect(to.x).toBeGreaterThan(from.x);
    }
  });

  test('starts with a part of it in the middle, inside the board', () => {
    const frame = frameOf(turned.hexes, 0, true);
    const middle = turned.hexes[at('E5')];
    const part = { x: middle.x * 100 - 50, y: middle.y * 100 - 50, width: 100, height: 100 };
    const shown = partShown(frame, zoomOn(frame, part, 2));
    expect(shown.x + shown.width / 2).toBeCloseTo(middle.x * 100);
    expect(shown.y + shown.height / 2).toBeCloseTo(middle.y * 100);
    const corner = { ...part, x: frame.x, y: frame.y };
    expect(zoomOn(frame, corner, 2)).toEqual({ scale: 2, x: 0.25, y: 0.25 });
  });
});
