import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileText, withoutMark } from '../../src/kernel/index.ts';

/** Bytes of a text as editors save it. */
const saved = {
  'UTF-8': (text: string) => Buffer.from(text, 'utf8'),
  'UTF-8 with its mark': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf8'),
  'UTF-16, low byte first': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16, high byte first': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'UTF-16, low byte first, without mark': (text: string) => Buffer.from(text, 'utf16le'),
  'UTF-16, high byte first, without mark': (text: string) => Buffer.from(text, 'utf16le').swap16(),
} as const;

it.each(Object.entries(saved))('%s comes out as the text that was saved', (_, bytes) => {
  const text = fc
    .string({ unit: 'grapheme' })
    // Without a byte order mark, the first letter shows the order of bytes.
    .map((rest) => `{${rest}`)
    .filter((each) => each.isWellFormed());
  fc.assert(fc.property(text, (each) => fileText(bytes(each)) === each));
});

it('bytes that are no text are told, never dropped', () => {
  for (const bytes of [
    [0x61, 0xff],
    [0x61, 0xc3],
    [0x61, 0xed, 0xa0, 0x80],
    [0x61, 0xc0, 0x80],
  ]) {
    expect(fileText(Uint8Array.from(bytes))).toMatch(/^a\uFFFD+$/);
  }
});

it('nothing comes out of an empty file', () => {
  expect(fileText(new Uint8Array())).toBe('');
  expect([withoutMark('\uFEFFa'), withoutMark('a')]).toEqual(['a', 'a']);
});
