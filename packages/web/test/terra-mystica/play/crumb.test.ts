import { kindOf, packMove } from '@pangaea/rules/kernel';
import { KIND, KIND_WORDS } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { legalMoves } from '../../../src/game/draft.ts';
import { MESSAGES } from '../../../src/messages/index.ts';
import { speechFor } from '../../../src/messages/speech.ts';
import { after, GAME } from '../../../src/terra-mystica/game/rules.ts';
import { crumbOf } from '../../../src/terra-mystica/play/crumb.ts';
import { mysticaSpeech } from '../../../src/terra-mystica/speech.ts';
import { LOAD_TEXTS } from '../../../src/terra-mystica/words.ts';
import { decider, newTable } from '../tables.ts';

const mysticaIn = async (language: 'en' | 'ja') =>
  mysticaSpeech(speechFor(language, MESSAGES[language]), await LOAD_TEXTS[language]());
/** Codes of actions, cards and tiles in commands. */
const CODES = /\b(?:ACT[A-Z0-9]+|BON\d+|FAV\d+|TW\d+|r\d+)\b/u;

/**
 * The highest number of letters of a button: this is the room for several side by side on a laptop.
 */
const MOST = { en: 26, ja: 16 } as const;
/** Kinds of moves whose words name a thing completely. */
const NAMED = [KIND.take, KIND.pass, KIND.favour, KIND.town, KIND.special, KIND.convert];

test.each(['en', 'ja'] as const)('a drafted move is told in a few words: %s', async (language) => {
  const speech = await mysticaIn(language);
  const told = new Set<string>();
  for (let game = 0; game < 4; game++) {
    let state = newTable(
      { factions: ['nomads', 'witches', 'engineers'], players: 3 },
      `${game}`.padStart(31, '0'),
    );
    for (let step = 0; GAME.outcome(state) === undefined && step < 400; step++) {
      const seat = decider(state);
      const legal = legalMoves(GAME, state, seat);
      for (const move of legal) {
        const kind = kindOf(move);
        const crumb = crumbOf(speech, state, move, undefined);
        expect(crumb.trim()).not.toBe('');
        expect(crumb).not.toMatch(CODES);
        if (BUILDING.includes(kind)) expect(crumb.length).toBeLessThanOrEqual(MOST[language]);
        if (!NAMED.includes(kind)) told.add(KIND_WORDS[kind]);
      }
      ({ state } = after(state, seat, legal[(step * 13 + game) % legal.length]));
    }
  }
  for (const kind of BUILDING) expect(told).toContain(KIND_WORDS[kind]);
});

const BUILDING = [KIND.build, KIND.transform, KIND.upgrade, KIND.burn, KIND.power];

test('a dwelling on the land just made does not name it again', async () => {
  const speech = await mysticaIn('en');
  const state = newTable({ factions: ['nomads', 'witches'], players: 2 });
  const hex = state.table.map.names.indexOf('E7');
  const made = packMove(KIND.transform, hex, 0, 0);
  const build = packMove(KIND.build, hex);
  expect(crumbOf(speech, state, build, made)).toBe('dwelling');
  expect(crumbOf(speech, state, build, undefined)).toBe('E7 dwelling');
  expect(crumbOf(speech, state, packMove(KIND.burn, 3), undefined)).toBe('burn 3');
});
