import type { Seat } from '../../kernel/index.ts';
import type { Cause, Sink } from '../events.ts';
import type { State } from '../state.ts';

export { gainVp } from '../../terra/gains.ts';
export { gainPower, spendPower } from '../../terra/power.ts';
export type { Sink } from '../events.ts';

export function gainCoins(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  if (amount === 0) return;
  s.addCoins(seat, amount);
  sink?.push({ type: 'coins', seat, amount, cause });
  if (amount > 0) s.table.hooks.gained[s.faction(seat)]?.(s, seat, 0, amount, cause, sink);
}

export function gainWorkers(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  if (amount === 0) return;
  s.addWorkers(seat, amount);
  sink?.push({ type: 'workers', seat, amount, cause });
  if (amount > 0) s.table.hooks.gained[s.faction(seat)]?.(s, seat, 1, amount, cause, sink);
}

export function gainKeys(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  if (amount === 0) return;
  s.setKeys(seat, s.keys(seat) + amount);
  sink?.push({ type: 'keys', seat, amount, cause });
}

/**
 * Changes the number of tokens in each bowl: -4, 0 and 4 moves four from bowl I to III. Tokens can
 * also leave the game.
 */
export function moveTokens(
  s: State,
  seat: Seat,
  one: number,
  two: number,
  three: number,
  cause: Cause,
  sink: Sink,
): void {
  s.setBowls(seat, s.bowl1(seat) + one, s.bowl2(seat) + two, s.bowl3(seat) + three);
  sink?.push({ type: 'tokens', seat, bowls: [one, two, three], cause });
}

/** Pays workers and coins; the caller has checked that the seat has them. */
export function pay(
  s: State,
  seat: Seat,
  workers: number,
  coins: number,
  cause: Cause,
  sink: Sink,
): void {
  gainWorkers(s, seat, -workers, cause, sink);
  gainCoins(s, seat, -coins, cause, sink);
}

/** Priests left in the supply: neither in hand, nor on the cult board, nor elsewhere. */
export function priestSupply(s: State, seat: Seat): number {
  const away = s.priests(seat) + s.priestsPlaced(seat);
  return (
    s.table.numbers.priests - away - (s.table.hooks.priestsAway[s.faction(seat)]?.(s, seat) ?? 0)
  );
}

/**
 * Gains priests one at a time; a seat with none left in the supply gains none. A seat that has left
 * the game is not asked about a priest, and loses it.
 */
export function gainPriests(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  const ask = s.table.hooks.priestGained[s.faction(seat)];
  const isLost = ask !== undefined && s.table.leaversLosePriests && s.isDropped(seat);
  for (let n = 0; n < amount; n++) {
    if (isLost) {
      sink?.push({ type: 'lost', seat, what: 'priests', amount: 1 });
      continue;
    }
    if (ask?.(s, seat)) continue;
    if (priestSupply(s, seat) > 0) addPriests(s, seat, 1, cause, sink);
    else sink?.push({ type: 'lost', seat, what: 'priests', amount: 1 });
  }
}

/** Moves priests into the hand, or out of it if the number is negative. */
export function addPriests(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  if (amount === 0) return;
  s.setPriests(seat, s.priests(seat) + amount);
  sink?.push({ type: 'priests', seat, amount, cause });
  if (amount > 0) s.table.hooks.gained[s.faction(seat)]?.(s, seat, 2, amount, cause, sink);
}

/** Puts new power tokens into bowl I or III. */
export function gainTokens(
  s: State,
  seat: Seat,
  one: number,
  three: number,
  cause: Cause,
  sink: Sink,
): void {
  if (one + three === 0) return;
  s.setBowls(seat, s.bowl1(seat) + one, s.bowl2(seat), s.bowl3(seat) + three);
  sink?.push({ type: 'tokens', seat, bowls: [one, 0, three], cause });
}

/** Removes power tokens from the game. */
export function loseTokens(
  s: State,
  seat: Seat,
  one: number,
  two: number,
  three: number,
  cause: Cause,
  sink: Sink,
): void {
  s.setBowls(seat, s.bowl1(seat) - one, s.bowl2(seat) - two, s.bowl3(seat) - three);
  sink?.push({ type: 'tokens', seat, bowls: [-one, -two, -three], cause });
}

/** Victory points with which the seat may pay. */
export function vpToSpend(s: State, seat: Seat): number {
  return s.vp(seat) - (s.table.hooks.vpFloor[s.faction(seat)]?.(s, seat) ?? 0);
}
