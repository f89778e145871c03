// A drafted move is shown in one line with others, also on a telephone: each game describes it in a
// few words.
import { gaia } from '@pangaea/rules/gaia';
import { type AnyGame, firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { terraNova } from '@pangaea/rules/terra-nova';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { expect, test } from 'vitest';
import { crumbOf as gaiaCrumb } from '../../src/gaia/play/crumb.ts';
import { gaiaSpeech } from '../../src/gaia/speech.ts';
import { legalMoves } from '../../src/game/draft.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { speechFor } from '../../src/messages/speech.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { crumbOf as novaCrumb } from '../../src/terra-nova/play/crumb.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';

/**
 * The number of letters for which there is room on a telephone beside the buttons for taking back.
 */
const MOST = { en: 40, ja: 22 } as const;

/**
 * Every kind of move of a random game in few words, and never with more letters than its sentence.
 */
function watch(
  game: AnyGame,
  options: Readonly<Record<string, unknown>>,
  // biome-ignore lint/suspicious/noExplicitAny: positions of two games.
  told: (state: any, move: number) => { readonly crumb: string; readonly whole: string },
  short: readonly string[],
  most: number,
): void {
  const chosen = game.options(options);
  const begun = chosen.ok ? game.setup(chosen.value, seedFromNumber(3)) : chosen;
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const state = begun.value;
  const random = Random.fromSeed(seedFromNumber(5));
  const seen = new Set<string>();
  for (let step = 0; game.outcome(state) === undefined && step < 600; step++) {
    const seat = firstSeat(game.deciders(state));
    const legal = legalMoves(game, state, seat);
    for (const move of legal) {
      const [word] = game.notation.print(state, move).split(' ');
      if (seen.has(word)) continue;
      seen.add(word);
      const { crumb, whole } = told(state, move);
      expect(crumb.trim(), whole).not.toBe('');
      expect(crumb).not.toContain('undefined');
      expect(crumb.length, whole).toBeLessThanOrEqual(Math.max(whole.length, most));
      if (short.includes(word)) expect(crumb.length, crumb).toBeLessThanOrEqual(most);
    }
    game.apply(state, seat, random.pick(legal));
  }
  for (const word of short) expect(seen).toContain(word);
}

test.each(['en', 'ja'] as const)('drafts in a few words: %s', (language) => {
  const nova = novaSpeech(
    speechFor(language, MESSAGES[language]),
    TERRA_NOVA[language],
    NOVA_MESSAGES[language],
  );
  watch(
    terraNova() as AnyGame,
    { players: 3, factions: 'choice' },
    (state, move) => ({
      crumb: novaCrumb(nova, state, move, undefined),
      whole: nova.move(state, move),
    }),
    ['place', 'transform', 'build', 'upgrade', 'pass', 'exchange', 'sail', 'bonus-shovel'],
    MOST[language],
  );
  const world = gaiaSpeech(speechFor(language, MESSAGES[language]));
  watch(
    gaia() as AnyGame,
    { players: 3, mode: 'disasters' },
    (state, move) => ({ crumb: gaiaCrumb(world, state, move), whole: world.move(state, move) }),
    ['nature', 'animals', 'city', 'rain', 'sun', 'lightning'],
    MOST[language],
  );
});
