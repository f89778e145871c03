import { terraMystica } from '@pangaea/rules/terra-mystica';
import { SITE_GAME } from '@pangaea/rules/trials/terra-mystica';
import { expect, test } from 'vitest';
import { fromRecord } from '../../src/game/extend.ts';
import { stateAt } from '../../src/game/history.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { speechFor } from '../../src/messages/speech.ts';
import { openRecorded } from '../../src/start/open-recorded.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { mysticaSpeech } from '../../src/terra-mystica/speech.ts';
import { LOAD_TEXTS } from '../../src/terra-mystica/words.ts';

const { en } = MESSAGES;
const SPEECHES = { en: speechFor('en', MESSAGES.en), ja: speechFor('ja', MESSAGES.ja) };
const TEXTS = { en: await LOAD_TEXTS.en(), ja: await LOAD_TEXTS.ja() };

function open(text: string, language: 'en' | 'ja' = 'en') {
  return openRecorded(text, SPEECHES[language], 77, async () => ({
    game: TERRA_MYSTICA_PAGE,
    speech: (speech) => mysticaSpeech(speech, TEXTS[language]),
  }));
}

async function opened(text: string) {
  const given = await open(text);
  if (!given.ok) throw new Error(given.why.join(' '));
  return given;
}

test('a game of the other site becomes a table with its players, its history and its end', async () => {
  const { table, isRemarkable } = await opened(SITE_GAME);
  expect(isRemarkable).toBe(false);
  expect(table.players).toEqual([
    { kind: 'here', name: 'Ada' },
    { kind: 'here', name: 'Bea' },
  ]);
  expect([table.turn, table.changed]).toEqual(['over', 77]);
  const history = fromRecord(TERRA_MYSTICA_PAGE, table.record);
  if (!history.ok) throw new Error(history.error.code);
  expect(terraMystica().outcome(stateAt(history.value))?.rank).toHaveLength(2);
});

test('one that ends within a round can be played on', async () => {
  const { table } = await opened(SITE_GAME.split('\n').slice(0, 22).join('\n'));
  expect(table.turn).toBe('here');
});

test('comments are kept, and told before the table is opened', async () => {
  const { isRemarkable, comments } = await opened(`${SITE_GAME}# well played\n`);
  expect(isRemarkable).toBe(true);
  expect(comments).toEqual(['Line 33: well played']);
});

test('a record of ours is opened as it was saved', async () => {
  const { table } = await opened(SITE_GAME);
  expect(table.isRecorded).toBe(true);
  const again = await opened(JSON.stringify(table.record));
  expect(again.table.record).toEqual(table.record);
  expect(again.table.id).not.toBe(table.id);
  expect(again.table.players).toEqual([
    { kind: 'here', name: '' },
    { kind: 'here', name: '' },
  ]);
});

test('a file that cannot be read gives the exact reason, in the language of the page', async () => {
  const broken = SITE_GAME.replace('setup nomads', 'setup witches');
  expect(await open(broken)).toMatchObject({
    ok: false,
    why: [expect.stringMatching(/^line 12, character 1: The set-up is refused: /)],
  });
  expect(await open(broken, 'ja')).toMatchObject({
    why: [expect.stringMatching(/^12行目1文字目：準備の内容が認められません：/)],
  });
  expect(await open('{"id": "x"}', 'ja')).toMatchObject({
    why: ['このファイルは対戦の記録として読めません：「map」がないか、形が違います。'],
  });
});

/** The commands that are played at the table that a text describes. */
async function playedOf(text: string): Promise<readonly string[]> {
  return (await opened(text)).table.record.commands;
}

test('a game that is refused midway is opened as far as that, and says where and why', async () => {
  const whole = await playedOf(SITE_GAME);
  const broken = SITE_GAME.replace('witches: build E9', 'witches: build E8');
  const { table, isRemarkable, stops } = await opened(broken);
  expect(isRemarkable).toBe(true);
  expect(stops).toEqual([
    expect.stringMatching(/^line 16, character 10: “build E8” is refused: /),
    expect.stringMatching(/^Possible there: place /),
  ]);
  expect(table.record.commands).toEqual(whole.slice(0, 3));
  expect(table.turn).toBe('here');
  expect(await open(broken, 'ja')).toMatchObject({
    stops: [
      expect.stringMatching(/^16行目10文字目：「build E8」は認められません：/),
      expect.anything(),
    ],
  });
  const misspelt = SITE_GAME.replace('witches: upgrade', 'witchez: upgrade');
  expect(await open(misspelt, 'ja')).toMatchObject({
    ok: true,
    stops: ['20行目1文字目：勢力「witchez」はありません。'],
  });
  expect(await playedOf(misspelt)).toEqual(whole.slice(0, (await playedOf(misspelt)).length));
});

test('a file with rows that is refused midway is opened as far as that, without a word on its rows', async () => {
  const commands = SITE_GAME.trimEnd().split('\n');
  const file = { id: 'x', map: 'original', options: [], rows: [], finalVp: {}, commands };
  const row = ['witches', 1, 1, 1, 1, '1/1/1', '0/0/0/0', 'upgrade F4 to TP'];
  const broken = { ...file, rows: [row], commands: commands.with(19, 'witches: upgrade F4 to SA') };
  const { table, told, stops } = await opened(JSON.stringify(broken));
  expect(stops[0]).toMatch(/^line 20, /);
  expect(told).toEqual([]);
  expect(table.record.commands).toEqual(
    await playedOf(JSON.stringify({ ...file, commands: commands.slice(0, 19) })),
  );
});

test('a record of ours that is refused midway too', async () => {
  const { table } = await opened(SITE_GAME);
  const commands = table.record.commands.with(2, '1 place A1');
  const given = await opened(JSON.stringify({ ...table.record, commands }));
  expect(given.stops).toEqual([expect.stringMatching(/^Command 3, “1 place A1”, is refused: /)]);
  expect(given.table.record.commands).toEqual(table.record.commands.slice(0, 2));
  const first = table.record.commands.with(0, '1 place A1');
  expect(await open(JSON.stringify({ ...table.record, commands: first }))).toMatchObject({
    ok: false,
    why: [expect.stringMatching(/^Command 1, “1 place A1”, is refused: /)],
  });
});

test.each([
  ['', en.recorded.empty],
  ['{ "seed": ', en.recorded.notJson],
  ['{ "seed": "1", "start": {} }', en.recorded.goesOn],
  [
    JSON.stringify({ game: 'chess', rulesVersion: '1', seed: '', commands: [] }),
    en.recorded.otherGame('chess'),
  ],
  ['x'.repeat(4_000_001), en.recorded.tooLarge],
])('no game: %#', async (text, why) => {
  expect(await open(text)).toEqual({ ok: false, why: [why] });
});
