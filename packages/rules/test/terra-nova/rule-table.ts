import { addHex, hexesOf, WORDS } from '../../src/hexmap/index.ts';
import { Moves, type Seat, seedFromNumber } from '../../src/kernel/index.ts';
import { deriveAll } from '../../src/terra-nova/board/reach.ts';
import type { Edition } from '../../src/terra-nova/editions/edition.ts';
import type { Event } from '../../src/terra-nova/events.ts';
import { terraNova } from '../../src/terra-nova/game.ts';
import {
  type Options,
  type Rulings,
  STANDING_ORDERS,
  type StandingOrder,
} from '../../src/terra-nova/options.ts';
import { findImpossible } from '../../src/terra-nova/position.ts';
import type { RefusalCode } from '../../src/terra-nova/refusals.ts';
import { QUESTION } from '../../src/terra-nova/rules.ts';
import {
  MAX_BRIDGES,
  NONE,
  PHASE,
  ROUNDS,
  SEATS,
  SETS,
  type State,
  TILE,
} from '../../src/terra-nova/state.ts';
import {
  BONUS_TILES,
  type BonusTile,
  BUILDINGS,
  type Building,
  FACTIONS,
  type FactionId,
  SCORED_EVENTS,
  type ScoredEvent,
  TERRAINS,
  type Terrain,
  TOWN_TILES,
  type TownTile,
} from '../../src/terra-nova/vocabulary.ts';
import { names, PlayedTable } from '../kits/rule-table.ts';
import { TEST_EDITION } from './test-edition.ts';

/**
 * One player of a position made by hand. Hexes and bridges are given by name, separated by blanks.
 */
export interface Player {
  readonly faction: FactionId;
  readonly houses?: string;
  readonly tradingPosts?: string;
  readonly leftPalace?: string;
  readonly rightPalace?: string;
  readonly bridges?: string;
  /** The hexes of each town, first the one with the tile. */
  readonly towns?: { readonly [Tile in TownTile]?: string };
  /** 60 when left out. */
  readonly coins?: number;
  /** Tokens in bowls I, II, III: if left out, `8/0/0`, so that nothing can be exchanged. */
  readonly power?: string;
  readonly vp?: number;
  readonly sailing?: number;
  /** Bonus tile of the player; if left out, A, B, C, D by seat. */
  readonly tile?: BonusTile;
  readonly order?: StandingOrder;
  readonly bridgesLeft?: number;
}

/** A position in Phase 2; parts that are left out have the usual values. */
export interface Position {
  readonly players: readonly Player[];
  /** An edition with other numbers than `TEST_EDITION`. */
  readonly edition?: Edition;
  readonly turnOrder?: Options['turnOrder'];
  readonly variant?: Options['twoPlayerVariant'];
  readonly rulings?: Partial<Rulings>;
  /** 1 when left out. */
  readonly round?: number;
  /** The thing that every round tile rewards; if left out, towns. */
  readonly scored?: ScoredEvent;
  /** The seat whose turn it is, and the start player; if left out, seat 0. */
  readonly turn?: Seat;
  /** Seats that have passed, in that order. */
  readonly passed?: readonly Seat[];
  /**
   * Hexes with another terrain than the printed one. Under buildings the terrain follows from the
   * faction.
   */
  readonly terrain?: { readonly [T in Terrain]?: string };
  readonly neutralHouses?: string;
  /** Planners: the neutral colour's terrain. */
  readonly neutral?: Terrain;
  /** Tiles beside the board; if left out, the first three that no seat has. */
  readonly beside?: string;
  /** Tiles given back this round. */
  readonly returned?: string;
  /** Coins on tiles. */
  readonly tileCoins?: { readonly [Tile in BonusTile]?: number };
}

