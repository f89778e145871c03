import { kindOf, type Seat } from '@pangaea/rules/kernel';
import {
  KIND,
  LAST_SPACE,
  measure,
  NONE,
  PHASE,
  QUESTION,
  type State,
} from '@pangaea/rules/terra-mystica';
import { isTaught, type Level } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { type Strengths, scaledBy } from '../openings.ts';
import { DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_POST } from './buildings.ts';
import { addDue } from './due.ts';
import { goods, income } from './goods.ts';
import { neighbours, room, towns } from './land.ts';
import { MODEL, type Worths } from './model.ts';
import { networkOf } from './networks.ts';
import { addAuction, STRENGTHS, STRONG_STRENGTHS } from './opening.ts';
import { payments } from './payments.ts';
import { addPlaces } from './places.ts';
import { obvious, prune } from './prune.ts';
import { incomesLeft, isActing } from './rounds.ts';
import { stored } from './stored.ts';
import { actions, favours, passing, rewards, saved, tilePay } from './tiles.ts';

const VALUES = new Float64Array(5);

/** Expected final points: structures, later earnings, and places in the final scoring. */
function expectPoints(
  s: State,
  w: Worths,
  strengths: Strengths,
  into: Float64Array,
  only: Seat | undefined,
): void {
  const { players } = s.table;
  for (let seat = 0; seat < players; seat++) into[seat] = s.vp(seat);
  const phase = s.phase();
  if (phase === PHASE.over) return;
  if (phase === PHASE.auction) {
    addAuction(s, strengths, into);
    return;
  }
  const incomes = incomesLeft(s);
  const end = only === undefined ? players : only + 1;
  for (let seat = only ?? 0; seat < end; seat++) {
    if (s.faction(seat) === NONE) continue;
    into[seat] += prospects(s, seat, incomes, w);
  }
  addCults(s, incomes, w, into, only);
  addNetworks(s, incomes, w, into, only);
  if (s.finalTile() !== NONE) addFinalTile(s, incomes, w, into, only);
  addDue(s, w, into);
  addTempo(s, w, into);
}

/** The points that a seat will still make, except those for places in the final scoring. */
function prospects(s: State, seat: Seat, incomes: number, w: Worths): number {
  const acting = isActing(s, seat);
  const rounds = incomes + (acting ? 1 : 0);
  let points = goods(s, seat, rounds, tilePay(s, seat, acting), w);
  if (rounds === 0) return points;
  points += income(s, seat, incomes, !acting, w);
  points += actions(s, seat, incomes, acting, w);
  points += passing(s, seat, rounds, acting, w);
  points += favours(s, seat, rounds, w);
  points += rewards(s, seat, w);
  points += saved(s, seat, w);
  points += stored(s, seat, incomes, w);
  points += structures(s, seat, rounds - 1, w);
  points += towns(s, seat, rounds, w);
  points += room(s, seat, w) * Math.min(1, (rounds - 1 + w.lastRoom) / 3);
  points += neighbours(s, seat) * w.beside * rounds;
  points += s.shipping(seat) * w.shipping * rounds;
  points += s.exchange(seat) * w.exchange * rounds;
  points += s.keys(seat) * w.key;
  if (!acting && incomes > 0 && s.passedCount() > 0) {
    points += (w.early * (s.table.players - placeOfPassing(s, seat))) / s.table.players;
  }
  return points;
}

function placeOfPassing(s: State, seat: Seat): number {
  let place = 0;
  while (place < s.passedCount() && s.nextOrder(place) !== seat) place++;
  return place;
}

function structures(s: State, seat: Seat, later: number, w: Worths): number {
  return (
    later *
    ((s.landscape(seat) === NONE ? 0 : w.landscape) +
      s.onMap(seat, DWELLING) * w.dwelling +
      s.onMap(seat, TRADING_POST) * w.tradingPost +
      s.onMap(seat, TEMPLE) * w.temple +
      s.onMap(seat, STRONGHOLD) * w.stronghold +
      s.onMap(seat, SANCTUARY) * w.sanctuary)
  );
}

/**
 * A seat that acts sooner gets points for it: otherwise every turn taken would look like a gain.
 */
