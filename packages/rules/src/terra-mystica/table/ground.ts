import { type HexMap, parseMap } from '../../hexmap/index.ts';
import { TERRAIN_LETTERS, type TerraMysticaMap } from '../maps/index.ts';
import { cornerEnds } from './corners.ts';
import { riverReach, within } from './reach-tables.ts';
import { compileThings, type Things } from './things.ts';

/** The tables that depend on the map alone. */
export interface Ground {
  readonly things: Things;
  readonly map: HexMap;
  readonly bridgeNames: readonly string[];
  /**
   * Per shipping range and hex, the land that is reached across river hexes, from 1 up to the
   * range; from a river hex across other river hexes.
   */
  readonly riverReach: Int32Array;
  /**
   * Like `riverReach`, for structures on land and rivers, neighbours included: for the final
   * scoring.
   */
  readonly networkReach: Int32Array;
  /** Per distance and hex, the hexes that are not farther away. */
  readonly within: Int32Array;
  /** Per hex and corner, the end of a land bridge. */
  readonly cornerEnds: Int16Array;
}

/**
 * These are kept from table to table: a map does not change, and its distances take most of the
 * work.
 */
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
