import { DECK, NONE, type State } from '@pangaea/rules/gaia';
import { AT, FEATURE_COUNT } from './feature-names.ts';

/** Features that decide whether some seat places all meeples before the cards run out. */
export const FINISH_FEATURES = [
  'always',
  'players',
  // Nature and life cards that can still be drawn. Power cards bring no seat nearer to the end.
  'cards',
  // The mean number of actions that a seat still needs to place all its meeples.
  'actions',
  // Tiles on the board, which cities need.
  'tiles',
] as const;
export type FinishFeature = (typeof FINISH_FEATURES)[number];
export const FINISH_FEATURE_COUNT: number = FINISH_FEATURES.length;

/** Cards, actions and tiles are counted in tens, so that all weights have a similar size. */
const TENS = 10;

/**
 * Writes the values of `FINISH_FEATURES`.
 * @param rows the features of all seats
 */
export function finishFeatures(s: State, rows: Float64Array, into: Float64Array): void {
  const { players } = s.table;
  let actions = 0;
  for (let seat = 0; seat < players; seat++) {
    actions += rows[seat * FEATURE_COUNT + AT.actionsToGo] / players;
  }
  into[0] = 1;
  into[1] = players;
  into[2] = (cardsToDraw(s, DECK.nature) + cardsToDraw(s, DECK.life)) / TENS;
  into[3] = actions / TENS;
  into[4] = s.tiles() / TENS;
}

/** Cards of a kind in its deck and on display. */
function cardsToDraw(s: State, deck: number): number {
  const places = s.table.displaySize[deck];
  let cards = s.deckSize(deck);
  for (let place = 0; place < places; place++) if (s.display(deck, place) !== NONE) cards++;
  return cards;
}
