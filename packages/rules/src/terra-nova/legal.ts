import { nextHex, WORDS } from '../hexmap/index.ts';
import { hasSeat, type Moves, packMove, type Seat } from '../kernel/index.ts';
import { POWER_EFFECT, powerPrice } from './actions/power.ts';
import { palaceActionPower } from './actions/special.ts';
import { HOUSE, TRADING_POST, tradingPostPrice } from './board.ts';
import { EFFECT } from './effects.ts';
import { PALACE_ACTIONS } from './factions/index.ts';
import { isNeutralPlace, ORDER } from './flow.ts';
import { FRAME } from './frames.ts';
import {
  AS_FIRST,
  AS_SECOND,
  addInReach,
  addSecondShovels,
  addTransforms,
} from './legal-shovels.ts';
import { KIND, NO_TILE } from './moves.ts';
import { STANDING_ORDERS } from './options.ts';
import { NONE, PHASE, ROUNDS, SETS, type State, TILE } from './state.ts';
import { riverTowns, townTilesAllowed } from './towns.ts';
import { BONUS_TILES, TERRAINS, TOWN_TILES } from './vocabulary.ts';

const END = packMove(KIND.end);
const DECLINE = packMove(KIND.decline);
const SAIL = packMove(KIND.sail);
const ACTION = Object.fromEntries(PALACE_ACTIONS.map((kind, index) => [kind, index]));
const HOME_HOUSE: number = ACTION['home-house'];
const FREE_TRADING_POST: number = ACTION['free-trading-post'];
const SHOVEL: number = ACTION.shovel;
const ADJACENT_TRANSFORM: number = ACTION['adjacent-transform'];
const TRADING_POST_IN_REACH: number = ACTION['trading-post-in-reach'];

/** Every legal move of a seat. See the contract in the kernel; `check.ts` says the same, slowly. */
export function legal(s: State, seat: Seat, into: Moves): number {
  into.clear();
  if (s.depth() === 0 || seat < 0 || seat >= s.table.players) return 0;
  if (s.top() === FRAME.exchange) {
    if (!hasSeat(s.topWho(), seat)) return 0;
    into.add(END);
    addExchanges(s, seat, into);
    return into.count;
  }
  if (s.topWho() !== seat) return 0;
  switch (s.top()) {
    case FRAME.turn:
      addActions(s, seat, into);
      break;
    case FRAME.afterAction:
      into.add(END);
      addExchanges(s, seat, into);
      riverTowns(s, seat, into);
      break;
    case FRAME.optionalHouse:
      into.add(DECLINE);
      into.add(packMove(KIND.build, s.topA()));
      if (s.topB() !== NONE) into.add(packMove(KIND.build, s.topB()));
      break;
    case FRAME.secondShovel:
      into.add(DECLINE);
      addSecondShovels(s, seat, KIND.transform, into);
      break;
    case FRAME.edgeHouse:
      into.add(DECLINE);
      addSet(s, s.table.map.edge, 0, SETS.empty, KIND.edgeHouse, into);
      break;
    case FRAME.town:
      addBits(townTilesAllowed(s, seat), TOWN_TILES.length, KIND.town, into);
      break;
    default:
      addSetUp(s, seat, into);
  }
  return into.count;
}

/** Standing orders that differ from the one that stands. */
export function orders(s: State, seat: Seat, into: Moves): number {
  into.clear();
  if (s.phase() === PHASE.over || s.isWaiting() || seat < 0 || seat >= s.table.players) return 0;
  const faction = s.faction(seat);
  for (let order = 0; order < STANDING_ORDERS.length; order++) {
    if (order === s.order(seat)) continue;
    if (order === ORDER.vpFirst) {
      if (faction === NONE || s.effect(seat, EFFECT.exchangePower) === 0) continue;
    }
    into.add(packMove(KIND.order, order));
  }
  return into.count;
}

