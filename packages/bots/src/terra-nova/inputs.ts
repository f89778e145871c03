import { countCommon, nextHex, subtractFrom, uniteInto, WORDS } from '@pangaea/rules/hexmap';
import type { Seat } from '@pangaea/rules/kernel';
import {
  BONUS_TILES,
  EFFECT,
  FACTIONS,
  findGroup,
  groupValue,
  INCOME_PARTS,
  incomeCoins,
  incomePower,
  largestTerritory,
  NONE,
  PHASE,
  QUESTION,
  ROUNDS,
  SETS,
  type State,
  shovelsNeeded,
  TERRAINS,
  TILE,
  TOWN_TILES,
} from '@pangaea/rules/terra-nova';
import { type Inputs, thresholds } from '../learned/inputs.ts';
import { AT, list, OWN, own, POWER_ACTIONS } from './input-list.ts';
import { incomesLeft } from './judge.ts';

/** All parts except that of the bonus tile. */
const MAT_PARTS = INCOME_PARTS.length - 1;

const SHARED = list.names.length;
/** Points are given in eighths. */
const FINE = 8;
const COINS_TO = [2, 4, 6, 9, 13, 18] as const;
const BLURS = [0.7, 1.8, 4] as const;
const BOTH = 12;
const PARTS = 2 * ROUNDS + 1;
const SIZES = new Float64Array(4);
const GROUP = new Int32Array(WORDS);
const REST = new Int32Array(WORDS);
const OTHERS = new Int32Array(WORDS);
const MOST_GROUPS = 8;
/** For each group: its town value, and empty land beside it. */
const VALUES = new Int32Array(MOST_GROUPS);
const BESIDE = new Int32Array(MOST_GROUPS * WORDS);
const NEAR = new Int32Array(4);

function isActing(s: State, seat: Seat): boolean {
  return s.round() > 0 && s.phase() === PHASE.actions && !s.hasPassed(seat);
}

/**
 * Stages: set-up; then each round twice, before and after passing. First for two players, then for
 * more.
 */
function stage(s: State, seat: Seat): number | undefined {
  const phase = s.phase();
  if (phase === PHASE.over || phase < PHASE.houses || s.faction(seat) === NONE) return undefined;
  const from = s.table.players === 2 ? 0 : PARTS;
  const acted = ROUNDS - incomesLeft(s);
  return from + (acted === 0 ? 0 : 2 * acted - (isActing(s, seat) ? 1 : 0));
}

function write(s: State, seat: Seat, x: Int32Array): void {
  x.fill(0);
  const { table } = s;
  const acting = isActing(s, seat);
  const incomes = incomesLeft(s);
  const rounds = incomes + (acting ? 1 : 0);
  const round = ROUNDS - incomes;
  x[AT.one] = 1;
  x[AT.players + table.players] = 1;
  if (table.options.twoPlayerVariant === 'planners') x[AT.variant] = 1;
  if (table.options.twoPlayerVariant === 'gold-diggers') x[AT.variant + 1] = 1;
  x[AT.round + round] = 1;
  if (acting) x[AT.acting + round] = 1;
  x[AT.incomesLeft] = incomes;
  writeGoods(s, seat, x, incomes);
  writePieces(s, seat, x, rounds);
  writeTiles(s, seat, x, acting);
  for (let at = Math.max(1, acting ? round : round + 1); at <= ROUNDS; at++) {
    const tile = s.roundTile(at);
    if (tile === NONE) continue;
    const when = Math.min(2, at - (acting ? round : round + 1));
    x[AT.pays[when] + table.roundTileEvent[tile]] += table.roundTileVp[tile];
  }
  writeTerritory(s, seat, x, incomes);
  writeGroups(s, seat, x);
  writeLand(s, seat, x);
  writeOrder(s, seat, x, acting);
  writeOwn(s, seat, x, rounds);
}

