import type { MapFile } from '../../hexmap/map-file.ts';
import type { FactionId, Terrain } from '../vocabulary.ts';

/** A printed board with what goes with it. */
export interface TerraMysticaMap {
  readonly board: MapFile;
  /**
   * Victory points to start with when they go by faction and map; factions not named have the value
   * of their own board (`FactionDefinition.startVp`).
   */
  readonly startVp: Readonly<Partial<Record<FactionId, number>>>;
}

/** The letters of the map files. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  Y: 'desert',
  U: 'plains',
  K: 'swamp',
  B: 'lakes',
  G: 'forest',
  S: 'mountains',
  R: 'wasteland',
};
