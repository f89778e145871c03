import { object } from '../../data-file/shape.ts';
import { MAP_SHAPE, type MapFile } from '../../hexmap/map-file.ts';
import { VP } from '../printed/amounts.ts';
import { FACTIONS, type FactionId, type Terrain } from '../vocabulary.ts';

const { rows, bridges } = MAP_SHAPE.required;

const POINTS = Object.fromEntries(FACTIONS.map((id) => [id, VP])) as Readonly<
  Record<FactionId, typeof VP>
>;

/** The parts of a map that an edition may change: hexes, bridge places and start points. */
export const MAP_CHANGES_SHAPE = object({
  board: object({ rows, bridges }),
  startVp: object({}, POINTS),
});

/** A printed board and its data. */
export interface TerraMysticaMap {
  readonly board: MapFile;
  /**
   * Victory points at the start, if they depend on faction and map; factions that are not named
   * have the value of their own board (`FactionDefinition.startVp`).
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
