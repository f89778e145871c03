/** SHA-1 of a text in UTF-8 as five words in the byte order of a little-endian machine. */
export function sha1(text: string): readonly number[] {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  bytes.push(0, 0, 0, 0, (bits >>> 24) & 255, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255);
  const hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let block = 0; block < bytes.length; block += 64) addBlock(hash, bytes, block);
  return hash.map((word) => swapped(word | 0) >>> 0);
}

function addBlock(hash: number[], bytes: readonly number[], block: number): void {
  const w = new Int32Array(80);
  for (let t = 0; t < 80; t++) {
    if (t < 16) {
      const at = block + 4 * t;
      w[t] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
    } else w[t] = turned(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
  }
  let [a, b, c, d, e] = hash;
  for (let t = 0; t < 80; t++) {
    const [mix, constant] = roundOf(t, b, c, d);
    const next = (turned(a, 5) + mix + e + constant + w[t]) | 0;
    [a, b, c, d, e] = [next, a, turned(b, 30), c, d];
  }
  for (const [place, word] of [a, b, c, d, e].entries()) hash[place] = (hash[place] + word) | 0;
}

function roundOf(t: number, b: number, c: number, d: number): readonly [number, number] {
  if (t < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (t < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (t < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function swapped(word: number): number {
  return (
    ((word & 0xff) << 24) |
    ((word & 0xff00) << 8) |
    ((word >>> 8) & 0xff00) |
    ((word >>> 24) & 0xff)
  );
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) {
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    } else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63));
      bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return bytes;
}
