import type { GameId } from '@pangaea/rules/games';
import { GAME_IDS } from '@pangaea/rules/games';
import type { Move } from '@pangaea/rules/kernel';
import type { Language } from '@pangaea/words';

/** The words of a game for notices. */
export interface Said {
  /** A move as a sentence without a subject. */
  moveSaid(language: Language, state: never, move: Move): string;
  /** The name of an action, card or tile. */
  thingSaid(language: Language, state: never, what: string): string;
}

const LOADERS: Readonly<Record<GameId, () => Promise<Said>>> = {
  'terra-nova': () => import('./terra-nova.ts'),
  'terra-mystica': () => import('./terra-mystica.ts'),
  gaia: () => import('./gaia.ts'),
};

const LOADED = new Map<string, Said>();

/** Loads the words of a game before they are used. For an unknown id nothing is loaded. */
export async function loadSpeech(id: string): Promise<void> {
  const known = GAME_IDS.find((each) => each === id);
  if (known === undefined || LOADED.has(known)) return;
  LOADED.set(known, await LOADERS[known]());
}

/** The loaded words of a game. */
export function speechOf(id: string): Said | undefined {
  return LOADED.get(id);
}
