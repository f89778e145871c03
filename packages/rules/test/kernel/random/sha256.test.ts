import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../../../src/kernel/index.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the published vectors come out (%#)', (text, expected) => {
  expect(sha256(text)).toBe(expected);
});

test('texts of every length around a block are as elsewhere', () => {
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode((at * 37 + length) % 128));
    expect(sha256(text.join('')), `${length}`).toBe(hash('sha256', text.join('')));
  }
});

test('a text with other characters than ASCII is refused', () => {
  expect(() => sha256('é')).toThrow(RangeError);
});