function addSetUp(s: State, seat: Seat, into: Moves): void {
  switch (s.top()) {
    case FRAME.neutralHouse:
      for (let hex = 0; hex < s.table.map.size; hex++) {
        if (isNeutralPlace(s, s.topA(), hex)) into.add(packMove(KIND.neutral, hex));
      }
      break;
    case FRAME.faction: {
      let taken = s.neutral() === NONE ? 0 : 1 << s.neutral();
      for (let other = 0; other < s.table.players; other++) {
        if (s.faction(other) !== NONE) taken |= 1 << s.home(other);
      }
      for (let faction = 0; faction < s.table.factions.length; faction++) {
        if (((taken >> s.table.home[faction]) & 1) === 0) into.add(packMove(KIND.faction, faction));
      }
      break;
    }
    case FRAME.placeHouse:
      addSet(s, s.i32, SETS.ground + s.home(seat) * WORDS, SETS.empty, KIND.place, into);
      break;
    case FRAME.bonusTile:
      for (let tile = 0; tile < BONUS_TILES.length; tile++) {
        if (s.tileWhere(tile) === TILE.beside) into.add(packMove(KIND.take, tile));
      }
      break;
    default:
  }
}

function addActions(s: State, seat: Seat, into: Moves): void {
  const { table } = s;
  const coins = s.coins(seat);
  if (s.houses(seat) > 0 && coins >= table.houseCost) {
    addInReach(s, seat, SETS.ground + s.home(seat) * WORDS, KIND.build, AS_FIRST, into);
  }
  if (coins >= table.shovelCost) addTransforms(s, seat, 0, true, KIND.transform, AS_FIRST, into);
  addUpgrades(s, seat, into);
  if (coins >= table.sailingCost && s.sailing(seat) < table.maxSailing) into.add(SAIL);
  if (coins >= table.bridgeCost) addBridges(s, seat, KIND.bridge, AS_FIRST, into);
  addPowerActions(s, seat, into);
  addExchanges(s, seat, into);
  const tile = s.bonusTile(seat);
  if (table.bonusShovels[tile] > 0 && !s.isBonusActionUsed(seat)) {
    const free = table.bonusShovels[tile];
    addTransforms(s, seat, free, true, KIND.bonusShovel, AS_FIRST, into);
  }
  addSpecial(s, seat, into);
  riverTowns(s, seat, into);
  addPasses(s, into);
}

function addUpgrades(s: State, seat: Seat, into: Moves): void {
  const { table } = s;
  const coins = s.coins(seat);
  const posts = s.tradingPosts(seat) > 0;
  const palaces = coins >= table.palaceCost ? ~s.palaces(seat) & 3 : 0;
  if (!posts && palaces === 0) return;
  const own = SETS.own + seat * WORDS;
  for (let w = 0; w < WORDS; w++) {
    for (let bits = s.i32[own + w]; bits !== 0; bits &= bits - 1) {
      const hex = (w << 5) | (31 - Math.clz32(bits & -bits));
      const building = s.building(hex);
      if (building === HOUSE) {
        if (posts && coins >= tradingPostPrice(s, seat, hex)) {
          into.add(packMove(KIND.upgrade, hex));
        }
      } else if (building === TRADING_POST) {
        if ((palaces & 1) !== 0) into.add(packMove(KIND.palace, hex, 0));
        if ((palaces & 2) !== 0) into.add(packMove(KIND.palace, hex, 1));
      }
    }
  }
}

/** Adds `base` with each free bridge place that touches an own building. */
function addBridges(s: State, seat: Seat, base: number, shift: number, into: Moves): void {
  if (s.bridgesLeft(seat) === 0) return;
  const { bridges } = s.table.map;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    if (s.bridgeOwner(bridge) !== NONE) continue;
    const { a, b } = bridges[bridge];
    if (s.owner(a) === seat || s.owner(b) === seat) into.add(base | (bridge << shift));
  }
}

function addPowerActions(s: State, seat: Seat, into: Moves): void {
  const { table } = s;
  const power = s.bowl3(seat);
  for (let action = 0; action < table.powerCost.length; action++) {
    if (s.isPowerActionUsed(action)) continue;
    if (power < powerPrice(s, seat, table.powerCost[action])) continue;
    const amount = table.powerAmount[action];
    switch (table.powerEffect[action]) {
      case POWER_EFFECT.bridge:
        addBridges(s, seat, packMove(KIND.powerBridge, action), AS_SECOND, into);
        break;
      case POWER_EFFECT.sailing:
        if (s.sailing(seat) < table.maxSailing) into.add(packMove(KIND.power, action));
        break;
      case POWER_EFFECT.coins:
        into.add(packMove(KIND.power, action));
        break;
      default: {
        const mayBuy = table.powerEffect[action] === POWER_EFFECT.oneShovel;
        const base = packMove(KIND.powerShovel, action);
        addTransforms(s, seat, amount, mayBuy, base, AS_SECOND, into);
      }
    }
  }
}

