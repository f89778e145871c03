import type { AnyGame } from '@pangaea/rules/kernel';
import type { SoloGame, SoloKnowledge } from './solo.ts';

/** Games with rounds; their last round can be a puzzle. */
export const PUZZLE_GAMES = ['terra-nova', 'terra-mystica'] as const;
export type PuzzleGame = (typeof PUZZLE_GAMES)[number];

export function isPuzzleGame(id: string): id is PuzzleGame {
  return PUZZLE_GAMES.some((each) => each === id);
}

/** A game of unknown type, for code that serves both. */
// biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
export type AnySoloGame = SoloGame<any>;

// biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
const KNOWLEDGE: Readonly<Record<PuzzleGame, () => Promise<SoloKnowledge<any>>>> = {
  'terra-nova': async () => (await import('./terra-nova.ts')).TERRA_NOVA_SOLO,
  'terra-mystica': async () => (await import('./terra-mystica.ts')).TERRA_MYSTICA_SOLO,
};

/** A game with its knowledge for the last round; the code is loaded on demand. */
export async function loadSolo(id: PuzzleGame, game: AnyGame): Promise<AnySoloGame> {
  return { game: game as AnySoloGame['game'], knowledge: await KNOWLEDGE[id]() };
}
