import { countCommon, nextHex, subtractFrom, uniteInto, WORDS } from '@pangaea/rules/hexmap';
import type { Seat } from '@pangaea/rules/kernel';
import {
  BONUS_CARDS,
  BUILDINGS,
  CARD,
  CULTS,
  CYCLE,
  cycleDistance,
  FAVOUR_TILES,
  FINAL_TILES,
  findGroup,
  groupValue,
  incomeOf,
  MAPS,
  measure,
  NONE,
  PHASE,
  POWER_ACTIONS,
  powerNeeded,
  QUESTION,
  ROUND_TILES,
  ROUNDS,
  SCORED_EVENTS,
  SETS,
  SPADES,
  SPECIAL_ACTIONS,
  type State,
  TOWN_TILES,
  TRAIT,
} from '@pangaea/rules/terra-mystica';
import { InputList, type Inputs } from '../learned/inputs.ts';
import { goods } from './goods.ts';
import { neighbours } from './land.ts';
import { MODEL } from './model.ts';
import { fartherNetworkOf, networkOf } from './networks.ts';
import { FACTION_NAMES } from './opening.ts';
import { addPlaces } from './places.ts';
import { incomesLeft, isActing } from './rounds.ts';
import { stored } from './stored.ts';
import { passing, tilePay } from './tiles.ts';

const [DWELLING, TRADING_POST, TEMPLE, STRONGHOLD, SANCTUARY] = [1, 2, 3, 4, 5];
const KINDS = [DWELLING, TRADING_POST, TEMPLE, STRONGHOLD, SANCTUARY];
const GOODS = ['coins', 'workers', 'priests', 'power'];
const REWARDED = [...GOODS, 'spades'];
const NEXT = ['now', 'next', 'later'];

const list = new InputList();
const AT = {
  one: list.one('always'),
  players: list.row('players', 6),
  map: list.each('map', MAPS),
  finalTile: list.each('final tile', FINAL_TILES),
  landscapes: list.one('landscapes'),
  fans: list.one('fan factions'),
  round: list.row('round', 7),
  acting: list.row('acting in round', 7),
  roundTile: list.each('round tile', ROUND_TILES),

  goods: list.each('goods', GOODS, 6),
  coinsTo: list.row('coins up to', 5, 4),
  workersTo: list.row('workers up to', 4, 2),
  priestsTo: list.row('priests up to', 3),
  bowl: list.row('bowl', 3, 4),
  bowl3To: list.row('bowl III from', 8),
  powerTo: list.row('power to spend from', 8),
  income: list.each('income', GOODS, 4),
  incomesOf: list.each('all incomes of', GOODS, 16),
  incomesLeft: list.one('incomes left', 5),

  onMap: list.each('on map', BUILDINGS, 3),
  lastOf: list.each('none left of', BUILDINGS),
  structures: list.one('structures', 10),
  shipping: list.row('shipping from', 6),
  shippingLeft: list.one('shipping times rounds', 8),
  exchange: list.row('exchange from', 3),
  exchangeLeft: list.one('exchange times rounds', 4),
  bridgesLeft: list.one('bridges left', 3),

  favour: list.each('favour tile', FAVOUR_TILES),
  favourLeft: list.each('rounds left with', FAVOUR_TILES, 6),
  favourOpen: list.each('in supply', FAVOUR_TILES),
  townOpen: list.each('in supply', TOWN_TILES),
  towns: list.row('towns from', 5),
  keys: list.one('keys'),

  cardActing: list.each('card in play', BONUS_CARDS),
  cardNext: list.each('card taken', BONUS_CARDS),
  cardOpen: list.each('card beside', BONUS_CARDS),
  cardCoins: list.each('coins on', BONUS_CARDS),
  special: list.each('open', SPECIAL_ACTIONS),
  specialLater: list.each('has', SPECIAL_ACTIONS),
  power: list.each('open', POWER_ACTIONS),

  pays: NEXT.map((when) => list.each(`pays ${when}`, SCORED_EVENTS, 3)),
  reward: NEXT.map((when) => list.each(`reward ${when}`, REWARDED, 2)),
  rewardSteps: list.row('steps rewarded', 3, 4),

  cultSteps: list.one('cult steps', 12),
  cultFrom: list.row('cults from', 11),
  cultPlaces: list.row('points of cults', 3, 64),
  cultSpaces: list.row('cults with a space of', 4),
  priestsPlaced: list.one('priests placed', 3),
  network: list.one('network', 10),
  apart: list.one('apart from network', 4),
  networkFarther: list.one('more with shipping', 3),
  networkPlaces: list.row('points of network', 3, 64),
  finalPlaces: list.row('points of final tile', 2, 64),

  groupMissing: list.row('best group lacks', 8),
  groupMissing2: list.row('second group lacks', 8),
  groupSize: list.row('best group has', 5),
  groupRoom: list.row('best group beside', 4),
  groupDwellings: list.row('dwellings in the best group', 3),
  groupPosts: list.row('trading posts in the best group', 3),
  joinedMissing: list.row('groups to be joined lack', 8),
  town: list.row('towns in the making', 2, 16),
  landFree: list.row('land at home', 5, 2),
  landSpade: list.row('land for a spade', 3, 3),
  landSpades: list.row('land for two spades', 2, 3),
  landFar: list.one('other land', 6),
  landContested: list.one('land that others reach', 4),
  beside: list.row('power beside', 3, 4),

  favourDue: list.one('favour tile due'),
  townDue: list.one('town tile due'),
  stepsDue: list.one('steps due'),
  spadesDue: list.one('spades due'),
  buildDue: list.one('dwelling due'),
  bridgeDue: list.one('bridge due'),
  actionDue: list.one('action due'),
  offered: list.one('power offered', 2),
  offeredPrice: list.one('its price', 2),
  offeredOthers: list.one('power offered to others', 2),

  tempo: list.row('seats before', 5),
  othersActing: list.row('others acting', 5),
  passedAs: list.row('passed as', 5),
  othersPower: list.row('seats with power from', 3),
  othersWorkers: list.one('workers of others', 8),
  othersCoins: list.one('coins of others', 16),

  judged: list.each('judged', ['goods', 'passing'], 64),
} as const;

