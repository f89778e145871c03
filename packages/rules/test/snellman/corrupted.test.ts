import { describe, expect, it } from 'vitest';
import { Random, seedFromNumber } from '../../src/kernel/index.ts';
import {
  HEAD_FAULTS,
  LEDGER_REFUSALS,
  NOTATION_FAULTS,
  parseLedger,
  parseTableForm,
  playLedger,
  printLedger,
  printTableForm,
  readLedgerFile,
  recordToTable,
  tableToLedger,
  verifyLedger,
} from '../../src/snellman/index.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { REFUSALS } from '../../src/terra-mystica/refusals.ts';
import { corrupted } from './corruptions.ts';
import { keptLedgers } from './kept-ledgers.ts';
import { randomGame } from './random-game.ts';

const game = terraMystica();

/**
 * The number of ledgers with added mistakes: some hundred each time, `PANGAEA_SOAK=10000` for a
 * long run.
 */
const SPOILED = Number(process.env.PANGAEA_SOAK ?? 300);

const KERNEL_CODES = ['option-value', 'options-malformed', 'command-unknown'];
const CODES = new Set<string>([
  ...REFUSALS.slice(1),
  ...LEDGER_REFUSALS,
  ...HEAD_FAULTS,
  ...KERNEL_CODES,
]);
const FAULTS = new Set<string>(NOTATION_FAULTS);

function tableText(number: number): string {
  const table = recordToTable(game, randomGame(number));
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return printTableForm(table.value);
}

const TABLES = Array.from({ length: 8 }, (_, number) => tableText(number));
const LEDGERS = [
  ...TABLES.map((text) => {
    const table = parseTableForm(text);
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    return printLedger(tableToLedger(table.value)).trimEnd().split('\n');
  }),
  ...keptLedgers('played').map(({ json }) => json.commands),
  ...keptLedgers('random').map(({ json }) => json.commands),
];

/** The place of a fault must be in the text, and its code in the list. */
function expectPlaced(
  lines: readonly string[],
  { line, column }: { readonly line: number; readonly column: number },
  why: string,
): void {
  expect(line, why).toBeGreaterThan(0);
  expect(line, why).toBeLessThanOrEqual(Math.max(1, lines.length));
  expect(column, why).toBeGreaterThan(0);
  expect(column, why).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
}

describe(`${SPOILED} ledgers with mistakes in them`, () => {
  it('are played, or refused with a place in the text, a known code and what is legal', () => {
    const seen = new Map<string, number>();
    const count = (code: string) => seen.set(code, (seen.get(code) ?? 0) + 1);
    for (let n = 0; n < SPOILED; n++) {
      const random = Random.fromSeed(seedFromNumber(n));
      const lines = corrupted(random.pick(LEDGERS), random);
      const why = `ledger ${n}`;
      const ledger = parseLedger(lines.join('\n'));
      if (!ledger.ok) {
        expect(FAULTS, why).toContain(ledger.error.code);
        expectPlaced(lines, ledger.error.at, `${why} ${ledger.error.code}`);
        count(ledger.error.code);
        continue;
      }
      const again = parseLedger(printLedger(ledger.value));
      expect(again.ok, why).toBe(true);
      const played = playLedger(game, ledger.value);
      if (played.ok) continue;
      const { at, refusal, legal, command } = played.error;
      expect(CODES, why).toContain(refusal.code);
      expectPlaced(lines, at, `${why} ${refusal.code}`);
      expect(new Set(legal).size, why).toBe(legal.length);
      if (command !== '') count(refusal.code);
    }
    expect(seen.size).toBeGreaterThan(SPOILED >= 300 ? 10 : 3);
  });

  it('are refused in the table form too, cell by cell', () => {
    for (let n = 0; n < SPOILED; n++) {
      const random = Random.fromSeed(seedFromNumber(n));
      const lines = corrupted(random.pick(TABLES).trimEnd().split('\n'), random);
      const table = parseTableForm(lines.join('\n'));
      if (!table.ok) {
        expect(FAULTS).toContain(table.error.code);
        expectPlaced(lines, table.error.at, `table ${n} ${table.error.code}`);
        continue;
      }
      const played = playLedger(game, tableToLedger(table.value));
      if (!played.ok) expect(CODES).toContain(played.error.refusal.code);
    }
  });

  it('as files of recorded games give differences, never a crash', () => {
    const files = [...keptLedgers('played'), ...keptLedgers('random')].map(({ json }) => json);
    const own = { id: 'x', map: 'original', options: [], rows: [], finalVp: {} };
    for (let n = 0; n < SPOILED; n++) {
      const random = Random.fromSeed(seedFromNumber(n));
      const file = files.length > 0 ? random.pick(files) : { ...own, commands: LEDGERS[n % 8] };
      const read = readLedgerFile({ ...file, commands: corrupted(file.commands, random) });
      if (!read.ok) continue;
      const { differences } = verifyLedger(game, read.value);
      for (const each of differences.slice(0, 3)) {
        if (each.kind === 'refused') expect(CODES).toContain(each.refusal.code);
      }
    }
  });
});
