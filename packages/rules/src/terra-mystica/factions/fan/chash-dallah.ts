import type { Seat } from '../../../kernel/index.ts';
import { powerAction } from '../../actions/power-actions.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import type { Hooks } from '../../boards/hooks.ts';
import { needsCoins, needsWorkers } from '../../check/needs.ts';
import { gainCoins, gainVp, pay } from '../../goods/gains.ts';
import { pockets } from '../../goods/pockets.ts';
import { refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { POWER_ACTIONS } from '../../vocabulary.ts';

/** The space of the marker on the income track. */
const POCKETS = pockets({ 'income-track': [0] });
const MARKER = POCKETS.named['income-track'];
const END = 4;
const PRICE = { workers: 2, coins: 2 } as const;

/** Income that each space of the track adds: coins and workers, by index into `RESOURCES`. */
const ADDED = [
  [0, 0, 2, 0, 2],
  [0, 1, 0, 1, 0],
] as const;

function income(first: number): NonNullable<Hooks<State>['income']> {
  return (s, seat, resource) => {
    const added: readonly number[] = ADDED[resource] ?? [];
    const upTo = MARKER.of(s, seat);
    let amount = resource === 0 ? first : 0;
    for (let space = 0; space <= upTo; space++) amount += added[space] ?? 0;
    return amount;
  };
}

const step: Ability<State> = {
  name: 'advance-income',
  when: 'action',
  args: [],
  list: (s, seat, into) => {
    if (MARKER.of(s, seat) === END) return;
    if (s.workers(seat) >= PRICE.workers && s.coins(seat) >= PRICE.coins) into.add();
  },
  check: (s, seat, _one, _two, reason) => {
    if (MARKER.of(s, seat) >= END) {
      const no = { ability: 'advance-income', because: 'track-ended' };
      return refuse('ability-impossible', no, reason);
    }
    return needsWorkers(s, seat, PRICE.workers, reason) || needsCoins(s, seat, PRICE.coins, reason);
  },
  apply: (s, seat, _one, _two, sink) => {
    pay(s, seat, PRICE.workers, PRICE.coins, 'ability', sink);
    MARKER.gain(s, seat, 1, sink);
    gainVp(s, seat, MARKER.of(s, seat), 'ability', sink);
  },
};

/** A power action paid with coins: as many as it costs power. */
const withCoins: Ability<State> = {
  name: 'power-for-coins',
  when: 'action',
  stronghold: true,
  args: ['power-action'],
  list: (s, seat, into) => {
    for (let action = 0; action < POWER_ACTIONS.length; action++) {
      if (canPay(s, seat, action) && !s.isPowerActionUsed(action)) into.add(action);
    }
  },
  check: (s, seat, action, _two, reason) => {
    const id = POWER_ACTIONS[action];
    if (s.isPowerActionUsed(action)) return refuse('power-action-used', { action: id }, reason);
    return needsCoins(s, seat, s.table.printed.powerActions[id].power, reason);
  },
  apply: (s, seat, action, _two, sink) => {
    gainCoins(s, seat, -s.table.powerCost[action], 'power-action', sink);
    powerAction(s, seat, action, sink, 0);
  },
};

function canPay(s: State, seat: Seat, action: number): boolean {
  return s.coins(seat) >= s.table.powerCost[action];
}

const chashDallahOf = (first: number) =>
  board<State>({
    id: 'chash-dallah',
    board: 'green',
    secondBoard: true,
    home: 'forest',
    start: { cults: { earth: 1, air: 1 }, kept: POCKETS.start },
    tradingPost: { income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } },
    stronghold: { coins: 4, income: { coins: [0, 4] } },
    spades: { pay: 'workers', rates: [3] },
    landscape: NO_LANDSCAPE,
    abilities: [step, withCoins],
    hooks: { income: income(first) },
  });

/** Chash Dallah: an income track, and power actions for coins with the stronghold. */
export const chashDallah = chashDallahOf(0);
/** The faction of July 2024: space 0 of the track gives coins. */
export const chashDallah202407 = chashDallahOf(2);
