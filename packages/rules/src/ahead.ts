import type { GameId } from './games.ts';
import type { AnyAheadRules } from './kernel/index.ts';

/** The conditions of the games that have some, loaded when they are asked for. */
const AHEAD: Readonly<Partial<Record<GameId, () => Promise<AnyAheadRules>>>> = {
  'terra-nova': async () => (await import('./terra-nova/ahead.ts')).aheadRules,
  'terra-mystica': async () => (await import('./terra-mystica/ahead.ts')).aheadRules,
  gaia: async () => (await import('./gaia/ahead.ts')).aheadRules,
};

/** Undefined where no turns of the game can be ordered ahead. */
export async function loadAhead(id: GameId): Promise<AnyAheadRules | undefined> {
  return AHEAD[id]?.();
}
