import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/snellman/notation/commands.ts';
import { parseLedger, parseLedgerLines } from '../../src/snellman/notation/parse-ledger.ts';
import { parseTableForm } from '../../src/snellman/notation/parse-table-form.ts';
import { printLedger, printLedgerLine } from '../../src/snellman/notation/print-ledger.ts';
import { printTableForm } from '../../src/snellman/notation/print-table-form.ts';
import { tableToLedger } from '../../src/snellman/reader/table-to-ledger.ts';
import { reportVerifications } from '../../src/snellman/verify/report.ts';
import { verifyLedger } from '../../src/snellman/verify/verify-ledger.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { keptLedgers, MUST_BE_THERE, opened, SKIPPED } from './kept-ledgers.ts';
import { tableOf } from './table-of.ts';
import { withoutPlaces } from './without-places.ts';

const game = terraMystica();

/** Every command of every faction in order, without the line breaks. */
function order(ledger: Ledger): unknown {
  return ledger
    .filter((line) => line.kind === 'faction')
    .flatMap((line) => line.commands.map((command) => [line.faction, withoutPlaces(command)]));
}

it.runIf(MUST_BE_THERE)('there are recorded games to check', () => {
  expect(keptLedgers('played').length + keptLedgers('random').length).toBeGreaterThan(0);
});

for (const folder of ['played', 'random'] as const) {
  const kept = keptLedgers(folder);
  if (kept.length === 0) process.stderr.write(`${folder} games: ${SKIPPED}\n`);
  const title = kept.length > 0 ? `${kept.length} ${folder} games` : `${folder} games: ${SKIPPED}`;
  describe.skipIf(kept.length === 0)(title, () => {
    it('are read, with every row', () => {
      for (const each of kept) expect(opened(each).rows.length, each.name).toBeGreaterThan(50);
    });

    it('survive printing and reading', () => {
      for (const each of kept) {
        const { ledger } = opened(each);
        const again = parseLedger(printLedger(ledger));
        expect(again.ok && withoutPlaces(again.value), each.name).toEqual(withoutPlaces(ledger));
      }
    });

    it('are printed letter by letter where they are written canonically', () => {
      let canonical = 0;
      for (const each of kept) {
        for (const text of each.json.commands) {
          const read = parseLedgerLines([text]);
          const printed = read.ok ? printLedgerLine(read.value[0]) : '';
          expect(printed.toLowerCase(), each.name).toBe(spelling(text));
          if (printed === text) canonical++;
        }
      }
      expect(canonical).toBeGreaterThan(3_000);
    });

    it('survive the table form', () => {
      for (const each of kept) {
        const file = opened(each);
        const table = tableOf(file);
        const text = printTableForm(table);
        const again = parseTableForm(text);
        expect(again.ok && withoutPlaces(again.value), each.name).toEqual(withoutPlaces(table));
        expect(again.ok && printTableForm(again.value), each.name).toBe(text);
      }
    });

    it('give the same commands from their table form', () => {
      for (const each of kept) {
        const file = opened(each);
        const rows = file.rows
          .flatMap((row) => row.commands.map((command) => [row.faction, withoutPlaces(command)]))
          .filter((pair) => !/^(setup|scored|score_resources|income|remark)$/.test(verb(pair)));
        expect(order(tableToLedger(tableOf(file))), each.name).toEqual(rows);
      }
    });

    it('agree with the engine on every row and on the end', () => {
      const files = kept.map(opened);
      const rows = files.reduce((sum, file) => sum + file.rows.length, 0);
      const verified = files.map((file) => verifyLedger(game, file));
      expect(reportVerifications(verified)).toBe(
        `${files.length} games, ${rows} rows, 0 differences\n`,
      );
    });
  });
}

function verb(pair: readonly unknown[]): string {
  return (pair[1] as { do: string }).do;
}

/** Other spellings of people, in lower case. */
function spelling(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('grey', 'gray')
    .replaceAll('advance digging', 'advance dig')
    .replaceAll('advance shipping', 'advance ship')
    .replace(
      /convert (\d*) ?([a-z]+) to (\d*) ?([a-z]+)/g,
      (_, give: string, from: string, get: string, to: string) =>
        `convert ${give || '1'}${from} to ${get || '1'}${to}`,
    );
}
