import { pointer } from '../../data-file/fault.ts';
import {
  countHexes,
  type HexMap,
  type MapFile,
  parseMap,
  RIVER,
  WORDS,
} from '../../hexmap/index.ts';
import { FACTION_DEFINITIONS } from '../factions/index.ts';
import { TERRAINS, type Terrain } from '../vocabulary.ts';
import { type Edition, TERRAIN_LETTERS } from './edition.ts';
import type { EditionReport } from './faults.ts';

/** The number of bridge places for which a state has room. */
const MOST_BRIDGES = 32;

const LETTERS = Object.keys(TERRAIN_LETTERS);

export function checkMap(edition: Edition, report: EditionReport): void {
  checkBoard(edition.map, '/map', report);
}

export function checkTwoPlayerMap(edition: Edition, report: EditionReport): void {
  checkBoard(edition.twoPlayerMap, '/twoPlayerMap', report);
}

function checkBoard(file: MapFile, path: string, report: EditionReport): void {
  const whole = parseMap(file, LETTERS, path);
  if (!whole.ok) for (const fault of whole.error) report(fault.path, fault.code, fault.params);
  const found = whole.ok ? whole.value.bridges.length : 0;
  if (found > MOST_BRIDGES) {
    report(pointer(path, 'bridges'), 'too-many-bridges', { found, most: MOST_BRIDGES });
  }
  const map = landOf(file);
  if (map !== undefined) checkTerrains(map, path, report);
}

/** Checks that there is enough home terrain for the houses at the start. */
function checkTerrains(map: HexMap, path: string, report: EditionReport): void {
  for (const [index, terrain] of TERRAINS.entries()) {
    const homes = FACTION_DEFINITIONS.filter(({ home }) => home === terrain);
    const least = Math.max(...homes.map(({ startHouses }) => startHouses));
    const found = countHexes(map.groundHexes, index * WORDS);
    if (found < least) {
      report(pointer(path, 'rows'), 'too-few-of-terrain', { terrain, found, least });
    }
  }
}

/** The map without its bridges, so that a wrong bridge does not hide other faults. */
export function landOf(file: MapFile): HexMap | undefined {
  const result = parseMap({ ...file, bridges: [] }, LETTERS);
  return result.ok ? result.value : undefined;
}

/** Checks that each icon is on a hex of its own terrain, and no hex has two. */
export function checkHouseIcons(edition: Edition, report: EditionReport): void {
  const map = landOf(edition.twoPlayerMap);
  if (map === undefined) return;
  const places = new Places(map, report);
  for (const terrain of TERRAINS) {
    for (const [index, hex] of edition.houseIcons[terrain].entries()) {
      places.take(hex, terrain, pointer('/houseIcons', terrain, index));
    }
  }
}

/** The hexes of a board; each may be used once. */
export class Places {
  private readonly map: HexMap;
  private readonly report: EditionReport;
  private readonly taken = new Set<string>();

  constructor(map: HexMap, report: EditionReport) {
    this.map = map;
    this.report = report;
  }

  /** Uses a hex, which must exist, be free, and have the right terrain. */
  take(name: string, expected: Terrain, path: string): void {
    const ground = this.map.ground[this.map.indexOf.get(name) ?? -1];
    if (ground === undefined) this.report(path, 'unknown-hex', { hex: name });
    else if (ground === RIVER) this.report(path, 'not-land', { hex: name });
    else {
      const found = TERRAINS[ground];
      if (found !== expected) this.report(path, 'wrong-terrain', { hex: name, found, expected });
      if (this.taken.has(name)) this.report(path, 'hex-twice', { hex: name });
      this.taken.add(name);
    }
  }
}
