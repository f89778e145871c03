import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paint, readDrawing } from '../../build/paint.ts';
import { ico, png } from '../../build/png.ts';

const ICON = readFileSync(join(import.meta.dirname, '../../public/icon.svg'), 'utf8');

const at = (pixels: Uint8Array, size: number, x: number, y: number) => [
  ...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
];

test('the icon of the page is painted as it is drawn', () => {
  const pixels = paint(readDrawing(ICON), 64, 1);
  expect(at(pixels, 64, 0, 0), 'the corner is free').toEqual([0, 0, 0, 0]);
  expect(at(pixels, 64, 32, 10), 'paper').toEqual([0xf4, 0xea, 0xd2, 255]);
  expect(at(pixels, 64, 8, 32), 'the border').toEqual([0x2d, 0x24, 0x18, 255]);
  expect(at(pixels, 64, 28, 28), 'the star').toEqual([0xa6, 0x3d, 0x22, 255]);
});

test('a maskable icon has its ground up to the corners, and its drawing in the middle', () => {
  const pixels = paint(readDrawing(ICON), 64, 0.75, '#f4ead2');
  expect(at(pixels, 64, 0, 0)).toEqual([0xf4, 0xea, 0xd2, 255]);
  // Nothing dark is outside a circle with four fifths of the icon's size.
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 64; x++) {
      if (Math.hypot(x - 31.5, y - 31.5) > 0.4 * 64) {
        expect(at(pixels, 64, x, y)).toEqual([0xf4, 0xea, 0xd2, 255]);
      }
    }
  }
});

test('a drawing that cannot be painted is refused by name', () => {
  expect(() => readDrawing(ICON.replace('M16 7l', 'M16 7c'))).toThrow('"c"');
  expect(() => readDrawing(ICON.replace('<path', '<circle'))).toThrow('<circle>');
  expect(() => readDrawing(ICON.replace('0 0 32 32', '0 0 32 31'))).toThrow('no square');
});

test('a picture is a file of its pixels', () => {
  const file = Buffer.from(
    png(
      2,
      Uint8Array.from({ length: 16 }, (_, each) => each),
    ),
  );
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2, 2]);
  const begin = file.indexOf('IDAT') + 4;
  const lines = inflateSync(file.subarray(begin, begin + file.readUInt32BE(begin - 8)));
  expect([...lines]).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 0, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('an icon file has one picture, where its head says', () => {
  const picture = png(48, new Uint8Array(48 * 48 * 4));
  const file = Buffer.from(ico(48, picture));
  // Reserved, kind, number of pictures; then width, height, and the place of the picture.
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([file[6], file[7], file.readUInt16LE(12)]).toEqual([48, 48, 32]);
  const [length, at] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.subarray(at, at + length).equals(picture)).toBe(true);
  expect(file).toHaveLength(at + length);
});