/** What each faction has weights of its own for. */
const own = new InputList();
const OWN = {
  one: own.one('always'),
  roundsLeft: own.one('rounds left', 6),
  coins: own.one('coins', 6),
  workers: own.one('workers', 4),
  priests: own.one('priests', 2),
  power: own.one('power', 4),
  incomes: own.each('all incomes of', GOODS, 16),
  onMap: own.each('on map', BUILDINGS, 3),
  shipping: own.one('shipping', 2),
  exchange: own.one('exchange'),
  cultSteps: own.one('cult steps', 12),
  landscape: own.one('landscape'),
  beside: own.one('power beside', 4),
  landFree: own.one('land at home', 3),
  landSpade: own.one('land for a spade', 3),
  kept: own.row('keeps', 3, 8),
  stored: own.one('stored', 64),
} as const;

/** Judged points are told in eighths. */
const FINE = 8;
const SHARED = list.names.length;
const CULT_POINTS = [8, 4, 2] as const;
const NETWORK_POINTS = [18, 12, 6] as const;
const TOP = 10;
const BLURS = [0.5, 1.5, 3.5] as const;
const COINS_TO = [1, 3, 6, 10, 15] as const;
const WORKERS_TO = [1, 2, 4, 7] as const;
const W = MODEL.worths;
/** Of those that have all six rounds to go; the rest as if each had. */
const VALUES = new Float64Array(5);
const POINTS = new Float64Array(5);
const GROUP = new Int32Array(WORDS);
/** Groups that are looked at. */
const MOST_GROUPS = 8;
/** Of each group: power, size, empty land beside it, dwellings, trading posts. */
const GROUPS = new Int32Array(MOST_GROUPS * 5);
const BESIDE = new Int32Array(MOST_GROUPS * WORDS);
const REST = new Int32Array(WORDS);
const NEAR = new Int32Array(4);
const PARTS = 2 * ROUNDS + 1;