/** A game in a test: every command is checked, and events are stored. */
export class RuleTable extends PlayedTable<State, Options, Event, RefusalCode> {
  /**
   * The gains and payments of a seat in the last `play`, in order: `-4 coins build`, `+2 vp
   * round-tile`, `+3 power neighbour`, `-3 power exchange`. Power that found every token in bowl
   * III is `lost`.
   */
  told(seat: Seat): string[] {
    const lines: string[] = [];
    for (const event of this.events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'coins' || event.type === 'vp') {
        const sign = event.amount > 0 ? '+' : '';
        lines.push(`${sign}${event.amount} ${event.type} ${event.cause}`);
      } else if (event.type === 'power') {
        const lost = event.lost > 0 ? ` (${event.lost} lost)` : '';
        lines.push(`+${event.amount} power ${event.cause}${lost}`);
      } else if (event.type === 'power-spent') {
        lines.push(`-${event.amount} power ${event.cause}`);
      }
    }
    return lines;
  }

  /** Sum of a seat's gains and payments in the last `play`; lost power does not count. */
  total(seat: Seat, what: 'coins' | 'vp' | 'power'): number {
    let sum = 0;
    for (const event of this.events) {
      if (!('seat' in event) || event.seat !== seat || event.type !== what) continue;
      sum += event.amount - (event.type === 'power' ? event.lost : 0);
    }
    return sum;
  }

  coins(seat: Seat): number {
    return this.state.coins(seat);
  }
  vp(seat: Seat): number {
    return this.state.vp(seat);
  }
  /** `2/2/4`. */
  power(seat: Seat): string {
    return [this.state.bowl1(seat), this.state.bowl2(seat), this.state.bowl3(seat)].join('/');
  }
  tile(seat: Seat): BonusTile | undefined {
    return BONUS_TILES[this.state.bonusTile(seat)];
  }
  /** Faction of a seat. */
  faction(seat: Seat): FactionId | undefined {
    return FACTIONS[this.state.faction(seat)];
  }
  /** `0 house`, or only the building if nobody owns it. */
  on(hex: string): string {
    const at = this.hex(hex);
    const building: Building = BUILDINGS[this.state.building(at)];
    return this.state.owner(at) === NONE ? building : `${this.state.owner(at)} ${building}`;
  }
  terrain(hex: string): Terrain {
    return TERRAINS[this.state.terrain(this.hex(hex))];
  }
  /** Hexes of a seat's buildings. */
  buildings(seat: Seat): string[] {
    const { names } = this.state.table.map;
    return hexesOf(this.state.i32, SETS.own + seat * WORDS).map((hex) => names[hex]);
  }
  /** Land in reach in Phase 2 that has no building. */
  reach(seat: Seat): string[] {
    const { names } = this.state.table.map;
    const reach = hexesOf(this.state.i32, SETS.reach + seat * WORDS);
    return reach.filter((hex) => this.state.building(hex) === 0).map((hex) => names[hex]);
  }
  /** Bonus tiles at a place, see TILE. */
  tilesLying(where: number): BonusTile[] {
    return BONUS_TILES.filter((_, tile) => this.state.tileWhere(tile) === where);
  }
  tileCoins(tile: BonusTile): number {
    return this.state.tileCoins(BONUS_TILES.indexOf(tile));
  }
  /** The things that the round tiles reward, rounds 1 to 5. */
  scored(): ScoredEvent[] {
    const { roundTileEvent } = this.state.table;
    return [1, 2, 3, 4, 5].map(
      (round) => SCORED_EVENTS[roundTileEvent[this.state.roundTile(round)]],
    );
  }
  /** Town tiles that a seat has used. */
  towns(seat: Seat): TownTile[] {
    return TOWN_TILES.filter((_, tile) => ((this.state.townTiles(seat) >> tile) & 1) !== 0);
  }
  /** Seats in the order of play of this round. */
  turnOrder(): Seat[] {
    return Array.from({ length: this.state.table.players }, (_, n) => this.state.turnOrder(n));
  }

  /** The deciding seat plays the first listed move, until a condition on the position is met. */
  playOn(until: (table: this) => boolean): this {
    this.events = [];
    for (let steps = 0; !until(this); steps++) {
      const [seat] = this.deciders();
      if (seat === undefined || steps > 1000) throw new Error('the game went past it');
      const moves = new Moves();
      this.game.legal(this.state, seat, moves);
      this.game.apply(this.state, seat, moves.at(0), this.events);
    }
    return this;
  }

  /** Everybody passes with the first possible tile and keeps the power, until Phase 2 is over. */
  passAll(): this {
    this.events = [];
    const round = this.state.round();
    while (this.state.phase() === PHASE.actions && this.state.round() === round) {
      const [seat] = this.deciders();
      const [tile] = this.legal(seat, 'pass');
      const move = tile === undefined ? 'end' : `pass ${tile}`;
      this.game.apply(this.state, seat, this.move(move), this.events);
    }
    return this;
  }

  hex(name: string): number {
    const hex = this.state.table.map.indexOf.get(name);
    if (hex === undefined) throw new Error(`no hex ${name}`);
    return hex;
  }
}

