import { addHex } from '../../src/hexmap/index.ts';
import type { Move } from '../../src/kernel/index.ts';
import { FACTION_DEFINITIONS } from '../../src/terra-nova/factions/index.ts';
import {
  DEFAULT_RULINGS,
  type Options,
  RULES_VERSIONS,
  type Rulings,
} from '../../src/terra-nova/options.ts';
import { POWER_EFFECTS } from '../../src/terra-nova/power/index.ts';
import { QUESTION, RULES } from '../../src/terra-nova/rules.ts';
import { MAX_BRIDGES, NONE, PHASE, SEATS, SETS, State, TILE } from '../../src/terra-nova/state.ts';
import { compileTable } from '../../src/terra-nova/table.ts';
import {
  BONUS_TILES,
  type BonusTile,
  BUILDINGS,
  type Building,
  FACTIONS,
  type FactionId,
  TERRAINS,
  type Terrain,
  TOWN_TILES,
  type TownTile,
} from '../../src/terra-nova/vocabulary.ts';
import { TEST_EDITION } from './test-edition.ts';

/**
 * A position made by hand; parts that are left out have the usual values. The tests are about seat
 * 0.
 */
export interface HandMade {
  /** By seat; `undefined` for a seat that has not chosen. Its length is the number of players. */
  readonly factions?: readonly (FactionId | undefined)[];
  readonly rulings?: Partial<Rulings>;
  readonly variant?: Options['twoPlayerVariant'];
  /** By hex: seat (none for neutral houses) and building, `0 house`. */
  readonly buildings?: Readonly<Record<string, `${number} ${Building}` | 'neutral-house'>>;
  /** Transformed hexes. */
  readonly terrain?: Readonly<Record<string, Terrain>>;
  /** The owners of the bridges on the map, by bridge. */
  readonly bridges?: Readonly<Record<string, number>>;
  /** Hexes of seat 0 that belong to a town. */
  readonly inTown?: readonly string[];
  /** Town tiles that seat 0 has used. */
  readonly townTiles?: readonly TownTile[];
  /** The goods of seat 0; if left out, plenty of coins and all power in bowl III. */
  readonly coins?: number;
  readonly power?: number;
  readonly sailing?: number;
  /** Bridges that seat 0 has left. */
  readonly bridgesLeft?: number;
  /** The bonus tile of seat 0: if left out, A. Seat 1 has B, seat 2 C, seat 3 H. */
  readonly bonusTile?: BonusTile;
  /** Tiles returned in this round. If left out, all tiles that no seat has are beside the board. */
  readonly returned?: readonly BonusTile[];
  readonly boxed?: readonly BonusTile[];
  readonly round?: number;
  readonly phase?: number;
  /** The pending question, as for `State.push`; if left out, `turn` of seat 0. */
  readonly frame?: readonly [kind: number, who: number, a?: number | string, b?: number | string];
}

export function position(made: HandMade = {}): State {
  const factions = made.factions ?? ['water-sprites', 'golems'];
  const state = new State(
    compileTable(
      TEST_EDITION,
      {
        rulesVersion: RULES_VERSIONS[RULES_VERSIONS.length - 1],
        edition: TEST_EDITION.id,
        players: factions.length as Options['players'],
        factions: 'choice',
        startPlayer: 0,
        startPower: 'edition',
        turnOrder: 'clockwise',
        twoPlayerVariant: made.variant ?? 'none',
        rulings: { ...DEFAULT_RULINGS, ...made.rulings },
      },
      { factions: FACTION_DEFINITIONS, powerEffects: POWER_EFFECTS },
    ),
  );
  layBoard(state, made);
  for (let seat = 0; seat < SEATS; seat++) equip(state, seat, factions[seat]);
  for (const [hex, what] of Object.entries(made.buildings ?? {})) place(state, hex, what);
  for (const hex of made.inTown ?? []) addHex(state.i32, SETS.inTown, hexIn(state, hex));
  if (made.coins !== undefined) state.addCoins(0, made.coins - state.coins(0));
  if (made.power !== undefined) state.setBowls(0, 8 - made.power, 0, made.power);
  state.setSailing(0, made.sailing ?? 0);
  if (made.bridgesLeft !== undefined) state.setBridgesLeft(0, made.bridgesLeft);
  const used = made.townTiles ?? [];
  state.setTownTiles(
    0,
    used.reduce((bits, tile) => bits | (1 << TOWN_TILES.indexOf(tile)), 0),
  );
  layTiles(state, made, factions.length);
  state.setRound(made.round ?? 1);
  state.setNeutral(NONE);
  state.setDrawn(NONE);
  state.enterPhase(made.phase ?? PHASE.actions);
  const [kind, who, a, b] = made.frame ?? [QUESTION.turn, 0];
  const number = (value: number | string | undefined) =>
    typeof value === 'string' ? hexIn(state, value) : (value ?? NONE);
  state.push(kind, who, number(a), number(b));
  return state;
}

