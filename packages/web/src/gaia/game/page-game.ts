import {
  type Event,
  gaiaBook,
  KIND,
  type Options,
  type State,
  tableBeforeSetUp,
  tableDuring,
} from '@pangaea/rules/gaia';
import { kindOf } from '@pangaea/rules/kernel';
import type { PageGame } from '../../game/page-game.ts';
import { type Action, actionsFor } from './actions.ts';

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
