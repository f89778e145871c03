import { hexesOf, intersects, WORDS } from '@pangaea/rules/hexmap';
import {
  findGroup,
  groupValue,
  powerNeeded,
  SETS,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';

/** The state of a seat's next town. */
export interface TownAhead {
  readonly value: number;
  readonly valueNeeded: number;
  readonly structures: number;
  readonly structuresNeeded: number;
}

/**
 * The group of structures that is nearest to being a town; undefined without structures outside
 * towns, or without tiles.
 */
export function townAhead(state: State, seat: number): TownAhead | undefined {
  if (TOWN_TILES.every((_, tile) => state.townsLeft(tile) === 0)) return undefined;
  const { map } = state.table;
  const valueNeeded = powerNeeded(state, seat);
  const group = new Int32Array(WORDS);
  const seen = new Set<number>();
  let best: TownAhead | undefined;
  for (let hex = 0; hex < map.size; hex++) {
    if (state.owner(hex) !== seat || seen.has(hex)) continue;
    findGroup(state, seat, hex, group);
    const hexes = hexesOf(group, 0);
    for (const each of hexes) seen.add(each);
    if (intersects(group, 0, state.i32, SETS.inTown + seat * WORDS)) continue;
    const town = {
      value: powerOf(state, seat, group),
      valueNeeded,
      structures: hexes.length,
      structuresNeeded: structuresFor(state, seat, hexes),
    };
    if (best === undefined || share(town) > share(best)) best = town;
  }
  return best;
}

function share({ value, valueNeeded, structures, structuresNeeded }: TownAhead): number {
  return Math.min(value / valueNeeded, structures / structuresNeeded);
}

/** Power value of a group, with the faction's addition. */
function powerOf(state: State, seat: number, group: Int32Array): number {
  const bonus = state.table.hooks.groupBonus[state.faction(seat)]?.(state, seat, group) ?? 0;
  return groupValue(state, seat, group) + bonus;
}

/** The number of structures that a group needs for a town; with a sanctuary fewer are enough. */
function structuresFor(state: State, seat: number, hexes: readonly number[]): number {
  const { smallTown, numbers } = state.table;
  const enough = smallTown[state.faction(seat)];
  const isSmall = hexes.some((hex) => ((enough >> state.building(hex)) & 1) !== 0);
  return isSmall ? numbers.town.structuresWithSanctuary : numbers.town.structures;
}
