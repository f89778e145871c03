import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  RANDOM_WORDS,
  SecretRandom,
  seedFromNumber,
  seedWords,
} from '../../../src/kernel/index.ts';

const PER_BLOCK = 12;

/** The stream as OpenSSL's ChaCha20 makes it: four words of each block are the next key. */
function reference(words: readonly number[], count: number): number[] {
  const numbers: number[] = [];
  let key = Buffer.from(Int32Array.from(words).buffer);
  while (numbers.length < count) {
    const cipher = createCipheriv('chacha20', Buffer.concat([key, key]), Buffer.alloc(16));
    const block = cipher.update(Buffer.alloc(64));
    key = block.subarray(0, 16);
    for (let at = 16; at < 64; at += 4) numbers.push(block.readUInt32LE(at));
  }
  return numbers.slice(0, count);
}

const word = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff });
const key = fc.tuple(word, word, word, word);

test('agrees with ChaCha20 of OpenSSL for any key', () => {
  fc.assert(
    fc.property(key, (words) => {
      const random = new SecretRandom(Int32Array.from(words));
      const drawn = Array.from({ length: 40 }, () => random.next());
      expect(drawn).toEqual(reference(words, 40));
    }),
  );
});

test('lives in the words it is given; what is left of a block is lost with the object', () => {
  const words = new Int32Array(8).fill(-1);
  seedWords(seedFromNumber(3), words, 2);
  const expected = reference([...words.subarray(2, 6)], 2 * PER_BLOCK);
  expect(new SecretRandom(words, 2).next()).toBe(expected[0]);
  expect(new SecretRandom(words, 2).next()).toBe(expected[PER_BLOCK]);
  expect([...words.subarray(0, 2), ...words.subarray(6)]).toEqual([-1, -1, -1, -1]);
});

test('the words tell nothing of the numbers that are drawn, nor of each other', () => {
  const words = new Int32Array(RANDOM_WORDS);
  seedWords(seedFromNumber(5), words, 0);
  const random = new SecretRandom(words);
  const kept = new Set<number>();
  const drawn = new Set<number>();
  for (let number = 0; number < 50 * PER_BLOCK; number++) {
    for (const each of words) kept.add(each >>> 0);
    drawn.add(random.next());
  }
  expect(kept.size).toBe(51 * RANDOM_WORDS);
  expect([...drawn].filter((number) => kept.has(number))).toEqual([]);
});

test('every order of a shuffle is as likely', () => {
  const words = new Int32Array(RANDOM_WORDS);
  seedWords(seedFromNumber(11), words, 0);
  const random = new SecretRandom(words);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 60_000; draw++) {
    const order = random.shuffle([1, 2, 3, 4]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const chiSquared = [...counts.values()].reduce((sum, n) => sum + (n - 2500) ** 2 / 2500, 0);
  expect(counts.size).toBe(24);
  // Chance exceeds the limit once in a million, at 23 degrees of freedom; the draws are fixed by
  // the seed.
  expect(chiSquared).toBeLessThan(69);
});
