import { addHex, hasHex, hexesOf, RIVER, WORDS } from '../../src/hexmap/index.ts';
import { type Seat, seedFromNumber } from '../../src/kernel/index.ts';
import type { Event } from '../../src/terra-mystica/events.ts';
import { type TerraMystica, terraMystica } from '../../src/terra-mystica/game.ts';
import { QUESTION } from '../../src/terra-mystica/index.ts';
import { deriveAll } from '../../src/terra-mystica/land/reach.ts';
import type { Options, Rulings } from '../../src/terra-mystica/options/options.ts';
import {
  ORDER,
  ORDER_TOPICS,
  ORDERS_ON,
  type OrderAnswer,
  type OrderTopic,
} from '../../src/terra-mystica/options/standing-orders.ts';
import { findImpossible } from '../../src/terra-mystica/position.ts';
import type { RefusalCode } from '../../src/terra-mystica/refusals.ts';
import { CARD, NONE, PHASE, ROUNDS, SETS, type State } from '../../src/terra-mystica/state.ts';
import {
  BONUS_CARDS,
  type BonusCard,
  BUILDINGS,
  type Building,
  CULTS,
  type Cult,
  FACTIONS,
  FAVOUR_TILES,
  type FavourTile,
  POWER_ACTIONS,
  ROUND_TILES,
  type RoundTile,
  TERRAINS,
  type Terrain,
  TOWN_TILES,
  type TownTile,
} from '../../src/terra-mystica/vocabulary.ts';

import { names, PlayedTable } from '../kits/rule-table.ts';

/**
 * One player of a position made by hand. Hexes and bridges are given by name, separated by blanks.
 */
export interface Player {
  readonly faction: string;
  /** Home or start terrain, for factions that choose it. */
  readonly home?: Terrain;
  readonly dwellings?: string;
  readonly tradingPosts?: string;
  readonly temples?: string;
  readonly stronghold?: string;
  readonly sanctuary?: string;
  readonly landscape?: string;
  readonly bridges?: string;
  /** Bridges left: if left out, those that are not on the map. */
  readonly bridgesLeft?: number;
  /** Structures that belong to towns. */
  readonly inTown?: string;
  /** If left out: 30, 10 and 0. */
  readonly coins?: number;
  readonly workers?: number;
  readonly priests?: number;
  /** Tokens in bowls I, II, III: if left out, `12/0/0`, so that nothing can be converted. */
  readonly power?: string;
  /** 20 when left out. */
  readonly vp?: number;
  /** Levels of the tracks; if left out, as at the start. */
  readonly shipping?: number;
  readonly exchange?: number;
  /** Steps on the cults; if left out, 0. A player with 10 steps takes space 10. */
  readonly cults?: { readonly [C in Cult]?: number };
  readonly keys?: number;
  readonly favours?: string;
  /** Priests that stay on spaces of the cult board. */
  readonly sent?: { readonly [C in Cult]?: string };
  /** Riverwalkers: terrains with a priest. */
  readonly locked?: string;
  /** Bonus card of the player; if left out, BON3, BON8, BON5, BON6, BON7 by seat. */
  readonly card?: BonusCard;
  /** Standing orders; if left out, those at the beginning. */
  readonly orders?: { readonly [T in OrderTopic]?: OrderAnswer };
}

/** A position in the action phase; parts that are left out have the usual values. */
export interface Position {
  /** The rules with other factions; if left out, the printed ones. */
  readonly game?: TerraMystica;
  readonly players: readonly Player[];
  readonly rulings?: Partial<Rulings>;
  /** More options, such as the mini expansion. */
  readonly options?: object;
  /** The seed of the set-up; if left out, 1. */
  readonly seed?: number;
  /** 1 when left out. */
  readonly round?: number;
  /** Round tile of all rounds; if left out, `SCORE4` (strongholds and sanctuaries). */
  readonly tile?: RoundTile;
  /** The seat whose turn it is, and the start player; if left out, seat 0. */
  readonly turn?: Seat;
  /** Seats in order of play; if left out, clockwise from `turn`. */
  readonly turnOrder?: readonly Seat[];
  /** Seats that have passed, in that order. */
  readonly passed?: readonly Seat[];
  /**
   * Hexes with another terrain than the printed one. Under structures the terrain follows from the
   * faction.
   */
  readonly terrain?: { readonly [T in Terrain]?: string };
  /** River hexes with a town tile. */
  readonly riverTowns?: string;
  /** Cards beside the board; if left out, the first three that nobody holds. */
  readonly beside?: string;
  readonly cardCoins?: { readonly [C in BonusCard]?: number };
  /** Power actions used in this round. */
  readonly used?: string;
  /** Kinds of town tiles left in the supply; if left out, all. */
  readonly townsLeft?: { readonly [T in TownTile]?: number };
}