function writeGoods(s: State, seat: Seat, x: Int32Array, incomes: number): void {
  const coins = s.coins(seat);
  x[AT.coins] = coins;
  for (let n = 0; n < COINS_TO.length; n++) x[AT.coinsTo + n] = Math.min(coins, COINS_TO[n]);
  x[AT.bowl] = s.bowl1(seat);
  x[AT.bowl + 1] = s.bowl2(seat);
  x[AT.bowl + 2] = s.bowl3(seat);
  thresholds(x, AT.bowl3From, 8, s.bowl3(seat));
  if (incomes === 0) return;
  let inCoins = 0;
  let inPower = 0;
  for (let part = 0; part < MAT_PARTS; part++) {
    inCoins += incomeCoins(s, seat, part);
    inPower += incomePower(s, seat, part);
  }
  x[AT.income] = inCoins;
  x[AT.income + 1] = inPower;
  x[AT.incomesOf] = inCoins * incomes;
  x[AT.incomesOf + 1] = inPower * incomes;
  const tile = s.bonusTile(seat);
  if (tile === NONE) return;
  x[AT.tileIncome] = s.table.bonusCoins[tile];
  x[AT.tileIncome + 1] = s.table.bonusPower[tile];
}

function writePieces(s: State, seat: Seat, x: Int32Array, rounds: number): void {
  const houses = s.housesOnBoard(seat);
  const posts = s.tradingPostsOnBoard(seat);
  x[AT.houses] = houses;
  x[AT.posts] = posts;
  thresholds(x, AT.housesFrom, 9, houses);
  thresholds(x, AT.postsFrom, 5, posts);
  x[AT.palace + s.palaces(seat)] = 1;
  x[AT.bridges] = s.bridgesLeft(seat);
  thresholds(x, AT.sailing, 6, s.sailing(seat));
  x[AT.sailingLeft] = s.sailing(seat) * rounds;
  const towns = s.townTiles(seat);
  for (let tile = 0; tile < TOWN_TILES.length; tile++) {
    if (((towns >> tile) & 1) === 0) continue;
    x[AT.townTiles + tile] = 1;
    x[AT.towns]++;
  }
}

function writeTiles(s: State, seat: Seat, x: Int32Array, acting: boolean): void {
  const held = s.bonusTile(seat);
  if (held !== NONE) x[(acting ? AT.tileNow : AT.tileNext) + held] = 1;
  for (let tile = 0; tile < BONUS_TILES.length; tile++) {
    const where = s.tileWhere(tile);
    if (where !== TILE.beside && where !== TILE.returned) continue;
    x[AT.tileOpen + tile] = 1;
    x[AT.tileCoins + tile] = s.tileCoins(tile);
  }
  const hasPalaceAction = s.palaceAction(seat) !== undefined;
  if (!acting) return;
  if (held !== NONE && s.table.bonusShovels[held] > 0 && !s.isBonusActionUsed(seat)) {
    x[AT.bonusAction] = 1;
  }
  if (hasPalaceAction && !s.isPalaceActionUsed(seat)) x[AT.palaceAction] = 1;
  const actions = Math.min(POWER_ACTIONS, s.table.powerActions.length);
  for (let action = 0; action < actions; action++) {
    if (!s.isPowerActionUsed(action)) x[AT.power + action] = 1;
  }
}

function writeTerritory(s: State, seat: Seat, x: Int32Array, incomes: number): void {
  const { players } = s.table;
  for (let other = 0; other < players; other++) {
    SIZES[other] = s.faction(other) === NONE ? 0 : largestTerritory(s, other);
  }
  const size = SIZES[seat];
  x[AT.territory] = size;
  const all = countCommon(s.i32, SETS.own + seat * WORDS, s.i32, SETS.own + seat * WORDS);
  x[AT.apart] = all - size;
  for (let n = 0; n < BLURS.length; n++) {
    const blur = BLURS[n] * (1 + 0.2 * incomes);
    let places = BOTH;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      places -= 4 / (1 + Math.exp((size - SIZES[other]) / blur));
    }
    x[AT.places + n] = Math.round(FINE * places);
  }
}

