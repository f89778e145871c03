import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes that nobody can foresee. */
export type Chance = (bytes: number) => Buffer;

let chance: Chance = randomBytes;

/**
 * Another source for all chance of this process: a simulation and tests must go the same way again. Never in a server.
 * @returns the source before it
 */
export function drawFrom(source: Chance): Chance {
  const before = chance;
  chance = source;
  return before;
}

/** Bytes that nobody can foresee, for keys and salts. */
export function newBytes(count: number): Buffer {
  return chance(count);
}

/** Digits that are not mistaken for each other, and make no words. */
const DIGITS = '0123456789bcdfghjkmnpqrstvwxyz';

/** Names a table: 14 characters, some 68 bits. Everybody with this name may watch. */
export function newTableId(): string {
  return newWord(14);
}

/** Brings a further device: 8 characters to be typed, some 39 bits, for minutes and not to be tried often. */
export function newCode(): string {
  return newWord(8);
}

function newWord(length: number): string {
  let word = '';
  while (word.length < length) {
    const [byte] = chance(1);
    if (byte < 240) word += DIGITS[byte % DIGITS.length];
  }
  return word;
}

/** The secret of a seat link: 128 bits. */
export function newKey(): string {
  return chance(16).toString('base64url');
}

/** The secret by which a device is known again: 256 bits. */
export function newToken(): string {
  return chance(32).toString('base64url');
}

/** 128 bits in the form the rules read. */
export function newSeed(): string {
  return chance(16).toString('hex');
}

/** A whole number from one to another, both among them, for what nobody is to foresee. */
export function numberBetween(least: number, most: number): number {
  const range = most - least + 1;
  const end = 2 ** 32 - (2 ** 32 % range);
  for (;;) {
    const drawn = chance(4).readUInt32BE();
    if (drawn < end) return least + (drawn % range);
  }
}

export function sha256(text: string): string {
  return hash('sha256', text);
}

/** The hash that is published at the start: with seed and salt, known at the end, anyone can make it again. */
export function commitmentOf(seed: string, salt: string): string {
  return sha256(`${seed}:${salt}`);
}

/** Compares secrets without telling by the time it takes how much of them is right. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));
}
