import { describe, expect, it } from 'vitest';
import { replay } from '../../src/kernel/index.ts';
import {
  type LedgerFile,
  parseLedger,
  parseTableForm,
  playLedger,
  printLedger,
  printTableForm,
  readLedgerFile,
  recordToTable,
  reportVerifications,
  tableToLedger,
  verifyLedger,
} from '../../src/snellman/index.ts';
import { printPlayerCommands } from '../../src/snellman/notation/print-ledger.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { randomGame } from './random-game.ts';

const game = terraMystica();
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

/** A random game written as a table, and the file of a recorded game made from it. */
function recorded(seed: number, reach: 'usual' | 'wide' = 'usual') {
  const table = recordToTable(game, randomGame(seed, reach));
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  const read = parseTableForm(printTableForm(table.value));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const finalVp: Record<string, number> = {};
  const rows: unknown[][] = [];
  for (const entry of read.value) {
    if (entry.kind !== 'row') continue;
    const { vp, coins, workers, priests, bowls, cults } = entry.standing;
    const text = printPlayerCommands(entry.commands);
    finalVp[entry.faction] = vp;
    rows.push([entry.faction, vp, coins, workers, priests, bowls.join('/'), cults.join('/'), text]);
  }
  const commands = printLedger(tableToLedger(read.value)).trimEnd().split('\n');
  return { id: `game ${seed}`, map: 'original', options: [], commands, rows, finalVp };
}

type Recorded = ReturnType<typeof recorded>;

function opened(json: Recorded): LedgerFile {
  const file = readLedgerFile(json);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
}

function verified(json: Recorded) {
  return verifyLedger(game, opened(json));
}

describe('games written as ledgers and read again', () => {
  it.each(SEEDS)('agree on every row: game %i', (seed) => {
    const json = recorded(seed);
    expect(reportVerifications([verified(json)])).toBe(
      `1 games, ${json.rows.length} rows, 0 differences\n`,
    );
  });

  /**
   * In every fifth game some players leave, or all of them, so that the game reaches all its
   * incomes at once.
   */
  it('agree on every row where players leave', () => {
    let left = 0;
    for (let seed = 4; seed < 100; seed += 5) {
      const json = recorded(seed, 'wide');
      if (json.rows.some((row) => row[7] === '')) left++;
      expect(verified(json).differences, `game ${seed}`).toEqual([]);
    }
    expect(left).toBeGreaterThan(10);
  });

  it('come out as the same record when played twice', () => {
    const ledger = parseLedger(recorded(1).commands.join('\n'));
    const played = ledger.ok ? playLedger(game, ledger.value) : ledger;
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const original = replay(game, randomGame(1));
    const again = replay(game, played.value);
    const vp = (end: typeof again) => (end.ok ? game.outcome(end.value)?.vp : end.error);
    expect(vp(again)).toEqual(vp(original));
  });
});