function writeGroups(s: State, seat: Seat, x: Int32Array): void {
  const { table } = s;
  const at = SETS.own + seat * WORDS;
  const inTown = SETS.inTown + seat * WORDS;
  for (let n = 0; n < WORDS; n++) REST[n] = s.i32[at + n] & ~s.i32[inTown + n];
  const special = s.effect(seat, EFFECT.townValue);
  const needed = special === 0 ? table.townMinimumValue : special;
  let least = 99;
  let second = 99;
  let bestSize = 0;
  let bestRoom = 0;
  let groups = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, -1)) {
    findGroup(s, seat, hex, GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    if (groups === MOST_GROUPS || countCommon(GROUP, 0, s.i32, inTown) > 0) continue;
    const beside = groups * WORDS;
    for (let n = 0; n < WORDS; n++) BESIDE[beside + n] = 0;
    for (let each = nextHex(GROUP, 0, -1); each >= 0; each = nextHex(GROUP, 0, each)) {
      uniteInto(BESIDE, beside, table.map.adjacentLand, each * WORDS);
    }
    for (let n = 0; n < WORDS; n++) BESIDE[beside + n] &= s.i32[SETS.empty + n];
    const size = countCommon(GROUP, 0, GROUP, 0);
    const value = groupValue(s, GROUP);
    VALUES[groups] = value;
    const lacks =
      Math.max(0, needed - value) + 0.1 * Math.max(0, table.townMinimumBuildings - size);
    if (lacks < least) {
      second = least;
      least = lacks;
      bestSize = size;
      bestRoom = countCommon(BESIDE, beside, BESIDE, beside);
    } else if (lacks < second) second = lacks;
    groups++;
  }
  if (least < 99) {
    x[AT.groupLacks + Math.min(7, Math.floor(least))] = 1;
    x[AT.groupSize + Math.min(4, bestSize)] = 1;
    thresholds(x, AT.groupRoom, 4, bestRoom);
  }
  if (second < 99) x[AT.groupLacks2 + Math.min(7, Math.floor(second))] = 1;
  let joined = 0;
  for (let one = 0; one < groups; one++) {
    for (let other = 0; other < one; other++) {
      if (countCommon(BESIDE, one * WORDS, BESIDE, other * WORDS) === 0) continue;
      joined = Math.max(joined, VALUES[one] + VALUES[other] + 1);
    }
  }
  if (joined > 0) x[AT.joinedLacks + Math.max(0, Math.min(7, needed - joined))] = 1;
}

function writeLand(s: State, seat: Seat, x: Int32Array): void {
  const reach = SETS.reach + seat * WORDS;
  const home = s.home(seat);
  NEAR.fill(0);
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    const at = SETS.ground + terrain * WORDS;
    const shovels = terrain === home ? 0 : shovelsNeeded(s, seat, terrain);
    for (let n = 0; n < WORDS; n++) {
      let bits = s.i32[reach + n] & s.i32[SETS.empty + n] & s.i32[at + n];
      for (; bits !== 0; bits &= bits - 1) NEAR[shovels]++;
    }
  }
  for (let shovels = 0; shovels < 3; shovels++) {
    x[AT.land[shovels]] = Math.min(1, NEAR[shovels]);
    x[AT.land[shovels] + 1] = Math.min(3, NEAR[shovels]);
    x[AT.land[shovels] + 2] = NEAR[shovels];
  }
  OTHERS.fill(0);
  for (let n = 0; n < WORDS; n++) {
    let others = 0;
    for (let other = 0; other < s.table.players; other++) {
      if (other === seat) continue;
      others |= s.i32[SETS.reach + other * WORDS + n];
      OTHERS[n] |= s.i32[SETS.own + other * WORDS + n];
    }
    let bits = s.i32[reach + n] & s.i32[SETS.empty + n] & others;
    for (; bits !== 0; bits &= bits - 1) x[AT.contested]++;
  }
  const { map } = s.table;
  const at = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, at, -1); hex >= 0; hex = nextHex(s.i32, at, hex)) {
    x[AT.beside] += countCommon(map.adjacent, hex * WORDS, OTHERS, 0);
  }
}

