import { hash } from 'node:crypto';
import { GAME_IDS } from '@pangaea/rules/games';
import type { DealtFrom } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { scratchFolder } from '../scratch.ts';
import { spawnPangaea } from '../spawned.ts';
import { type Finished, finishedGame } from './finished-game.ts';

const scratch = scratchFolder();
const gaia = await finishedGame('gaia', { players: 3, mode: 'disasters' });
const DEAL: DealtFrom = {
  seed: '5'.repeat(32),
  shares: [
    { seat: 0, share: 'a'.repeat(32), by: 'device' },
    { seat: 2, share: 'c'.repeat(32), by: 'server' },
  ],
};
const shared = await finishedGame('gaia', { players: 3 }, undefined, DEAL);

async function verify(record: object, ...more: string[]) {
  const file = scratch.put('record.json', JSON.stringify(record));
  const said = await pangaea(['verify', file, ...more]);
  return {
    ...said,
    out: said.out.replaceAll(file, 'FILE'),
    err: said.err.replaceAll(file, 'FILE'),
  };
}

function without(record: Finished, member: keyof Finished): object {
  const { [member]: _, ...rest } = record;
  return rest;
}

describe('a record that agrees', () => {
  test.each(GAME_IDS)('of %s', async (id) => {
    const record = await finishedGame(id, { players: 2 });
    const { code, out, err } = await verify(record);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^FILE: .+: the seed is the one promised in this file; all \d+ commands are legal from it, and the end is as told\.\n$/,
    );
    expect(out).toContain(`all ${record.commands.length} commands`);
  });

  test('in which something was taken back', async () => {
    const record = await finishedGame('terra-nova', { players: 2 });
    const [first, second] = record.commands;
    // The second move is made, taken back, and made again.
    const commands = [first, second, '1 back 1', ...record.commands.slice(1)];
    expect(await verify({ ...record, commands })).toMatchObject({ code: 0, err: '' });
    for (const wrong of ['1 back 2', '1 back 3', '9 back 1', '1 stop']) {
      const { code } = await verify({ ...record, commands: commands.with(2, wrong) });
      expect([wrong, code]).not.toEqual([wrong, 0]);
    }
  });

  test('that was ended early, and tells no result', async () => {
    const { outcome, ...record } = await finishedGame('terra-nova', { players: 2 });
    const commands = [...record.commands.slice(0, 9), '0 stop'];
    expect(await verify({ ...record, commands })).toMatchObject({ code: 0, err: '' });
    expect((await verify({ ...record, commands, outcome })).code).not.toBe(0);
    const on = [...commands, ...record.commands.slice(9)];
    expect((await verify({ ...record, commands: on, outcome })).code).not.toBe(0);
  });

  test('across what came to light it is refused', async () => {
    const [first] = gaia.commands;
    const commands = [first, '1 back 0', ...gaia.commands];
    const { code, out, err } = await verify({ ...gaia, commands });
    expect(code).not.toBe(0);
    expect(out + err).toContain('came to light');
  });

  test('that was dealt from shares', async () => {
    const { code, out } = await verify(shared);
    expect(code).toBe(0);
    expect(out).toContain('promised in this file, with 2 shares of seats; all');
    const ja = await verify(shared, '--commitment', shared.commitment, '--lang', 'ja');
    expect(ja.code).toBe(0);
    expect(ja.out).toContain('コミットメントのとおりで、2席分の乱数も合っています。');
    const file = scratch.put('shared.json', JSON.stringify(shared));
    expect((await pangaea(['replay', file])).code).toBe(0);
  });

  test('in Japanese', async () => {
    const { code, out } = await verify(gaia, '--lang', 'ja');
    expect(code).toBe(0);
    expect(out).toContain(`全${gaia.commands.length}手が合法で、結果も一致します。`);
  });

  test('and the commitment that was noted', async () => {
    const noted = gaia.commitment.toUpperCase();
    const { code, out } = await verify(gaia, '--commitment', noted);
    expect(code).toBe(0);
    expect(out).toContain('also by the commitment that you noted');
    const ja = await verify(gaia, '--commitment', noted, '--lang', 'ja');
    expect(ja.out).toContain('控えておいたコミットメント');
  });

  test('by the real command, two files', async () => {
    const file = scratch.put('good.json', JSON.stringify(gaia));
    const { code, out, err } = await spawnPangaea(['verify', file, file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd().split('\n')).toHaveLength(2);
  });
});

