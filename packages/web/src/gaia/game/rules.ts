import {
  type Event,
  type Gaia,
  gaiaBook,
  KIND,
  type Options,
  type State,
  tableBeforeSetUp,
  tableDuring,
} from '@pangaea/rules/gaia';
import { kindOf } from '@pangaea/rules/kernel';
import { legalMoves as legalOf } from '../../game/draft.ts';
import type { PageGame } from '../../game/page-game.ts';
import { type Action, actionsFor } from './actions.ts';

/** The rules with the edition that ships. */
export const GAME: Gaia = gaiaBook.game;

/** Gaia as the page plays it. */
export const GAIA_PAGE: PageGame<State, Options, Event, Action> = {
  id: 'gaia',
  book: gaiaBook,
  hasHands: true,
  isTimed: true,
  emptyTable: (like) => tableBeforeSetUp(like.table),
  tableDuring,
  actionsFor,
  isOrder: (move) => kindOf(move) === KIND.order,
};

export function legalMoves(state: State, seat: number): number[] {
  return legalOf(GAME, state, seat);
}
