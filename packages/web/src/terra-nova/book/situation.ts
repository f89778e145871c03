import { RIVER } from '@pangaea/rules/hexmap';
import { seedFromNumber } from '@pangaea/rules/kernel';
import {
  BUILDINGS,
  type Building,
  type FactionId,
  type State,
  TERRAINS,
  type Terrain,
} from '@pangaea/rules/terra-nova';
import { GAME } from '../game/rules.ts';

/** A position in a few words: the pieces, and the differences from the beginning of a game. */
export interface Situation {
  /** The factions, by seat. */
  readonly peoples: readonly FactionId[];
  /** By hex: the structure there, and its seat. The land below is home terrain. */
  readonly stands?: Readonly<
    Record<string, readonly [Exclude<Building, 'none' | 'neutral-house'>, number]>
  >;
  /** By hex: another terrain than the printed one. */
  readonly land?: Readonly<Record<string, Terrain>>;
  /** By bridge: its seat. */
  readonly bridges?: Readonly<Record<string, number>>;
  /** A hex of each town of the first seat, with its tile. */
  readonly towns?: readonly string[];
  /** The level of sailing, by seat. */
  readonly sailing?: readonly number[];
}

/** The parts of a position in its JSON form that a situation names. */
interface Plain {
  readonly position: Record<
    | 'terrain'
    | 'owner'
    | 'building'
    | 'bridgeOwner'
    | 'bridges'
    | 'sailing'
    | 'houses'
    | 'tradingPosts'
    | 'palaces'
    | 'townTiles',
    number[]
  > &
    Record<'townHex' | 'inTown', number[][]>;
}

/** The position of a picture, read by the rules like a position from outside. */
export function positionOf(situation: Situation): State {
  const { peoples } = situation;
  const read = GAME.options({ players: peoples.length, factions: peoples, startPlayer: 0 });
  if (!read.ok) throw new Error(read.error.code);
  const begun = GAME.setup(read.value, seedFromNumber(7));
  if (!begun.ok) throw new Error(begun.error.code);
  const plain = GAME.toJson(begun.value) as Plain;
  lay(plain, situation, begun.value);
  const laid = GAME.fromJson(plain);
  if (!laid.ok) throw new Error(`${laid.error.code} ${JSON.stringify(laid.error.params)}`);
  return laid.value;
}

function lay({ position }: Plain, situation: Situation, state: State): void {
  const { map } = state.table;
  const { stands = {}, land = {}, bridges = {}, towns = [], sailing = [] } = situation;
  const hexOf = (name: string) => {
    const hex = map.names.indexOf(name);
    if (hex < 0) throw new Error(`no hex ${name}`);
    return hex;
  };
  for (const [name, terrain] of Object.entries(land)) {
    position.terrain[hexOf(name)] = TERRAINS.indexOf(terrain);
  }
  for (const [name, [building, seat]] of Object.entries(stands)) {
    const hex = hexOf(name);
    position.owner[hex] = seat;
    position.building[hex] = BUILDINGS.indexOf(building);
    if (map.ground[hex] !== RIVER) position.terrain[hex] = state.home(seat);
    if (building === 'house') position.houses[seat] -= 1;
    else if (building === 'trading-post') position.tradingPosts[seat] -= 1;
    else position.palaces[seat] |= building === 'left-palace' ? 1 : 2;
  }
  for (const [name, seat] of Object.entries(bridges)) {
    const bridge = map.bridges.findIndex((each) => each.name === name);
    if (bridge < 0) throw new Error(`no bridge ${name}`);
    position.bridgeOwner[bridge] = seat;
    position.bridges[seat] -= 1;
  }
  for (const [tile, name] of towns.entries()) {
    position.townHex[0][tile] = hexOf(name);
    position.townTiles[0] |= 1 << tile;
  }
  if (towns.length > 0) {
    // Every building of the first seat in such a picture belongs to its town.
    for (const [name, [, seat]] of Object.entries(stands)) {
      const hex = hexOf(name);
      if (seat === 0) position.inTown[0][hex >> 5] |= 1 << (hex & 31);
    }
  }
  for (const [seat, value] of sailing.entries()) position.sailing[seat] = value;
}