describe('a record that does not', () => {
  const other = { ...gaia.outcome, vp: gaia.outcome.vp.map((vp) => vp + 1) };
  const salt = 'ff'.repeat(16);
  const commitment = 'ab'.repeat(32);
  const [first] = gaia.commands;
  const broken = [...gaia.commands.slice(0, 7), first, ...gaia.commands.slice(8)];
  const cut = gaia.commands.slice(0, -1);
  const cases: readonly [string, object, RegExp, RegExp][] = [
    [
      'another salt',
      { ...gaia, salt },
      /^FILE: another seed was promised: SHA-256 of “seed:salt” is [0-9a-f]{64}, the commitment is /,
      /^FILE: 約束されたシードと違います。/,
    ],
    [
      'another commitment',
      { ...gaia, commitment },
      /another seed was promised: .* the commitment is (ab){32}\.\n$/,
      /コミットメントは (ab){32} です。\n$/,
    ],
    [
      'no commitment',
      without(gaia, 'commitment'),
      /^FILE: there is no “commitment” in the record/,
      /^FILE: 記録に「commitment」がないため/,
    ],
    ['no salt', without(gaia, 'salt'), /there is no “salt”/, /「salt」がないため/],
    [
      'a command that is not legal',
      { ...gaia, commands: broken },
      /^FILE: command 8 \(“\d [^”]+”\) is refused: .+\.\n$/,
      /^FILE: 8手目「.+」は認められません: .+。\n$/,
    ],
    [
      'a command cut off',
      { ...gaia, commands: cut },
      /after its \d+ commands the game is not over\.\n$/,
      /ゲームは終わっていません。\n$/,
    ],
    [
      'another end',
      { ...gaia, outcome: other },
      /^FILE: the game ended otherwise: told was \{.+\}, the commands lead to \{.+\}\.\n$/,
      /^FILE: 結果が違います。/,
    ],
    [
      'no end',
      without(gaia, 'outcome'),
      /does not tell how the game ended/,
      /結果が記されていません/,
    ],
    [
      'other rules',
      { ...gaia, rulesVersion: '1999-01-01' },
      /rules of version 1999-01-01, these are \d{4}-\d\d-\d\d/,
      /ルールの版が違うため/,
    ],
  ];

  test.each(cases)('%s', async (_, record, english, japanese) => {
    const en = await verify(record);
    expect({ code: en.code, err: en.err }).toEqual({ code: 1, err: '' });
    expect(en.out).toMatch(english);
    const ja = await verify(record, '--lang', 'ja');
    expect(ja.code).toBe(1);
    expect(ja.out).toMatch(japanese);
  });

  test('another seed is found by the hash and by what it leads to', async () => {
    const { code, out } = await verify({ ...gaia, seed: '0'.repeat(32) });
    expect(code).toBe(1);
    const [hashed, played] = out.trimEnd().split('\n');
    expect(hashed).toContain('another seed was promised');
    expect(played).toMatch(/command \d+ .* is refused/);
  });

  test('another share than was given, or another order', async () => {
    const [first, second] = DEAL.shares;
    const other = { ...first, share: 'd'.repeat(32) };
    const swapped = [
      { ...first, share: second.share },
      { ...second, share: first.share },
    ];
    for (const shares of [
      [other, second],
      swapped,
      [first],
      [...DEAL.shares, { ...first, seat: 3 }],
    ]) {
      const { code, out } = await verify({ ...shared, deal: { ...DEAL, shares } });
      expect(code).toBe(1);
      expect(out).toContain(`dealt from another seed, ${shared.seed}, than the host’s`);
    }
    const ja = await verify({ ...shared, deal: { ...DEAL, shares: [] } }, '--lang', 'ja');
    expect(ja.out).toContain('各席の乱数から作られるものと違います');
  });

  test('another seed of the host, or none', async () => {
    const forged = await verify({ ...shared, deal: { ...DEAL, seed: '6'.repeat(32) } });
    expect(forged.code).toBe(1);
    expect(forged.out).toContain('another seed was promised');
    // The commitment is for the seed of the host, not that of the game.
    const { deal: _, ...bare } = shared;
    expect((await verify(bare)).out).toContain('another seed was promised');
  });

  test.each([
    [null],
    [{}],
    [{ ...DEAL, shares: 'none' }],
    [{ ...DEAL, shares: [null] }],
    [{ ...DEAL, shares: [...DEAL.shares].reverse() }],
    [{ ...DEAL, shares: [{ ...DEAL.shares[0], by: 'me' }] }],
  ])('something else in place of what it was dealt from (%#)', async (deal) => {
    const { code, out } = await verify({ ...shared, deal });
    expect(code).toBe(1);
    expect(out).toContain('“deal”, cannot be read');
    expect((await verify({ ...shared, deal }, '--lang', 'ja')).out).toContain('「deal」');
  });

  test('a seed chosen afterwards, with a commitment made for it', async () => {
    const seed = 'f'.repeat(32);
    const forged = { ...gaia, seed, commitment: hash('sha256', `${seed}:${gaia.salt}`) };
    const { code, out } = await verify(forged, '--commitment', gaia.commitment);
    expect(code).toBe(1);
    expect(out).toContain(`you noted ${gaia.commitment}, it says ${forged.commitment}`);
    const ja = await verify(forged, '--commitment', gaia.commitment, '--lang', 'ja');
    expect(ja.out).toContain(`控えは ${gaia.commitment}`);
  });

  test('one bad file of two is enough', async () => {
    const good = scratch.put('good.json', JSON.stringify(gaia));
    const bad = scratch.put('bad.json', JSON.stringify({ ...gaia, salt }));
    const { code, out } = await pangaea(['verify', bad, good]);
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toContain('another seed was promised');
    expect(out.split('\n')[1]).toContain('the seed is the one promised');
  });
});

