import type { Seat } from '@pangaea/rules/kernel';
import { incomeOf, NONE, RESOURCES, type State, TRAITS } from '@pangaea/rules/terra-mystica';
import type { Worths } from './model.ts';

/** The goods of a tile or card in a table: the amount of each resource, and spades. */
export const TILE_GOODS: number = RESOURCES.length + 1;
const COINS_PER_VP = TRAITS.indexOf('coinsPerVp');

/** The value of a coin to a seat that still plays this number of rounds, at least one. */
export function coinWorth(w: Worths, rounds: number): number {
  return w.coin + w.coinLater * rounds;
}

/** The value of gained power, in coins. */
export function powerWorth(s: State, seat: Seat, power: number, w: Worths): number {
  const up = Math.min(power, s.bowl1(seat));
  const over = Math.min(power - up, s.bowl2(seat) + up);
  return up * (w.bowl2 - w.bowl1) + over * (w.bowl3 - w.bowl2);
}

/**
 * The value of goods in hand: at the end as they are scored, before that by the things that they
 * can still buy.
 * @param pay points that the round tile pays for a coin spent
 */
export function goods(s: State, seat: Seat, rounds: number, pay: number, w: Worths): number {
  const coins = s.coins(seat);
  const workers = s.workers(seat);
  const priests = s.priests(seat);
  const [one, two, three] = [s.bowl1(seat), s.bowl2(seat), s.bowl3(seat)];
  if (rounds === 0) {
    const all = coins + workers + priests + three + (two >> 1);
    return Math.floor(all / (s.trait(seat, COINS_PER_VP) || 3));
  }
  const power = three * w.bowl3 + two * w.bowl2 + one * w.bowl1;
  const inHand = inCoins(coins, workers, w) + priests * w.priest;
  const most = w.hoardFrom + w.hoardLater * rounds;
  const hoard = Math.max(0, inHand - most) * w.hoard;
  return (coinWorth(w, rounds) + pay * w.tilePay) * (inHand - hoard + power);
}

/**
 * Coins and workers together, in coins: structures cost both, so a surplus of one has a lower
 * value.
 */
function inCoins(coins: number, workers: number, w: Worths): number {
  const used = Math.min(workers, (coins + w.slack) / w.coinsPerWorker);
  const paid = Math.min(coins, workers * w.mostCoinsPerWorker + w.slack);
  return paid + (coins - paid) * w.spareCoin + used * w.worker + (workers - used) * w.spareWorker;
}

/** The income of later rounds, with the present bonus card once and unknown ones after it. */
export function income(s: State, seat: Seat, incomes: number, passed: boolean, w: Worths): number {
  if (incomes === 0) return 0;
  let [coins, workers, priests, power] = [0, 1, 2, 3].map((good) => incomeOf(s, seat, good));
  let first = 0;
  const card = s.card(seat);
  if (card !== NONE) {
    const { cardIncome } = s.table;
    const at = card * TILE_GOODS;
    coins -= cardIncome[at];
    workers -= cardIncome[at + 1];
    priests -= cardIncome[at + 2];
    power -= cardIncome[at + 3];
    if (passed) {
      first =
        cardIncome[at] +
        cardIncome[at + 1] * w.worker +
        cardIncome[at + 2] * w.priest +
        cardIncome[at + 3] * w.powerIncome -
        w.unknownCard;
    }
  }
  const most = 2 * (s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat));
  const each =
    inCoins(coins + w.unknownCard, workers, w) +
    priests * w.priest +
    Math.min(power, most) * w.powerIncome;
  let points = first * coinWorth(w, incomes);
  for (let rounds = incomes; rounds > 0; rounds--) {
    points += each * coinWorth(w, rounds);
  }
  return points;
}
