import {
  type AheadRules,
  type Condition,
  type GoodsOf,
  hasGoods,
  namedGoods,
} from '../kernel/index.ts';
import { holdsOnBoard, namedOnBoard } from '../terra/ahead.ts';
import { TURN } from './questions/turn.ts';
import { type State, TILE } from './state.ts';
import { BONUS_TILES } from './vocabulary.ts';

const GOODS: GoodsOf<State> = {
  coins: (s, seat) => s.coins(seat),
  power: (s, seat) => s.bowl3(seat),
};

/**
 * The conditions for turns planned ahead in Terra Nova: hexes, power actions, bonus tiles, coins
 * and power in bowl III, seats that passed.
 */
export const aheadRules: AheadRules<State> = {
  isTurn: (s, seat) => s.top() === TURN.number && s.topWho() === seat,
  named: (s, seat) => [
    ...namedOnBoard(s, seat),
    ...s.table.powerActionIds.map((action): Condition => ({ is: 'action', action })),
    ...BONUS_TILES.flatMap((what, tile): Condition[] =>
      s.tileWhere(tile) === TILE.box ? [] : [{ is: 'there', what }],
    ),
    ...namedGoods(GOODS, s, seat),
  ],
  holds: (s, seat, condition) => {
    if (condition.is === 'goods') return hasGoods(GOODS, s, seat, condition);
    if (condition.is === 'action') {
      const action = s.table.powerActionIds.indexOf(condition.action);
      return action < 0 ? undefined : !s.isPowerActionUsed(action);
    }
    if (condition.is === 'there') {
      const tile = (BONUS_TILES as readonly string[]).indexOf(condition.what);
      return tile < 0 ? undefined : s.tileWhere(tile) === TILE.beside;
    }
    return holdsOnBoard(s, seat, condition);
  },
};
