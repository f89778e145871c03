import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import type { Traits } from '../../boards/traits.ts';
import { needsCoins } from '../../check/needs.ts';
import { gainCoins, gainPower, gainTokens } from '../../goods/gains.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';

/** The highest number of power tokens that a position can store; no game comes near it. */
const MOST_TOKENS = 200;
/** A larger number takes two moves. */
const MOST_AT_ONCE = 24;
const POWER = 4;

function tokens(s: State, seat: number): number {
  return s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat);
}

const buyTokens: Ability<State> = {
  name: 'coins-to-tokens',
  when: 'free',
  args: ['number'],
  list: (s, seat, into) => {
    const most = Math.min(s.coins(seat), MOST_AT_ONCE, MOST_TOKENS - tokens(s, seat));
    for (let coins = 1; coins <= most; coins++) into.add(coins);
  },
  check: (s, seat, coins, _two, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'coins-to-tokens', because }, reason);
    if (coins === 0) return no('none');
    const wrong = needsCoins(s, seat, coins, reason);
    if (wrong !== LEGAL) return wrong;
    const bowls = [s.bowl1(seat), s.bowl2(seat), s.bowl3(seat)];
    return bowls.reduce((sum, each) => sum + each, coins) > MOST_TOKENS ? no('no-tokens') : LEGAL;
  },
  apply: (s, seat, coins, _two, sink) => {
    gainCoins(s, seat, -coins, 'conversion', sink);
    gainTokens(s, seat, coins, 0, 'conversion', sink);
  },
};

const fourPower: Ability<State> = {
  name: 'four-power',
  when: 'action',
  once: true,
  stronghold: true,
  args: [],
  list: (s, seat, into) => {
    if (s.table.emptyActions || s.powerRoom(seat) > 0) into.add();
  },
  check: (s, seat, _one, _two, reason) => {
    const isEmptyAllowed = s.table.options.rulings.emptyActions === 'allowed';
    if (isEmptyAllowed || s.bowl1(seat) > 0 || s.bowl2(seat) > 0) return LEGAL;
    return refuse('ability-impossible', { ability: 'four-power', because: 'no-room' }, reason);
  },
  apply: (s, seat, _one, _two, sink) => gainPower(s, seat, POWER, 'ability', sink),
};

const enlightenedOf = (dwellings: number[], traits: Traits) =>
  board<State>({
    id: 'the-enlightened',
    board: 'green',
    secondBoard: true,
    home: 'forest',
    start: { cults: { air: 2 } },
    dwelling: { income: { power: dwellings } },
    tradingPost: { income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } },
    temple: { workers: 0, priests: 1 },
    stronghold: { workers: 0, coins: 4, priests: 1, income: {} },
    sanctuary: { workers: 0, priests: 2 },
    spades: {
      pay: 'power',
      rates: [3, 2, 1],
      advance: { workers: 2, coins: 5, priests: 1 },
      advanceVp: 6,
    },
    traits,
    strongholdTraits: { goodsPerPower: 1 },
    landscape: NO_LANDSCAPE,
    abilities: [buyTokens, fourPower],
  });

/**
 * The Enlightened: they pay for spades and everything else with power, and can buy power tokens.
 */
export const theEnlightened = enlightenedOf([2, 4, 6, 8, 10, 12, 14, 16, 18], { moreCultPower: 1 });
/**
 * The faction of July 2024: dwellings give more power, and cults give as much as for other
 * factions.
 */
export const theEnlightened202407 = enlightenedOf([3, 5, 8, 10, 13, 15, 18, 20, 23], {});