describe('differences are found', () => {
  const json = recorded(2);
  const middle = json.rows.findIndex((row, place) => place > 30 && /^upgrade/.test(String(row[7])));
  const cells = ['vp', 'coins', 'workers', 'priests', 'bowls', 'cults'] as const;

  it.each(cells.map((column, place) => [place, column] as const))(
    'in column %i, %s',
    (place, column) => {
      const rows = json.rows.with(middle, [...json.rows[middle]]);
      const cell = rows[middle][place + 1];
      rows[middle][place + 1] =
        typeof cell === 'number' ? cell + 1 : String(cell).replace(/\d+/, (n) => String(+n + 1));
      const { differences } = verified({ ...json, rows });
      expect(differences).toMatchObject([{ kind: 'standing', columns: [column] }]);
      const text = reportVerifications([
        { id: 'x', rows: rows.length, differences, game: undefined },
      ]);
      expect(text).toMatch(
        new RegExp(`^1 games, ${rows.length} rows, 1 differences\nx: row ${middle + 1} `),
      );
    },
  );

  it('in rows that the table writes itself', () => {
    for (const text of ['cult_income_for_faction', 'other_income_for_faction', 'score_resources']) {
      const place = json.rows.findIndex((row) => row[7] === text);
      const rows = json.rows.with(place, json.rows[place].with(2, 99));
      expect(verified({ ...json, rows }).differences).toMatchObject([
        { kind: 'standing', columns: ['coins'] },
      ]);
    }
  });

  it('in points that a row of the final scoring tells', () => {
    const place = json.rows.findIndex((row) => String(row[7]).includes('vp for'));
    const rows = json.rows.with(place, json.rows[place].with(1, 1));
    expect(verified({ ...json, rows }).differences).toMatchObject([{ columns: ['vp'] }]);
  });

  it('in the final points', () => {
    const [faction] = Object.keys(json.finalVp);
    const finalVp = { ...json.finalVp, [faction]: 1 };
    expect(verified({ ...json, finalVp }).differences).toMatchObject([
      { kind: 'end', where: faction, what: 'VP', recorded: '1' },
    ]);
  });

  it('when a command is refused, with the moves that are legal and every row not reached', () => {
    const line = json.commands.findIndex((text) => /: build/.test(text));
    const row = json.rows.findIndex((each) => /^build/.test(String(each[7])));
    const commands = json.commands.with(line, json.commands[line].replace(/build \w+/, 'build K9'));
    const rows = json.rows.with(row, json.rows[row].with(7, 'build K9'));
    const { differences } = verified({ ...json, commands, rows });
    expect(differences[0]).toMatchObject({ kind: 'refused', command: 'build K9' });
    expect(differences[0]).toHaveProperty('legal.0', expect.stringMatching(/^place /));
    expect(differences).toHaveLength(rows.length - row);
    expect(differences.slice(1).every(({ kind }) => kind === 'unreached')).toBe(true);
  });

  it('when row and commands tell different stories', () => {
    const rows = json.rows.with(middle, json.rows[middle].with(7, 'pass BON1'));
    expect(verified({ ...json, rows }).differences[0]).toMatchObject({
      kind: 'order',
      command: 'pass BON1',
    });
  });

  it('when no row tells of a command', () => {
    const commands = [...json.commands, 'witches: pass', 'witches: pass'];
    expect(verified({ ...json, commands }).differences).toMatchObject([
      { kind: 'untold', at: { line: commands.length - 1, column: 10 }, command: 'pass' },
    ]);
  });

  it('when the head is no game', () => {
    const commands = json.commands.filter((text) => !text.startsWith('score'));
    expect(verified({ ...json, commands }).differences).toMatchObject([
      { kind: 'head', refusal: { code: 'score-missing' } },
    ]);
  });
});

describe('files of recorded games', () => {
  const json = recorded(3);
  it.each([
    ['', 3],
    ['id', { ...json, id: 1 }],
    ['map', { ...json, map: undefined }],
    ['options', { ...json, options: [1] }],
    ['commands', { ...json, commands: 'pass' }],
    ['rows', { ...json, rows: undefined }],
    ['rows[1]', { ...json, rows: json.rows.with(1, ['witches']) }],
    ['rows[2]', { ...json, rows: json.rows.with(2, json.rows[2].with(5, '1/2')) }],
    ['finalVp', { ...json, finalVp: { wiches: 1 } }],
    ['final', { ...json, final: { witches: 1 } }],
  ])('are refused for %s', (field, given) => {
    expect(readLedgerFile(given)).toEqual({ ok: false, error: { code: 'file-malformed', field } });
  });

  it.each([
    ['commands', { ...json, commands: ['witches: fly'] }],
    ['rows[0]', { ...json, rows: json.rows.with(0, json.rows[0].with(7, 'fly')) }],
  ])('are refused for a wrong command in %s', (field, given) => {
    expect(readLedgerFile(given)).toMatchObject({
      ok: false,
      error: { code: 'notation', field, fault: { code: 'command-unknown' } },
    });
  });
});
