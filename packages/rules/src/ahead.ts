import type { GameId } from './games.ts';
import type { AnyAheadRules } from './kernel/index.ts';

/** The condition rules of the games in which turns can be planned ahead; loaded when needed. */
const AHEAD: Readonly<Partial<Record<GameId, () => Promise<AnyAheadRules>>>> = {
  'terra-nova': async () => (await import('./terra-nova/ahead.ts')).aheadRules,
  'terra-mystica': async () => (await import('./terra-mystica/ahead.ts')).aheadRules,
  gaia: async () => (await import('./gaia/ahead.ts')).aheadRules,
};

/** The condition rules of a game; undefined if its turns cannot be planned ahead. */
export async function loadAhead(id: GameId): Promise<AnyAheadRules | undefined> {
  return AHEAD[id]?.();
}
