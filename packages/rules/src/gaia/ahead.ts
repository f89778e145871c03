import {
  type AheadRules,
  type Condition,
  type GoodsOf,
  hasGoods,
  namedGoods,
} from '../kernel/index.ts';
import { displayed } from './check/display.ts';
import { MAX_ROW } from './limits.ts';
import { NONE, type State } from './state.ts';
import { TURN } from './turn/turn.ts';
import { DECKS } from './vocabulary.ts';
import { FEEDING } from './world/feeding.ts';
import { isPlace, placeAt, xOf, yOf } from './world/place.ts';

const GOODS: GoodsOf<State> = {
  meeples: (s, seat) => s.supply(seat),
  cards: (s, seat) => s.handSize(seat),
};

const PLACE = /^(-?\d{1,2}),(-?\d{1,2})$/;

/**
 * The conditions of Gaia: places without a tile, face-up cards and objectives, meeples and cards of
 * the seat.
 */
export const aheadRules: AheadRules<State> = {
  // Feeding a city is the beginning of a turn.
  isTurn: (s, seat) =>
    (s.top() === TURN.number || s.top() === FEEDING.number) && s.topWho() === seat,
  named: (s, seat) => [
    ...Array.from({ length: s.freeCount() }, (_, index): Condition => {
      const place = s.free(index);
      return { is: 'free', place: `${xOf(place)},${yOf(place)}` };
    }),
    ...lying(s).map((what): Condition => ({ is: 'there', what })),
    ...namedGoods(GOODS, s, seat),
  ],
  holds: (s, seat, condition) => {
    if (condition.is === 'goods') return hasGoods(GOODS, s, seat, condition);
    if (condition.is === 'free') return isFree(s, condition.place);
    if (condition.is !== 'there') return undefined;
    const { cardNames, objectiveIds } = s.table;
    const isName = cardNames.includes(condition.what) || objectiveIds.includes(condition.what);
    return isName ? lying(s).includes(condition.what) : undefined;
  },
};

/** Face-up cards, and objectives that nobody has completed, each once. */
function lying(s: State): readonly string[] {
  const { cardNames, objectiveIds } = s.table;
  const faces = DECKS.flatMap((_, deck) => displayed(s, deck)).filter((face) => face !== NONE);
  const objectives = Array.from({ length: MAX_ROW }, (_, place) => place)
    .filter((place) => s.objective(place) !== NONE && s.completedBy(place) === NONE)
    .map((place) => objectiveIds[s.objective(place)]);
  return [...new Set([...faces.map((face) => cardNames[face]), ...objectives])];
}

function isFree(s: State, named: string): boolean | undefined {
  const read = PLACE.exec(named);
  if (read === null) return undefined;
  const place = placeAt(Number(read[1]), Number(read[2]));
  if (!isPlace(place)) return undefined;
  for (let tile = 0; tile < s.tiles(); tile++) if (s.place(tile) === place) return false;
  return true;
}
