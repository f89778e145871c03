import { kindOf } from '@pangaea/rules/kernel';
import {
  type Event,
  emptyTable,
  KIND,
  type Options,
  QUESTION,
  RULES,
  type State,
  terraNovaBook,
} from '@pangaea/rules/terra-nova';
import type { PageGame } from '../../game/page-game.ts';
import { after as afterOf } from '../../game/rules.ts';
import type { Action } from '../../terra/game/choices.ts';
import { turnOver } from '../../terra/game/turn-over.ts';
import { actionsFor } from './choices.ts';

/** Terra Nova as the page plays it. */
export const TERRA_NOVA_PAGE: PageGame<State, Options, Event, Action> = {
  id: 'terra-nova',
  book: terraNovaBook,
  hasHands: false,
  emptyTable: (like) => emptyTable(like.table),
  closes: ({ type }) => type === 'round',
  actionsFor,
  end: KIND.end,
  isBeside: RULES.isBeside,
  isTurnOver: turnOver(terraNovaBook.game, RULES, QUESTION.turn),
  choosesBoard: (move) => kindOf(move) === KIND.faction,
  isOrder: (move) => kindOf(move) === KIND.order,
};

/** The position after a move, and the events on the way. The move has been checked. */
export function after(
  state: State,
  seat: number,
  move: number,
): { readonly state: State; readonly events: readonly Event[] } {
  const next = afterOf(TERRA_NOVA_PAGE, state, seat, move);
  return { state: next.state, events: next.events as readonly Event[] };
}
