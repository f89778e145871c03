import { hasHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { hexName, isRiver, neighboursOf } from '../../terra/check/geography.ts';
import { groupAt, isOwn } from '../check/geography.ts';
import { needsOwnBuilding } from '../check/needs.ts';
import { EFFECT } from '../mats/effects.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { SETS, type State } from '../state.ts';
import { isTileUsed } from '../towns/town.check.ts';
import { FACTIONS, TOWN_TILES } from '../vocabulary.ts';

/**
 * Sea Dogs: a town of two groups on both sides of one river hex. Each group is named by its lowest
 * hex next to the river, the lower of the two first, so that there is exactly one move for every
 * town. Rulebook, appendix "Factions"; ruling R8.
 */
export function checkRiverTown(
  state: State,
  seat: Seat,
  river: number,
  one: number,
  other: number,
  reason: Reason | undefined,
): number {
  if (state.effect(seat, EFFECT.riverTown) === 0) {
    return refuse('no-river-towns', { faction: FACTIONS[state.faction(seat)] }, reason);
  }
  if (TOWN_TILES.every((_, tile) => isTileUsed(state, seat, tile))) {
    return refuse('town-tile-used', { tiles: TOWN_TILES.join(' ') }, reason);
  }
  if (!isRiver(state, river)) {
    return refuse('not-a-river-hex', { hex: hexName(state, river) }, reason);
  }
  const bank = neighboursOf(state, river);
  const place =
    needsBank(state, river, bank, one, reason) ||
    needsBank(state, river, bank, other, reason) ||
    needsOwnBuilding(state, seat, one, reason) ||
    needsOwnBuilding(state, seat, other, reason);
  if (place !== LEGAL) return place;

  const groups = [groupAt(state, seat, one), groupAt(state, seat, other)];
  if (groups[0].includes(other)) {
    const hexes = { one: hexName(state, one), other: hexName(state, other) };
    return refuse('same-group', hexes, reason);
  }
  for (const group of groups) {
    if (isTown(state, seat, group)) {
      return refuse('group-already-in-town', { hex: hexName(state, group[0]) }, reason);
    }
  }
  const named = groups.map((group) => Math.min(...group.filter((hex) => bank.includes(hex))));
  named.sort((left, right) => left - right);

  if (state.table.options.rulings.riverTown === 'all-groups') {
    for (const hex of bank) {
      if (!isOwn(state, seat, hex) || groups.some((group) => group.includes(hex))) continue;
      const group = groupAt(state, seat, hex);
      if (!isTown(state, seat, group)) groups.push(group);
    }
  }
  const size = needsTownSize(state, seat, groups.flat(), reason);
  if (size !== LEGAL) return size;

  if (one !== named[0] || other !== named[1]) {
    const hexes = { one: hexName(state, named[0]), other: hexName(state, named[1]) };
    return refuse('town-named-otherwise', { river: hexName(state, river), ...hexes }, reason);
  }
  return LEGAL;
}

function needsBank(
  state: State,
  river: number,
  bank: readonly number[],
  hex: number,
  reason: Reason | undefined,
): number {
  if (bank.includes(hex)) return LEGAL;
  const params = { hex: hexName(state, hex), river: hexName(state, river) };
  return refuse('not-next-to-river-hex', params, reason);
}

/**
 * A group with a building that belongs to a town cannot found another town. Rulebook, "Founding a
 * town".
 */
function isTown(state: State, seat: Seat, group: readonly number[]): boolean {
  return group.some((hex) => hasHex(state.i32, SETS.inTown + seat * WORDS, hex));
}

function needsTownSize(
  state: State,
  seat: Seat,
  hexes: readonly number[],
  reason: Reason | undefined,
): number {
  const { table } = state;
  const buildings = hexes.length;
  const needsBuildings = table.townMinimumBuildings;
  const needsValue = state.effect(seat, EFFECT.townValue) || table.townMinimumValue;
  let value = 0;
  for (const hex of hexes) value += table.townValue[state.building(hex)];
  if (buildings >= needsBuildings && value >= needsValue) return LEGAL;
  return refuse('town-too-small', { buildings, value, needsBuildings, needsValue }, reason);
}
