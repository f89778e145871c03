import { type Fault, pointer } from '../data-file/fault.ts';
import { type Report, reporter } from '../data-file/read-shape.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { findBridgePlaces, indexBridges } from './bridges.ts';
import {
  collect,
  collectNeighbours,
  findAreas,
  findNeighbours,
  type Grid,
  makeGrid,
  measureDistances,
} from './grid.ts';
import { MAX_HEXES } from './hexset.ts';
import { type Bridge, type HexMap, MAX_SAILING, RIVER } from './map.ts';
import type { MapFault, MapFile } from './map-file.ts';
import { readRows } from './read-rows.ts';
import { measureRiverDistances, tabulateReach } from './rivers.ts';

/**
 * Reads a map. `letters` are the letters of land in the order of the game's terrains: `ground`
 * holds indices into it. `path` is the pointer of the map inside a larger file.
 *
 * The members of `file` must have the types of `MapFile` (`readMapFile` checks untyped JSON); all
 * mistakes of their content are returned, each with its place.
 */
export function parseMap(
  file: MapFile,
  letters: readonly string[],
  path = '',
): Result<HexMap, readonly Fault<MapFault>[]> {
  const faults: Fault<MapFault>[] = [];
  const report = reporter(faults);

  const { ground, u, row, column, names } = readRows(file, letters, path, report);
  if (faults.length > 0) return err(faults);
  const size = names.length;
  if (size === 0) report(pointer(path, 'rows'), 'no-hexes');
  if (size > MAX_HEXES) {
    report(pointer(path, 'rows'), 'too-many-hexes', { found: size, most: MAX_HEXES });
  }
  if (faults.length > 0) return err(faults);

  const grid = makeGrid(u, row);
  const neighbours = findNeighbours(grid);
  const whole = findAreas(neighbours, () => true);
  if (whole.areas > 1) {
    const hex = names[whole.area.indexOf(1)];
    report(pointer(path, 'rows'), 'map-not-connected', { hex });
  }
  const isRiver = (hex: number) => ground[hex] === RIVER;
  const indexOf = new Map(names.map((name, hex) => [name, hex]));
  const places = findBridgePlaces(grid, isRiver, names, file.bridgeSpan);
  const bridges =
    file.bridges === 'all'
      ? places
      : chooseBridges(file.bridges, places, indexOf, isRiver, pointer(path, 'bridges'), report);
  if (faults.length > 0) return err(faults);

  return ok({
    id: file.id,
    title: file.title,
    names,
    indexOf,
    row,
    column,
    letters: [...letters],
    ground,
    bridges,
    ...measure(grid, neighbours, ground, letters.length, bridges),
  });
}

/** All parts of a `HexMap` that are computed from places, ground and bridges. */
function measure(
  grid: Grid,
  neighbours: Int16Array,
  ground: Uint8Array,
  letterCount: number,
  bridges: readonly Bridge[],
) {
  const size = grid.size;
  const isRiver = (hex: number) => ground[hex] === RIVER;
  const isLand = (hex: number) => ground[hex] !== RIVER;
  const isEdge = (hex: number) => neighbours.subarray(hex * 6, hex * 6 + 6).includes(-1);
  const isShore = (hex: number) =>
    neighbours.subarray(hex * 6, hex * 6 + 6).some((next) => next >= 0 && isRiver(next));
  const { area: continent, areas: continents } = findAreas(neighbours, isLand);
  const riverDistance = measureRiverDistances(neighbours, isRiver);
  const groundHexes = new Int32Array(letterCount * 4);
  for (let letter = 0; letter < letterCount; letter++) {
    groundHexes.set(
      collect(size, (hex) => ground[hex] === letter),
      letter * 4,
    );
  }
  const { start, ids, ends } = indexBridges(bridges, size);
  return {
    size,
    x: Float64Array.from(grid.u, (u) => u / 2),
    y: Float64Array.from(grid.row, (row) => (row * Math.sqrt(3)) / 2),
    groundHexes,
    land: collect(size, isLand),
    river: collect(size, isRiver),
    neighbours,
    adjacent: collectNeighbours(neighbours, () => true),
    adjacentLand: collectNeighbours(neighbours, isLand),
    adjacentRiver: collectNeighbours(neighbours, isRiver),
    edge: collect(size, isEdge),
    edgeLand: collect(size, (hex) => isEdge(hex) && isLand(hex)),
    touchesRiver: collect(size, (hex) => isLand(hex) && isShore(hex)),
    continent,
    continents,
    distance: measureDistances(grid),
    riverDistance,
    maxSailing: MAX_SAILING,
    reachTable: tabulateReach(riverDistance, size, MAX_SAILING),
    bridgesAtStart: start,
    bridgesAtIds: ids,
    bridgesAtEnds: ends,
  };
}

/** The places named by the file, in its order. */
function chooseBridges(
  wanted: Exclude<MapFile['bridges'], 'all'>,
  places: readonly Bridge[],
  indexOf: ReadonlyMap<string, number>,
  isRiver: (hex: number) => boolean,
  path: string,
  report: Report<MapFault>,
): Bridge[] {
  const chosen: Bridge[] = [];
  for (const [number, { a, b }] of wanted.entries()) {
    const ends: number[] = [];
    for (const [key, name] of [
      ['a', a],
      ['b', b],
    ]) {
      const hex = indexOf.get(name);
      if (hex === undefined) report(pointer(path, number, key), 'unknown-hex', { hex: name });
      else if (isRiver(hex)) report(pointer(path, number, key), 'not-land', { hex: name });
      else ends.push(hex);
    }
    if (ends.length < 2) continue;
    const [low, high] = ends.sort((one, other) => one - other);
    const place = places.find((candidate) => candidate.a === low && candidate.b === high);
    if (place === undefined) report(pointer(path, number), 'no-bridge-place', { a, b });
    else if (chosen.includes(place)) report(pointer(path, number), 'bridge-twice', { a, b });
    else chosen.push(place);
  }
  return chosen;
}