function addTempo(s: State, w: Worths, into: Float64Array): void {
  if (s.phase() !== PHASE.actions || s.turn() === NONE) return;
  const { players } = s.table;
  let place = 0;
  while (s.turnOrder(place) !== s.turn()) place++;
  const isToCome = s.depth() > 0 && s.questionAt(0) === QUESTION.turn;
  let tempo = w.tempo;
  for (let n = isToCome ? 0 : 1; n < players + (isToCome ? 0 : 1); n++) {
    const seat = s.turnOrder((place + n) % players);
    if (!isActing(s, seat)) continue;
    into[seat] += tempo;
    tempo -= w.tempo / players;
  }
}

function addCults(
  s: State,
  incomes: number,
  w: Worths,
  into: Float64Array,
  only: Seat | undefined,
): void {
  const { players, numbers } = s.table;
  const blur = w.cultBlur + w.cultBlurLater * incomes;
  for (let cult = 0; cult < 4; cult++) {
    for (let seat = 0; seat < players; seat++) {
      const steps = s.cult(seat, cult);
      // No other seat can reach the last space, which only one seat may take.
      VALUES[seat] = steps === LAST_SPACE ? LAST_SPACE + 20 : steps + 0.1 * incomes;
    }
    addPlaces(s, VALUES, blur, numbers.finalCults, into, only);
  }
}

function addNetworks(
  s: State,
  incomes: number,
  w: Worths,
  into: Float64Array,
  only: Seat | undefined,
): void {
  const { players, numbers } = s.table;
  const blur = w.networkBlur + w.networkBlurLater * incomes;
  for (let seat = 0; seat < players; seat++) {
    VALUES[seat] = 0;
    if (s.faction(seat) === NONE) continue;
    let all = 0;
    for (let kind = 1; kind <= 5; kind++) all += s.onMap(seat, kind);
    const largest = all === 0 ? 0 : networkOf(s, seat);
    VALUES[seat] = largest + (incomes > 0 ? w.apart * Math.max(0, all - largest) : 0);
  }
  addPlaces(s, VALUES, blur, numbers.finalNetwork, into, only);
}

/** The final scoring tile of Fire & Ice: its present value. */
function addFinalTile(
  s: State,
  incomes: number,
  w: Worths,
  into: Float64Array,
  only: Seat | undefined,
): void {
  for (let seat = 0; seat < s.table.players; seat++) {
    VALUES[seat] = s.faction(seat) === NONE ? 0 : measure(s, seat, s.finalTile());
  }
  const blur = w.finalBlur + w.finalBlurLater * incomes;
  addPlaces(s, VALUES, blur, s.table.numbers.finalTile, into, only);
}

/**
 * A judge with given weights, for their fitting.
 * @param strengths of factions, for the choice of factions and for auctions
 */
export function terraMysticaJudge(worths: Worths, strengths: Strengths = STRENGTHS): Judge<State> {
  return {
    judge(s, into, only) {
      expectPoints(s, worths, strengths, into, only);
      return 1;
    },
    prune: (s, seat, moves) => prune(s, seat, moves, strengths),
    obvious,
    isPass: (move) => kindOf(move) === KIND.pass || kindOf(move) === KIND.drop,
    round: (s) => s.round(),
    payments,
  };
}

export const TERRA_MYSTICA_JUDGE: Judge<State> = terraMysticaJudge(MODEL.worths);

/**
 * Lower levels make less of a good faction: at their own tables only this share of the points by
 * which factions differ. Measured as the share at which auctions leave an expensive faction as many
 * points as one that nobody paid for.
 */
const SHARES: Partial<Record<Level, number>> = { 'first-game': 0.2, beginner: 0.35, casual: 0.6 };

/** The judge of a level: each uses the results of factions at its own tables. */
export function judgeOf(level: Level): Judge<State> {
  if (isTaught(level)) return terraMysticaJudge(MODEL.worths, STRONG_STRENGTHS);
  const share = SHARES[level];
  if (share === undefined) return TERRA_MYSTICA_JUDGE;
  return terraMysticaJudge(MODEL.worths, scaledBy(STRENGTHS, share));
}
