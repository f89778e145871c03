import { hexesOf, WORDS } from '@pangaea/rules/hexmap';
import { kindOf } from '@pangaea/rules/kernel';
import {
  EFFECT,
  type Event,
  findGroup,
  groupValue,
  KIND,
  SETS,
  type State,
  TOWN_TILES,
} from '@pangaea/rules/terra-nova';
import { after } from './page-game.ts';
import { legalMoves } from './rules.ts';

/** The state of a seat's next town. */
export interface TownAhead {
  readonly value: number;
  readonly valueNeeded: number;
  readonly buildings: number;
  readonly buildingsNeeded: number;
}

/**
 * The group of buildings that is nearest to being a town; undefined without buildings outside
 * towns, or without tiles.
 */
export function townAhead(state: State, seat: number): TownAhead | undefined {
  if (state.townTiles(seat) === (1 << TOWN_TILES.length) - 1) return undefined;
  const { map, townMinimumValue, townMinimumBuildings } = state.table;
  const valueNeeded = state.effect(seat, EFFECT.townValue) || townMinimumValue;
  const isInTown = (hex: number) =>
    ((state.i32[SETS.inTown + seat * WORDS + (hex >> 5)] >> (hex & 31)) & 1) !== 0;
  const group = new Int32Array(WORDS);
  const seen = new Set<number>();
  let best: TownAhead | undefined;
  const share = (town: TownAhead) =>
    Math.min(town.value / valueNeeded, town.buildings / townMinimumBuildings);
  for (let hex = 0; hex < map.size; hex++) {
    if (state.owner(hex) !== seat || seen.has(hex)) continue;
    findGroup(state, seat, hex, group);
    const hexes = hexesOf(group, 0);
    for (const each of hexes) seen.add(each);
    if (hexes.some(isInTown)) continue;
    const town = {
      value: groupValue(state, group),
      valueNeeded,
      buildings: hexes.length,
      buildingsNeeded: townMinimumBuildings,
    };
    if (best === undefined || share(town) > share(best)) best = town;
  }
  return best;
}

/**
 * The events of passing itself. The exchange of tiles and the end of the round come later, and
 * their points are not counted.
 */
const OF_PASSING: ReadonlySet<Event['type']> = new Set(['passed', 'start-player', 'vp', 'power']);

/** Victory points for passing now; undefined if the seat cannot pass. */
export function passingVp(state: State, seat: number): number | undefined {
  const pass = legalMoves(state, seat).find((move) => kindOf(move) === KIND.pass);
  if (pass === undefined) return undefined;
  const { events } = after(state, seat, pass);
  let vp = 0;
  for (const event of events) {
    if (!OF_PASSING.has(event.type)) break;
    if (event.type === 'vp' && event.seat === seat) vp += event.amount;
  }
  return vp;
}
