import { type HexMap, parseMap } from '../../hexmap/index.ts';
import { TERRAIN_LETTERS, type TerraMysticaMap } from '../maps/index.ts';
import { cornerEnds } from './corners.ts';
import { riverReach, within } from './reach-tables.ts';
import { compileThings, type Things } from './things.ts';

/** What follows from the map alone. */
export interface Ground {
  readonly things: Things;
  readonly map: HexMap;
  readonly bridgeNames: readonly string[];
  /**
   * Per shipping range and hex, land reached over 1 to so many river hexes; from a river hex over
   * further ones.
   */
  readonly riverReach: Int32Array;
  /** The same for structures on land and rivers, neighbours included: for the final scoring. */
  readonly networkReach: Int32Array;
  /** Per distance and hex, what is not farther away than that. */
  readonly within: Int32Array;
  /** Per hex and corner, where a land bridge ends. */
  readonly cornerEnds: Int16Array;
}

/** Kept from table to table: a map is printed once, and its distances take most of the work. */
const GROUNDS = new WeakMap<TerraMysticaMap, Ground>();

/** @throws Error when the printed map is malformed */
export function groundOf(printed: TerraMysticaMap): Ground {
  const kept = GROUNDS.get(printed);
  if (kept !== undefined) return kept;
  const parsed = parseMap(printed.board, Object.keys(TERRAIN_LETTERS));
  if (!parsed.ok) throw new Error(`map ${printed.board.id} is malformed`);
  const map = parsed.value;
  const ground = {
    map,
    things: compileThings(map),
    bridgeNames: map.bridges.map((bridge) => bridge.name),
    riverReach: riverReach(map),
    networkReach: riverReach(map, true),
    within: within(map),
    cornerEnds: cornerEnds(map),
  };
  GROUNDS.set(printed, ground);
  return ground;
}
