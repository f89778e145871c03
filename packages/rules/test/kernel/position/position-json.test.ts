import { describe, expect, test } from 'vitest';
import { keptTables, Layout, ok, readPosition, wrongOption } from '../../../src/kernel/index.ts';

const layout = new Layout({
  coins: { as: 'u8', meaning: 'coins' },
  rich: { as: 'u8', meaning: 'more than ten coins', derived: true },
});

function read(json: unknown) {
  const state = readPosition(json, {
    layout,
    options: (given) => (given === 'fine' ? ok('fine') : wrongOption('table', given)),
    slot: () => layout.allocate(),
    findImpossible: ({ u8 }) => (u8[layout.at.coins] > 20 ? 'coins' : undefined),
    derive: ({ u8 }) => {
      u8[layout.at.rich] = u8[layout.at.coins] > 10 ? 1 : 0;
    },
  });
  return state.ok ? [...layout.entriesOf(state.value, 'rich')] : state.error;
}

describe('a position', () => {
  test('is read, and what follows from it is worked out', () => {
    expect(read({ options: 'fine', position: { coins: 7 } })).toEqual([0]);
    expect(read({ options: 'fine', position: { coins: 12 } })).toEqual([1]);
  });

  test.each([
    [null, ''],
    ['position', ''],
    [{ options: 'fine', position: { coins: 7 }, seed: 1 }, 'seed'],
    [{ options: 'fine', position: { coins: 7, rich: 1 } }, 'rich'],
    [{ options: 'fine' }, ''],
    [{ options: 'fine', position: { coins: 21 } }, 'coins'],
  ])('is refused: %j', (json, field) => {
    expect(read(json)).toEqual({ code: 'position-malformed', params: { field } });
  });

  test('of a table that cannot be is refused with the reason', () => {
    expect(read({ options: 'odd', position: { coins: 7 } })).toMatchObject({
      code: 'option-value',
    });
  });
});

test('the constant data of a table are computed once while they are in memory', () => {
  const compiled: number[] = [];
  const tableOf = keptTables(({ seed }: { readonly seed: number }) => {
    compiled.push(seed);
    return { seed };
  });
  expect(tableOf({ seed: 1 })).toBe(tableOf({ seed: 1 }));
  expect(compiled).toEqual([1]);
  for (let seed = 2; seed <= 65; seed++) tableOf({ seed });
  expect(tableOf({ seed: 1 })).toEqual({ seed: 1 });
  expect(compiled.filter((seed) => seed === 1)).toHaveLength(2);
});
