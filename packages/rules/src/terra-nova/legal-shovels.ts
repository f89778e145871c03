import { WORDS } from '../hexmap/index.ts';
import { ARGUMENT_BITS, KIND_BITS, type Moves, type Seat } from '../kernel/index.ts';
import { circleDistance, shovelsNeeded } from './board.ts';
import { SETS, type State } from './state.ts';
import { TERRAINS } from './vocabulary.ts';

/** Where the hex goes in a move whose first (second) argument it is. */
export const AS_FIRST: number = KIND_BITS;
export const AS_SECOND: number = KIND_BITS + ARGUMENT_BITS;

/** Adds `base` with each hex of a set of the state that is also in reach and empty. */
export function addInReach(
  s: State,
  seat: Seat,
  ground: number,
  base: number,
  shift: number,
  into: Moves,
): void {
  const reach = SETS.reach + seat * WORDS;
  const { i32 } = s;
  for (let w = 0; w < WORDS; w++) {
    let bits = i32[ground + w] & i32[reach + w] & i32[SETS.empty + w];
    for (; bits !== 0; bits &= bits - 1) {
      into.add(base | (((w << 5) | (31 - Math.clz32(bits & -bits))) << shift));
    }
  }
}

/**
 * Adds the moves that make a hex habitable with `free` shovels, further ones bought when `mayBuy`.
 * `base` is the move without its hex, which goes to `shift`.
 */
export function addTransforms(
  s: State,
  seat: Seat,
  free: number,
  mayBuy: boolean,
  base: number,
  shift: number,
  into: Moves,
): void {
  const { rulings } = s.table.options;
  const coins = s.coins(seat);
  const home = s.home(seat);
  const noHouse = s.houses(seat) === 0;
  if (noHouse && rulings.transformWithoutHouse === 'forbidden') return;
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    if (terrain === home) continue;
    const shovels = shovelsNeeded(s, seat, terrain);
    const bought = shovels > free ? shovels - free : 0;
    if (bought > 0 && (!mayBuy || coins < bought * s.table.shovelCost)) continue;
    addInReach(s, seat, SETS.ground + terrain * WORDS, base, shift, into);
  }
  if (free === 0 || rulings.freeShovel === 'must-transform') return;
  if (noHouse || coins < s.table.houseCost) return;
  addInReach(s, seat, SETS.ground + home * WORDS, base, shift, into);
}

/** Terrains whose hexes the second free shovel can transform, as bits (ruling R7). */
function secondTerrains(s: State, seat: Seat): number {
  const anyTwo = s.table.options.rulings.golemsTwoShovels === 'any-two';
  const home = s.home(seat);
  let terrains = 0;
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    const shovels = anyTwo ? shovelsNeeded(s, seat, terrain) : circleDistance(home, terrain);
    if (shovels === 1) terrains |= 1 << terrain;
  }
  return terrains;
}

export function addSecondShovels(s: State, seat: Seat, base: number, into: Moves): void {
  const terrains = secondTerrains(s, seat);
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    if (((terrains >> terrain) & 1) === 0) continue;
    addInReach(s, seat, SETS.ground + terrain * WORDS, base, AS_FIRST, into);
  }
}

export function secondShovelExists(s: State, seat: Seat): boolean {
  const terrains = secondTerrains(s, seat);
  const reach = SETS.reach + seat * WORDS;
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    if (((terrains >> terrain) & 1) === 0) continue;
    const ground = SETS.ground + terrain * WORDS;
    for (let w = 0; w < WORDS; w++) {
      if ((s.i32[ground + w] & s.i32[reach + w] & s.i32[SETS.empty + w]) !== 0) return true;
    }
  }
  return false;
}