/** Set-up; then each round twice: acting, and passed. With two players, then with more. */
function stage(s: State, seat: Seat): number | undefined {
  const phase = s.phase();
  if (phase === PHASE.over || phase < PHASE.dwellings || s.faction(seat) === NONE) return undefined;
  const round = s.round();
  const from = s.table.players === 2 ? 0 : PARTS;
  return from + (round === 0 ? 0 : 2 * round - (isActing(s, seat) ? 1 : 0));
}

function thresholds(x: Int32Array, at: number, count: number, value: number): void {
  for (let n = 0; n < count && n < value; n++) x[at + n] = 1;
}

function write(s: State, seat: Seat, x: Int32Array): void {
  x.fill(0);
  const { table } = s;
  const { players } = table;
  const acting = isActing(s, seat);
  const incomes = incomesLeft(s);
  const rounds = incomes + (acting ? 1 : 0);
  const round = s.round();

  x[AT.one] = 1;
  x[AT.players + players] = 1;
  x[AT.map + MAPS.indexOf(table.options.map)] = 1;
  const finalTile = s.finalTile();
  if (finalTile !== NONE) x[AT.finalTile + finalTile] = 1;
  if (s.hasLandscapes()) x[AT.landscapes] = 1;
  if (table.options.fanFactions !== undefined) x[AT.fans] = 1;
  x[AT.round + round] = 1;
  if (acting) {
    x[AT.acting + round] = 1;
    x[AT.roundTile + s.roundTile(round)] = 1;
  }

  writeGoods(s, seat, x, incomes);
  writePieces(s, seat, x, rounds);
  writeTiles(s, seat, x, rounds, acting);
  writeRounds(s, seat, x, round, acting);
  writePlaces(s, seat, x, incomes);
  writeLand(s, seat, x);
  writeDue(s, seat, x, acting);

  x[AT.judged] = Math.round(FINE * goods(s, seat, rounds, tilePay(s, seat, acting), W));
  if (rounds > 0) x[AT.judged + 1] = Math.round(FINE * passing(s, seat, rounds, acting, W));
  writeOwn(s, seat, x, rounds, incomes);
}

/** What is weighed by faction; most of it stands among the other inputs too. */
function writeOwn(s: State, seat: Seat, x: Int32Array, rounds: number, incomes: number): void {
  const at = SHARED;
  x[at + OWN.one] = 1;
  x[at + OWN.roundsLeft] = rounds;
  x[at + OWN.coins] = x[AT.goods];
  x[at + OWN.workers] = x[AT.goods + 1];
  x[at + OWN.priests] = x[AT.goods + 2];
  x[at + OWN.power] = x[AT.goods + 3];
  for (let good = 0; good < GOODS.length; good++) {
    x[at + OWN.incomes + good] = x[AT.incomesOf + good];
  }
  for (const kind of KINDS) x[at + OWN.onMap + kind] = x[AT.onMap + kind];
  x[at + OWN.shipping] = s.shipping(seat);
  x[at + OWN.exchange] = s.exchange(seat);
  x[at + OWN.cultSteps] = x[AT.cultSteps];
  if (s.landscape(seat) !== NONE) x[at + OWN.landscape] = 1;
  x[at + OWN.beside] = x[AT.beside + 2];
  x[at + OWN.landFree] = x[AT.landFree + 4];
  x[at + OWN.landSpade] = x[AT.landSpade + 2];
  if (s.table.options.fanFactions === undefined) return;
  for (let n = 0; n < 3; n++) x[at + OWN.kept + n] = s.kept(seat, n);
  if (rounds > 0) x[at + OWN.stored] = Math.round(FINE * stored(s, seat, incomes, W));
}

