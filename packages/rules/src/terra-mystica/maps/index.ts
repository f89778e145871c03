import type { MapId } from '../vocabulary.ts';
import { base } from './base.ts';
import { fireAndIce } from './fire-and-ice.ts';
import { fjords } from './fjords.ts';
import { lakes } from './lakes.ts';
import type { TerraMysticaMap } from './map.ts';
import { revisedBase } from './revised-base.ts';

export * from './map.ts';

export const MAP_DEFINITIONS: Readonly<Record<MapId, TerraMysticaMap>> = {
  base,
  'revised-base': revisedBase,
  lakes,
  fjords,
  'fire-and-ice': fireAndIce,
};
