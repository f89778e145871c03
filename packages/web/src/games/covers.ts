import { type ComponentType, lazy } from 'preact/compat';
import type { GameId } from './ids.ts';

/** A picture of each game, twice as wide as high; fetched when it is shown. */
export const COVERS: Readonly<Record<GameId, ComponentType>> = {
  gaia: lazy(async () => ({ default: (await import('../gaia/cover/cover.tsx')).GaiaCover })),
  'terra-mystica': lazy(async () => ({
    default: (await import('../terra-mystica/cover/cover.tsx')).TerraMysticaCover,
  })),
  'terra-nova': lazy(async () => ({
    default: (await import('../terra-nova/cover/cover.tsx')).TerraNovaCover,
  })),
};
