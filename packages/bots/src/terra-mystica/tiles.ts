import type { Seat } from '@pangaea/rules/kernel';
import {
  BUILDINGS,
  CULTS,
  FAVOUR_TILES,
  NONE,
  ROUNDS,
  SCORED_EVENTS,
  SPECIAL_ACTIONS,
  type SpecialAction,
  type State,
  TRAITS,
} from '@pangaea/rules/terra-mystica';
import { DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_POST } from './buildings.ts';
import { coinWorth, TILE_GOODS } from './goods.ts';
import type { Worths } from './model.ts';
import { pays } from './rounds.ts';

const NO_REWARD = TRAITS.indexOf('noCultReward');
const VP_PER_TEMPLE = TRAITS.indexOf('passVpPerTemple');
const VP_PER_BRIDGE = TRAITS.indexOf('passVpPerBridge');

/** The gain of an action each time it is used: spades and steps, otherwise victory points. */
const ACTION_BRINGS: Readonly<
  Record<SpecialAction, { readonly spades?: number; readonly steps?: number; readonly vp?: number }>
> = {
  BON1: { spades: 1 },
  BON2: { steps: 1 },
  FAV6: { steps: 1 },
  ACTA: { steps: 2 },
  ACTC: { vp: 2 },
  ACTE: { vp: 0.5 },
  ACTG: { spades: 1.5 },
  ACTN: { vp: 3.5 },
  ACTS: { vp: 3.5 },
  ACTW: { vp: 3.5 },
  ACTH5: { vp: 1 },
  ACTH6: { vp: 0.5 },
  STAR: { vp: 0 },
};
const BRINGS = SPECIAL_ACTIONS.map((action) => ACTION_BRINGS[action]);

function actionWorth(action: number, w: Worths): number {
  const { spades = 0, steps = 0, vp = 0 } = BRINGS[action];
  return spades * w.spade + steps * w.step + vp;
}

/**
 * The value of the actions of cards, favour tiles and board that can still be used, in this round
 * and later.
 */
export function actions(s: State, seat: Seat, incomes: number, acting: boolean, w: Worths): number {
  const { table } = s;
  const now = acting ? w.actionLater : 0;
  const later = w.actionLater * incomes;
  let points = 0;
  for (let bits = s.favours(seat); bits !== 0; bits &= bits - 1) {
    const action = table.favourAction[31 - Math.clz32(bits & -bits)];
    if (action === 0) continue;
    const open = s.isSpecialUsed(seat, action - 1) ? 0 : now;
    points += (open + later) * actionWorth(action - 1, w);
  }
  const laid = s.landscape(seat) === NONE ? 0 : 2;
  let own = table.actions[s.faction(seat) * 4 + laid + s.onMap(seat, STRONGHOLD)];
  for (; own !== 0; own &= own - 1) {
    const action = 31 - Math.clz32(own & -own);
    const open = s.isSpecialUsed(seat, action) ? 0 : now;
    points += (open + later) * actionWorth(action, w);
  }
  const card = s.card(seat);
  if (card === NONE || table.cardAction[card] === 0) return points;
  const action = table.cardAction[card] - 1;
  if (acting) return points + (s.isSpecialUsed(seat, action) ? 0 : now) * actionWorth(action, w);
  return incomes > 0 ? points + w.actionLater * actionWorth(action, w) : points;
}

