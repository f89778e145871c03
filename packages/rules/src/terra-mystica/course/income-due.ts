/** Income and cult rewards in the present position; `income.ts` pays them. */

import type { Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { NONE, ROUNDS, type State } from '../state.ts';
import { GOODS, ROW } from '../table/compiled.ts';
import { BUILDINGS, CULTS, RESOURCES } from '../vocabulary.ts';

const POWER = RESOURCES.indexOf('power');

/** Income of one resource (index into `RESOURCES`) from structures, bonus card and favour tiles. */
export function incomeOf(s: State, seat: Seat, resource: number): number {
  const { table } = s;
  let amount = buildingIncome(s, seat, resource);
  const card = s.card(seat);
  if (card !== NONE) amount += table.cardIncome[card * GOODS + resource];
  const second = s.card2(seat);
  if (second !== NONE) amount += table.cardIncome[second * GOODS + resource];
  amount += table.hooks.income[s.faction(seat)]?.(s, seat, resource) ?? 0;
  for (let bits = s.favours(seat); bits !== 0; bits &= bits - 1) {
    amount += table.favourIncome[(31 - Math.clz32(bits & -bits)) * GOODS + resource];
  }
  return amount;
}

/** The income of a resource from structures. */
export function buildingIncome(s: State, seat: Seat, resource: number): number {
  const row = s.faction(seat) * BUILDINGS.length;
  let amount = 0;
  for (let kind = 1; kind < BUILDINGS.length; kind++) {
    const at = ((row + kind) * ROW + s.onMap(seat, kind)) * RESOURCES.length;
    amount += s.table.income[at + resource];
  }
  return amount;
}

/** Victory points that structures bring. */
export function vpIncome(s: State, seat: Seat): number {
  const row = s.faction(seat) * BUILDINGS.length;
  let points = 0;
  for (let kind = 1; kind < BUILDINGS.length; kind++) {
    points += s.table.incomeVp[(row + kind) * ROW + s.onMap(seat, kind)];
  }
  return points;
}

/** How often the lower half of the round's tile rewards a seat. */
export function cultRewards(s: State, seat: Seat): number {
  const { table } = s;
  if (s.trait(seat, TRAIT.noCultReward) > 0) return 0;
  const tile = s.roundTile(s.round());
  const cult = table.roundCult[tile];
  const count = cult === CULTS.length ? s.priestsPlaced(seat) : s.cult(seat, cult);
  return Math.floor(count / table.roundPer[tile]);
}

/**
 * Power that a seat that has passed will get before it can spend any: the cult reward of this round
 * and the income of the next one. Without a next round there is none.
 */
export function powerToCome(s: State, seat: Seat): number {
  if (s.round() === ROUNDS) return 0;
  const reward = s.table.roundReward[s.roundTile(s.round()) * GOODS + POWER];
  return incomeOf(s, seat, POWER) + cultRewards(s, seat) * reward;
}
