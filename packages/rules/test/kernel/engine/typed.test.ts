import { describe, expect, test } from 'vitest';
import { RULES as GAIA_RULES, gaia } from '../../../src/gaia/index.ts';
import {
  type AnyGame,
  completions,
  firstSeat,
  type MoveKind,
  Moves,
  plainText,
  readTyped,
  seedFromNumber,
  typable,
} from '../../../src/kernel/index.ts';
import { RULES as MYSTICA_RULES, terraMystica } from '../../../src/terra-mystica/index.ts';
import { RULES as NOVA_RULES, terraNova } from '../../../src/terra-nova/index.ts';

const game = terraNova();
const options = game.options({ factions: 'first-game', players: 4 });
if (!options.ok) throw new Error(options.error.code);
const begun = game.setup(options.value, seedFromNumber(1));
if (!begun.ok) throw new Error(begun.error.code);
const state = begun.value;
const seat = firstSeat(game.deciders(state));
const listed = new Moves();
game.legal(state, seat, listed);
const moves = listed.toArray();
const known = typable(game, state, moves);
const read = (text: string) => readTyped(text, game, state, seat, moves);
const command = (text: string) => {
  const typed = read(text);
  return typed.is === 'move' ? game.notation.print(state, typed.move) : typed.is;
};

describe('a typed command', () => {
  test('is read as records have it, whatever its capitals, blanks and widths', () => {
    for (const each of known) {
      expect(command(each.command)).toBe(each.command);
      expect(command(`  ${each.command.toUpperCase().replace(' ', '   ')} `)).toBe(each.command);
    }
    expect(command('ｐａｓｓ　ｃ')).toBe(known.find((each) => each.command === 'pass C')?.command);
  });

  test('may be a part of one that fits a single move', () => {
    expect(command('sa')).toBe('sail');
  });

  test('that fits several says which', () => {
    const typed = read('pass');
    const passes = known.filter((each) => each.command.startsWith('pass'));
    expect(passes.length).toBeGreaterThan(1);
    expect(typed).toEqual({ is: 'several', matches: passes });
  });

  test('that is not legal is refused by the rules, one that is none by the notation', () => {
    expect(read('build A1')).toMatchObject({ is: 'refused' });
    expect(read('fly A1')).toMatchObject({ refusal: { code: 'command-unknown' } });
    expect(read('build Z99')).toMatchObject({ refusal: { code: 'argument-unknown' } });
  });

  test('is refused in the words that were typed', () => {
    expect(read('X')).toMatchObject({ refusal: { params: { command: 'X' } } });
    expect(read('BUILD zz99')).toMatchObject({ refusal: { params: { value: 'zz99' } } });
    expect(read('SAIL Ab')).toMatchObject({ refusal: { params: { argument: 'Ab' } } });
  });

  test('may be a standing order, which is not among the moves', () => {
    expect(command('order keep')).toBe('order keep');
    expect(known.some((each) => each.command.startsWith('order'))).toBe(false);
  });
});

const NOTATION = /^(?:command|argument)-/;

test.each([
  ['terra-nova', terraNova(), NOVA_RULES.codec.kinds],
  ['terra-mystica', terraMystica(), MYSTICA_RULES.codec.kinds],
  ['gaia', gaia(), GAIA_RULES.codec.kinds],
] as const)('in %s no command of records is unknown, whatever its capitals', (_, of, kinds) => {
  const any = of as AnyGame;
  const given = any.options({});
  if (!given.ok) throw new Error(given.error.code);
  const set = any.setup(given.value, seedFromNumber(1));
  if (!set.ok) throw new Error(set.error.code);
  const { table } = set.value;
  let texts = 0;
  for (const { word, args } of kinds as readonly MoveKind<unknown>[]) {
    const values = args.map(({ domain }) => domain.values(table));
    const most = Math.max(1, ...values.map(({ length }) => length));
    for (let place = 0; place < most; place++) {
      const names = values.map((names) => names[place % names.length]);
      // A table of these options may have no values of the kind.
      if (names.includes(undefined as never)) continue;
      const text = [word, ...names].join(' ');
      for (const typed of [text, text.toLowerCase(), text.toUpperCase()]) {
        const found = readTyped(typed, any, set.value, 0, []);
        if (found.is === 'refused') expect(found.refusal.code, typed).not.toMatch(NOTATION);
        texts++;
      }
    }
  }
  expect(texts).toBeGreaterThan(100);
});

describe('completions', () => {
  test('are all moves that the text may grow into', () => {
    expect(completions(known, '')).toEqual(known);
    const sails = completions(known, 'sai');
    expect(sails.map((each) => each.command)).toEqual(['sail']);
    expect(completions(known, 'xyz')).toEqual([]);
    expect(completions(known, 'pa C').map((each) => each.command)).toEqual(['pass C']);
  });

  test('text loses doubled blanks and full widths', () => {
    expect(plainText('　ｂｕｉｌｄ　 Ｅ５ ')).toBe('build E5');
  });
});