/** The points that passing will bring: from the bonus card, favour tiles and abilities. */
export function passing(s: State, seat: Seat, rounds: number, acting: boolean, w: Worths): number {
  const { table } = s;
  if (rounds === 0) return 0;
  const posts = s.onMap(seat, TRADING_POST);
  let points = 0;
  const card = s.card(seat);
  if (card !== NONE) {
    const more = acting ? 0 : 1;
    points += table.cardVpShipping[card] * s.shipping(seat);
    const row = card * BUILDINGS.length;
    points += table.cardVp[row + DWELLING] * (s.onMap(seat, DWELLING) + more * w.dwellings);
    points += table.cardVp[row + TRADING_POST] * (posts + more * 0.3);
    points += table.cardVp[row + STRONGHOLD] * (s.onMap(seat, STRONGHOLD) + more * 0.15);
    points += table.cardVp[row + SANCTUARY] * (s.onMap(seat, SANCTUARY) + more * 0.15);
    if (!acting) points += table.cardShipping[card];
  }
  let each = s.trait(seat, VP_PER_TEMPLE) * s.onMap(seat, TEMPLE);
  each += s.trait(seat, VP_PER_BRIDGE) * Math.max(0, 3 - s.bridgesLeft(seat)) * 0.8;
  for (let bits = s.favours(seat); bits !== 0; bits &= bits - 1) {
    const tile = 31 - Math.clz32(bits & -bits);
    each += table.favourPassVp[tile * 5 + posts];
    // Trading posts are built, and later upgraded.
    if (rounds > 1) {
      points +=
        (rounds - 1) *
        0.3 *
        (table.favourPassVp[tile * 5 + 2] - table.favourPassVp[tile * 5 + posts]);
    }
  }
  return points + each * rounds;
}

/** The points that favour tiles will pay for structures still to be built. */
export function favours(s: State, seat: Seat, rounds: number, w: Worths): number {
  const { table } = s;
  let points = 0;
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    if (!s.hasFavour(seat, tile)) continue;
    const row = tile * BUILDINGS.length;
    points += table.favourVp[row + DWELLING] * w.dwellings * rounds;
    points += table.favourVp[row + TRADING_POST] * w.tradingPosts * rounds;
  }
  return points;
}

/** The value of the cult rewards at the ends of this round and those to come. */
export function rewards(s: State, seat: Seat, w: Worths): number {
  if (s.trait(seat, NO_REWARD) > 0) return 0;
  const { table } = s;
  const from = Math.max(1, s.round());
  let points = 0;
  for (let round = from; round < ROUNDS; round++) {
    const tile = s.roundTile(round);
    const cult = table.roundCult[tile];
    const priests = cult === CULTS.length;
    const count = priests ? s.priestsPlaced(seat) : s.cult(seat, cult);
    const per = table.roundPer[tile];
    const later = round - from;
    const times =
      later === 0
        ? Math.floor(count / per)
        : Math.max(0, (count + w.cultGrowth * later) / per - (per - 1) / (2 * per));
    points += times * rewardWorth(s, tile, ROUNDS - round, w);
  }
  return points;
}

function rewardWorth(s: State, tile: number, rounds: number, w: Worths): number {
  const { roundReward } = s.table;
  const at = tile * TILE_GOODS;
  const inCoins =
    roundReward[at] +
    roundReward[at + 1] * w.worker +
    roundReward[at + 2] * w.priest +
    roundReward[at + 3] * w.powerIncome;
  return inCoins * coinWorth(w, rounds) + roundReward[at + 4] * w.spade;
}

/** The value of strongholds and sanctuaries not yet built, if a later round pays for them. */
export function saved(s: State, seat: Seat, w: Worths): number {
  const left = 2 - s.onMap(seat, STRONGHOLD) - s.onMap(seat, SANCTUARY);
  if (left <= 0) return 0;
  let rounds = 0;
  for (let round = s.round() + 1; round <= ROUNDS; round++) {
    if (pays(s, round, 'stronghold-or-sanctuary')) rounds++;
  }
  return Math.min(left, rounds) * w.saved;
}

/** Approximate points of a round tile for each coin spent on the things that it scores. */
const PAID_BY_COIN = {
  spade: 0.3,
  town: 0.3,
  dwelling: 0.5,
  'trading-post': 0.4,
  temple: 0.4,
  'stronghold-or-sanctuary': 0.3,
} as const;
const PAYS = SCORED_EVENTS.map((event) => PAID_BY_COIN[event]);

/** How well the next round in which the goods can be spent pays for the things that they buy. */
export function tilePay(s: State, seat: Seat, acting: boolean): number {
  const round = acting ? s.round() : s.round() + 1;
  if (round > ROUNDS) return 0;
  const tile = s.roundTile(round);
  if (s.table.roundVp[tile] <= 0) return 0;
  const built = s.onMap(seat, STRONGHOLD) + s.onMap(seat, SANCTUARY);
  if (built > 1 && pays(s, round, 'stronghold-or-sanctuary')) return 0;
  return PAYS[s.table.roundEvent[tile]];
}
