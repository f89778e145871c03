import { kindOf } from '@pangaea/rules/kernel';
import {
  type Event,
  emptyTable,
  KIND,
  type Options,
  QUESTION,
  RULES,
  type State,
  type TerraMystica,
} from '@pangaea/rules/terra-mystica';
import type { PageGame } from '../../game/page-game.ts';
import { after as afterOf } from '../../game/rules.ts';
import type { Action } from '../../terra/game/choices.ts';
import { turnOver } from '../../terra/game/turn-over.ts';
import { actionsFor } from './actions.ts';
import { MYSTICA_BOOK, MYSTICA_RULES } from './reasons.ts';
import { unaskedIn, withoutIn } from './unasked.ts';

export const GAME: TerraMystica = MYSTICA_RULES;

export type MysticaPage = PageGame<State, Options, Event, Action>;

/**
 * Terra Mystica on the page.
 * @param book the rules, with or without fan factions
 */
export const mysticaPage = (book: typeof MYSTICA_BOOK): MysticaPage => ({
  id: 'terra-mystica',
  book,
  // Sealed bids are visible to their own seat only.
  hasHands: true,
  hidesWith: ({ factions }) => factions === 'fast-auction',
  emptyTable: (like) => emptyTable(like.table),
  actionsFor,
  end: KIND.end,
  isBeside: RULES.isBeside,
  isTurnOver: turnOver(GAME, RULES, QUESTION.turn),
  unasked: unaskedIn,
  without: withoutIn,
  isAnswer: (move) => ANSWERS.has(kindOf(move)),
  closes: ({ type }) => type === 'round',
  choosesBoard: (move) => BOARDS.has(kindOf(move)),
  isOrder: (move) => kindOf(move) === KIND.order,
});

const BOARDS: ReadonlySet<number> = new Set([
  KIND.faction,
  KIND.colour,
  KIND.nominate,
  KIND.bid,
  KIND.seal,
]);

const ANSWERS: ReadonlySet<number> = new Set([
  KIND['take-power'],
  KIND['refuse-power'],
  KIND['take-coin'],
]);

/** Terra Mystica with the factions of the boxes. */
export const TERRA_MYSTICA_PAGE: MysticaPage = mysticaPage(MYSTICA_BOOK);

/** The position after a move, and the events on the way. The move has been checked. */
export function after(
  state: State,
  seat: number,
  move: number,
): { readonly state: State; readonly events: readonly Event[] } {
  const next = afterOf(TERRA_MYSTICA_PAGE, state, seat, move);
  return { state: next.state, events: next.events as readonly Event[] };
}
