import { terraMystica } from '@pangaea/rules/terra-mystica';
import { SITE_GAME } from '@pangaea/rules/trials/terra-mystica';
import { en as wordsEn } from '@pangaea/words/terra-mystica/en';
import { ja as wordsJa } from '@pangaea/words/terra-mystica/ja';
import { expect, test } from 'vitest';
import { fromRecord, stateAt } from '../../src/game/history.ts';
import { en } from '../../src/messages/en.ts';
import { ja } from '../../src/messages/ja.ts';
import { speechFor } from '../../src/speech.ts';
import { openRecorded } from '../../src/table/recorded.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { en as messagesEn } from '../../src/terra-mystica/messages/en.ts';
import { ja as messagesJa } from '../../src/terra-mystica/messages/ja.ts';
import { en as panelsEn } from '../../src/terra-mystica/messages/panels.en.ts';
import { ja as panelsJa } from '../../src/terra-mystica/messages/panels.ja.ts';
import { mysticaSpeech } from '../../src/terra-mystica/speech.ts';

const SPEECHES = { en: speechFor('en', en), ja: speechFor('ja', ja) };
const TEXTS = {
  en: { w: wordsEn, t: messagesEn, p: panelsEn },
  ja: { w: wordsJa, t: messagesJa, p: panelsJa },
};

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
  const again = await opened(JSON.stringify(table.record));
  expect(again.table.record).toEqual(table.record);
  expect(again.table.id).not.toBe(table.id);
  expect(again.table.players).toEqual([
    { kind: 'here', name: '' },
    { kind: 'here', name: '' },
  ]);
});

test('what cannot be read says exactly why, in the language of the page', async () => {
  const broken = SITE_GAME.replace('witches: build E9', 'witches: build E8');
  expect(await open(broken)).toEqual({
    ok: false,
    why: [
      expect.stringMatching(/^line 16, character 10: “build E8” is refused: /),
      expect.stringMatching(/^Possible there: place /),
    ],
  });
  expect(await open(broken, 'ja')).toMatchObject({
    why: [
      expect.stringMatching(/^16行目10文字目：「build E8」は認められません：/),
      expect.anything(),
    ],
  });
  expect(await open(SITE_GAME.replace('witches: upgrade', 'witchez: upgrade'), 'ja')).toEqual({
    ok: false,
    why: ['20行目1文字目：勢力「witchez」はありません。'],
  });
  expect(await open('{"id": "x"}', 'ja')).toMatchObject({
    why: ['このファイルは対戦の記録として読めません：「map」がないか、形が違います。'],
  });
});

test('of a record of ours it names the command that is refused', async () => {
  const { table } = await opened(SITE_GAME);
  const commands = table.record.commands.with(2, '1 place A1');
  const given = await open(JSON.stringify({ ...table.record, commands }));
  expect(given).toMatchObject({
    ok: false,
    why: [expect.stringMatching(/^Command 3, “1 place A1”, is refused: /)],
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
