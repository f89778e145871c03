// Conditions of turns that are planned ahead name actions, cards and tiles in words, never by the
// codes of commands.
import { loadAhead } from '@pangaea/rules/ahead';
import type { Condition } from '@pangaea/rules/kernel';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { gaiaSpeech } from '../../src/gaia/speech.ts';
import { thingName as gaiaThing } from '../../src/gaia/thing-name.ts';
import { begin } from '../../src/game/extend.ts';
import { stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { type AnyGameSpeech, type Speech, speechFor } from '../../src/messages/speech.ts';
import type { Things } from '../../src/play/face/things.ts';
import { AHEAD_MESSAGES } from '../../src/shell/ahead/messages.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { mysticaSpeech } from '../../src/terra-mystica/speech.ts';
import { thingName as mysticaThing } from '../../src/terra-mystica/thing-name.ts';
import { LOAD_TEXTS } from '../../src/terra-mystica/words.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';
import { thingName as novaThing } from '../../src/terra-nova/thing-name.ts';
import { SEED } from '../game/played-out.ts';

type Said = (speech: Speech) => Promise<AnyGameSpeech>;

const GAMES: readonly [AnyPageGame, Things['name'], Said][] = [
  [
    TERRA_NOVA_PAGE,
    novaThing,
    async (s) => novaSpeech(s, TERRA_NOVA[s.language], NOVA_MESSAGES[s.language]),
  ],
  [TERRA_MYSTICA_PAGE, mysticaThing, async (s) => mysticaSpeech(s, await LOAD_TEXTS[s.language]())],
  [GAIA_PAGE, gaiaThing, async (s) => gaiaSpeech(s)],
];

const wordOf = (condition: Condition) =>
  condition.is === 'action' ? condition.action : condition.is === 'there' ? condition.what : '';

test.each(GAMES)('every action, card and tile of $id has words', async (game, nameOf, said) => {
  const begun = begin(game, { options: { players: 3 }, seed: SEED });
  if (!begun.ok) throw new Error(begun.error.code);
  const state = stateAt(begun.value);
  const rules = await loadAhead(game.id as 'gaia');
  const named = (rules?.named(state, 0) ?? []).filter((each) => wordOf(each) !== '');
  expect(named.length).toBeGreaterThan(5);
  const [en, ja] = await Promise.all(
    (['en', 'ja'] as const).map((language) => said(speechFor(language, MESSAGES[language]))),
  );
  for (const condition of named) {
    const word = wordOf(condition);
    const [one, other] = [en, ja].map((speech) => nameOf(speech, state, word));
    // The letter of a tile is printed on it.
    const isLetter = word.length === 1;
    expect(isLetter || !`${one} ${other}`.includes(word), word).toBe(true);
    expect(other, word).toMatch(/[぀-ヿ一-鿿]/);
    expect(AHEAD_MESSAGES.en.holds(condition, one)).toContain(one);
  }
  // Different things have different names, even if there are several of them.
  const names = named.map((each) => nameOf(ja, state, wordOf(each)));
  expect(new Set(names).size).toBe(names.length);
});
