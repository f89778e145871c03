import type { GameId } from '@pangaea/rules/games';
import type { PlayedGame } from './played.ts';

const PLAYED: Readonly<Record<GameId, () => Promise<PlayedGame>>> = {
  'terra-nova': async () => (await import('./terra-nova/index.ts')).terraNovaPlayed,
  'terra-mystica': async () => (await import('./terra-mystica/index.ts')).terraMysticaPlayed,
  gaia: async () => (await import('./gaia/index.ts')).gaiaPlayed,
};

/**
 * Games whose tables may need only a part of the bots' data, depending on their options: undefined
 * if a table needs all of it.
 */
const USUAL: Partial<
  Record<GameId, (options: unknown) => (() => Promise<PlayedGame>) | undefined>
> = {
  'terra-mystica': (options) =>
    hasFans(options)
      ? undefined
      : async () => (await import('./terra-mystica/boxed.ts')).boxedTerraMysticaPlayed,
};

/** A game with its bots, loaded at the first request. */
export function loadPlayed(id: GameId): Promise<PlayedGame> {
  return PLAYED[id]();
}

/**
 * The bots for a table with the given options (`Game.optionsOf`). No more is loaded than the table
 * needs, since pages load over a network.
 */
export function loadFor(id: GameId, options: unknown): Promise<PlayedGame> {
  return (USUAL[id]?.(options) ?? PLAYED[id])();
}

function hasFans(options: unknown): boolean {
  return typeof options === 'object' && options !== null && 'fanFactions' in options;
}
