import { object } from '../../data-file/shape.ts';
import { MAP_SHAPE, type MapFile } from '../../hexmap/map-file.ts';
import { VP } from '../printed/amounts.ts';
import { FACTIONS, type FactionId, type Terrain } from '../vocabulary.ts';

const { rows, bridges } = MAP_SHAPE.required;

const POINTS = Object.fromEntries(FACTIONS.map((id) => [id, VP])) as Readonly<
  Record<FactionId, typeof VP>
>;

/** What an edition may change of a map: its hexes and bridge places, and the points to start with. */
export const MAP_CHANGES_SHAPE = object({
  board: object({ rows, bridges }),
  startVp: object({}, POINTS),
});

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
