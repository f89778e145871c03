import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { gainCoins } from '../../goods/gains.ts';
import { refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { checkFavour } from '../../towns/favour.check.ts';
import { favoursAllowed, gainFavour, returnFavour } from '../../towns/favours.ts';
import { FAVOUR_TILES } from '../../vocabulary.ts';

const COINS = 2;

/**
 * Returns a favour tile and takes one of a kind that the seat does not hold. The gains of the old
 * tile are kept.
 */
const exchange: Ability<State> = {
  name: 'exchange-favour',
  when: 'action',
  once: true,
  stronghold: true,
  args: ['favour', 'favour'],
  list: (s, seat, into) => {
    const allowed = favoursAllowed(s, seat);
    for (let from = 0; from < FAVOUR_TILES.length; from++) {
      if (!s.hasFavour(seat, from)) continue;
      for (let to = 0; to < FAVOUR_TILES.length; to++) {
        if (((allowed >> to) & 1) !== 0) into.add(from, to);
      }
    }
  },
  check: (s, seat, from, to, reason) => {
    if (s.hasFavour(seat, from)) return checkFavour(s, seat, to, reason);
    const no = { ability: 'exchange-favour', because: 'favour-not-held' };
    return refuse('ability-impossible', no, reason);
  },
  apply: (s, seat, from, to, sink) => {
    returnFavour(s, seat, from, 'ability', sink);
    gainFavour(s, seat, to, sink);
  },
};

/** Conspirators: coins for favour tiles, which can be exchanged with the stronghold. */
export const conspirators = board<State>({
  id: 'conspirators',
  board: 'grey',
  secondBoard: true,
  home: 'mountains',
  start: {},
  tradingPost: { income: { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] } },
  stronghold: { income: {}, favours: 1 },
  landscape: NO_LANDSCAPE,
  abilities: [exchange],
  hooks: {
    favourTaken: (s, seat, _tile, sink) => gainCoins(s, seat, COINS, 'ability', sink),
  },
});
