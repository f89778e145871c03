import { argA, KIND_BITS, type Moves, type Seat } from '../../kernel/index.ts';
import { addEmptyOf } from '../../terra/empty-hexes.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { canPay, findPrice, noPrice } from '../goods/prices.ts';
import type { State } from '../state.ts';
import { KIND } from '../words.ts';
import { DWELLING } from './building-kinds.ts';

/** Adds dwellings on those empty hexes of a set on which the seat can build. */
export function addDwellings(
  s: State,
  seat: Seat,
  where: Int32Array,
  kind: number,
  into: Moves,
): void {
  const faction = s.faction(seat);
  const from = into.count;
  const openGround = s.table.hooks.openGround[faction];
  if (openGround === undefined) addEmptyOf(s, s.groundOf(seat), where, 0, kind, KIND_BITS, into);
  else {
    for (let open = openGround(s, seat); open !== 0; open &= open - 1) {
      addEmptyOf(s, 31 - Math.clz32(open & -open), where, 0, kind, KIND_BITS, into);
    }
  }
  if (s.table.pricedByHex[faction] !== 0) dropUnpaid(s, seat, kind, from, into);
}

const PRICE = noPrice();

/**
 * Removes dwellings from the list, from an index on, if the seat cannot pay for them on their hex.
 */
export function dropUnpaid(s: State, seat: Seat, kind: number, from: number, into: Moves): void {
  const workers = kind === KIND['skip-build'] ? s.trait(seat, TRAIT.skipWorkers) : 0;
  let kept = from;
  for (let index = from; index < into.count; index++) {
    const move = into.at(index);
    findPrice(s, seat, DWELLING, argA(move), PRICE);
    if (canPay(s, seat, PRICE, workers)) into.list[kept++] = move;
  }
  into.count = kept;
}
