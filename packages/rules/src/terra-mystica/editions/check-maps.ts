import { pointer } from '../../data-file/fault.ts';
import { patched } from '../../data-file/patch.ts';
import { countHexes, parseMap, WORDS } from '../../hexmap/index.ts';
import { MAP_CHANGES_SHAPE, MAP_DEFINITIONS, TERRAIN_LETTERS } from '../maps/index.ts';
import { MAX_BRIDGES } from '../state/layout.ts';
import { MAPS } from '../vocabulary.ts';
import type { Edition } from './edition.ts';
import type { EditionReport } from './faults.ts';

/**
 * Each terrain needs at least this many hexes, since a faction may begin with that many dwellings.
 */
const LEAST_OF_TERRAIN = 3;

/** Checks the maps that an edition changes. */
export function checkMaps({ maps = {} }: Edition, report: EditionReport): void {
  const letters = Object.keys(TERRAIN_LETTERS);
  const terrains = Object.values(TERRAIN_LETTERS);
  for (const id of MAPS) {
    if (maps[id]?.board === undefined) continue;
    const path = pointer('/maps', id, 'board');
    const { board } = patched(MAP_CHANGES_SHAPE, MAP_DEFINITIONS[id], maps[id]);
    const read = parseMap(board, letters, path);
    if (!read.ok) {
      for (const fault of read.error) report(fault.path, fault.code, fault.params);
      continue;
    }
    const { bridges, groundHexes } = read.value;
    if (bridges.length > MAX_BRIDGES) {
      const params = { found: bridges.length, most: MAX_BRIDGES };
      report(pointer(path, 'bridges'), 'too-many-bridges', params);
    }
    for (const [place, terrain] of terrains.entries()) {
      const found = countHexes(groundHexes, place * WORDS);
      if (found >= LEAST_OF_TERRAIN) continue;
      report(pointer(path, 'rows'), 'too-few-of-terrain', {
        terrain,
        found,
        least: LEAST_OF_TERRAIN,
      });
    }
  }
}
