import { seedFromNumber } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { flag, listOf, texts, whole, word } from '../../src/arguments/kinds.ts';
import { readArguments } from '../../src/arguments/read.ts';
import { seed } from '../../src/arguments/seed.ts';

const KINDS = {
  games: whole(1, 10, 5),
  bots: listOf(['a', 'b'], ['a']),
  level: word(['low', 'high'], undefined),
  option: texts(),
  json: flag(),
};

test('an argument that is left out has its default', () => {
  expect(readArguments([], KINDS)).toEqual({
    ok: true,
    value: {
      given: { games: 5, bots: ['a'], level: undefined, option: [], json: false },
      rest: [],
    },
  });
});

test('values stand behind a blank or an equals sign, words between options', () => {
  const read = readArguments(
    ['file', '--games=7', '--bots', 'b,a,b', '--option', 'x=1', '--json', '--option=y=2'],
    KINDS,
    1,
  );
  expect(read).toEqual({
    ok: true,
    value: {
      given: {
        games: 7,
        bots: ['b', 'a', 'b'],
        level: undefined,
        option: ['x=1', 'y=2'],
        json: true,
      },
      rest: ['file'],
    },
  });
});

test('a seed is a number, 32 hexadecimal digits, or chance', () => {
  const read = (...given: string[]) => seed().read(given, 'seed');
  expect(read('42')).toEqual({ ok: true, value: seedFromNumber(42) });
  const hex = '00112233445566778899AABBCCDDEEFF';
  expect(read(hex)).toEqual({ ok: true, value: hex.toLowerCase() });
  const [one, other] = [read(), read()];
  expect(one.ok && one.value).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toEqual(other);
});
