import { SITE_GAME } from '@pangaea/rules/trials/terra-mystica';
import { describe, expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { scratchFolder } from '../scratch.ts';

const scratch = scratchFolder();

async function converted(from: string, to: string, text: string): Promise<string> {
  const file = scratch.put(`game.${from}`, text);
  const { code, out, err } = await pangaea(['convert', '--from', from, '--to', to, file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

async function refused(from: string, to: string, text: string, ...more: string[]) {
  const file = scratch.put('wrong', text);
  const said = await pangaea(['convert', '--from', from, '--to', to, file, ...more]);
  expect({ code: said.code, out: said.out }).toEqual({ code: 1, out: '' });
  return said.err.replace(file, 'FILE');
}

describe('a game goes through every form and back', () => {
  test('ledger, record, table, ledger', async () => {
    const record = await converted('ledger', 'pangaea', SITE_GAME);
    expect(JSON.parse(record)).toMatchObject({
      game: 'terra-mystica',
      options: { rules: 'snellman', factions: ['witches', 'nomads'] },
      commands: expect.arrayContaining(['0 place F4', '1 pass none']),
    });
    const table = await converted('pangaea', 'ledger-table', record);
    expect(table).toContain('Removing tile BON9\n');
    expect(table).toMatch(/^witches\t.*\tbuild F4$/m);
    const ledger = await converted('ledger-table', 'ledger', table);
    const moves = (text: string) => text.split('\n').filter((line) => line.includes(':'));
    // One command a line.
    const written = SITE_GAME.replace('. pass', '\nnomads: pass');
    expect(moves(ledger)).toEqual(moves(written));
    expect(await converted('ledger', 'pangaea', ledger)).toBe(record);
    expect(await converted('pangaea', 'ledger', record)).toBe(ledger);
    expect(await converted('ledger', 'ledger-table', SITE_GAME)).toBe(table);
    expect(await converted('ledger-table', 'pangaea', table)).toBe(record);
    expect(await converted('ledger-table', 'ledger-table', table)).toBe(table);
  });

  test('a ledger comes out in canonical spelling', async () => {
    expect(await converted('ledger', 'ledger', 'Witches:Pass bon2 # why\n')).toBe(
      'witches: pass BON2 # why\n',
    );
  });
});

describe('a wrong file is refused with the place of the fault', () => {
  test('a word that is no command', async () => {
    const text = SITE_GAME.replace('witches: build E9', 'witches: biuld E9');
    expect(await refused('ledger', 'pangaea', text)).toBe(
      'pangaea: FILE:16:10: There is no command “biuld”.\n',
    );
    expect(await refused('ledger', 'pangaea', text, '--lang', 'ja')).toBe(
      'pangaea: FILE:16:10: コマンド「biuld」はありません。\n',
    );
  });

  test('a move that the rules forbid, with what would have been legal', async () => {
    const text = SITE_GAME.replace('witches: upgrade F4 to TP', 'witches: advance dig');
    expect(await refused('ledger', 'pangaea', text)).toMatch(
      /^pangaea: FILE:20:10: “advance dig” is refused: not-enough-\S+: It costs .+\. Legal: .*pass BON2/,
    );
  });

  test('a set-up without round tiles', async () => {
    const text = SITE_GAME.replace(/score.*\n/, '');
    expect(await refused('ledger', 'pangaea', text)).toContain(
      'The set-up is refused: score-missing',
    );
  });

  test('a table with a broken row', async () => {
    expect(await refused('ledger-table', 'ledger', 'witches\t1\n')).toContain(
      'FILE:1:10: A row has at least 14 cells, this one has 2.',
    );
  });

  test('a record of another game, of none, and one with an illegal command', async () => {
    const record = JSON.parse(await converted('ledger', 'pangaea', SITE_GAME));
    const other = JSON.stringify({ ...record, game: 'terra-nova' });
    expect(await refused('pangaea', 'ledger', other)).toContain('“terra-nova”');
    expect(await refused('pangaea', 'ledger', '{}')).toContain('is no recorded game');
    const illegal = JSON.stringify({ ...record, commands: ['0 place A1'] });
    expect(await refused('pangaea', 'ledger', illegal)).toContain('“0 place A1” is refused');
  });

  test('a game with landscapes or standing orders, into the forms that have no words for them', async () => {
    const record = JSON.parse(await converted('ledger', 'pangaea', SITE_GAME));
    const text = JSON.stringify({ ...record, options: { ...record.options, landscapes: true } });
    const said =
      'pangaea: FILE: not-in-notation: The notation of the site has no words for this: landscapes.\n';
    expect(await refused('pangaea', 'ledger', text)).toBe(said);
    expect(await refused('pangaea', 'ledger-table', text)).toBe(said);
    expect(await refused('pangaea', 'ledger', text, '--lang', 'ja')).toContain('書けません');
    const order = '0 order power-offers always';
    const ordered = JSON.stringify({ ...record, commands: [order, ...record.commands] });
    expect(await refused('pangaea', 'ledger', ordered)).toContain(`“${order}” is refused: not-in`);
    const standard = JSON.stringify({
      ...record,
      options: { ...record.options, rules: 'standard' },
    });
    expect(await refused('pangaea', 'ledger', standard)).toContain('rulings.afterBuilding');
  });

  test('arguments', async () => {
    const code = async (...argv: string[]) => (await pangaea(['convert', ...argv])).code;
    expect(await code('--from', 'ledger', 'file')).toBe(2);
    expect(await code('--from', 'ledger', '--to', 'pangaea')).toBe(2);
    expect(await code('--from', 'word', '--to', 'pangaea', 'file')).toBe(2);
    expect(await code('--from', 'ledger', '--to', 'pangaea', `${scratch.path}/none`)).toBe(2);
  });
});
