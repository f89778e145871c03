import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE_EDITION } from '@pangaea/rules/terra-nova';
import { describe, expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { scratchFolder } from '../scratch.ts';
import { spawnPangaea } from '../spawned.ts';

const scratch = scratchFolder();
const TABLE = ['--players', '2', '--option', 'factions=first-game', '--option', 'startPlayer=0'];
const PLAY_ANY = ['play', '--seed', '5', '--bots', 'random', ...TABLE];
/** The edition is named, so that the hexes of its board can be used by name. */
const PLAY = [...PLAY_ANY, '--option', 'edition=house-1'];

/** Enough answers for any game: small numbers in turn. */
const ANSWERS = Array.from({ length: 400 }, (_, index) => String(1 + ((index * 7) % 5)));

describe('a whole game by answers that come through a pipe', () => {
  test.each([
    ['en', /won (together )?with \d+ VP\./, /^points from +Fairies +Leprechauns$/m],
    ['ja', /勝利点で(同点)?勝利しました。/, /^勝利点の内訳 +フェアリー +レプラコーン$/m],
  ])('in %s', async (lang, winners, heads) => {
    const { code, out, err } = await pangaea([...PLAY, '--lang', lang], ANSWERS);
    expect(code).toBe(0);
    expect(out).toMatch(winners);
    expect(out).toMatch(heads);
    expect(err).toBe('');
  });

  test('with four, factions chosen, in another seat', async () => {
    const argv = ['play', '--seed', '9', '--seat', '2', '--bots', 'random,greedy,beginner'];
    const { code, out } = await pangaea(argv, ANSWERS);
    expect(code).toBe(0);
    expect(out).toMatch(/^Terra Nova\. You are Seat 2, against random, greedy, beginner\. Seed /);
    expect(out).toContain('begins with 3 houses');
    expect(out).toMatch(/won (together )?with \d+ VP\.\n$/);
  });

  test('the score table sums up to the points of the players', async () => {
    const { out } = await pangaea(PLAY, ANSWERS);
    const rows = out.slice(out.indexOf('points from')).split('\n');
    const total = rows.findIndex((row) => row.startsWith('total'));
    const numbers = (row: string) => (row.match(/\d+(?= |$)/g) ?? []).map(Number);
    const sums = [0, 1].map((seat) =>
      rows.slice(1, total).reduce((sum, row) => sum + (numbers(row).at(seat - 2) ?? 0), 0),
    );
    expect(numbers(rows[total])).toEqual(sums);
  });
});

describe('the things on the table', () => {
  test('board, players, tiles and moves', async () => {
    const { out } = await pangaea(PLAY);
    expect(out).toMatch(/^Round 1 of 5: \d VP per house built$/m);
    expect(out).toMatch(/^ A1 S .* A5 ~~~ /m);
    expect(out).toMatch(/[A-I]\d F 0h/);
    expect(out).toMatch(/^0 {2}Fairies \* +0 +\d+ +\d\/\d\/\d +0 +2 +0 +- +0 +\d+\/\d+ +C$/m);
    expect(out).toMatch(/^bonus tiles: A 6 coins \(with 1 coin on it\) \|/m);
    expect(out).toMatch(/^power actions: P1 3 power: a bridge \|/m);
    expect(out).toContain('To decide: an action');
    expect(out).toMatch(/^Upgrade a house to a trading post {2}−\d+ coins/m);
    expect(out).toMatch(/^ +\d+ Increase the sailing value {2}−8 coins, \+\d VP, sailing 1/m);
    expect(out).toMatch(/^ +\d+ A \(6 coins\), with 1 coin on it {2}\+1 coin/m);
  });

  test('help, log, factions, orders', async () => {
    const { out } = await pangaea(PLAY, ['?', 'l 3', 'f', 'o', 'm']);
    expect(out).toContain('u            take back the last move of your turn');
    expect(out).toMatch(/> l 3\n(.+\.\n){3}> f/);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'once per round: 2 power: transform and build with 1 free shovel',
    );
    expect(out).toContain('  order keep   standing order: keep the power');
    expect(out.match(/^Round 1 of 5/gm)).toHaveLength(2);
  });
});

describe('answers', () => {
  test('a number, a command, a part of one', async () => {
    const { out } = await pangaea(PLAY, ['exchange 1', 'exch 1', 'u', 'undo', 'u', '1']);
    expect(
      out.match(/^Fairies: exchange 1 power into coins \(−1 power, \+1 coin\)$/gm),
    ).toHaveLength(2);
    expect(out.match(/^Taken back: exchange 1 power into coins\.$/gm)).toHaveLength(2);
    expect(out).toContain('There is nothing to take back: what was sent stays.');
  });

  test.each([
    ['99', 'There is no move 99; they go from 1 to '],
    ['pass', '“pass” can mean: pass A, '],
    ['fly', 'There is no command “fly”.'],
    ['build Z9', 'There is no hex “Z9”.'],
    ['palace', 'The command does not say which hex.'],
    ['build A5', 'A5 is river.'],
    ['BUILD a5', 'A5 is river.'],
    ['town vp', 'Not now: what is to be decided is an action.'],
    ['palace I1 left', /On I1|No building of yours/],
    ['exchange 15', 'It costs 15 power; in bowl III you have 7.'],
    ['pass C', 'Bonus tile C is the one you hold; you take another one.'],
    ['order vp-first', 'Your faction cannot exchange power into VP.'],
  ])('%s', async (answer, says) => {
    const { out } = await pangaea(PLAY, [answer]);
    const reply = out.slice(out.indexOf(`> ${answer}\n`) + answer.length + 3);
    if (typeof says === 'string') expect(reply.startsWith(says), reply).toBe(true);
    else expect(reply).toMatch(says);
  });

  test('in Japanese, typed with full-width letters', async () => {
    const { out } = await pangaea([...PLAY, '--lang', 'ja'], ['ｂｕｉｌｄ　Ａ５', '９９', '？']);
    expect(out).toContain('A5は河川ヘクスです。');
    expect(out).toContain('99番の手はありません。');
    expect(out).toContain('自動指示：ラウンド終了時に自分のパワーをどうするか');
  });
});