const USUAL_CARDS: readonly BonusCard[] = ['BON3', 'BON8', 'BON5', 'BON6', 'BON7'];

/** Events that count goods of a seat. */
type Good = 'coins' | 'workers' | 'priests' | 'vp' | 'keys' | 'power' | 'cult';

/** A game in a test: every command is checked, and events are stored. */
export class RuleTable extends PlayedTable<State, Options, Event, RefusalCode> {
  /** A copy of the position, for another continuation. */
  branch(): RuleTable {
    const copy = this.game.slot(this.state);
    this.game.copy(this.state, copy);
    return new RuleTable(this.game, copy);
  }

  /**
   * The gains and payments of a seat in the last `play`, in order: `-2 coins build`, `+2 vp
   * round-tile`, `+3 power neighbour`, `-4 power power-action`, `+1 fire ability`. Power that found
   * every token in bowl III is `lost`; so are goods that could not be gained.
   */
  told(seat: Seat): string[] {
    const lines: string[] = [];
    for (const event of this.events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      switch (event.type) {
        case 'coins':
        case 'workers':
        case 'priests':
        case 'vp':
        case 'keys':
          lines.push(`${signed(event.amount)} ${event.type} ${event.cause}`);
          break;
        case 'power':
          lines.push(
            `+${event.amount} power ${event.cause}${event.lost > 0 ? ` (${event.lost} lost)` : ''}`,
          );
          break;
        case 'power-spent':
          lines.push(`-${event.amount} power ${event.cause}`);
          break;
        case 'cult':
          lines.push(`${signed(event.steps)} ${event.cult} ${event.cause}`);
          break;
        case 'lost':
          lines.push(`lost ${event.amount} ${event.what}`);
      }
    }
    return lines;
  }

  /** Sum of a seat's gains and payments in the last `play`; lost power does not count. */
  total(seat: Seat, what: Good, cause?: string): number {
    let sum = 0;
    for (const event of this.events) {
      if (!('seat' in event) || event.seat !== seat || event.type !== what) continue;
      if (cause !== undefined && event.cause !== cause) continue;
      if (event.type === 'cult') sum += event.steps;
      else if (event.type === 'power') sum += event.amount - event.lost;
      else sum += event.amount;
    }
    return sum;
  }

  coins(seat: Seat): number {
    return this.state.coins(seat);
  }
  workers(seat: Seat): number {
    return this.state.workers(seat);
  }
  priests(seat: Seat): number {
    return this.state.priests(seat);
  }
  vp(seat: Seat): number {
    return this.state.vp(seat);
  }
  keys(seat: Seat): number {
    return this.state.keys(seat);
  }
  /** `5/7/0`. */
  power(seat: Seat): string {
    return [this.state.bowl1(seat), this.state.bowl2(seat), this.state.bowl3(seat)].join('/');
  }
  cult(seat: Seat, cult: Cult): number {
    return this.state.cult(seat, CULTS.indexOf(cult));
  }
  /** `0 dwelling`, or `none`. */
  on(hex: string): string {
    const at = this.hex(hex);
    const building: Building = BUILDINGS[this.state.building(at)];
    return building === 'none' ? building : `${this.state.owner(at)} ${building}`;
  }
  terrain(hex: string): Terrain {
    return TERRAINS[this.state.terrain(this.hex(hex))];
  }
  /** Empty land in reach in the action phase, without tunnels and flights. */
  reach(seat: Seat): string[] {
    const { names } = this.state.table.map;
    const reach = hexesOf(this.state.i32, SETS.reach + seat * WORDS);
    return reach.filter((hex) => this.state.owner(hex) === NONE).map((hex) => names[hex]);
  }
  /** Town tiles that a seat has. */
  towns(seat: Seat): TownTile[] {
    return TOWN_TILES.flatMap((tile, n) =>
      Array.from({ length: this.state.towns(seat, n) }, () => tile),
    );
  }
  favours(seat: Seat): FavourTile[] {
    return FAVOUR_TILES.filter((_, tile) => this.state.hasFavour(seat, tile));
  }
  card(seat: Seat): BonusCard | undefined {
    return BONUS_CARDS[this.state.card(seat)];
  }
  isUsed(action: (typeof POWER_ACTIONS)[number]): boolean {
    return this.state.isPowerActionUsed(POWER_ACTIONS.indexOf(action));
  }
  roundTiles(): RoundTile[] {
    return [1, 2, 3, 4, 5, 6].map((round) => ROUND_TILES[this.state.roundTile(round)]);
  }
  /** Everybody passes with the first possible card, until the action phase is over. */
  passAll(): this {
    this.events = [];
    const round = this.state.round();
    while (this.state.phase() === PHASE.actions && this.state.round() === round) {
      const [seat] = this.deciders();
      const move = this.legal(seat).includes('end') ? 'end' : `pass ${this.legal(seat, 'pass')[0]}`;
      this.game.apply(this.state, seat, this.move(move), this.events);
    }
    return this;
  }

