import type { GameId } from './games.ts';
import type { AnyAheadRules } from './kernel/index.ts';

/** The conditions of the games that have some, loaded when they are needed. */
const AHEAD: Readonly<Partial<Record<GameId, () => Promise<AnyAheadRules>>>> = {
  'terra-nova': async () => (await import('./terra-nova/ahead.ts')).aheadRules,
  'terra-mystica': async () => (await import('./terra-mystica/ahead.ts')).aheadRules,
  gaia: async () => (await import('./gaia/ahead.ts')).aheadRules,
};

/** Undefined if turns of the game cannot be planned ahead. */
export async function loadAhead(id: GameId): Promise<AnyAheadRules | undefined> {
  return AHEAD[id]?.();
}
