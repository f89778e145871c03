import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countHexes,
  type HexMap,
  hasHex,
  hexDistance,
  hexesOf,
  MAX_SAILING,
  RIVER,
  reachAt,
  riverDistance,
  UNREACHABLE,
  WORDS,
} from '../../src/hexmap/index.ts';
import { anyMap } from './maps.ts';

const every = (map: HexMap) => Array.from({ length: map.size }, (_, hex) => hex);
const neighboursOf = (map: HexMap, hex: number) =>
  [...map.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((other) => other >= 0);
const isRiver = (map: HexMap, hex: number) => map.ground[hex] === RIVER;
const apart = (map: HexMap, a: number, b: number) =>
  Math.hypot(map.x[a] - map.x[b], map.y[a] - map.y[b]);

/** Steps from a hex by the shortest way over hexes that `open` accepts after the first. */
function walk(map: HexMap, from: number, open: (hex: number) => boolean): Map<number, number> {
  const steps = new Map([[from, 0]]);
  for (const [hex, count] of steps) {
    for (const next of neighboursOf(map, hex)) {
      if (open(next) && !steps.has(next)) steps.set(next, count + 1);
    }
  }
  return steps;
}

function holdsOnAnyMap(check: (map: HexMap) => void): void {
  fc.assert(fc.property(anyMap, check), { numRuns: 60 });
}

describe('the geometry of any map', () => {
  it('has each neighbour on the opposite side of its neighbour', () => {
    holdsOnAnyMap((map) => {
      for (const hex of every(map)) {
        for (let d = 0; d < 6; d++) {
          const next = map.neighbours[hex * 6 + d];
          if (next >= 0) expect(map.neighbours[next * 6 + ((d + 3) % 6)]).toBe(hex);
        }
      }
    });
  });

  it('has as neighbours exactly the hexes whose centres are one unit apart', () => {
    holdsOnAnyMap((map) => {
      for (const a of every(map)) {
        const near = every(map).filter((b) => Math.abs(apart(map, a, b) - 1) < 1e-9);
        expect(neighboursOf(map, a).sort((one, other) => one - other)).toEqual(near);
        for (const b of every(map)) if (a !== b) expect(apart(map, a, b)).toBeGreaterThan(0.999);
      }
    });
  });

  it('names directions counter-clockwise from the right', () => {
    holdsOnAnyMap((map) => {
      for (const hex of every(map)) {
        for (let d = 0; d < 6; d++) {
          const next = map.neighbours[hex * 6 + d];
          if (next < 0) continue;
          expect(map.x[next] - map.x[hex]).toBeCloseTo(Math.cos((d * Math.PI) / 3));
          expect(map.y[hex] - map.y[next]).toBeCloseTo(Math.sin((d * Math.PI) / 3));
        }
      }
    });
  });

  it('measures distances like a walk where the board has no gap in between', () => {
    holdsOnAnyMap((map) => {
      for (const a of every(map)) {
        const steps = walk(map, a, () => true);
        for (const b of every(map)) {
          const walked = steps.get(b) ?? Number.POSITIVE_INFINITY;
          expect(hexDistance(map, a, b)).toBe(hexDistance(map, b, a));
          expect(hexDistance(map, a, b)).toBeLessThanOrEqual(walked);
          if (hexDistance(map, a, b) <= 1) expect(hexDistance(map, a, b)).toBe(walked);
        }
      }
    });
  });

  it('splits the neighbours into land and river, and knows edge and shore', () => {
    holdsOnAnyMap((map) => {
      for (const hex of every(map)) {
        const near = neighboursOf(map, hex).sort((one, other) => one - other);
        const rivers = near.filter((other) => isRiver(map, other));
        const at = hex * WORDS;
        expect(hexesOf(map.adjacent, at)).toEqual(near);
        expect(hexesOf(map.adjacentRiver, at)).toEqual(rivers);
        expect(hexesOf(map.adjacentLand, at)).toEqual(near.filter((o) => !rivers.includes(o)));
        expect(hasHex(map.land, 0, hex)).toBe(!isRiver(map, hex));
        expect(hasHex(map.river, 0, hex)).toBe(isRiver(map, hex));
        expect(hasHex(map.edge, 0, hex)).toBe(near.length < 6);
        expect(hasHex(map.edgeLand, 0, hex)).toBe(near.length < 6 && !isRiver(map, hex));
        expect(hasHex(map.touchesRiver, 0, hex)).toBe(rivers.length > 0 && !isRiver(map, hex));
        for (const [letter] of map.letters.entries()) {
          expect(hasHex(map.groundHexes, letter * WORDS, hex)).toBe(map.ground[hex] === letter);
        }
      }
    });
  });

  it('finds continents like a walk over land', () => {
    holdsOnAnyMap((map) => {
      const found = new Set<number>();
      for (const a of every(map)) {
        if (isRiver(map, a)) expect(map.continent[a]).toBe(-1);
        else {
          found.add(map.continent[a]);
          const together = walk(map, a, (hex) => !isRiver(map, hex));
          for (const b of every(map)) {
            if (isRiver(map, b)) continue;
            expect(map.continent[a] === map.continent[b]).toBe(together.has(b));
          }
        }
      }
      expect(found.size).toBe(map.continents);
    });
  });

  it('measures river distances like a walk from shore to shore', () => {
    holdsOnAnyMap((map) => {
      for (const a of every(map)) {
        const steps = walk(map, a, (hex) => isRiver(map, hex));
        for (const b of every(map)) {
          let least = UNREACHABLE;
          for (const shore of neighboursOf(map, b)) {
            if (isRiver(map, shore)) least = Math.min(least, steps.get(shore) ?? least);
          }
          if (a === b || neighboursOf(map, a).includes(b)) least = 0;
          if (isRiver(map, a) || isRiver(map, b)) least = UNREACHABLE;
          expect(riverDistance(map, a, b)).toBe(least);
        }
      }
    });
  });

  it('has a reach table for every sailing value', () => {
    holdsOnAnyMap((map) => {
      expect(map.maxSailing).toBe(MAX_SAILING);
      expect(map.reachTable.length).toBe((MAX_SAILING + 1) * map.size * WORDS);
      for (let sailing = 0; sailing <= MAX_SAILING; sailing++) {
        for (const a of every(map)) {
          const near = every(map).filter((b) => b !== a && riverDistance(map, a, b) <= sailing);
          expect(hexesOf(map.reachTable, reachAt(map, sailing, a))).toEqual(near);
        }
      }
    });
  });

  it('offers bridges between land hexes, each once, and knows where they end', () => {
    holdsOnAnyMap((map) => {
      const seen = new Set<string>();
      for (const { name, a, b, via } of map.bridges) {
        expect(a).toBeLessThan(b);
        expect(name).toBe(`${map.names[a]}-${map.names[b]}`);
        expect(seen.has(name)).toBe(false);
        seen.add(name);
        expect(isRiver(map, a) || isRiver(map, b)).toBe(false);
        expect(hexDistance(map, a, b)).toBe(2);
        expect(via.length).toBeGreaterThan(0);
        for (const river of via) {
          expect(isRiver(map, river)).toBe(true);
          expect(neighboursOf(map, river)).toContain(a);
          expect(neighboursOf(map, river)).toContain(b);
        }
      }
      for (const hex of every(map)) {
        const from = map.bridgesAtStart[hex];
        const to = map.bridgesAtStart[hex + 1];
        const here = [...map.bridges.entries()].filter(([, { a, b }]) => a === hex || b === hex);
        expect([...map.bridgesAtIds.subarray(from, to)]).toEqual(here.map(([id]) => id));
        const ends = here.map(([, { a, b }]) => a + b - hex);
        expect([...map.bridgesAtEnds.subarray(from, to)]).toEqual(ends);
      }
    });
  });

  it('has a name for every hex', () => {
    holdsOnAnyMap((map) => {
      expect(map.names.length).toBe(map.size);
      expect(map.indexOf.size).toBe(map.size);
      for (const [hex, name] of map.names.entries()) expect(map.indexOf.get(name)).toBe(hex);
      expect(countHexes(map.land, 0) + countHexes(map.river, 0)).toBe(map.size);
    });
  });
});
