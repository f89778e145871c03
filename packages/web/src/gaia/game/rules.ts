import {
  type Edition,
  type Event,
  type Gaia,
  gaia,
  KIND,
  loadEdition,
  type Options,
  RECONSTRUCTION,
  type State,
  tableAmid,
  tableBeforeSetUp,
} from '@pangaea/rules/gaia';
import { kindOf } from '@pangaea/rules/kernel';
import { legalMoves as legalOf } from '../../game/draft.ts';
import type { PageGame } from '../../games/page-game.ts';
import { type Action, actionsFor } from './actions.ts';

/** The rules with the edition that ships. */
export const GAME: Gaia = gaia();

const WITH_EDITIONS = new WeakMap<Edition, Gaia>();

/** Gaia as the page plays it. */
export const GAIA_PAGE: PageGame<State, Options, Event, Action, Edition> = {
  id: 'gaia',
  rules: GAME,
  houseEditions: [RECONSTRUCTION],
  houseEdition: RECONSTRUCTION,
  loadEdition,
  withEdition: (edition) => {
    const game = WITH_EDITIONS.get(edition) ?? gaia([edition]);
    WITH_EDITIONS.set(edition, game);
    return game;
  },
  editionOf: (state) => state.table.edition,
  hasHands: true,
  emptyTable: (like) => tableBeforeSetUp(like.table),
  tableAmid,
  actionsFor,
  isOrder: (move) => kindOf(move) === KIND.order,
};

export function legalMoves(state: State, seat: number): number[] {
  return legalOf(GAME, state, seat);
}
