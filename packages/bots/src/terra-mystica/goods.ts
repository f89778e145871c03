import type { Seat } from '@pangaea/rules/kernel';
import {
  BONUS_CARD_DATA,
  BONUS_CARDS,
  incomeOf,
  NONE,
  type State,
  TRAITS,
} from '@pangaea/rules/terra-mystica';
import type { Worths } from './worths.ts';

const COINS_PER_VP = TRAITS.indexOf('coinsPerVp');
const CARD_COINS = BONUS_CARDS.map((card) => BONUS_CARD_DATA[card].income.coins ?? 0);
const CARD_WORKERS = BONUS_CARDS.map((card) => BONUS_CARD_DATA[card].income.workers ?? 0);
const CARD_PRIESTS = BONUS_CARDS.map((card) => BONUS_CARD_DATA[card].income.priests ?? 0);
const CARD_POWER = BONUS_CARDS.map((card) => BONUS_CARD_DATA[card].income.power ?? 0);

/** What a coin is worth to a seat that still plays so many rounds, at least one. */
export function coinWorth(w: Worths, rounds: number): number {
  return w.coin + w.coinLater * rounds;
}

/** What power gained is worth, in coins. */
export function powerWorth(s: State, seat: Seat, power: number, w: Worths): number {
  const up = Math.min(power, s.bowl1(seat));
  const over = Math.min(power - up, s.bowl2(seat) + up);
  return up * (w.bowl2 - w.bowl1) + over * (w.bowl3 - w.bowl2);
}

/** Goods at hand: at the end as they will be scored, before by what can still be done with them. */
export function goods(s: State, seat: Seat, rounds: number, w: Worths): number {
  const coins = s.coins(seat);
  const workers = s.workers(seat);
  const priests = s.priests(seat);
  const [one, two, three] = [s.bowl1(seat), s.bowl2(seat), s.bowl3(seat)];
  if (rounds === 0) {
    const all = coins + workers + priests + three + (two >> 1);
    return Math.floor(all / (s.trait(seat, COINS_PER_VP) || 3));
  }
  const worth = coinWorth(w, rounds);
  const useful = 8 + 3 * rounds;
  const spare = Math.max(0, coins + 2 * workers - 2 * useful);
  return (
    worth *
    (coins +
      workers * w.worker +
      priests * w.priest +
      three * w.bowl3 +
      two * w.bowl2 +
      one * w.bowl1 -
      spare * w.hoard)
  );
}

/** Income of the rounds to come, with the bonus card held once and others unknown after it. */
export function income(s: State, seat: Seat, incomes: number, passed: boolean, w: Worths): number {
  if (incomes === 0) return 0;
  let [coins, workers, priests, power] = [0, 1, 2, 3].map((good) => incomeOf(s, seat, good));
  let first = w.unknownCard;
  const card = s.card(seat);
  if (card !== NONE) {
    coins -= CARD_COINS[card];
    workers -= CARD_WORKERS[card];
    priests -= CARD_PRIESTS[card];
    power -= CARD_POWER[card];
    if (passed) {
      first =
        CARD_COINS[card] +
        CARD_WORKERS[card] * w.worker +
        CARD_PRIESTS[card] * w.priest +
        CARD_POWER[card] * w.powerIncome;
    }
  }
  const most = 2 * (s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat));
  const each =
    coins + workers * w.worker + priests * w.priest + Math.min(power, most) * w.powerIncome;
  let points = first * coinWorth(w, incomes);
  for (let rounds = incomes; rounds > 0; rounds--) {
    points += each * coinWorth(w, rounds);
    if (rounds < incomes) points += w.unknownCard * coinWorth(w, rounds);
  }
  return points;
}