function writeGoods(s: State, seat: Seat, x: Int32Array, incomes: number): void {
  const coins = s.coins(seat);
  const workers = s.workers(seat);
  const priests = s.priests(seat);
  const three = s.bowl3(seat);
  const two = s.bowl2(seat);
  const power = three + (two >> 1);
  x[AT.goods] = coins;
  x[AT.goods + 1] = workers;
  x[AT.goods + 2] = priests;
  x[AT.goods + 3] = power;
  for (let n = 0; n < COINS_TO.length; n++) x[AT.coinsTo + n] = Math.min(coins, COINS_TO[n]);
  for (let n = 0; n < WORKERS_TO.length; n++)
    x[AT.workersTo + n] = Math.min(workers, WORKERS_TO[n]);
  thresholds(x, AT.priestsTo, 3, priests);
  x[AT.bowl] = s.bowl1(seat);
  x[AT.bowl + 1] = two;
  x[AT.bowl + 2] = three;
  thresholds(x, AT.bowl3To, 8, three);
  thresholds(x, AT.powerTo, 8, power);
  x[AT.incomesLeft] = incomes;
  if (incomes === 0) return;
  for (let good = 0; good < GOODS.length; good++) {
    const each = incomeOf(s, seat, good);
    x[AT.income + good] = each;
    x[AT.incomesOf + good] = each * incomes;
  }
}

function writePieces(s: State, seat: Seat, x: Int32Array, rounds: number): void {
  let all = 0;
  for (const kind of KINDS) {
    const count = s.onMap(seat, kind);
    all += count;
    x[AT.onMap + kind] = count;
    if (s.piecesLeft(seat, kind) === 0) x[AT.lastOf + kind] = 1;
  }
  x[AT.structures] = all;
  const shipping = s.shipping(seat);
  thresholds(x, AT.shipping, 6, shipping);
  x[AT.shippingLeft] = shipping * rounds;
  thresholds(x, AT.exchange, 3, s.exchange(seat));
  x[AT.exchangeLeft] = s.exchange(seat) * rounds;
  x[AT.bridgesLeft] = s.bridgesLeft(seat);
}

function writeTiles(s: State, seat: Seat, x: Int32Array, rounds: number, acting: boolean): void {
  const { table } = s;
  let towns = 0;
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    if (s.favoursLeft(tile) > 0) x[AT.favourOpen + tile] = 1;
    if (!s.hasFavour(seat, tile)) continue;
    x[AT.favour + tile] = 1;
    x[AT.favourLeft + tile] = rounds;
    const action = table.favourAction[tile];
    if (action !== 0) addSpecial(s, seat, x, action - 1, acting);
  }
  for (let tile = 0; tile < TOWN_TILES.length; tile++) {
    if (s.townsLeft(tile) > 0) x[AT.townOpen + tile] = 1;
    towns += s.towns(seat, tile);
  }
  thresholds(x, AT.towns, 5, towns);
  x[AT.keys] = s.keys(seat);
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cardWhere(card) !== CARD.beside) continue;
    x[AT.cardOpen + card] = 1;
    x[AT.cardCoins + card] = s.cardCoins(card);
  }
  const laid = s.landscape(seat) === NONE ? 0 : 2;
  let own = table.actions[s.faction(seat) * 4 + laid + s.onMap(seat, STRONGHOLD)];
  for (; own !== 0; own &= own - 1) {
    addSpecial(s, seat, x, 31 - Math.clz32(own & -own), acting);
  }
  for (const card of [s.card(seat), s.card2(seat)]) {
    if (card === NONE) continue;
    x[(acting ? AT.cardActing : AT.cardNext) + card] = 1;
    const action = table.cardAction[card];
    if (action !== 0 && acting && !s.isSpecialUsed(seat, action - 1))
      x[AT.special + action - 1] = 1;
  }
  if (!acting) return;
  for (let action = 0; action < POWER_ACTIONS.length; action++) {
    if (!s.isPowerActionUsed(action)) x[AT.power + action] = 1;
  }
}

function addSpecial(s: State, seat: Seat, x: Int32Array, action: number, acting: boolean): void {
  x[AT.specialLater + action] = 1;
  if (acting && !s.isSpecialUsed(seat, action)) x[AT.special + action] = 1;
}

