import { createCipheriv, createDecipheriv, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random bytes that nobody can predict. */
export type Chance = (bytes: number) => Buffer;

let chance: Chance = randomBytes;

/**
 * Replaces the random source of this process, so that simulations and tests can be repeated. Never
 * used in a server.
 * @returns the previous source
 */
export function drawFrom(source: Chance): Chance {
  const before = chance;
  chance = source;
  return before;
}

/** Bytes that nobody can predict, for keys and salts. */
export function newBytes(count: number): Buffer {
  return chance(count);
}

/** Digits that cannot be confused with each other and form no words. */
const DIGITS = '0123456789bcdfghjkmnpqrstvwxyz';

/**
 * A new id of a table: 14 characters, about 68 bits. Everybody who knows it may watch the table.
 */
export function newTableId(): string {
  return newWord(14);
}

/**
 * A new code for a further device: 8 characters to type, about 39 bits. It is valid for minutes,
 * and tries are limited.
 */
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

/** The secret by which a device is recognised: 256 bits. */
export function newToken(): string {
  return chance(32).toString('base64url');
}

/** A seed of 128 bits, in the form that the rules read. */
export function newSeed(): string {
  return chance(16).toString('hex');
}

/** A random whole number in a range, both ends included, which nobody can predict. */
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

/**
 * The hash that is published at the start. With seed and salt, published at the end, anybody can
 * check it.
 */
export function commitmentOf(seed: string, salt: string): string {
  return sha256(`${seed}:${salt}`);
}

/** Compares secrets in a time that does not depend on how many characters are equal. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));
}

/**
 * Encrypts a text, so that it can be read with the secret only.
 * @param secret a random secret that encrypts one text
 */
export function encrypted(text: string, secret: string): string {
  const start = newBytes(12);
  const cipher = createCipheriv('aes-256-gcm', hash('sha256', secret, 'buffer'), start);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * The text that was encrypted with this secret.
 * @throws Error if the secret is another one, or the bytes were changed
 */
export function decrypted(text: string, secret: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const key = hash('sha256', secret, 'buffer');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
