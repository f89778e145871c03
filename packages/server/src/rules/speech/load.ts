import type { GameId } from '@pangaea/rules/games';
import { GAME_IDS } from '@pangaea/rules/games';
import type { Move } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words';

/** A move as a sentence without a subject. */
export type MoveSaid = (language: Language, state: never, move: Move) => string;

const LOADERS: Readonly<Record<GameId, () => Promise<{ readonly moveSaid: MoveSaid }>>> = {
  'terra-nova': () => import('./terra-nova.ts'),
  'terra-mystica': () => import('./terra-mystica.ts'),
  gaia: () => import('./gaia.ts'),
};

const LOADED = new Map<string, MoveSaid>();

/** Loads the words of a game before anything is said of it. An unknown id loads nothing. */
export async function loadSpeech(id: string): Promise<void> {
  const known = GAME_IDS.find((each) => each === id);
  if (known === undefined || LOADED.has(known)) return;
  LOADED.set(known, (await LOADERS[known]()).moveSaid);
}

/** The words of a game that were loaded. */
export function speechOf(id: string): MoveSaid | undefined {
  return LOADED.get(id);
}
