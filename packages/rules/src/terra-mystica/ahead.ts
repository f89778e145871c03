import {
  type AheadRules,
  type Condition,
  type GoodsOf,
  hasGoods,
  namedGoods,
} from '../kernel/index.ts';
import { holdsOnBoard, namedOnBoard } from '../terra/ahead.ts';
import { TURN } from './course/turn.ts';
import { CARD, type State } from './state.ts';
import { BONUS_CARDS, FAVOUR_TILES, POWER_ACTIONS, TOWN_TILES } from './vocabulary.ts';

const GOODS: GoodsOf<State> = {
  coins: (s, seat) => s.coins(seat),
  workers: (s, seat) => s.workers(seat),
  priests: (s, seat) => s.priests(seat),
  power: (s, seat) => s.bowl3(seat),
};

/**
 * The conditions for turns planned ahead in Terra Mystica: hexes, power actions, bonus cards,
 * favour and town tiles, goods, seats that passed.
 */
export const aheadRules: AheadRules<State> = {
  isTurn: (s, seat) => s.top() === TURN.number && s.topWho() === seat,
  named: (s, seat) => [
    ...namedOnBoard(s, seat),
    ...POWER_ACTIONS.map((action): Condition => ({ is: 'action', action })),
    ...BONUS_CARDS.flatMap((what, card): Condition[] =>
      s.cardWhere(card) === CARD.box ? [] : [{ is: 'there', what }],
    ),
    ...FAVOUR_TILES.flatMap((what, tile): Condition[] =>
      s.favoursLeft(tile) === 0 ? [] : [{ is: 'there', what }],
    ),
    ...TOWN_TILES.flatMap((what, tile): Condition[] =>
      s.townsLeft(tile) === 0 ? [] : [{ is: 'there', what }],
    ),
    ...namedGoods(GOODS, s, seat),
  ],
  holds: (s, seat, condition) => {
    if (condition.is === 'goods') return hasGoods(GOODS, s, seat, condition);
    if (condition.is === 'action') {
      const action = (POWER_ACTIONS as readonly string[]).indexOf(condition.action);
      return action < 0 ? undefined : !s.isPowerActionUsed(action);
    }
    if (condition.is === 'there') return isThere(s, condition.what);
    return holdsOnBoard(s, seat, condition);
  },
};

function isThere(s: State, what: string): boolean | undefined {
  const card = (BONUS_CARDS as readonly string[]).indexOf(what);
  if (card >= 0) return s.cardWhere(card) === CARD.beside;
  const favour = (FAVOUR_TILES as readonly string[]).indexOf(what);
  if (favour >= 0) return s.favoursLeft(favour) > 0;
  const town = (TOWN_TILES as readonly string[]).indexOf(what);
  return town < 0 ? undefined : s.townsLeft(town) > 0;
}
