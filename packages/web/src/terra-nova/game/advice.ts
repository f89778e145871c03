import {
  KIND,
  NONE,
  QUESTION,
  SCORED_EVENTS,
  type ScoredEvent,
  type State,
} from '@pangaea/rules/terra-nova';
import type { Action } from '../../terra/game/choices.ts';
import { passingVp } from './stake.ts';

/** One hint for a newcomer before a decision, as data; the sentence is made where it is shown. */
export type Advice =
  /** The way to win; in the first round. */
  | { readonly is: 'aim' }
  /** The scoring of this round. */
  | { readonly is: 'round'; readonly on: ScoredEvent; readonly vp: number }
  | { readonly is: 'confirm' }
  /** A power action that the seat can pay. */
  | { readonly is: 'power'; readonly power: number }
  /** Buildings uncover income. */
  | { readonly is: 'income' }
  /**
   * No other action is possible.
   * @param vp the points for passing
   */
  | { readonly is: 'pass'; readonly vp: number };

/**
 * Hints for a newcomer who has to decide, the most important first: the scoring, and one possible
 * action. Empty if the question is enough.
 * @param open whether there are more choices, see `Draft`
 */
export function adviceFor(
  state: State,
  seat: number,
  actions: readonly Action[],
  open: boolean,
): readonly Advice[] {
  if (!open) return [{ is: 'confirm' }];
  if (state.top() !== QUESTION.turn) return [];
  const { table } = state;
  const tile = state.roundTile(state.round());
  const round: Advice[] =
    tile === NONE
      ? []
      : [
          {
            is: 'round',
            on: SCORED_EVENTS[table.roundTileEvent[tile]],
            vp: table.roundTileVp[tile],
          },
        ];
  const does = toDo(state, seat, actions);
  // If there is room for only one hint, the scoring of the round is more useful than general hints.
  const isLikeAnyTurn = does.every((each) => each.is === 'income');
  return [
    ...(state.round() === 1 ? [{ is: 'aim' } as const] : []),
    ...(isLikeAnyTurn ? [...does, ...round] : [...round, ...does]),
  ];
}

/** One action that is possible now. */
function toDo(state: State, seat: number, actions: readonly Action[]): readonly Advice[] {
  const able = actions.filter(({ choices }) => choices.length > 0);
  if (able.every(({ kind }) => kind === KIND.pass || kind === KIND.exchange)) {
    return [{ is: 'pass', vp: passingVp(state, seat) ?? 0 }];
  }
  if (able.some(({ id }) => id.startsWith('power:'))) {
    return [{ is: 'power', power: state.bowl3(seat) }];
  }
  return able.some(({ kind }) => kind === KIND.build || kind === KIND.upgrade)
    ? [{ is: 'income' }]
    : [];
}
