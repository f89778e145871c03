import { sha256 } from '@pangaea/rules/kernel';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import type { Language } from '../../messages/index.ts';

// Twelve words from the lists of BIP 39 for 128 bits, with four bits that reveal a mistake.

const LISTS: Readonly<Record<Language, readonly string[]>> = { en: english, ja: japanese };
const COUNT = 12;
/** Bits of a word. */
const BITS = 11;

/** The words of a secret. @param secret 128 bits, Base64url */
export function wordsOf(secret: string, language: Language): readonly string[] {
  const bits = bitsOf(bytesOf(secret));
  const all = bits + checkOf(bits);
  return Array.from({ length: COUNT }, (_, place) => {
    const index = Number.parseInt(all.slice(place * BITS, (place + 1) * BITS), 2);
    return LISTS[language][index].normalize('NFC');
  });
}

export type ReadWords =
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly why: 'count'; readonly count: number }
  | { readonly ok: false; readonly why: 'unknown'; readonly word: string }
  | { readonly ok: false; readonly why: 'wrong' };

/** The secret of twelve typed words, in any of the languages. */
export function readWords(text: string): ReadWords {
  const words = text.split(/[\s,、]+/).filter((word) => word !== '');
  if (words.length !== COUNT) return { ok: false, why: 'count', count: words.length };
  const lists = Object.values(LISTS).map((list) => list.map(plain));
  const list = lists.find((each) => each.includes(plain(words[0]))) ?? lists[0];
  const indices = words.map((word) => list.indexOf(plain(word)));
  const stray = indices.indexOf(-1);
  if (stray >= 0) return { ok: false, why: 'unknown', word: words[stray] };
  const all = indices.map((index) => index.toString(2).padStart(BITS, '0')).join('');
  const bits = all.slice(0, 128);
  if (checkOf(bits) !== all.slice(128)) return { ok: false, why: 'wrong' };
  const bytes = Array.from({ length: 16 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
  const base64 = btoa(String.fromCharCode(...bytes));
  return { ok: true, secret: base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_') };
}

/** Whether a typed word is the given word, however its letters were typed. */
export function isWord(typed: string, word: string): boolean {
  return plain(typed) === plain(word);
}

/**
 * A word in the form in which words are compared: one form for each letter, small, without spaces.
 */
function plain(word: string): string {
  return word.normalize('NFKD').toLowerCase().trim();
}

function bytesOf(secret: string): readonly number[] {
  const text = atob(secret.replaceAll('-', '+').replaceAll('_', '/'));
  return [...text].map((letter) => letter.charCodeAt(0));
}

function bitsOf(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
}

/** The first four bits of the SHA-256 of the bits, written in ones and zeros. */
function checkOf(bits: string): string {
  return Number.parseInt(sha256(bits)[0], 16).toString(2).padStart(4, '0');
}