/** A new game from its set-up on. By default seat 0 begins, and the board is that of the tests. */
export function begin(
  options: object = {},
  seed = 1,
  editions: readonly Edition[] = [],
): RuleTable {
  const game = terraNova(editions);
  const parsed = game.options({ startPlayer: 0, edition: TEST_EDITION.id, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const events: Event[] = [];
  const state = game.setup(parsed.value, seedFromNumber(seed), events);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const table = new RuleTable(game, state.value);
  table.events = events;
  return table;
}

/** Makes a position in Phase 2 by hand. */
export function position(made: Position): RuleTable {
  const { players } = made;
  const factions = players.map((player) => player.faction);
  const variant = made.variant ?? 'none';
  const { edition = TEST_EDITION } = made;
  const options = {
    edition: edition.id,
    players: players.length,
    factions,
    turnOrder: made.turnOrder ?? 'clockwise',
    twoPlayerVariant: variant,
    rulings: made.rulings ?? {},
  };
  const { game, state: other } = begin(options, 1, [edition]);
  const state = game.slot(other);
  const table = new RuleTable(game, state);
  state.setNeutral(made.neutral === undefined ? NONE : TERRAINS.indexOf(made.neutral));
  state.setDrawn(NONE);
  state.setRound(made.round ?? 1);
  const tile = state.table.roundTileEvent.indexOf(SCORED_EVENTS.indexOf(made.scored ?? 'town'));
  for (let round = 1; round <= ROUNDS; round++) state.setRoundTile(round, tile);
  // The generator only has to be known; its state does not matter.
  state.i32[state.randomAt()] = 1;
  layBoard(table, made);
  for (let seat = 0; seat < SEATS; seat++) seatPlayer(table, seat, players[seat]);
  layTiles(state, made);
  setTurn(state, made);
  deriveAll(state);
  const wrong = findImpossible(state);
  if (wrong !== undefined) throw new Error(`no game can hold this: ${wrong}`);
  return table;
}

function layBoard(table: RuleTable, made: Position): void {
  const { state } = table;
  const { map } = state.table;
  for (let hex = 0; hex < map.size; hex++) {
    state.setTerrain(hex, map.ground[hex]);
    state.setOwner(hex, NONE);
  }
  for (const [terrain, hexes] of Object.entries(made.terrain ?? {})) {
    for (const hex of names(hexes)) {
      state.setTerrain(table.hex(hex), TERRAINS.indexOf(terrain as Terrain));
    }
  }
  for (const hex of names(made.neutralHouses)) {
    state.setBuilding(table.hex(hex), BUILDINGS.indexOf('neutral-house'));
  }
  for (let bridge = 0; bridge < MAX_BRIDGES; bridge++) state.setBridgeOwner(bridge, NONE);
}

function seatPlayer(table: RuleTable, seat: Seat, player: Player | undefined): void {
  const { state } = table;
  const { bridgeNames, housePieces, tradingPostPieces, bridgePieces } = state.table;
  state.setFaction(seat, player === undefined ? NONE : FACTIONS.indexOf(player.faction));
  state.setBonusTile(seat, NONE);
  state.setTurnOrder(seat, NONE);
  for (let tile = 0; tile < TOWN_TILES.length; tile++) state.setTownHex(seat, tile, NONE);
  if (player === undefined) return;

  const put = (hexes: string | undefined, building: Building) => {
    for (const name of names(hexes)) {
      const hex = table.hex(name);
      if (state.building(hex) !== 0) throw new Error(`${name} is taken`);
      state.setBuilding(hex, BUILDINGS.indexOf(building));
      state.setOwner(hex, seat);
      state.setTerrain(hex, state.home(seat));
    }
    return names(hexes).length;
  };
  state.setHouses(seat, housePieces - put(player.houses, 'house'));
  state.setTradingPosts(seat, tradingPostPieces - put(player.tradingPosts, 'trading-post'));
  const left = put(player.leftPalace, 'left-palace');
  const right = put(player.rightPalace, 'right-palace');
  state.setPalaces(seat, left | (right << 1));
  for (const name of names(player.bridges)) {
    const bridge = bridgeNames.indexOf(name);
    if (bridge < 0) throw new Error(`no bridge place ${name}`);
    state.setBridgeOwner(bridge, seat);
  }
  state.setBridgesLeft(seat, player.bridgesLeft ?? bridgePieces - names(player.bridges).length);
  for (const [tile, hexes] of Object.entries(player.towns ?? {})) {
    const index = TOWN_TILES.indexOf(tile as TownTile);
    state.setTownTiles(seat, state.townTiles(seat) | (1 << index));
    const [lying, ...others] = names(hexes).map((hex) => table.hex(hex));
    state.setTownHex(seat, index, lying);
    for (const hex of [lying, ...others]) {
      if (state.owner(hex) === seat) addHex(state.i32, SETS.inTown + seat * WORDS, hex);
    }
  }
  state.addCoins(seat, player.coins ?? 60);
  state.addVp(seat, player.vp ?? 0);
  const [one, two, three] = (player.power ?? '8/0/0').split('/').map(Number);
  state.setBowls(seat, one, two, three);
  state.setSailing(seat, player.sailing ?? 0);
  state.setOrder(seat, STANDING_ORDERS.indexOf(player.order ?? 'ask'));
}

function layTiles(state: State, made: Position): void {
  const held = made.players.map((player, seat) => player.tile ?? BONUS_TILES[seat]);
  for (const [seat, tile] of held.entries()) {
    state.setBonusTile(seat, BONUS_TILES.indexOf(tile));
    state.setTileWhere(BONUS_TILES.indexOf(tile), TILE.held);
  }
  const returned = names(made.returned);
  const free = BONUS_TILES.filter((tile) => !held.includes(tile) && !returned.includes(tile));
  const beside =
    made.beside === undefined ? free.slice(0, 3 - returned.length) : names(made.beside);
  for (const tile of beside)
    state.setTileWhere(BONUS_TILES.indexOf(tile as BonusTile), TILE.beside);
  for (const tile of returned) {
    state.setTileWhere(BONUS_TILES.indexOf(tile as BonusTile), TILE.returned);
  }
  for (const [tile, coins] of Object.entries(made.tileCoins ?? {})) {
    state.setTileCoins(BONUS_TILES.indexOf(tile as BonusTile), coins);
  }
}

function setTurn(state: State, made: Position): void {
  const players = made.players.length;
  const turn = made.turn ?? 0;
  const passed = made.passed ?? [];
  state.setStartSeat(passed[0] ?? turn);
  for (let place = 0; place < players; place++) state.setTurnOrder(place, (turn + place) % players);
  state.clearPassed();
  for (const seat of passed) state.markPassed(seat);
  state.enterPhase(PHASE.actions);
  state.setTurn(turn);
  state.push(QUESTION.turn, turn);
}
