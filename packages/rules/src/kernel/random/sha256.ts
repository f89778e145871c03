/** The fractional parts of the cube roots of the first 64 primes. FIPS 180-4, 4.2.2. */
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
/** The fractional parts of the square roots of the first 8 primes. FIPS 180-4, 5.3.3. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const BLOCK_BYTES = 64;

/**
 * SHA-256 (FIPS 180-4) of a text of ASCII characters, as 64 lower-case hexadecimal digits. The
 * browser's own function exists only on pages loaded over https.
 * @throws RangeError for other characters
 */
export function sha256(text: string): string {
  const blocks = Math.ceil((text.length + 9) / BLOCK_BYTES);
  const bytes = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) throw new RangeError(`no ASCII: ${text[at]}`);
    bytes.setUint8(at, code);
  }
  bytes.setUint8(text.length, 0x80);
  bytes.setUint32(bytes.byteLength - 8, Math.floor(text.length / 2 ** 29));
  bytes.setUint32(bytes.byteLength - 4, text.length << 3);
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 16; at++) words[at] = bytes.getUint32(block * BLOCK_BYTES + at * 4);
    mixIn(state, words);
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** One block. FIPS 180-4, 6.2.2. */
function mixIn(state: Uint32Array, words: Uint32Array): void {
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16] + small + words[at - 7] + large;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[at] + words[at]) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] += word;
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