/** What round tiles pay and reward: in the round of the seat's next action, the one after it, later. */
function writeRounds(s: State, seat: Seat, x: Int32Array, round: number, acting: boolean): void {
  const { table } = s;
  const first = acting ? round : round + 1;
  for (let at = Math.max(1, first); at <= ROUNDS; at++) {
    const tile = s.roundTile(at);
    const when = Math.min(2, at - first);
    x[AT.pays[when] + table.roundEvent[tile]] += table.roundVp[tile];
  }
  if (s.trait(seat, TRAIT.noCultReward) > 0) return;
  for (let at = Math.max(1, round); at < ROUNDS; at++) {
    const tile = s.roundTile(at);
    const cult = table.roundCult[tile];
    const when = Math.min(2, at - Math.max(1, round));
    const count = cult === CULTS.length ? s.priestsPlaced(seat) : s.cult(seat, cult);
    x[AT.rewardSteps + when] += count;
    const times = Math.floor(count / table.roundPer[tile]);
    if (times === 0) continue;
    for (let good = 0; good < REWARDED.length; good++) {
      x[AT.reward[when] + good] += times * table.roundReward[tile * REWARDED.length + good];
    }
  }
}

/** What was found for each seat of a table, and what it hangs on, so that it is found anew only when that has changed. */
class Remembered {
  readonly #keys: Int32Array;
  readonly #found: Int32Array;
  readonly #key: number;
  readonly #width: number;

  constructor(key: number, width: number) {
    this.#keys = new Int32Array(5 * key).fill(-1);
    this.#found = new Int32Array(5 * width);
    this.#key = key;
    this.#width = width;
  }

  forget(): void {
    this.#keys.fill(-1);
  }

