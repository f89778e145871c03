import { addHex, WORDS } from './hexset.ts';
import { UNREACHABLE } from './map.ts';

/**
 * size × size river distances as `HexMap.riverDistance` defines them: a breadth-first search over
 * river hexes from the shore of every land hex.
 */
export function measureRiverDistances(
  neighbours: Int16Array,
  isRiver: (hex: number) => boolean,
): Uint8Array {
  const size = neighbours.length / 6;
  const distances = new Uint8Array(size * size).fill(UNREACHABLE);
  for (let from = 0; from < size; from++) {
    if (!isRiver(from)) sail(from, neighbours, isRiver, distances.subarray(from * size));
  }
  return distances;
}

function sail(
  from: number,
  neighbours: Int16Array,
  isRiver: (hex: number) => boolean,
  distance: Uint8Array,
): void {
  const rivers = new Map<number, number>();
  const open: number[] = [from];
  for (const hex of open) {
    const crossed = rivers.get(hex) ?? 0;
    for (let d = 0; d < 6; d++) {
      const next = neighbours[hex * 6 + d];
      if (next < 0) continue;
      if (!isRiver(next)) distance[next] = Math.min(distance[next], crossed);
      else if (!rivers.has(next)) {
        rivers.set(next, crossed + 1);
        open.push(next);
      }
    }
  }
  distance[from] = 0;
}

/** The reach table of `HexMap`, for sailing values 0..maxSailing. */
export function tabulateReach(riverDistances: Uint8Array, size: number, maxSailing: number) {
  const table = new Int32Array((maxSailing + 1) * size * WORDS);
  for (let sailing = 0; sailing <= maxSailing; sailing++) {
    for (let from = 0; from < size; from++) {
      for (let to = 0; to < size; to++) {
        if (to === from || riverDistances[from * size + to] > sailing) continue;
        addHex(table, (sailing * size + from) * WORDS, to);
      }
    }
  }
  return table;
}
