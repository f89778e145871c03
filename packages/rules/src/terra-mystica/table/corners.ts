import { type HexMap, RIVER } from '../../hexmap/index.ts';

/** Per hex and corner: the land hex where a land bridge from there ends, or -1. */
export function cornerEnds(map: HexMap): Int16Array {
  const ends = new Int16Array(map.size * 6).fill(-1);
  for (let hex = 0; hex < map.size; hex++) {
    for (let corner = 0; corner < 6; corner++) {
      const next = (corner + 1) % 6;
      const one = map.neighbours[hex * 6 + corner];
      const other = map.neighbours[hex * 6 + next];
      if (one < 0 || other < 0) continue;
      const end = map.neighbours[one * 6 + next];
      if (end < 0 || map.ground[end] === RIVER) continue;
      const isPlace = map.bridges.some(
        ({ a, b }) => (a === hex && b === end) || (a === end && b === hex),
      );
      if (!isPlace) ends[hex * 6 + corner] = end;
    }
  }
  return ends;
}
