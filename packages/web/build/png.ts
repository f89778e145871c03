import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits each of red, green, blue and opacity, without interlacing. */
const KIND = [8, 6, 0, 0, 0];

/**
 * A square picture as a file.
 * @param pixels four bytes each, line by line
 */
export function png(size: number, pixels: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set(KIND, 8);
  const line = size * 4;
  // Each line begins with the number of its filter: none.
  const lines = Buffer.alloc((line + 1) * size);
  for (let y = 0; y < size; y++)
    lines.set(pixels.subarray(y * line, (y + 1) * line), y * (line + 1) + 1);
  const parts = [
    part('IHDR', head),
    part('IDAT', deflateSync(lines)),
    part('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
}

function part(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * A picture as an icon file with one picture, for programs that ask for `favicon.ico` in any case.
 */
export function ico(size: number, picture: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  // The file begins with a head for one picture of 32 bits a pixel.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
