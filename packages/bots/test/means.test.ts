import { describe, expect, it } from 'vitest';
import { type PlayedTable, readTables } from '../bench/means-file.ts';
import {
  aboveOthers,
  factionsByBoard,
  meansInMarkdown,
  pointsByBoard,
  pointsByFaction,
  Sample,
} from '../bench/means-tables.ts';

const COMMON = { game: 'terra-nova', level: 'strong', positions: 80_000, variant: 'standard' };
const TABLES: readonly PlayedTable[] = [
  { ...COMMON, players: 2, deal: 0, board: 'one', factions: ['druids', 'golems'], vp: [80, 70] },
  { ...COMMON, players: 2, deal: 1, board: 'two', factions: ['golems', 'druids'], vp: [90, 94] },
  {
    ...COMMON,
    players: 3,
    deal: 0,
    board: 'one',
    factions: ['druids', 'fairies', 'golems'],
    vp: [60, 66, 72],
  },
];
const textOf = (tables: readonly PlayedTable[]) =>
  tables.map((table) => `${JSON.stringify(table)}\n`).join('');

describe('a sample', () => {
  it('has the mean and 1.96 standard errors', () => {
    const sample = new Sample();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) sample.add(value);
    expect(sample.size).toBe(8);
    expect(sample.mean).toBe(5);
    // Variance 32 / 7.
    expect(sample.margin).toBeCloseTo(1.96 * Math.sqrt(32 / 7 / 8), 10);
  });

  it('has no interval of one number', () => {
    const sample = new Sample();
    sample.add(3);
    expect(sample.margin).toBeNaN();
  });
});

describe('means of games', () => {
  it('count a game once for its board and its number of players', () => {
    const samples = pointsByBoard(TABLES);
    expect(samples.at('one', '2')?.mean).toBe(75);
    expect(samples.at('one', 'all')?.mean).toBe((75 + 66) / 2);
    expect(samples.at('all', '2')?.mean).toBe((75 + 92) / 2);
    expect(samples.at('all', 'all')?.size).toBe(3);
    expect(samples.at('two', '3')).toBeUndefined();
  });

  it('tell how far a faction is above the mean of the others at its table', () => {
    expect(aboveOthers([60, 66, 72], 0)).toBe(-9);
    expect(aboveOthers([60, 66, 72], 2)).toBe(9);
    const samples = pointsByFaction(TABLES);
    expect(samples.at('druids', 'points')?.mean).toBe(78);
    expect(samples.at('druids', '2')?.mean).toBe((10 + 4) / 2);
    expect(samples.at('druids', 'all')?.mean).toBeCloseTo((10 + 4 - 9) / 3, 10);
    expect(factionsByBoard(TABLES).at('golems', 'one')?.mean).toBe((-10 + 9) / 2);
  });

  it('are told where there are enough games', () => {
    const told = meansInMarkdown(TABLES, 3);
    expect(told).toContain('| all | – | – | 77.7 ± 14.9 (3) |');
    expect(told).toContain('| druids | 78.0 ± 19.3 (3) | +1.7 ± 11.0 (3) | – | – |');
    expect(told).toContain('| fairies | – | – | – | – |');
  });
});

describe('a file of games', () => {
  it('gives each game once, also behind a line that broke off', () => {
    const text = textOf(TABLES);
    expect(readTables(text)).toEqual(TABLES);
    const broken = `${text.slice(0, -20)}\n${textOf(TABLES.slice(1))}`;
    expect(readTables(broken)).toEqual(TABLES);
    expect(readTables(text.slice(0, -20))).toEqual(TABLES.slice(0, 2));
  });

  it('mixes no levels', () => {
    const other = { ...TABLES[1], level: 'intermediate' };
    expect(() => readTables(textOf([TABLES[0], other]))).toThrow('two kinds');
  });
});
