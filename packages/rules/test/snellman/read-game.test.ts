import { describe, expect, it } from 'vitest';
import {
  printLedger,
  printTableForm,
  readSiteGame,
  recordToTable,
  tableToLedger,
} from '../../src/snellman/index.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { SITE_GAME } from '../../src/trials/terra-mystica/site-game.ts';

const game = terraMystica();

const COMMENTED = SITE_GAME.replace('witches: upgrade', '# good luck\nwitches: upgrade').replace(
  /pass\n$/,
  'pass # thanks\n',
);

function read(text: string) {
  const given = readSiteGame(game, text);
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  return given.value;
}

/** The rows of the game in the form of a JSON file. */
function rows(): unknown[][] {
  const table = recordToTable(game, read(COMMENTED).record);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  const texts = printTableForm(table.value).split('\n');
  return texts.flatMap((text) => {
    const cells = text.split('\t');
    if (cells.length < 14) return [];
    const [vp, coins, workers, priests] = [2, 4, 6, 8].map((at) => Number.parseInt(cells[at], 10));
    const [power, cults, done] = [cells[10].replace(' PW', ''), cells[12], cells[14] ?? ''];
    return [[cells[0], vp, coins, workers, priests, power, cults, done]];
  });
}

const file = (change: object = {}) =>
  JSON.stringify({
    id: 'small',
    map: 'original',
    options: [],
    // The file names the map itself.
    commands: COMMENTED.split('\n').filter((line) => !line.startsWith('map')),
    rows: rows(),
    finalVp: {},
    ...change,
  });

describe('a game of the site from a text', () => {
  it('is the same in all forms', () => {
    const { record, names } = read(COMMENTED);
    expect(names).toEqual(['Ada', 'Bea']);
    const table = recordToTable(game, record);
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const { check, record: fromTable } = read(printTableForm(table.value));
    expect(fromTable.commands).toEqual(record.commands);
    expect(check?.rows).toBeGreaterThan(15);
    expect(check?.differences).toEqual([]);
    expect(read(printLedger(tableToLedger(table.value))).record.commands).toEqual(record.commands);
    const { check: rowsAgree, record: fromFile } = read(file());
    expect(fromFile).toEqual(record);
    expect(rowsAgree?.differences).toEqual([]);
    expect(read(COMMENTED.replaceAll('\n', '\r\n')).record).toEqual(record);
  });

  it('keeps what was written beside the game, with its line', () => {
    expect(read(COMMENTED).comments).toEqual([
      { line: 20, text: 'good luck' },
      { line: 33, text: 'thanks' },
    ]);
  });

  it('says where a file tells of another game', () => {
    const changed = rows();
    changed[4][1] = 99;
    const { check } = read(file({ rows: changed }));
    expect(check?.differences).toMatchObject([
      { kind: 'standing', row: { at: { line: 5 } }, columns: ['vp'] },
    ]);
  });

  it('is played on the map that the file names', () => {
    // On that map the first dwelling of the Nomads would stand in a swamp.
    const refusal = { code: 'wrong-terrain', params: { hex: 'F3', terrain: 'swamp' } };
    expect(readSiteGame(game, file({ map: 'fire-ice-1', rows: [] }))).toMatchObject({
      error: { code: 'refused', fault: { at: { line: 13 }, refusal } },
    });
  });

  it.each([
    ['', { code: 'refused', fault: { command: '', refusal: { code: 'setup-missing' } } }],
    ['hello there', { code: 'notation', field: '', fault: { at: { line: 1 } } }],
    ['{"id": 7}', { code: 'file-malformed', field: 'id' }],
    ['{', { code: 'file-malformed', field: '' }],
    [
      COMMENTED.replace('witches: build E9', 'witches: biuld E9'),
      { code: 'notation', fault: { code: 'command-unknown', at: { line: 16, column: 10 } } },
    ],
    [
      COMMENTED.replace('witches: build E9', 'witches: build E8'),
      { code: 'refused', fault: { at: { line: 16 }, command: 'build E8' } },
    ],
    ['witches\t1\t2', { code: 'notation', fault: { code: 'cell-missing' } }],
  ])('is refused with the reason: %#', (text, fault) => {
    expect(readSiteGame(game, text)).toMatchObject({ ok: false, error: fault });
  });

  it('tells of a row of a file that cannot be read', () => {
    const broken = rows();
    broken[2][7] = 'biuld E5';
    expect(readSiteGame(game, file({ rows: broken }))).toMatchObject({
      ok: false,
      error: { code: 'notation', field: 'rows[2]', fault: { code: 'command-unknown' } },
    });
  });
});
