import { parseTableForm } from '@pangaea/rules/snellman';
import { SITE_GAME } from '@pangaea/rules/trials/terra-mystica';
import { beforeAll, expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { scratchFolder } from '../scratch.ts';
import { spawnPangaea } from '../spawned.ts';

const scratch = scratchFolder();

interface Recorded {
  readonly id: string;
  readonly map: string;
  readonly options: readonly string[];
  readonly commands: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly finalVp: Readonly<Record<string, number>>;
}

let game: Recorded;

/** The short game in the form of a recorded one: rows and points come from its own table. */
beforeAll(async () => {
  const file = scratch.put('game.ledger', SITE_GAME);
  const { out } = await pangaea(['convert', '--from', 'ledger', '--to', 'ledger-table', file]);
  const table = parseTableForm(out);
  if (!table.ok) throw new Error(out);
  const lines = out.split('\n');
  const rows: (string | number)[][] = [];
  const finalVp: Record<string, number> = {};
  for (const entry of table.value) {
    if (entry.kind !== 'row') continue;
    const { vp, coins, workers, priests, bowls, cults } = entry.standing;
    const text = lines[entry.at.line - 1].split('\t')[14];
    const numbers = [vp, coins, workers, priests, bowls.join('/'), cults.join('/')];
    rows.push([entry.faction, ...numbers, text]);
    finalVp[entry.faction] = vp;
  }
  const commands = SITE_GAME.trimEnd().split('\n');
  game = { id: 'short', map: 'original', options: [], commands, rows, finalVp };
});

test('a game that agrees, by the real command', async () => {
  const file = scratch.put('game.json', JSON.stringify(game));
  const { code, out, err } = await spawnPangaea(['verify', file, file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(`2 games, ${2 * game.rows.length} rows, 0 differences\n`);
});

test('the first difference of a game in full, and exit code 1', async () => {
  const place = game.rows.findIndex((row) => row[7] === 'pass BON2');
  const rows = game.rows.with(place, game.rows[place].with(2, 99));
  const wrong = scratch.put('wrong.json', JSON.stringify({ ...game, id: 'wrong', rows }));
  const right = scratch.put('game.json', JSON.stringify(game));
  const { code, out } = await pangaea(['verify', right, wrong]);
  expect(code).toBe(1);
  expect(out.split('\n')[0]).toBe(`2 games, ${2 * rows.length} rows, 1 differences`);
  expect(out.split('\n')[1]).toMatch(
    new RegExp(
      `^wrong: row ${place + 1} nomads "pass BON2": recorded .* 99 C .*, found .* \\(coins\\)$`,
    ),
  );
});

test('files that are no recorded games', async () => {
  const said = async (content: unknown, ...more: string[]) => {
    const file = scratch.put('bad.json', JSON.stringify(content));
    const { code, out, err } = await pangaea(['verify', file, ...more]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    return err.replace(file, 'FILE');
  };
  expect(await said([])).toBe('pangaea: FILE is no recorded game\n');
  expect(await said({ ...game, rows: 3 })).toContain('look at “rows”');
  expect(await said({ ...game, commands: ['witches: fly'] })).toBe(
    'pangaea: FILE commands:1:10: There is no command “fly”.\n',
  );
  expect(await said([], '--lang', 'ja')).toBe('pangaea: FILE は対戦の記録ではありません\n');
  expect((await pangaea(['verify'])).code).toBe(2);
  expect((await pangaea(['verify', `${scratch.path}/none`])).code).toBe(2);
});