  /** Whether what was found for the seat still holds; the key is remembered. */
  holds(seat: Seat, key: Int32Array): boolean {
    const at = seat * this.#key;
    let same = true;
    for (let n = 0; n < this.#key; n++) {
      if (this.#keys[at + n] === key[n]) continue;
      this.#keys[at + n] = key[n];
      same = false;
    }
    return same;
  }

  /** Writes what was found into inputs. */
  tell(seat: Seat, x: Int32Array, at: number): void {
    const from = seat * this.#width;
    for (let n = 0; n < this.#width; n++) x[at + n] = this.#found[from + n];
  }

  keep(seat: Seat, x: Int32Array, at: number): void {
    const from = seat * this.#width;
    for (let n = 0; n < this.#width; n++) this.#found[from + n] = x[at + n];
  }
}

const KEY = new Int32Array(32);
const CULT_MEMORY = new Remembered(6, BLURS.length);
const NETWORK_MEMORY = new Remembered(5, BLURS.length);
const GROUP_FIRST = AT.groupMissing;
const GROUP_WIDTH = AT.town + 2 - GROUP_FIRST;
const GROUP_MEMORY = new Remembered(4 * WORDS + 6, GROUP_WIDTH);
let table: State['table'] | undefined;

function writePlaces(s: State, seat: Seat, x: Int32Array, incomes: number): void {
  const { players } = s.table;
  if (table !== s.table) {
    table = s.table;
    for (const each of [CULT_MEMORY, NETWORK_MEMORY, GROUP_MEMORY]) each.forget();
  }
  let steps = 0;
  for (let cult = 0; cult < 4; cult++) {
    const own = s.cult(seat, cult);
    steps += own;
    x[AT.cultFrom + own] += 1;
    let space = 0;
    while (space < 4 && s.priestSpace(cult, space) !== NONE) space++;
    x[AT.cultSpaces + (space === 0 ? 3 : space < 4 ? 2 : 1)] += 1;
  }
  x[AT.cultSteps] = steps;
  x[AT.priestsPlaced] = s.priestsPlaced(seat);
  KEY[5] = incomes;
  for (let other = 0; other < 5; other++) {
    KEY[other] = 0;
    for (let cult = 0; cult < 4; cult++) KEY[other] = KEY[other] * 16 + s.cult(other, cult);
  }
  if (!CULT_MEMORY.holds(seat, KEY)) {
    for (let cult = 0; cult < 4; cult++) {
      for (let other = 0; other < players; other++) {
        const at = s.cult(other, cult);
        VALUES[other] = at === TOP ? TOP + 20 : at + 0.1 * incomes;
      }
      addPlacesOf(s, seat, BLURS, CULT_POINTS, x, AT.cultPlaces);
    }
    CULT_MEMORY.keep(seat, x, AT.cultPlaces);
  } else CULT_MEMORY.tell(seat, x, AT.cultPlaces);
  KEY.fill(0, 0, 5);
  for (let other = 0; other < players; other++) {
    VALUES[other] = 0;
    if (s.faction(other) === NONE) continue;
    let all = 0;
    for (const kind of KINDS) all += s.onMap(other, kind);
    const largest = all === 0 ? 0 : networkOf(s, other);
    VALUES[other] = largest + (incomes > 0 ? 0.4 * Math.max(0, all - largest) : 0);
    KEY[other] = Math.round(VALUES[other] * 10);
    if (other !== seat) continue;
    x[AT.networkFarther] = all > largest ? fartherNetworkOf(s, seat) - largest : 0;
    x[AT.network] = largest;
    x[AT.apart] = Math.max(0, all - largest);
  }
  if (!NETWORK_MEMORY.holds(seat, KEY)) {
    addPlacesOf(s, seat, BLURS, NETWORK_POINTS, x, AT.networkPlaces);
    NETWORK_MEMORY.keep(seat, x, AT.networkPlaces);
  } else NETWORK_MEMORY.tell(seat, x, AT.networkPlaces);
  const tile = s.finalTile();
  if (tile === NONE) return;
  for (let other = 0; other < players; other++) {
    VALUES[other] = s.faction(other) === NONE ? 0 : measure(s, other, tile);
  }
  addPlacesOf(s, seat, FINAL_BLURS, NETWORK_POINTS, x, AT.finalPlaces);
}

const FINAL_BLURS = [0.5, 3];

function addPlacesOf(
  s: State,
  seat: Seat,
  blurs: readonly number[],
  points: readonly number[],
  x: Int32Array,
  at: number,
): void {
  for (let n = 0; n < blurs.length; n++) {
    POINTS[seat] = 0;
    addPlaces(s, VALUES, blurs[n], points, POINTS, seat);
    x[at + n] += Math.round(FINE * POINTS[seat]);
  }
}

function writeLand(s: State, seat: Seat, x: Int32Array): void {
  writeGroups(s, seat, x);
  const reach = SETS.reach + seat * WORDS;
  const home = s.home(seat);
  const ground = s.groundOf(seat);
  NEAR.fill(0);
  if (home !== NONE) {
    const locked = s.trait(seat, TRAIT.spadesUseless) > 0 ? s.locked(seat) : -1;
    for (let terrain = 0; terrain < CYCLE; terrain++) {
      let count = 0;
      const at = SETS.ground + terrain * WORDS;
      for (let word = 0; word < WORDS; word++) {
        let bits = s.i32[reach + word] & s.i32[SETS.empty + word] & s.i32[at + word];
        for (; bits !== 0; bits &= bits - 1) count++;
      }
      if (count === 0) continue;
      if (locked >= 0) NEAR[((locked >> terrain) & 1) === 0 ? 0 : 3] += count;
      else NEAR[terrain === ground ? 0 : Math.max(1, cycleDistance(terrain, home))] += count;
    }
    if (ground >= CYCLE) {
      NEAR[0] += countCommon(s.i32, reach, s.i32, SETS.ground + ground * WORDS);
    }
  }
  const [free, one, two, far] = NEAR;
  x[AT.landFree] = Math.min(1, free);
  x[AT.landFree + 1] = Math.min(2, free);
  x[AT.landFree + 2] = Math.min(3, free);
  x[AT.landFree + 3] = Math.min(5, free);
  x[AT.landFree + 4] = free;
  x[AT.landSpade] = Math.min(1, one);
  x[AT.landSpade + 1] = Math.min(3, one);
  x[AT.landSpade + 2] = one;
  x[AT.landSpades] = Math.min(2, two);
  x[AT.landSpades + 1] = two;
  x[AT.landFar] = far;
  for (let word = 0; word < WORDS; word++) {
    let others = 0;
    for (let other = 0; other < s.table.players; other++) {
      if (other !== seat) others |= s.i32[SETS.reach + other * WORDS + word];
    }
    let bits = s.i32[reach + word] & s.i32[SETS.empty + word] & others;
    for (; bits !== 0; bits &= bits - 1) x[AT.landContested]++;
  }
  const beside = s.faction(seat) === NONE ? 0 : neighbours(s, seat);
  x[AT.beside] = Math.min(3, beside);
  x[AT.beside + 1] = Math.min(8, beside);
  x[AT.beside + 2] = beside;
}

/** Groups on their way to a town: the two that lack least power, and what the judge makes of all. */
function writeGroups(s: State, seat: Seat, x: Int32Array): void {
  const own = SETS.own + seat * WORDS;
  const inTown = SETS.inTown + seat * WORDS;
  for (let word = 0; word < WORDS; word++) {
    REST[word] = s.i32[own + word] & ~s.i32[inTown + word];
    KEY[word] = REST[word];
    KEY[WORDS + word] = s.i32[inTown + word];
    KEY[2 * WORDS + word] = s.i32[SETS.empty + word];
    KEY[3 * WORDS + word] = s.i32[SETS.direct + seat * WORDS + word];
  }
  const needed = powerNeeded(s, seat);
  KEY[4 * WORDS] = needed;
  let kinds = s.landscape(seat);
  for (const kind of KINDS) kinds = kinds * 10 + s.onMap(seat, kind);
  KEY[4 * WORDS + 1] = kinds;
  KEY[4 * WORDS + 2] = s.bridgesLeft(seat);
  // Of the same numbers of structures on the same hexes: which is which.
  let which = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, hex)) {
    which = (Math.imul(which, 31) + hex * 8 + s.building(hex)) | 0;
  }
  KEY[4 * WORDS + 3] = which;
  KEY[4 * WORDS + 4] = s.faction(seat);
  KEY[4 * WORDS + 5] = s.landscapeMemo(seat);
  const { landBridges, hooks } = s.table;
  const mayRemember = !landBridges && hooks.joins[s.faction(seat)] === undefined;
  if (mayRemember && GROUP_MEMORY.holds(seat, KEY)) {
    GROUP_MEMORY.tell(seat, x, GROUP_FIRST);
    return;
  }
  let least = 99;
  let second = 99;
  let best = -1;
  let sum = 0;
  let steep = 0;
  let groups = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, hex)) {
    findGroup(s, seat, hex, GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    if (groups === MOST_GROUPS || countCommon(GROUP, 0, s.i32, inTown) > 0) continue;
    const beside = groups * WORDS;
    let size = 0;
    let dwellings = 0;
    let posts = 0;
    for (let word = 0; word < WORDS; word++) BESIDE[beside + word] = 0;
    for (let each = nextHex(GROUP, 0, -1); each >= 0; each = nextHex(GROUP, 0, each)) {
      const building = s.building(each);
      size += building === SANCTUARY ? 2 : 1;
      if (building === DWELLING) dwellings++;
      if (building === TRADING_POST) posts++;
      uniteInto(BESIDE, beside, s.table.map.adjacentLand, each * WORDS);
    }
    for (let word = 0; word < WORDS; word++) BESIDE[beside + word] &= s.i32[SETS.empty + word];
    const room = countCommon(BESIDE, beside, BESIDE, beside);
    const value = groupValue(s, seat, GROUP);
    const near = Math.min(1, value / needed) * Math.min(1, size / 4);
    const grows = 0.4 + 0.6 * Math.min(1, room / 4);
    sum += near * grows;
    steep += near ** 4 * grows;
    const lacks = Math.max(0, needed - value) + Math.max(0, 4 - size) * 0.01;
    GROUPS[groups * 5] = value;
    GROUPS[groups * 5 + 1] = size;
    GROUPS[groups * 5 + 2] = room;
    GROUPS[groups * 5 + 3] = dwellings;
    GROUPS[groups * 5 + 4] = posts;
    if (lacks < least) {
      second = least;
      least = lacks;
      best = groups;
    } else if (lacks < second) second = lacks;
    groups++;
  }
  if (best >= 0) {
    x[AT.groupMissing + Math.min(7, Math.floor(least))] = 1;
    x[AT.groupSize + Math.min(4, GROUPS[best * 5 + 1])] = 1;
    thresholds(x, AT.groupRoom, 4, GROUPS[best * 5 + 2]);
    thresholds(x, AT.groupDwellings, 3, GROUPS[best * 5 + 3]);
    thresholds(x, AT.groupPosts, 3, GROUPS[best * 5 + 4]);
  }
  if (second < 99) x[AT.groupMissing2 + Math.min(7, Math.floor(second))] = 1;
  let joined = 0;
  for (let one = 0; one < groups; one++) {
    for (let other = 0; other < one; other++) {
      if (countCommon(BESIDE, one * WORDS, BESIDE, other * WORDS) === 0) continue;
      joined = Math.max(joined, GROUPS[one * 5] + GROUPS[other * 5] + 1);
    }
  }
  if (joined > 0) x[AT.joinedMissing + Math.max(0, Math.min(7, needed - joined))] = 1;
  x[AT.town] = Math.round(16 * sum);
  x[AT.town + 1] = Math.round(16 * steep);
  if (mayRemember) GROUP_MEMORY.keep(seat, x, GROUP_FIRST);
}