function writeOrder(s: State, seat: Seat, x: Int32Array, acting: boolean): void {
  const { players } = s.table;
  for (let depth = s.depth() - 1; depth >= 0; depth--) {
    if (s.whoAt(depth) !== seat) continue;
    switch (s.questionAt(depth)) {
      case QUESTION.turn:
      case QUESTION['after-action']:
      case QUESTION.exchange:
        break;
      case QUESTION['optional-house']:
      case QUESTION['edge-house']:
        x[AT.houseDue] += 1;
        break;
      case QUESTION['second-shovel']:
        x[AT.shovelDue] += 1;
        break;
      case QUESTION.town:
        x[AT.tileDue] += 1;
        break;
      default:
        x[AT.actionDue] += 1;
    }
  }
  let others = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat || !isActing(s, other)) continue;
    others++;
    const power = s.bowl3(other);
    if (power >= 3) x[AT.othersPower] += 1;
    if (power >= 4) x[AT.othersPower + 1] += 1;
    if (power >= 6) x[AT.othersPower + 2] += 1;
    x[AT.othersCoins] += s.coins(other);
  }
  x[AT.othersActing + others] = 1;
  if (!acting) {
    if (s.round() === 0) return;
    let place = 0;
    while (place < s.passedCount() && s.nextOrder(place) !== seat) place++;
    if (place < s.passedCount()) x[AT.passedAs + place] = 1;
    return;
  }
  if (s.turn() === NONE) return;
  let place = 0;
  while (place < players && s.turnOrder(place) !== s.turn()) place++;
  const isToCome = s.depth() > 0 && s.questionAt(0) === QUESTION.turn;
  let before = 0;
  for (let n = isToCome ? 0 : 1; n < players + (isToCome ? 0 : 1); n++) {
    const other = s.turnOrder((place + n) % players);
    if (other === seat) break;
    if (isActing(s, other)) before++;
  }
  x[AT.tempo + Math.min(3, before)] = 1;
}

/** Inputs with weights by faction; most of them are also among the common inputs. */
function writeOwn(s: State, seat: Seat, x: Int32Array, rounds: number): void {
  x[SHARED + OWN.one] = 1;
  x[SHARED + OWN.roundsLeft] = rounds;
  x[SHARED + OWN.coins] = x[AT.coins];
  x[SHARED + OWN.power] = s.bowl3(seat) + (s.bowl2(seat) >> 1);
  x[SHARED + OWN.incomes] = x[AT.incomesOf];
  x[SHARED + OWN.incomes + 1] = x[AT.incomesOf + 1];
  x[SHARED + OWN.houses] = x[AT.houses];
  x[SHARED + OWN.posts] = x[AT.posts];
  x[SHARED + OWN.palaces + s.palaces(seat)] = 1;
  x[SHARED + OWN.palacesLeft + s.palaces(seat)] = rounds;
  x[SHARED + OWN.sailing] = s.sailing(seat);
  x[SHARED + OWN.towns] = x[AT.towns];
  x[SHARED + OWN.homeLand] = x[AT.land[0] + 2];
  x[SHARED + OWN.land] = x[AT.land[1] + 2];
  x[SHARED + OWN.beside] = x[AT.beside];
}

/** The inputs of a learned model of Terra Nova. */
export const TERRA_NOVA_INPUTS: Inputs<State> = {
  names: list.names,
  scales: list.scales,
  own: { names: own.names, scales: own.scales, kinds: FACTIONS },
  worths: {},
  stages: 2 * PARTS,
  stage,
  kind: (s, seat) => s.faction(seat),
  write,
  points: (s, seat) => s.vp(seat),
};
