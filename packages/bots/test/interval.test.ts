import { expect, test } from 'vitest';
import { wilsonInterval } from '../src/index.ts';

test('the Wilson interval, by figures worked out elsewhere', () => {
  // Brown, Cai, DasGupta 2001; R: prop.test(c(15, 0, 300), …, correct = FALSE).
  const half = wilsonInterval(15, 30);
  expect(half.lower).toBeCloseTo(0.3315, 3);
  expect(half.upper).toBeCloseTo(0.6685, 3);
  const none = wilsonInterval(0, 10);
  expect(none.lower).toBeCloseTo(0, 10);
  expect(none.upper).toBeCloseTo(0.2775, 3);
  const all = wilsonInterval(300, 300);
  expect(all.lower).toBeCloseTo(0.9874, 3);
  expect(all.upper).toBeCloseTo(1, 10);
});
