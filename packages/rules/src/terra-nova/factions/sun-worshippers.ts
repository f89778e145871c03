import { subtractFrom, WORDS } from '../../hexmap/index.ts';
import type { Moves, Seat } from '../../kernel/index.ts';
import { findTouching } from '../../terra/adjacent.ts';
import { addEmpty } from '../../terra/empty-hexes.ts';
import { scoreHouse } from '../board/houses.ts';
import { transformHex } from '../board/shovels.ts';
import {
  needsEmptyLand,
  needsHouseToTransform,
  needsOtherTerrain,
  needsOwnNeighbour,
} from '../check/needs.ts';
import type { Sink } from '../events.ts';
import type { FactionDefinition, PalaceAction } from '../mats/definition.ts';
import { OPTIONAL_HOUSE } from '../questions/optional-house.ts';
import { NONE, SETS, type State } from '../state.ts';

/** Transforms an adjacent hex of the same continent without a shovel; a house may follow. */
const ADJACENT_TRANSFORM = {
  id: 'adjacent-transform',
  list: listAdjacent,
  check: (s, seat, hex, _power, reason) =>
    needsEmptyLand(s, hex, reason) ||
    needsOtherTerrain(s, seat, hex, reason) ||
    needsOwnNeighbour(s, seat, hex, reason) ||
    needsHouseToTransform(s, seat, reason),
  apply: transformAdjacent,
} as const satisfies PalaceAction<State>;

/**
 * Sun Worshippers: A third house at the start; the left palace transforms without shovels (ruling R13).
 * Rulebook, appendix "Factions".
 */
export const sunWorshippers = {
  id: 'sun-worshippers',
  colour: 'yellow',
  home: 'desert',
  side: 'A',
  startHouses: 3,
  ability: {},
  leftPalace: { income: { power: 2 }, action: ADJACENT_TRANSFORM },
  rightPalace: { townValue: 6 },
} as const satisfies FactionDefinition<State>;

const ADJACENT = new Int32Array(WORDS);

/** Lists empty foreign terrain that shares a side with an own building; bridges do not count. */
function listAdjacent(s: State, seat: Seat, into: Moves, kind: number): void {
  const { rulings } = s.table.options;
  if (rulings.transformWithoutHouse === 'forbidden' && s.houses(seat) === 0) return;
  findTouching(s, seat, ADJACENT);
  subtractFrom(ADJACENT, 0, s.i32, SETS.ground + s.home(seat) * WORDS);
  addEmpty(s, ADJACENT, 0, kind, into);
}

/**
 * Transforms an adjacent hex without a shovel. With ruling R13 "always" a house is scored
 * immediately, whether one is built or not.
 */
function transformAdjacent(s: State, seat: Seat, hex: number, sink: Sink): void {
  transformHex(s, seat, hex, 0, 0, sink);
  const scored = s.table.options.rulings.sunWorshippersHouse === 'always';
  if (scored) scoreHouse(s, seat, sink);
  s.push(OPTIONAL_HOUSE.number, seat, hex, NONE, scored ? 0 : NONE);
}
