import { RIVER, WORDS } from '@pangaea/rules/hexmap';
import { seedFromNumber } from '@pangaea/rules/kernel';
import {
  BUILDINGS,
  type Building,
  type FactionId,
  findGroup,
  type State,
  TERRAINS,
  type Terrain,
} from '@pangaea/rules/terra-mystica';
import { GAME } from '../game/rules.ts';

/** A position in a few words: the pieces, and the differences from the beginning of a game. */
export interface Situation {
  /** The factions, by seat. */
  readonly peoples: readonly FactionId[];
  /** By hex: the structure there, and its seat. The land below is home terrain. */
  readonly stands?: Readonly<Record<string, readonly [Exclude<Building, 'none'>, number]>>;
  /** By hex: another terrain than the printed one. */
  readonly land?: Readonly<Record<string, Terrain>>;
  /** By bridge: its seat. */
  readonly bridges?: Readonly<Record<string, number>>;
  /** A hex of each town. */
  readonly towns?: readonly string[];
  /** The level of shipping, by seat. */
  readonly shipping?: readonly number[];
  readonly bowls?: readonly (readonly [number, number, number])[];
  /** For each seat, its steps on the cults, in their order. */
  readonly cults?: readonly (readonly number[])[];
  readonly keys?: readonly number[];
  /** By cult, the seats of the priests on its four places. */
  readonly priests?: readonly (readonly number[])[];
  readonly round?: number;
  /** Further options of the table. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Tiles and cards at every table of the book. */
const TABLE = {
  map: 'base',
  startPlayer: 0,
  roundTiles: ['SCORE1', 'SCORE3', 'SCORE2', 'SCORE8', 'SCORE7', 'SCORE6'],
} as const;

/** The parts of a position in its JSON form that a situation names. */
interface Plain {
  readonly options: unknown;
  readonly position: Record<
    | 'terrain'
    | 'owner'
    | 'building'
    | 'bridgeOwner'
    | 'bridges'
    | 'bowl1'
    | 'bowl2'
    | 'bowl3'
    | 'shipping'
    | 'keys'
    | 'top'
    | 'priestsPlaced',
    number[]
  > &
    Record<'onMap' | 'cult' | 'priestSpace' | 'inTown' | 'towns', number[][]> & { round: number };
}

const EMPTY = 255;

/** The position of a picture, read by the rules like a position from outside. */
export function positionOf(situation: Situation): State {
  const { peoples, options = {} } = situation;
  const read = GAME.options({ ...TABLE, players: peoples.length, factions: peoples, ...options });
  if (!read.ok) throw new Error(read.error.code);
  const begun = GAME.setup(read.value, seedFromNumber(7));
  if (!begun.ok) throw new Error(begun.error.code);
  const plain = GAME.toJson(begun.value) as Plain;
  lay(plain, situation, begun.value);
  const first = readBack(plain);
  const { towns = [] } = situation;
  if (towns.length === 0) return first;
  for (const name of towns) wall(plain, first, first.table.map.names.indexOf(name));
  return readBack(plain);
}

function readBack(plain: Plain): State {
  const read = GAME.fromJson(plain);
  if (!read.ok) throw new Error(`${read.error.code} ${JSON.stringify(read.error.params)}`);
  return read.value;
}

function lay({ position }: Plain, situation: Situation, state: State): void {
  const { map } = state.table;
  const { stands = {}, land = {}, bridges = {} } = situation;
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
    position.onMap[seat][BUILDINGS.indexOf(building)] += 1;
    if (map.ground[hex] !== RIVER) position.terrain[hex] = state.groundOf(seat);
  }
  for (const [name, seat] of Object.entries(bridges)) {
    const bridge = map.bridges.findIndex((each) => each.name === name);
    if (bridge < 0) throw new Error(`no bridge ${name}`);
    position.bridgeOwner[bridge] = seat;
    position.bridges[seat] -= 1;
  }
  for (const [seat, [one, two, three]] of (situation.bowls ?? []).entries()) {
    position.bowl1[seat] = one;
    position.bowl2[seat] = two;
    position.bowl3[seat] = three;
  }
  for (const [seat, level] of (situation.shipping ?? []).entries()) position.shipping[seat] = level;
  for (const [seat, steps] of (situation.cults ?? []).entries()) position.cult[seat] = [...steps];
  for (const [cult, steps] of tops(situation).entries()) position.top[cult] = steps;
  for (const [seat, keys] of (situation.keys ?? []).entries()) position.keys[seat] = keys;
  for (const [cult, seats] of (situation.priests ?? []).entries()) {
    position.priestSpace[cult] = [0, 1, 2, 3].map((place) => seats[place] ?? EMPTY);
    for (const seat of seats) position.priestsPlaced[seat] += 1;
  }
  position.round = situation.round ?? position.round;
}

/** The seat on the top of each cult. */
function tops({ cults = [] }: Situation): readonly number[] {
  return [0, 1, 2, 3].map((cult) => {
    const seat = cults.findIndex((steps) => steps[cult] === 10);
    return seat < 0 ? EMPTY : seat;
  });
}

/** Makes a town of everything that is connected with a structure. */
function wall({ position }: Plain, state: State, hex: number): void {
  const group = new Int32Array(WORDS);
  const seat = state.owner(hex);
  findGroup(state, seat, hex, group);
  const inTown = Int32Array.from(position.inTown[seat]);
  for (let word = 0; word < WORDS; word++) inTown[word] |= group[word];
  position.inTown[seat] = [...inTown];
  position.towns[seat][0] += 1;
}