describe('at a terminal', () => {
  const interactive = { interactive: true };

  test('a turn ends with Enter, and can be taken back before', async () => {
    const { out } = await pangaea(
      PLAY,
      ['pass A', 'end', 'u', 'u', 'sail', 'end', 'l', '', 'q'],
      interactive,
    );
    expect(out).toContain('Enter ends your turn, u takes back > u\nTaken back: end it here.');
    expect(out).toContain('Enter ends your turn, u takes back > l\n');
    expect(out).toMatch(/takes back > \nLeprechauns: /);
  });

  test('--at-once asks no more', async () => {
    const { out } = await pangaea([...PLAY, '--at-once'], ['pass A', 'end', 'q'], interactive);
    expect(out).not.toContain('Enter ends your turn');
    expect(out).toMatch(/^Fairies: end it here\nLeprechauns: /m);
  });
});

describe('leaving', () => {
  test('q saves a record that replay opens and play goes on with', async () => {
    const file = join(scratch.path, 'left.json');
    const left = await pangaea([...PLAY, '--save', file], ['sail', 'end', 'q']);
    expect(left.code).toBe(0);
    expect(left.out).toContain(`The game is saved: ${file}`);
    expect(left.out).toContain(`“pangaea play --resume ${file}”`);
    const replayed = await pangaea(['replay', file]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('Fairies raised the sailing value to 1 (sailing).');
    const { commands } = JSON.parse(readFileSync(file, 'utf8'));
    const on = await pangaea(['play', '--resume', file, '--bots', 'random'], ANSWERS);
    expect(on.out).toContain(`Going on after ${commands.length} commands.`);
    expect(on.out).toMatch(/won (together )?with \d+ VP\.\n$/);
  });

  test('a draft that was not sent is not in the record', async () => {
    const file = join(scratch.path, 'draft.json');
    await pangaea([...PLAY, '--save', file], ['exchange 1', 'q']);
    expect(JSON.parse(readFileSync(file, 'utf8')).commands).toEqual([]);
  });

  test('the record of a finished game tells it again', async () => {
    const file = join(scratch.path, 'whole.json');
    const played = await pangaea([...PLAY, '--save', file], ANSWERS);
    const told = await pangaea(['replay', file]);
    const scores = (text: string) => /^points from[\s\S]*VP\.$/m.exec(text)?.[0];
    expect(scores(told.out)).toBe(scores(played.out));
    expect(scores(told.out)).toBeDefined();
  });

  test('a file that cannot be written is no silent loss', async () => {
    const file = join(scratch.path, 'no-such-folder', 'x.json');
    const { code, err } = await pangaea([...PLAY, '--save', file], ['sail', 'end', 'q']);
    expect(code).toBe(1);
    expect(err).toContain(`The game could not be saved in ${file}`);
  });

  test('the end of the input ends the real command cleanly', async () => {
    const said = await spawnPangaea(PLAY, { input: '?\nsail\nend', cwd: scratch.path });
    expect(said.code).toBe(0);
    expect(said.out).toContain('Fairies: increase the sailing value');
    expect(said.err).toBe('The input has ended.\n');
    expect(said.out).toMatch(/The game is saved: terra-nova-[0-9a-f]{8}\.json/);
    const nothing = await spawnPangaea([...PLAY, '--seat', '1'], { cwd: scratch.path });
    expect(nothing.code).toBe(0);
    expect(nothing.out).toContain('Fairies: ');
    expect(nothing.out).not.toContain('The game is saved');
  });
});

describe('with a corrected edition', () => {
  const rich = { ...HOUSE_EDITION.startCoins, fairies: 40 };
  const file = scratch.put(
    'rich.json',
    JSON.stringify({ ...HOUSE_EDITION, id: 'rich', startCoins: rich }),
  );

  test('its numbers count, and its record brings it along', async () => {
    const save = join(scratch.path, 'rich-game.json');
    const argv = [...PLAY_ANY, '--edition', file, '--save', save];
    const { out } = await pangaea(argv, ['sail', 'end', 'q']);
    expect(out).toMatch(/^0 {2}Fairies \* +0 +(4|5)\d /m);
    expect(JSON.parse(readFileSync(save, 'utf8'))).toMatchObject({
      options: { edition: 'rich' },
      editionFile: { id: 'rich' },
    });
    const replayed = await pangaea(['replay', save]);
    expect(replayed.out).toContain('Fairies got 40 coins (start of the game).');
  });

  test('every fault is shown with its place, and nothing is played', async () => {
    const { title: _, ...wrong } = { ...HOUSE_EDITION, powerTokens: 'eight', coinsPerVp: 0 };
    const bad = scratch.put('bad.json', JSON.stringify(wrong));
    const { code, out, err } = await pangaea([...PLAY_ANY, '--edition', bad]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(/bad\.json has 3 faults and is not used:\n/);
    expect(err).toContain('  /title: “title” is missing here.\n');
    expect(err).toContain('  /powerTokens: Expected number, found string.\n');
    expect(err).toMatch(/ {2}\/coinsPerVp: 0 is not from 1 to \d+\.\n/);
    const ja = await pangaea([...PLAY_ANY, '--edition', bad, '--lang', 'ja']);
    expect(ja.err).toContain('  /powerTokens: 数値が必要ですが、文字列があります。\n');
  });
});