function addSpecial(s: State, seat: Seat, into: Moves): void {
  const action = s.effect(seat, EFFECT.action);
  if (action === 0 || s.isPalaceActionUsed(seat)) return;
  if (s.bowl3(seat) < palaceActionPower(s, seat)) return;
  switch (action) {
    case HOME_HOUSE:
      if (s.houses(seat) === 0) return;
      addSet(s, s.i32, SETS.ground + s.home(seat) * WORDS, SETS.empty, KIND.special, into);
      break;
    case FREE_TRADING_POST: {
      if (s.tradingPosts(seat) === 0) return;
      const own = SETS.own + seat * WORDS;
      for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
        if (s.building(hex) === HOUSE) into.add(packMove(KIND.special, hex));
      }
      break;
    }
    case SHOVEL:
      addTransforms(s, seat, 1, true, KIND.special, AS_FIRST, into);
      break;
    case ADJACENT_TRANSFORM:
      addAdjacent(s, seat, into);
      break;
    case TRADING_POST_IN_REACH:
      if (s.tradingPosts(seat) === 0) return;
      for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
        addInReach(s, seat, SETS.ground + terrain * WORDS, KIND.special, AS_FIRST, into);
      }
      break;
    default:
  }
}

const ADJACENT = new Int32Array(WORDS);

/** Sun Worshippers: empty foreign terrain sharing a side with an own building, bridges ignored. */
function addAdjacent(s: State, seat: Seat, into: Moves): void {
  const { rulings } = s.table.options;
  if (rulings.transformWithoutHouse === 'forbidden' && s.houses(seat) === 0) return;
  const { adjacentLand } = s.table.map;
  const own = SETS.own + seat * WORDS;
  const home = SETS.ground + s.home(seat) * WORDS;
  ADJACENT.fill(0);
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    for (let w = 0; w < WORDS; w++) ADJACENT[w] |= adjacentLand[hex * WORDS + w];
  }
  for (let w = 0; w < WORDS; w++) ADJACENT[w] &= ~s.i32[home + w];
  addSet(s, ADJACENT, 0, SETS.empty, KIND.special, into);
}

function addPasses(s: State, into: Moves): void {
  const { rulings } = s.table.options;
  if (s.round() === ROUNDS && rulings.lastRoundSwap === 'no-swap') {
    into.add(packMove(KIND.pass, NO_TILE));
    return;
  }
  let allowed = tilesLying(s, TILE.beside);
  if (rulings.returnedBonusTiles === 'free' || allowed === 0) {
    allowed |= tilesLying(s, TILE.returned);
  }
  addBits(allowed, BONUS_TILES.length, KIND.pass, into);
}

function tilesLying(s: State, where: number): number {
  let tiles = 0;
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    if (s.tileWhere(tile) === where) tiles |= 1 << tile;
  }
  return tiles;
}

function addExchanges(s: State, seat: Seat, into: Moves): void {
  const power = s.bowl3(seat);
  for (let n = 1; n <= power; n++) into.add(packMove(KIND.exchange, n));
  const price = s.effect(seat, EFFECT.exchangePower);
  if (price === 0) return;
  for (let times = 1; times * price <= power; times++) {
    into.add(packMove(KIND.exchangeVp, times));
  }
}

/** Adds `kind` with each hex that is in a set and in a set of the state. */
function addSet(
  s: State,
  set: Int32Array,
  at: number,
  and: number,
  kind: number,
  into: Moves,
): void {
  for (let w = 0; w < WORDS; w++) {
    for (let bits = set[at + w] & s.i32[and + w]; bits !== 0; bits &= bits - 1) {
      into.add(packMove(kind, (w << 5) | (31 - Math.clz32(bits & -bits))));
    }
  }
}

function addBits(bits: number, length: number, kind: number, into: Moves): void {
  for (let bit = 0; bit < length; bit++) {
    if (((bits >> bit) & 1) !== 0) into.add(packMove(kind, bit));
  }
}