describe('records that cannot be verified', () => {
  test('a record of one viewer', async () => {
    const { seed: _, options: __, ...rest } = gaia;
    const seen = { ...rest, viewer: 'spectator', start: {}, revealed: [] };
    const { code, err } = await verify(seen);
    expect(code).toBe(1);
    expect(err).toContain('without its seed there is nothing to verify');
    expect((await verify(seen, '--lang', 'ja')).err).toContain('シードがないため検証できません');
  });

  test('a record without form, or of no game', async () => {
    const malformed = await verify({ ...gaia, commands: 3 });
    expect(malformed).toMatchObject({ code: 1, out: '' });
    expect(malformed.err).toContain('commands');
    const unknown = await verify({ ...gaia, game: 'chess' });
    expect(unknown.err).toContain('there is no game “chess” here');
  });

  test('a ledger against a commitment', async () => {
    const { code, err } = await verify({ id: 'x', rows: [] }, '--commitment', gaia.commitment);
    expect(code).toBe(1);
    expect(err).toContain('a ledger of Terra Mystica has no commitment');
    const ja = await verify({ id: 'x' }, '--commitment', gaia.commitment, '--lang', 'ja');
    expect(ja.err).toContain('コミットメントはありません');
  });

  test('two files against one commitment', async () => {
    const file = scratch.put('good.json', JSON.stringify(gaia));
    const { code } = await pangaea(['verify', file, file, '--commitment', gaia.commitment]);
    expect(code).toBe(2);
  });
});

test('an edition of a file is checked along', async () => {
  const { RECONSTRUCTION } = await import('@pangaea/rules/gaia');
  const edition = { ...RECONSTRUCTION, id: 'mine', handLimit: 7 };
  const record = await finishedGame('gaia', { players: 2 }, edition);
  expect((await verify(record)).code).toBe(0);
  const { editionFile: _, ...bare } = record;
  const { code, out } = await verify(bare);
  expect(code).toBe(1);
  expect(out).toContain('mine');
});
