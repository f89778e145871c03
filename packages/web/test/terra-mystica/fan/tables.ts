import { parseSeed } from '@pangaea/rules/kernel';
import { FAN_FACTIONS, type State } from '@pangaea/rules/terra-mystica';
import { MESSAGES } from '../../../src/messages/index.ts';
import { speechFor } from '../../../src/messages/speech.ts';
import { fanFace } from '../../../src/terra-mystica/fan/index.ts';
import { mysticaSpeech } from '../../../src/terra-mystica/speech.ts';
import { LOAD_TEXTS } from '../../../src/terra-mystica/words.ts';

const TEXTS = { en: await LOAD_TEXTS.en(), ja: await LOAD_TEXTS.ja() };

/** The texts at a table with fan factions. */
export const FAN_SPEECHES = (['en', 'ja'] as const).map((language) =>
  mysticaSpeech(speechFor(language, MESSAGES[language]), TEXTS[language], fanFace(language)),
);

/** All fan factions; those with changed numbers in both editions. */
export const EVERY_FAN = (['on', 'bga-2024-07'] as const).flatMap((fanFactions) =>
  FAN_FACTIONS[fanFactions]
    .filter((faction) => fanFactions === 'on' || !FAN_FACTIONS.on.includes(faction))
    .map(({ id, board }) => ({ fanFactions, id: String(id), board })),
);

const FAN_GAME = fanFace('en').game.book.game;

/** A table of a fan faction with two others, before the first decision. */
export function fanTable(fanFactions: string, id: string, board: string): State {
  const others = [
    ['green', 'witches'],
    ['blue', 'swarmlings'],
    ['black', 'darklings'],
  ].filter(([colour]) => colour !== board);
  const parsed = FAN_GAME.options({
    players: 3,
    fireAndIce: true,
    fanFactions,
    factions: [id, others[0][1], others[1][1]],
  });
  const seed = parseSeed('0'.repeat(31).concat('7'));
  if (!parsed.ok || !seed.ok) throw new Error(`options of ${id}`);
  const state = FAN_GAME.setup(parsed.value, seed.value);
  if (!state.ok) throw new Error(`set-up of ${id}`);
  return state.value;
}
