import { RIVER } from '../hexmap/index.ts';
import { type Move, packMove, type Seat } from '../kernel/index.ts';
import { KIND, RULES } from './rules.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

const BY_TABLE = new WeakMap<Table<State>, readonly Move[]>();

/**
 * Every move that can be written at this table, legal or not, for a caller that lists moves the
 * slow way: by `check` for each. Left out are only moves that the map alone makes senseless: river
 * towns on land, or with hexes that do not touch the river hex. A few of each kind stay in the
 * list, so that their refusals are tested too. The list is the same for all seats and positions of
 * a table.
 */
export function candidates(state: State, _seat: Seat): readonly Move[] {
  const known = BY_TABLE.get(state.table);
  if (known !== undefined) return known;
  const moves: Move[] = [];
  for (const kind of RULES.codec.kinds.keys()) {
    if (kind !== KIND['river-town']) moves.push(...RULES.codec.everyMove(state.table, kind));
  }
  moves.push(...riverTowns(state.table));
  BY_TABLE.set(state.table, moves);
  return moves;
}

function riverTowns({ map }: Table<State>): Move[] {
  const moves: Move[] = [];
  for (let hex = 0; hex < map.size; hex++) {
    const bank = map.neighbours.subarray(hex * 6, hex * 6 + 6).filter((each) => each >= 0);
    const [one, other] = bank;
    if (map.ground[hex] !== RIVER) {
      moves.push(packMove(KIND['river-town'], hex, one, other));
      continue;
    }
    moves.push(packMove(KIND['river-town'], hex, one, hex));
    for (const first of bank) {
      for (const second of bank) moves.push(packMove(KIND['river-town'], hex, first, second));
    }
  }
  return moves;
}
