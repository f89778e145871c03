import type { GameId } from './games.ts';
import type { AnyAheadRules } from './kernel/index.ts';

/** The conditions of every game that ships, loaded when they are asked for. */
const AHEAD = {
  'terra-nova': async () => (await import('./terra-nova/ahead.ts')).aheadRules,
  'terra-mystica': async () => (await import('./terra-mystica/ahead.ts')).aheadRules,
  gaia: async () => (await import('./gaia/ahead.ts')).aheadRules,
} satisfies Readonly<Record<GameId, () => Promise<AnyAheadRules>>>;

export function loadAhead(id: GameId): Promise<AnyAheadRules> {
  return AHEAD[id]();
}
