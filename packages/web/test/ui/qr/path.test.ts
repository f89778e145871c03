import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from '../../../src/ui/qr/path.ts';

test('the path covers the dark modules and no others, with a quiet zone of four', () => {
  const link = 'http://192.168.1.7:8080/t/8nknt2yckf6knf#BgrMFhskoNxXI-z2ppsvKg';
  const { size, path } = qrPath(link);
  const { data } = encode(link, { ecc: 'M', border: 0 });
  expect(size).toBe(data.length + 8);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(width); at++) drawn[Number(y)][Number(x) + at] = true;
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      expect(drawn[y][x], `${x} ${y}`).toBe(data[y - 4]?.[x - 4] ?? false);
    }
  }
});
