import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Digits that are not mistaken for each other, and make no words. */
const DIGITS = '0123456789bcdfghjkmnpqrstvwxyz';

/** Names a table: 14 characters, some 68 bits. Who knows it may watch. */
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
    const [byte] = randomBytes(1);
    if (byte < 240) word += DIGITS[byte % DIGITS.length];
  }
  return word;
}

/** The secret of a seat link: 128 bits. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

/** What a device shows to be known again: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 128 bits in the form the rules read. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

export function sha256(text: string): string {
  return hash('sha256', text);
}

/** What is published at the start: with seed and salt, known at the end, anyone can make it again. */
export function commitmentOf(seed: string, salt: string): string {
  return sha256(`${seed}:${salt}`);
}

/** Compares secrets without telling by the time it takes how much of them is right. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));
}
