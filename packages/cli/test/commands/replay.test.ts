import { recordGame } from '@pangaea/rules/conformance';
import { type GameRecord, replay, type SeenStep, seenRecord } from '@pangaea/rules/kernel';
import { HOUSE_EDITION, type State, terraNova } from '@pangaea/rules/terra-nova';
import { trial as terraNovaTrial } from '@pangaea/rules/trials/terra-nova';
import { describe, expect, test } from 'vitest';
import { printRecordFile } from '../../src/record/record-file.ts';
import { pangaea } from '../fake-io.ts';
import { scratchFolder } from '../scratch.ts';
import { spawnPangaea } from '../spawned.ts';

const scratch = scratchFolder();
const record = recordGame(terraNovaTrial, 1, 0, {
  players: 2,
  factions: ['golems', 'druids'],
}) as GameRecord;
const file = scratch.put('game.json', printRecordFile(record));

test('a whole game, told and scored', async () => {
  const { code, out, err } = await pangaea(['replay', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`    1  ${record.commands[0]}\n`);
  expect(out).toContain(`${record.commands.length}  ${record.commands.at(-1)}\n`);
  expect(out).toMatch(/Golems built a house on [A-I]\d\./);
  expect(out).toMatch(/^points from +Golems +Druids$/m);
  expect(out).toMatch(/won (together )?with \d+ VP\.\n$/);
});

test('with something taken back: told whole, and scored as it stands', async () => {
  const [first, second] = record.commands;
  const commands = [first, second, '1 back 1', ...record.commands.slice(1)];
  const back = scratch.put('back.json', printRecordFile({ ...record, commands }));
  const { code, out } = await pangaea(['replay', back]);
  expect(code).toBe(0);
  expect(out).toContain('    3  1 back 1\n');
  const scores = (text: string) => text.slice(text.indexOf('points from'));
  expect(scores(out)).toBe(scores((await pangaea(['replay', file])).out));
});

test('in Japanese', async () => {
  const { out } = await pangaea(['replay', file, '--lang', 'ja']);
  expect(out).toMatch(/ゴーレムは[A-I]\dで家を建設した。/);
  expect(out).toMatch(/勝利しました。\n$/);
});

test('the final position as JSON, by the real command', async () => {
  const { code, out, err } = await spawnPangaea(['replay', file, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    game: 'terra-nova',
    seed: record.seed,
    commands: record.commands.length,
    deciders: [],
    outcome: { vp: [expect.any(Number), expect.any(Number)], rank: expect.any(Array) },
    options: { players: 2, factions: ['golems', 'druids'] },
    position: { round: 5 },
  });
});

test('up to a command', async () => {
  const { out } = await pangaea(['replay', file, '--to', '5']);
  expect(out).toContain(`    5  ${record.commands[4]}\n`);
  expect(out).not.toContain('    6  ');
  expect(out).toContain(`After 5 of ${record.commands.length} commands:`);
  const json = await pangaea(['replay', file, '--to', '0', '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ commands: 0, outcome: null });
  const beyond = await pangaea(['replay', file, '--to', '100000']);
  expect(beyond.code).toBe(2);
});

describe('a record of one viewer, without the seed', () => {
  const game = terraNova();
  const start = replay(game, { ...record, commands: [] });
  const steps: SeenStep<State>[] = [];
  const end = replay(game, record, (state, _events, index) => {
    steps.push({ command: record.commands[index], state: game.view(state, 1) });
  });
  if (!start.ok || !end.ok) throw new Error('the record is refused');
  const seen = seenRecord(game, 1, start.value, steps);
  const seenFile = scratch.put('seen.json', JSON.stringify({ ...seen, report: { any: 'thing' } }));

  test('is replayed, and says that it is that', async () => {
    const { code, out, err } = await pangaea(['replay', seenFile]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^As seen by Seat 1\. There is no seed/);
    expect(out).toContain(`${record.commands.length}  ${record.commands.at(-1)}\n`);
    const japanese = await pangaea(['replay', seenFile, '--lang', 'ja']);
    expect(japanese.out).toContain('シードがないため');
  });

  test('leads to the position that was seen', async () => {
    const { out } = await pangaea(['replay', seenFile, '--json']);
    const { seed, viewer, position } = JSON.parse(out);
    expect([seed, viewer]).toEqual([undefined, 1]);
    expect(position).toEqual(
      (game.toJson(game.view(end.value, 1)) as { position: unknown }).position,
    );
  });

  test('cannot be played on', async () => {
    const { code, err } = await pangaea(['play', '--resume', seenFile]);
    expect(code).toBe(1);
    expect(err).toContain('without its seed');
  });
});

describe('a wrong record is refused with its place and its reason', () => {
  const refused = async (change: object, ...more: string[]) => {
    const wrong = scratch.put('wrong.json', JSON.stringify({ ...record, ...change }));
    const said = await pangaea(['replay', wrong, ...more]);
    expect(said.code).toBe(1);
    expect(said.out).toBe('');
    return said.err;
  };
  const withCommand = (index: number, command: string) => ({
    commands: record.commands.with(index, command),
  });

  test('an illegal command', async () => {
    const text = await refused(withCommand(0, '0 pass A'));
    expect(text).toMatch(/^pangaea: command 1 \(“0 pass A”\) is refused: (Not now|It is not your)/);
  });

  test('a command that is none', async () => {
    expect(await refused(withCommand(4, '0 fly E5'))).toContain(
      'command 5 (“0 fly E5”) is refused: There is no command “fly”.',
    );
    expect(await refused(withCommand(4, '0 fly E5'), '--lang', 'ja')).toContain(
      '5手目「0 fly E5」は認められません: 「fly」というコマンドはありません。',
    );
    expect(await refused(withCommand(4, 'build E5'))).toContain('command 5');
  });

  test('a record of another game, other rules, without seed', async () => {
    expect(await refused({ game: 'go' })).toContain('no game “go”');
    expect(await refused({ rulesVersion: '1900-01-01' })).toContain('version 1900-01-01');
    expect(await refused({ seed: 'x' })).toContain('32 hexadecimal digits');
    expect(await refused({ seed: 7 })).toContain('(seed)');
    expect(await refused({ options: { players: 9 } })).toContain('9 is no value');
    expect(await refused({ editionFile: { id: 'x' } })).toContain(
      '/title: “title” is missing here.',
    );
  });

  test('a file that is no JSON', async () => {
    const said = await pangaea(['replay', scratch.put('text.json', 'Terra Nova')]);
    expect(said.code).toBe(1);
    expect(said.err).toMatch(/text\.json is no JSON/);
  });
});

test('a record brings the edition it was played with', async () => {
  const edition = {
    ...HOUSE_EDITION,
    id: 'rich',
    startCoins: { ...HOUSE_EDITION.startCoins, golems: 40 },
  };
  const options = { ...(record.options as object), edition: 'rich' };
  const commands = record.commands.slice(0, 1);
  const rich = printRecordFile({ ...record, options, commands, editionFile: edition });
  const { out } = await pangaea(['replay', scratch.put('rich.json', rich)]);
  expect(out).toContain('Golems got 40 coins (start of the game).');
  const poor = printRecordFile({ ...record, options, commands });
  const said = await pangaea(['replay', scratch.put('poor.json', poor)]);
  expect(said.code).toBe(1);
  expect(said.err).toContain('"rich" is no value of the option “edition”');
});
