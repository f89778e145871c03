import { describe, expect, test } from 'vitest';
import { frameOf, hexPath, step } from '../../src/board/geometry.ts';
import { clamp, pan, reveal, viewBox, WHOLE, zoomAt } from '../../src/board/zoom.ts';
import { begin } from '../../src/game/history.ts';
import { boardOf } from '../../src/terra-nova/game/position.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/rules.ts';

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
    // What takes the focus comes into sight; what is in sight moves nothing.
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
