import type { Seat } from '../../../kernel/index.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { powerBetween } from '../../cults/cults.ts';
import { gainCoins, gainPower, gainPriests, gainVp } from '../../goods/gains.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { TRADING_POST } from '../../structures/building-kinds.ts';
import { BUILDINGS, CULTS } from '../../vocabulary.ts';

/** Trading posts of all other players on the map. */
function postsOfOthers(s: State, seat: Seat): number {
  let posts = 0;
  for (let other = 0; other < s.table.players; other++) {
    if (other !== seat) posts += s.onMap(other, TRADING_POST);
  }
  return posts;
}

const prospect: Ability<State> = {
  name: 'prospect',
  when: 'action',
  once: true,
  stronghold: true,
  args: [],
  list: (s, seat, into) => {
    if (s.table.emptyActions || postsOfOthers(s, seat) > 0) into.add();
  },
  check: (s, seat, _one, _two, reason) => {
    const kinds = [...Array(s.table.map.size).keys()]
      .filter((hex) => s.owner(hex) !== seat)
      .map((hex) => BUILDINGS[s.building(hex)]);
    const isEmptyAllowed = s.table.options.rulings.emptyActions === 'allowed';
    if (isEmptyAllowed || kinds.includes('trading-post')) return LEGAL;
    const no = { ability: 'prospect', because: 'no-trading-posts' };
    return refuse('ability-impossible', no, reason);
  },
  apply: (s, seat, _one, _two, sink) => gainCoins(s, seat, postsOfOthers(s, seat), 'ability', sink),
};

/**
 * Prospectors: golden spades for coins, which do not count as spades; spades that they gain become
 * priests.
 */
export const prospectors = board<State>({
  id: 'prospectors',
  board: 'brown',
  secondBoard: true,
  home: 'plains',
  start: { workers: 2, power: [8, 4, 0], cults: { earth: 3 } },
  dwelling: { income: { workers: [1, 2, 3, 4, 4, 5, 5, 6, 6] } },
  tradingPost: { income: { coins: [0, 4, 7, 9, 10], power: [0, 1, 2, 4, 6] } },
  temple: { income: { coins: [0, 3, 3, 7], priests: [0, 0, 1, 1] } },
  stronghold: { coins: 11, income: { power: [0, 3] } },
  sanctuary: { coins: 8 },
  spades: { pay: 'coins', rates: [4] },
  traits: { scoresSpadesGained: 1, unscoredSpades: 1 },
  strongholdTraits: { spadeDiscount: 1 },
  landscape: NO_LANDSCAPE,
  abilities: [prospect],
  hooks: {
    // The cult steps of the board reach a space that gives power.
    started: (s, seat, sink) => {
      for (let cult = 0; cult < CULTS.length; cult++) {
        gainPower(s, seat, powerBetween(s, 0, s.cult(seat, cult)), 'cult-track', sink);
      }
    },
    spadesGained: (s, seat, spades, _cleanup, sink) => {
      gainPriests(s, seat, spades, 'ability', sink);
      return true;
    },
    spadesBought: (s, seat, spades, sink) => {
      gainPower(s, seat, spades, 'ability', sink);
      gainVp(s, seat, spades, 'ability', sink);
    },
  },
});
