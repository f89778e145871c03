import type { Seat } from '@pangaea/rules/kernel';
import {
  BONUS_CARDS,
  CARD,
  CULTS,
  FAVOUR_TILES,
  incomeOf,
  LAST_SPACE,
  MAPS,
  measure,
  NONE,
  PHASE,
  POWER_ACTIONS,
  QUESTION,
  ROUNDS,
  SPADES,
  type State,
  TOWN_TILES,
  TRAIT,
} from '@pangaea/rules/terra-mystica';
import { type Inputs, thresholds } from '../learned/inputs.ts';
import { STRONGHOLD } from './buildings.ts';
import { goods } from './goods.ts';
import { AT, GOODS, KINDS, list, OWN, own, REWARDED } from './input-list.ts';
import { forgetGroups, writeLand } from './land-inputs.ts';
import { MODEL } from './model.ts';
import { fartherNetworkOf, networkOf } from './networks.ts';
import { FACTION_NAMES } from './opening.ts';
import { addPlaces } from './places.ts';
import { Remembered } from './remembered.ts';
import { incomesLeft, isActing } from './rounds.ts';
import { stored } from './stored.ts';
import { passing, tilePay } from './tiles.ts';

/** Points of the judge are given in eighths. */
const FINE = 8;
const SHARED = list.names.length;
const BLURS = [0.5, 1.5, 3.5] as const;
const COINS_TO = [1, 3, 6, 10, 15] as const;
const WORKERS_TO = [1, 2, 4, 7] as const;
const W = MODEL.worths;
/** Working space for `addPlaces`: the compared numbers and the points, by seat. */
const VALUES = new Float64Array(5);
const POINTS = new Float64Array(5);
const PARTS = 2 * ROUNDS + 1;

/**
 * Stages: set-up; then each round twice, before and after passing. First for two players, then for
 * more.
 */
function stage(s: State, seat: Seat): number | undefined {
  const phase = s.phase();
  if (phase === PHASE.over || phase < PHASE.dwellings || s.faction(seat) === NONE) return undefined;
  const round = s.round();
  const from = s.table.players === 2 ? 0 : PARTS;
  return from + (round === 0 ? 0 : 2 * round - (isActing(s, seat) ? 1 : 0));
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

/** Inputs with weights by faction; most of them are also among the common inputs. */
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

/**
 * Points and rewards of round tiles: in the round of the seat's next action, in the next one, and
 * later.
 */
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

const KEY = new Int32Array(32);
const CULT_MEMORY = new Remembered(6, BLURS.length);
const NETWORK_MEMORY = new Remembered(5, BLURS.length);
let table: State['table'] | undefined;

function writePlaces(s: State, seat: Seat, x: Int32Array, incomes: number): void {
  const { players } = s.table;
  if (table !== s.table) {
    table = s.table;
    for (const each of [CULT_MEMORY, NETWORK_MEMORY]) each.forget();
    forgetGroups();
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
        VALUES[other] = at === LAST_SPACE ? LAST_SPACE + 20 : at + 0.1 * incomes;
      }
      addPlacesOf(s, seat, BLURS, s.table.numbers.finalCults, x, AT.cultPlaces);
    }
    CULT_MEMORY.keep(x, AT.cultPlaces);
  } else CULT_MEMORY.tell(x, AT.cultPlaces);
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
    addPlacesOf(s, seat, BLURS, s.table.numbers.finalNetwork, x, AT.networkPlaces);
    NETWORK_MEMORY.keep(x, AT.networkPlaces);
  } else NETWORK_MEMORY.tell(x, AT.networkPlaces);
  const tile = s.finalTile();
  if (tile === NONE) return;
  for (let other = 0; other < players; other++) {
    VALUES[other] = s.faction(other) === NONE ? 0 : measure(s, other, tile);
  }
  addPlacesOf(s, seat, FINAL_BLURS, s.table.numbers.finalTile, x, AT.finalPlaces);
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

/** The inputs of a learned model of Terra Mystica. */
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
