import type { ToldAnalysis } from '@pangaea/bots/host';
import { firstSeat } from '@pangaea/rules/kernel';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { expect, test } from 'vitest';
import { choiceOf as gaiaChoice } from '../../src/gaia/game/actions.ts';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { gaiaSpeech } from '../../src/gaia/speech.ts';
import { legalMoves } from '../../src/game/draft.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import { LANGUAGES, MESSAGES } from '../../src/messages/index.ts';
import { type AnyGameSpeech, speechFor } from '../../src/messages/speech.ts';
import { hintOf } from '../../src/shell/hint-of.ts';
import { spotsOf } from '../../src/terra/panels/advice.ts';
import { choiceOf as mysticaChoice } from '../../src/terra-mystica/game/actions.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { mysticaSpeech } from '../../src/terra-mystica/speech.ts';
import { LOAD_TEXTS } from '../../src/terra-mystica/words.ts';
import { choiceOf as novaChoice } from '../../src/terra-nova/game/choices.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';
import { playedOut } from '../game/played-out.ts';

const TEXTS = { en: await LOAD_TEXTS.en(), ja: await LOAD_TEXTS.ja() };
const common = (language: 'ja' | 'en') => speechFor(language, MESSAGES[language]);
const NOVA = {
  page: TERRA_NOVA_PAGE,
  options: { factions: 'first-game', players: 3 },
  speech: (language: 'ja' | 'en') =>
    novaSpeech(common(language), TERRA_NOVA[language], NOVA_MESSAGES[language]),
  // biome-ignore lint/suspicious/noExplicitAny: positions of three games.
  spots: { spotsOf: (state: any, move: number) => spotsOf(state, novaChoice(state, move).target) },
};
const MYSTICA = {
  page: TERRA_MYSTICA_PAGE,
  options: { factions: ['witches', 'nomads', 'halflings'], players: 3 },
  speech: (language: 'ja' | 'en') => mysticaSpeech(common(language), TEXTS[language]),
  spots: {
    // biome-ignore lint/suspicious/noExplicitAny: positions of three games.
    spotsOf: (state: any, move: number) => spotsOf(state, mysticaChoice(state, move).target),
  },
};
const GAIA = {
  page: GAIA_PAGE,
  options: { players: 2 },
  speech: (language: 'ja' | 'en') => gaiaSpeech(common(language)),
  // biome-ignore lint/suspicious/noExplicitAny: positions of three games.
  spots: { spotsOf: (state: any, move: number) => gaiaChoice(state, move).cells },
};

/** The values of decisions, of which hints contain only the commands. */
const analysed = (choices: readonly (readonly string[])[]) =>
  ({ choices: choices.map((commands) => ({ commands })) }) as unknown as ToldAnalysis;

/** Hints about a legal move and about the first legal move, for every tenth position of a game. */
function hintsOf({ page, options, speech, spots }: typeof NOVA | typeof MYSTICA | typeof GAIA) {
  const history: AnyHistory = playedOut(page, options);
  const { game } = page.book;
  return history.steps.flatMap(({ seat }, at) => {
    if (at % 10 !== 0) return [];
    const state = stateAt(history, at);
    const moves = legalMoves(game, state, seat);
    const [best, other] = [moves[at % moves.length], moves[0]];
    const hinted = [best, other].map((move) => [game.notation.print(state, move)]);
    return LANGUAGES.map((language) => {
      const said: AnyGameSpeech = speech(language);
      const hint = hintOf(said, { game: page, state, seat }, analysed(hinted), spots);
      return { hint, language, best: said.move(state, best), other: said.move(state, other) };
    });
  });
}

test.for([NOVA, MYSTICA, GAIA])('a hint says both moves, in both languages', (game) => {
  const hints = hintsOf(game);
  expect(hints.length).toBeGreaterThan(10);
  for (const { hint, language, best, other } of hints) {
    expect(hint?.isThinking).toBe(false);
    expect(hint?.sentence).toBe(
      language === 'en' ? `Hint: ${best}; or ${other}` : `ヒント：${best}。または${other}`,
    );
  }
  expect(hints.some(({ hint }) => (hint?.spots.length ?? 0) > 0)).toBe(true);
});

test('moves before the last of a decision are told in short, each in the position that it is made in', () => {
  const { page, speech, spots } = MYSTICA;
  const history: AnyHistory = playedOut(page, MYSTICA.options);
  const { game } = page.book;
  const step = history.steps.findIndex(
    ({ command, seat }, at) =>
      command.startsWith('transform ') &&
      history.steps[at + 1].seat === seat &&
      history.steps[at + 1].command.startsWith('build '),
  );
  expect(step).toBeGreaterThan(0);
  const [first, then] = [history.steps[step], history.steps[step + 1]];
  const state = stateAt(history, step);
  const said: AnyGameSpeech = speech('en');
  const hint = hintOf(
    said,
    { game: page, state, seat: first.seat },
    analysed([[first.command, then.command]]),
    spots,
  );
  const short = said.short?.(state, first.move);
  expect(hint?.sentence).toBe(`Hint: ${short}, ${said.move(first.state, then.move)}`);
  expect(said.move(state, first.move).length).toBeGreaterThan(short?.length ?? 0);
  expect(firstSeat(game.deciders(state))).toBe(first.seat);
});

test('a text that is no command of the game is no hint', () => {
  const { page, speech, spots } = NOVA;
  const state = stateAt(playedOut(page, NOVA.options), 0);
  const draft = { game: page, state, seat: firstSeat(page.book.game.deciders(state)) };
  expect(hintOf(speech('en'), draft, analysed([['fly to the moon']]), spots)).toBeUndefined();
  expect(hintOf(speech('en'), draft, analysed([]), spots)).toBeUndefined();
});