function hexIn(state: State, name: string): number {
  const hex = state.table.map.indexOf.get(name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
}

/** The move of a command. */
export function moveIn(state: State, command: string): Move {
  const move = RULES.codec.parse(state.table, command);
  if (!move.ok) throw new Error(`${command}: ${JSON.stringify(move.error)}`);
  return move.value;
}

function layBoard(state: State, made: HandMade): void {
  const { map, bridgeNames } = state.table;
  for (let hex = 0; hex < map.size; hex++) {
    state.setTerrain(hex, map.ground[hex]);
    state.setOwner(hex, NONE);
  }
  for (const [hex, terrain] of Object.entries(made.terrain ?? {})) {
    state.setTerrain(hexIn(state, hex), TERRAINS.indexOf(terrain));
  }
  for (let bridge = 0; bridge < MAX_BRIDGES; bridge++) state.setBridgeOwner(bridge, NONE);
  for (const [name, owner] of Object.entries(made.bridges ?? {})) {
    const bridge = bridgeNames.indexOf(name);
    if (bridge < 0) throw new Error(`no bridge place ${name}`);
    state.setBridgeOwner(bridge, owner);
  }
}

function equip(state: State, seat: number, faction: FactionId | undefined): void {
  const { table } = state;
  state.setFaction(seat, faction === undefined ? NONE : FACTIONS.indexOf(faction));
  state.addCoins(seat, 100);
  state.setBowls(seat, 0, 0, table.edition.powerTokens);
  state.setHouses(seat, table.housePieces);
  state.setTradingPosts(seat, table.tradingPostPieces);
  state.setBridgesLeft(seat, table.bridgePieces);
  state.setBonusTile(seat, NONE);
}

/** Puts a building on the board and removes it from its mat. */
function place(state: State, hexName: string, what: string): void {
  const hex = hexIn(state, hexName);
  const [building, owner] = what.split(' ').reverse() as [Building, string | undefined];
  state.setBuilding(hex, BUILDINGS.indexOf(building));
  if (owner === undefined) return;
  const seat = Number(owner);
  state.setOwner(hex, seat);
  if (state.faction(seat) !== NONE) state.setTerrain(hex, state.home(seat));
  if (building === 'house') state.setHouses(seat, state.houses(seat) - 1);
  if (building === 'trading-post') state.setTradingPosts(seat, state.tradingPosts(seat) - 1);
  if (building === 'left-palace') state.setPalaces(seat, state.palaces(seat) | 1);
  if (building === 'right-palace') state.setPalaces(seat, state.palaces(seat) | 2);
}

function layTiles(state: State, made: HandMade, players: number): void {
  for (const [index, tile] of BONUS_TILES.entries()) {
    let where: number = TILE.beside;
    if (made.returned?.includes(tile)) where = TILE.returned;
    if (made.boxed?.includes(tile)) where = TILE.box;
    state.setTileWhere(index, where);
  }
  const held: readonly BonusTile[] = [made.bonusTile ?? 'A', 'B', 'C', 'H'];
  for (let seat = 0; seat < players; seat++) {
    const tile = BONUS_TILES.indexOf(held[seat]);
    state.setBonusTile(seat, tile);
    state.setTileWhere(tile, TILE.held);
  }
}
