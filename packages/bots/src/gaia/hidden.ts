import {
  DECKS,
  FACE,
  type Gaia,
  HIDDEN_ORDER,
  KIND,
  POWER,
  QUESTION,
  STANDING_ORDERS,
  type State,
} from '@pangaea/rules/gaia';
import { firstSeat, packMove, RANDOM_WORDS, type Seat } from '@pangaea/rules/kernel';
import type { Hidden } from '../hidden.ts';
import type { Judge } from '../judge.ts';

const LET = packMove(KIND.let);
const PROTECT = packMove(KIND.protect);
const ASK = STANDING_ORDERS.indexOf('ask');
/** The most cards from the top of a deck that one move can reveal. */
const TURNED = 2;
/** The smallest damage in points that justifies a protection against a card. */
const PROTECTION = 2;

/** How bots guess hands, decks and answers that they do not see. */
export function gaiaHidden(game: Gaia, judge: Judge<State>): Hidden<State> {
  const points = new Float64Array(8);

  const worth = (s: State, seat: Seat): number => {
    judge.judge(s, points);
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < s.table.players; other++) {
      if (other !== seat) rival = Math.max(rival, points[other]);
    }
    return points[seat] - rival;
  };

  /**
   * The position after the time for answers, if the others who are still asked let the card happen.
   */
  const afterAnswer = (s: State, seat: Seat, answer: number): number => {
    const after = game.slot(s);
    game.copy(s, after);
    game.apply(after, seat, answer);
    while (after.top() === QUESTION.window) game.apply(after, firstSeat(game.deciders(after)), LET);
    return worth(after, seat);
  };

  return {
    imagine(view, random) {
      const hidden: Seat[] = [];
      for (let seat = 0; seat < view.table.players; seat++) {
        if (view.order(seat) === HIDDEN_ORDER) hidden.push(seat);
      }
      const s = game.sample(view, random);
      // A seat with a hidden standing order counts as asked: an order is rarely better than looking
      // first.
      for (const seat of hidden) s.setOrder(seat, ASK);
      return s;
    },

    redraw(s, random) {
      for (let deck = 0; deck < DECKS.length; deck++) {
        const size = s.deckSize(deck);
        for (let card = size - 1; card >= 0 && card >= size - TURNED; card--) {
          const other = random.below(card + 1);
          const kept = s.deckCard(deck, card);
          s.setDeckCard(deck, card, s.deckCard(deck, other));
          s.setDeckCard(deck, other, kept);
        }
      }
      for (let word = 0; word < RANDOM_WORDS; word++)
        s.i32[s.randomAt() + word] = random.next() | 1;
    },

    answer(s) {
      if (s.top() !== QUESTION.window) return;
      const asked = game.deciders(s);
      let protectors = 0;
      for (let seat = 0; seat < s.table.players; seat++) {
        if (((asked >> seat) & 1) === 0 || !s.holds(seat, FACE.power + POWER.protection)) continue;
        if (afterAnswer(s, seat, PROTECT) > afterAnswer(s, seat, LET) + PROTECTION) {
          protectors |= 1 << seat;
        }
      }
      while (s.top() === QUESTION.window) {
        const seat = firstSeat(game.deciders(s));
        game.apply(s, seat, ((protectors >> seat) & 1) !== 0 ? PROTECT : LET);
      }
    },
  };
}