function writeDue(s: State, seat: Seat, x: Int32Array, acting: boolean): void {
  const { players } = s.table;
  for (let depth = s.depth() - 1; depth >= 0; depth--) {
    if (s.whoAt(depth) !== seat) continue;
    switch (s.questionAt(depth)) {
      case QUESTION.favour:
        x[AT.favourDue] += 1;
        break;
      case QUESTION.town:
        x[AT.townDue] += 1;
        break;
      case QUESTION.cult:
        x[AT.stepsDue] += s.argAt(depth, 0);
        break;
      case QUESTION.spades:
        x[AT.spadesDue] += s.argAt(depth, SPADES.at.free);
        if (s.argAt(depth, SPADES.at.home) !== 255) x[AT.buildDue] += 1;
        break;
      case QUESTION.bridge:
        x[AT.bridgeDue] += 1;
        break;
      case QUESTION.turn:
        if (s.argAt(depth, 0) === 2) x[AT.actionDue] += 1;
        break;
      case QUESTION.ride:
      case QUESTION.sandstorm:
      case QUESTION['free-trading-post']:
      case QUESTION['stronghold-built']:
        x[AT.actionDue] += 1;
        break;
      default:
    }
  }
  for (let offer = 0; offer < s.offers(); offer++) {
    const to = s.offerTo(offer);
    const power = Math.min(s.offerPower(offer), s.powerRoom(to));
    if (to === seat) {
      x[AT.offered] += power;
      x[AT.offeredPrice] += Math.max(0, power - 1);
    } else x[AT.offeredOthers] += power;
  }
  let others = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat || !isActing(s, other)) continue;
    others++;
    const power = s.bowl3(other) + (s.bowl2(other) >> 1);
    x[AT.othersWorkers] += s.workers(other);
    x[AT.othersCoins] += s.coins(other);
    if (power >= 3) x[AT.othersPower] += 1;
    if (power >= 4) x[AT.othersPower + 1] += 1;
    if (power >= 6) x[AT.othersPower + 2] += 1;
  }
  x[AT.othersActing + others] = 1;
  if (!acting) {
    if (s.round() === 0) return;
    let place = 0;
    while (place < s.passedCount() && s.nextOrder(place) !== seat) place++;
    if (place < s.passedCount()) x[AT.passedAs + place] = 1;
    return;
  }
  if (s.phase() !== PHASE.actions || s.turn() === NONE) return;
  let place = 0;
  while (s.turnOrder(place) !== s.turn()) place++;
  const isToCome = s.depth() > 0 && s.questionAt(0) === QUESTION.turn;
  let before = 0;
  for (let n = isToCome ? 0 : 1; n < players + (isToCome ? 0 : 1); n++) {
    const other = s.turnOrder((place + n) % players);
    if (other === seat) break;
    if (isActing(s, other)) before++;
  }
  x[AT.tempo + Math.min(4, before)] = 1;
}

/** What a learned model of Terra Mystica is told. */
export const TERRA_MYSTICA_INPUTS: Inputs<State> = {
  names: list.names,
  scales: list.scales,
  own: { names: own.names, scales: own.scales, kinds: FACTION_NAMES },
  worths: { ...W },
  stages: 2 * PARTS,
  kind: (s, seat) => s.faction(seat),
  stage,
  write,
  points: (s, seat) => s.vp(seat),
};