  isInTown(seat: Seat, name: string): boolean {
    return hasHex(this.state.i32, SETS.inTown + seat * WORDS, this.hex(name));
  }
  hex(name: string): number {
    const hex = this.state.table.map.indexOf.get(name);
    if (hex === undefined) throw new Error(`no hex ${name}`);
    return hex;
  }
}

const GAME = terraMystica();

/** A new game from its set-up on. By default seat 0 begins. */
export function begin(options: object = {}, seed = 1, game: TerraMystica = GAME): RuleTable {
  const parsed = game.options({ startPlayer: 0, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const events: Event[] = [];
  const state = game.setup(parsed.value, seedFromNumber(seed), events);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const table = new RuleTable(game, state.value);
  table.events = events;
  return table;
}

/** Makes a position in the action phase by hand. */
export function position(made: Position): RuleTable {
  const held = made.players.map((player, seat) => player.card ?? USUAL_CARDS[seat]);
  const free = BONUS_CARDS.filter((card) => card !== 'BON10' && !held.includes(card));
  const beside = made.beside === undefined ? free.slice(0, 3) : names(made.beside);
  const options = {
    factions: made.players.map((player) => player.faction),
    fireAndIce: true,
    bonusCards: [...held, ...beside],
    rulings: made.rulings ?? {},
    ...made.options,
  };
  const table = begin(options, made.seed, made.game);
  const { state } = table;
  while (state.depth() > 0) state.pop();
  state.setRound(made.round ?? 1);
  for (let round = 1; round <= ROUNDS; round++) {
    state.setRoundTile(round, ROUND_TILES.indexOf(made.tile ?? 'SCORE4'));
  }
  layBoard(table, made);
  for (const [seat, player] of made.players.entries()) {
    seatPlayer(table, seat, player);
    state.setCard(seat, BONUS_CARDS.indexOf(held[seat]));
    state.setCardWhere(BONUS_CARDS.indexOf(held[seat]), CARD.held);
  }
  setTurn(state, made);
  deriveAll(state);
  const wrong = findImpossible(state);
  if (wrong !== undefined) throw new Error(`no game can hold this: ${wrong}`);
  table.events = [];
  return table;
}

function layBoard(table: RuleTable, made: Position): void {
  const { state } = table;
  for (const [terrain, hexes] of Object.entries(made.terrain ?? {})) {
    for (const hex of names(hexes)) {
      state.setTerrain(table.hex(hex), TERRAINS.indexOf(terrain as Terrain));
    }
  }
  for (const hex of names(made.riverTowns)) addHex(state.i32, SETS.riverTowns, table.hex(hex));
  for (const [card, coins] of Object.entries(made.cardCoins ?? {})) {
    state.setCardCoins(BONUS_CARDS.indexOf(card as BonusCard), coins);
  }
  for (const action of names(made.used)) {
    state.usePowerAction(POWER_ACTIONS.indexOf(action as (typeof POWER_ACTIONS)[number]));
  }
  if (made.townsLeft === undefined) return;
  for (const [index, tile] of TOWN_TILES.entries()) {
    state.setTownsLeft(index, made.townsLeft[tile] ?? 0);
  }
}

function seatPlayer(table: RuleTable, seat: Seat, player: Player): void {
  const { state } = table;
  if (player.home !== undefined) state.setHome(seat, TERRAINS.indexOf(player.home));
  const structures = {
    dwelling: player.dwellings,
    'trading-post': player.tradingPosts,
    temple: player.temples,
    stronghold: player.stronghold,
    sanctuary: player.sanctuary,
  } as const;
  for (const [building, hexes] of Object.entries(structures)) {
    for (const name of names(hexes)) put(table, seat, name, building as Building);
  }
  for (const name of names(player.landscape)) {
    state.setOwner(table.hex(name), seat);
    state.setLandscape(seat, table.hex(name));
    if (state.table.map.ground[table.hex(name)] === RIVER) continue;
    state.setTerrain(table.hex(name), state.groundOf(seat));
  }
  const bridges = names(player.bridges);
  for (const name of bridges) {
    const bridge = state.table.bridgeNames.indexOf(name);
    if (bridge < 0) fail(`no bridge place ${name}`);
    state.setBridgeOwner(bridge, seat);
  }
  state.setBridgesLeft(seat, player.bridgesLeft ?? 3 - bridges.length);
  for (const name of names(player.inTown)) {
    addHex(state.i32, SETS.inTown + seat * WORDS, table.hex(name));
  }
  state.addCoins(seat, (player.coins ?? 30) - state.coins(seat));
  state.addWorkers(seat, (player.workers ?? 10) - state.workers(seat));
  state.addVp(seat, (player.vp ?? 20) - state.vp(seat));
  state.setPriests(seat, player.priests ?? 0);
  const [one, two, three] = (player.power ?? '12/0/0').split('/').map(Number);
  state.setBowls(seat, one, two, three);
  if (player.shipping !== undefined) state.setShipping(seat, player.shipping);
  if (player.exchange !== undefined) state.setExchange(seat, player.exchange);
  state.setKeys(seat, player.keys ?? 0);
  for (const [topic, id] of ORDER_TOPICS.entries()) {
    state.setOrder(seat, topic, ORDER[player.orders?.[id] ?? ORDERS_ON[id][0]]);
  }
  for (const tile of names(player.favours)) {
    state.takeFavour(seat, FAVOUR_TILES.indexOf(tile as FavourTile));
  }
  onCultBoard(state, seat, player);
  const locked = names(player.locked).map((terrain) => TERRAINS.indexOf(terrain as Terrain));
  state.setLocked(
    seat,
    locked.reduce((bits, terrain) => bits | (1 << terrain), 0),
  );
}

function onCultBoard(state: State, seat: Seat, player: Player): void {
  for (const [index, cult] of CULTS.entries()) {
    const steps = player.cults?.[cult] ?? 0;
    state.setCult(seat, index, steps);
    if (steps === 10) state.setCultTop(index, seat);
    for (const space of names(player.sent?.[cult])) {
      state.setPriestSpace(index, Number(space), seat);
      state.placePriest(seat);
    }
  }
}

function put(table: RuleTable, seat: Seat, name: string, building: Building): void {
  const { state } = table;
  const hex = table.hex(name);
  if (state.owner(hex) !== NONE) fail(`${name} is taken`);
  state.setBuilding(hex, BUILDINGS.indexOf(building));
  state.setOwner(hex, seat);
  state.addOnMap(seat, BUILDINGS.indexOf(building), 1);
  if (FACTIONS[state.faction(seat)] !== 'riverwalkers') state.setTerrain(hex, state.groundOf(seat));
}

function setTurn(state: State, made: Position): void {
  const players = made.players.length;
  const turn = made.turn ?? 0;
  const passed = made.passed ?? [];
  state.setStartSeat(turn);
  for (let place = 0; place < players; place++) {
    state.setTurnOrder(place, made.turnOrder?.[place] ?? (turn + place) % players);
  }
  state.clearPassed();
  for (const seat of passed) state.markPassed(seat);
  state.enterPhase(PHASE.actions);
  state.setTurn(turn);
  state.push(QUESTION.turn, turn);
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount);
}

function fail(message: string): never {
  throw new Error(message);
}
