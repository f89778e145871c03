import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Domain, type Move, MoveCodec, packMove } from '../../../src/kernel/index.ts';

interface Table {
  readonly hexes: readonly string[];
}

const hexes: Domain<Table> = { name: 'hex', values: (table) => table.hexes };
const tiles: Domain<Table> = { name: 'tile', values: () => ['A', 'B', 'C'] };
const numbers: Domain<Table> = { name: 'number', values: () => ['0', '1', '2', '3'] };

const codec = new MoveCodec<Table>([
  { word: 'pass', args: [], meaning: 'end the turn' },
  { word: 'build', args: [{ name: 'at', domain: hexes }], meaning: 'build a house' },
  {
    word: 'bridge',
    args: [
      { name: 'from', domain: hexes },
      { name: 'to', domain: hexes },
      { name: 'with', domain: tiles },
    ],
    meaning: 'build a bridge',
  },
  {
    word: 'take',
    args: [
      { name: 'tile', domain: tiles },
      { name: 'times', domain: numbers },
    ],
    meaning: 'take a tile',
  },
]);

const table: Table = { hexes: ['E5', 'E6', 'F1'] };
const every = codec.kinds.flatMap((_, kind) => codec.everyMove(table, kind));
const refused = (code: string, params = {}) => ({ ok: false, error: { code, params } });

test('every move of the kinds, each once', () => {
  expect(every).toHaveLength(1 + 3 + 3 * 3 * 3 + 3 * 4);
  expect(new Set(every).size).toBe(every.length);
  expect(codec.everyMove({ hexes: [] }, 1)).toEqual([]);
});

test('print and parse, decode and encode give every move back', () => {
  const texts = new Set<string>();
  for (const move of every) {
    const text = codec.print(table, move);
    texts.add(text);
    expect(codec.parse(table, text)).toEqual({ ok: true, value: move });
    const command = JSON.parse(JSON.stringify(codec.decode(table, move)));
    expect(codec.encode(table, command)).toEqual({ ok: true, value: move });
  }
  expect(texts.size).toBe(every.length);
});

test('words and arguments are those of the declaration', () => {
  const move = packMove(2, 0, 2, 1);
  expect(codec.print(table, move)).toBe('bridge E5 F1 B');
  expect(codec.decode(table, move)).toEqual({ do: 'bridge', from: 'E5', to: 'F1', with: 'B' });
  expect(codec.print(table, packMove(0))).toBe('pass');
});

test('blanks may be doubled', () => {
  expect(codec.parse(table, '  take \t B   2 ')).toEqual({ ok: true, value: packMove(3, 1, 2) });
});

test('a move that cannot be written is printed as a number, and decodes to nothing', () => {
  const wrong: Move[] = [
    packMove(9),
    packMove(1, 3),
    packMove(0, 1),
    packMove(1, 0, 1),
    -1,
    2 ** 30,
  ];
  for (const move of wrong) {
    expect(codec.print(table, move)).toBe(`?${move}`);
    expect(codec.decode(table, move)).toEqual({ do: '' });
    expect(codec.parse(table, codec.print(table, move)).ok).toBe(false);
  }
});

test('no 32 bits mean a move that is not one of the kinds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff }), (bits) => {
      const text = codec.print(table, bits);
      expect(text.startsWith('?')).toBe(!every.includes(bits));
    }),
  );
});

describe('parse refuses', () => {
  test.each([
    ['', 'command-unknown', { command: '' }],
    ['fly E5', 'command-unknown', { command: 'fly' }],
    ['Build E5', 'command-unknown', { command: 'Build' }],
    ['build', 'argument-missing', { argument: 'at' }],
    ['bridge E5 E6', 'argument-missing', { argument: 'with' }],
    ['build Z9', 'argument-unknown', { argument: 'at', value: 'Z9' }],
    ['build e5', 'argument-unknown', { argument: 'at', value: 'e5' }],
    ['build E5 E6', 'argument-surplus', { argument: 'E6' }],
    ['pass now', 'argument-surplus', { argument: 'now' }],
  ])('%j: %s', (text, code, params) => {
    expect(codec.parse(table, text)).toEqual(refused(code, params));
  });
});

describe('encode refuses', () => {
  test.each([
    [null, 'command-malformed', {}],
    [undefined, 'command-malformed', {}],
    ['pass', 'command-malformed', {}],
    [['pass'], 'command-malformed', {}],
    [{}, 'command-malformed', {}],
    [{ do: 7 }, 'command-malformed', {}],
    [{ do: 'build', at: 5 }, 'command-malformed', {}],
    [{ do: 'fly' }, 'command-unknown', { command: 'fly' }],
    [{ do: 'constructor' }, 'command-unknown', { command: 'constructor' }],
    [{ do: 'build' }, 'argument-missing', { argument: 'at' }],
    [{ do: 'build', at: 'Z9' }, 'argument-unknown', { argument: 'at', value: 'Z9' }],
    [{ do: 'pass', now: 'yes' }, 'argument-surplus', { argument: 'now' }],
    [{ do: 'build', at: 'E5', to: 'E6' }, 'argument-surplus', { argument: 'to' }],
  ])('%j: %s', (command, code, params) => {
    expect(codec.encode(table, command)).toEqual(refused(code, params));
  });

  test('no text at all breaks it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = codec.parse(table, text);
        if (read.ok) expect(every).toContain(read.value);
      }),
    );
  });

  test('no JSON at all breaks it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(codec.encode(table, json).ok).toBe(false);
      }),
    );
  });
});
