import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayerCommand } from '../../src/snellman/notation/commands.ts';
import { parsePlayerCommands } from '../../src/snellman/notation/parse-ledger.ts';
import { printPlayerCommands } from '../../src/snellman/notation/print-ledger.ts';
import {
  ACTIONS,
  BUILDINGS,
  COLOURS,
  CULTS,
  GIVEN_UP,
  LEDGER_FACTIONS,
} from '../../src/snellman/notation/words.ts';
import { withoutPlaces } from './without-places.ts';

const at = { line: 1, column: 1 };
const one = <T>(...words: readonly T[]) => fc.constantFrom(...words);
const upTo = (most: number) => fc.integer({ min: 0, max: most });
const hex = fc
  .tuple(one(...'ABCDEFGHIJK'), fc.integer({ min: 1, max: 13 }))
  .map(([row, number]) => `${row}${number}`);
const amount = fc.record({
  at: fc.constant(at),
  count: fc.integer({ min: 1, max: 99 }),
  resource: one('C', 'W', 'P', 'PW', 'VP', 'BRIDGE'),
});
const made = <D extends PlayerCommand['do']>(verb: D, parts: object) =>
  fc.record({ do: fc.constant(verb), at: fc.constant(at), ...parts });

const command = fc.oneof(
  made('build', { hex }),
  made('dig', { spades: upTo(9) }),
  made('transform', { hex }),
  made('transform', { hex, to: one(...COLOURS) }),
  made('upgrade', { hex, to: one(...BUILDINGS) }),
  made('advance', { track: one('ship', 'dig') }),
  made('send', { cult: one(...CULTS) }),
  made('send', { cult: one(...CULTS), for: upTo(3) }),
  made('action', { action: one(...ACTIONS) }),
  made('bridge', { from: hex, to: hex, allowIllegal: fc.boolean() }),
  made('burn', { tokens: upTo(9) }),
  made('convert', { give: amount, get: amount }),
  made('take', {
    tile: one('FAV1', 'FAV12', 'TW8', 'BON10'),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  made('steps', { cult: one(...CULTS), count: fc.integer({ min: 1, max: 9 }) }),
  made('give-up', { what: one(...GIVEN_UP, ...CULTS), count: fc.integer({ min: 1, max: 9 }) }),
  made('leech', { power: upTo(20), from: one(...LEDGER_FACTIONS) }),
  made('decline', { power: upTo(20), from: one(...LEDGER_FACTIONS) }),
  made('decline', {}),
  made('connect', { hexes: fc.tuple(hex, hex, hex) }),
  made('pick-color', { colour: one(...COLOURS) }),
  made('unlock-terrain', { terrain: one(...COLOURS, 'gain-priest') }),
  made('pass', { card: one('BON1', 'BON10') }),
  made('pass', {}),
  made('scored', { vp: upTo(99), for: one('FIRE', 'network', 'connected-clusters') }),
) as fc.Arbitrary<PlayerCommand>;

/** Blanks and capitals as people write them; words stay separated. */
const written = (text: string, loud: boolean, wide: boolean) => {
  const spaced = wide ? text.replaceAll(' ', '   ').replaceAll('. ', ' .  ') : text;
  return loud ? spaced.toUpperCase() : spaced.toLowerCase();
};

describe('printing and reading are inverse', () => {
  it('for every command, however it is spelled', () => {
    fc.assert(
      fc.property(
        fc.array(command, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        fc.boolean(),
        (commands, loud, wide) => {
          const text = printPlayerCommands(commands);
          const read = parsePlayerCommands(written(text, loud, wide), 1, 1);
          expect(read.ok && withoutPlaces(read.value)).toEqual(withoutPlaces(commands));
          expect(read.ok && printPlayerCommands(read.value)).toBe(text);
        },
      ),
    );
  });

  it('and no text makes the reader stumble', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), (text) => {
        const read = parsePlayerCommands(text, 1, 1);
        if (read.ok) return;
        expect(read.error.at.line).toBe(1);
        expect(read.error.at.column).toBeGreaterThan(0);
        expect(read.error.at.column).toBeLessThanOrEqual(text.length + 1);
      }),
    );
  });
});
