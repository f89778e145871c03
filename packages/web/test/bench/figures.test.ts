import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { delays, gzipSize, interactionTimes, lineOf, percentile } from '../../bench/figures.ts';

describe('interactions', () => {
  test('take as long as the longest of their events; moving the mouse is none', () => {
    const entries = [
      { interactionId: 0, duration: 900 },
      { interactionId: 14, duration: 24 },
      { interactionId: 7, duration: 40 },
      { interactionId: 7, duration: 104 },
      { interactionId: 7, duration: 16 },
    ];
    expect(interactionTimes(entries)).toEqual([104, 24]);
  });
});

describe('percentiles', () => {
  test('are values that were measured', () => {
    const values = [400, 100, 300, 200];
    expect(percentile(values, 0.5)).toBe(200);
    expect(percentile(values, 0.75)).toBe(300);
    expect(percentile(values, 0.95)).toBe(400);
    expect(percentile(values, 1)).toBe(400);
    expect(percentile(values, 0)).toBe(100);
  });

  test('of nothing are no number, and reach no goal', () => {
    expect(percentile([], 0.75)).toBeNaN();
    const line = lineOf({ name: 'p75', value: percentile([], 0.75), unit: 'ms', atMost: 200 });
    expect(line).toContain('MISSED');
  });
});

describe('the other screen', () => {
  test('a segment is there with the first frame that shows more steps', () => {
    const sent = [
      { time: 1000, steps: 4 },
      { time: 2000, steps: 7 },
    ];
    const shown = [
      { time: 900, steps: 4 },
      { time: 1030, steps: 6 },
      { time: 1090, steps: 7 },
      { time: 2080, steps: 8 },
    ];
    expect(delays(sent, shown)).toEqual([30, 80]);
  });

  test('a thing that was never shown is not counted', () => {
    expect(delays([{ time: 10, steps: 3 }], [{ time: 12, steps: 3 }])).toEqual([]);
  });
});

test('files are packed one by one', () => {
  const file = Buffer.from('Pangaea '.repeat(100));
  expect(gzipSize([file, file])).toBe(2 * gzipSync(file).length);
});

test('a line says whether the goal is reached', () => {
  const figure = { name: 'worst', unit: 'ms', atMost: 400 } as const;
  expect(lineOf({ ...figure, value: 400 })).toMatch(/400 ms {3}ok \(at most 400 ms\)$/);
  expect(lineOf({ ...figure, value: 408 })).toContain('MISSED');
  expect(lineOf({ name: 'requests', value: 9, unit: '' })).toMatch(/^requests +9$/);
});
