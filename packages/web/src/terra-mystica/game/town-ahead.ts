import { hexesOf, intersects, WORDS } from '@pangaea/rules/hexmap';
import {
  findGroup,
  GROUP,
  groupValue,
  powerNeeded,
  SETS,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-mystica';

/** How near a seat is to its next town. */
export interface TownAhead {
  readonly value: number;
  readonly valueNeeded: number;
  readonly structures: number;
  readonly structuresNeeded: number;
}

/** The group of structures that is nearest to being a town; undefined without any outside towns, or tiles. */
export function townAhead(state: State, seat: number): TownAhead | undefined {
  if (TOWN_TILES.every((_, tile) => state.townsLeft(tile) === 0)) return undefined;
  const { map } = state.table;
  const valueNeeded = powerNeeded(state, seat);
  const seen = new Set<number>();
  let best: TownAhead | undefined;
  for (let hex = 0; hex < map.size; hex++) {
    if (state.owner(hex) !== seat || seen.has(hex)) continue;
    findGroup(state, seat, hex);
    const hexes = hexesOf(GROUP, 0);
    for (const each of hexes) seen.add(each);
    if (intersects(GROUP, 0, state.i32, SETS.inTown + seat * WORDS)) continue;
    const town = {
      value: powerOf(state, seat),
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

/** Power value of `GROUP`, with what the faction adds to it. */
function powerOf(state: State, seat: number): number {
  const bonus = state.table.hooks.groupBonus[state.faction(seat)]?.(state, seat) ?? 0;
  return groupValue(state, seat) + bonus;
}

/** With a sanctuary three are enough. */
function structuresFor(state: State, seat: number, hexes: readonly number[]): number {
  const { smallTown, numbers } = state.table;
  const enough = smallTown[state.faction(seat)];
  const isSmall = hexes.some((hex) => ((enough >> state.building(hex)) & 1) !== 0);
  return isSmall ? numbers.town.structuresWithSanctuary : numbers.town.structures;
}
