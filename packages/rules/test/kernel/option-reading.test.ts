import { describe, expect, test } from 'vitest';
import {
  firstOfEach,
  isStartPlayer,
  readOptions,
  readRulings,
  wrongOption,
} from '../../src/kernel/index.ts';

const VALUES = { bridge: ['everybody', 'owner'], swap: ['yes', 'no'] } as const;

describe('options from outside', () => {
  test.each([null, undefined, 7, 'text', []])('are no object: %j', (given) => {
    const error = { code: 'options-malformed', params: {} };
    expect(readOptions(given, ['players'])).toEqual({ ok: false, error });
    expect(readRulings(VALUES, given, firstOfEach(VALUES))).toEqual({ ok: false, error });
  });

  test('have no other names than those of the list', () => {
    const given = { players: 2 };
    expect(readOptions(given, ['players'])).toEqual({ ok: true, value: given });
    expect(readOptions({ ...given, seats: 2 }, ['players'])).toEqual({
      ok: false,
      error: { code: 'option-unknown', params: { option: 'seats' } },
    });
  });

  test('show a wrong value, however long or odd', () => {
    const shown = (value: unknown) => {
      const wrong = wrongOption('map', value);
      return wrong.ok ? undefined : wrong.error.params;
    };
    expect(shown('Mars')).toEqual({ option: 'map', value: '"Mars"' });
    expect(shown(undefined)).toEqual({ option: 'map', value: 'undefined' });
    expect(`${shown('x'.repeat(500))?.value}`).toHaveLength(80);
  });

  test.each([
    [0, true],
    [2, true],
    [3, false],
    [-1, false],
    [1.5, false],
    ['1', false],
    [undefined, false],
    ['random', true],
  ])('name who begins of three: %j is %j', (value, is) => {
    expect(isStartPlayer(3, value)).toBe(is);
  });
});

describe('rulings', () => {
  const base = { bridge: 'owner', swap: 'yes' } as const;

  test('are the first of each unless a base says otherwise', () => {
    expect(firstOfEach(VALUES)).toEqual({ bridge: 'everybody', swap: 'yes' });
    expect(readRulings(VALUES, {}, base)).toEqual({ ok: true, value: base });
    expect(readRulings(VALUES, { swap: 'no' }, base)).toEqual({
      ok: true,
      value: { bridge: 'owner', swap: 'no' },
    });
  });

  test.each([
    [{ ship: 'yes' }, 'option-unknown', 'rulings.ship'],
    [{ toString: 'yes' }, 'option-unknown', 'rulings.toString'],
    [{ swap: 'maybe' }, 'option-value', 'rulings.swap'],
    [{ swap: ['yes'] }, 'option-value', 'rulings.swap'],
  ])('are refused by name: %j', (given, code, option) => {
    const read = readRulings(VALUES, given, base);
    expect(read.ok ? undefined : [read.error.code, read.error.params.option]).toEqual([
      code,
      option,
    ]);
  });
});
