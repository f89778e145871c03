import { kindOf } from '@pangaea/rules/kernel';
import {
  KIND,
  NONE,
  QUESTION,
  SCORED_EVENTS,
  type ScoredEvent,
  type State,
} from '@pangaea/rules/terra-nova';
import type { Action, Target } from '../../terra/game/choices.ts';
import { after } from './page-game.ts';
import { passingVp } from './stake.ts';

/** One thing that a newcomer is told before deciding; the sentence is made of it at the edge. */
export type Advice =
  /** How the game is won; in the first round. */
  | { readonly is: 'aim' }
  /** The scoring of this round. */
  | { readonly is: 'round'; readonly on: ScoredEvent; readonly vp: number }
  | { readonly is: 'confirm' }
  /** A move that founds a town, or brings points at once. @param target what it points at */
  | { readonly is: 'founds'; readonly move: number; readonly target: Target }
  | { readonly is: 'scores'; readonly move: number; readonly target: Target; readonly vp: number }
  /** A power action can be paid. */
  | { readonly is: 'power'; readonly power: number }
  /** Buildings uncover income. */
  | { readonly is: 'income' }
  /** Nothing else can be done. @param vp what passing brings */
  | { readonly is: 'pass'; readonly vp: number };

/** Actions that are worth a look for what they bring at once. */
const LOOKED_AT: ReadonlySet<number> = new Set([
  KIND.build,
  KIND.transform,
  KIND.upgrade,
  KIND.palace,
  KIND.sail,
  KIND.bridge,
]);

/**
 * Advice for a newcomer who has to decide, most needed first: the scoring, and one thing that can be done. Empty where
 * the question says it all.
 * @param open something is still to be chosen, see `Draft`
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
  // Where only one thing is told, what the round scores says more than what is so on any turn.
  const isLikeAnyTurn = does.every((each) => each.is === 'income');
  return [
    ...(state.round() === 1 ? [{ is: 'aim' } as const] : []),
    ...(isLikeAnyTurn ? [...does, ...round] : [...round, ...does]),
  ];
}

/** One thing that can be done now. */
function toDo(state: State, seat: number, actions: readonly Action[]): readonly Advice[] {
  const able = actions.filter(({ choices }) => choices.length > 0);
  if (able.every(({ kind }) => kind === KIND.pass || kind === KIND.exchange)) {
    return [{ is: 'pass', vp: passingVp(state, seat) ?? 0 }];
  }
  const best = bestAtOnce(state, seat, able);
  if (best !== undefined) return [best];
  if (able.some(({ id }) => id.startsWith('power:'))) {
    return [{ is: 'power', power: state.bowl3(seat) }];
  }
  return able.some(({ kind }) => kind === KIND.build || kind === KIND.upgrade)
    ? [{ is: 'income' }]
    : [];
}

function bestAtOnce(state: State, seat: number, able: readonly Action[]): Advice | undefined {
  let best: Advice | undefined;
  let most = 0;
  for (const { choices } of able) {
    for (const { move, target } of choices) {
      if (!LOOKED_AT.has(kindOf(move))) continue;
      const { state: then, events } = after(state, seat, move);
      if (then.top() === QUESTION.town) return { is: 'founds', move, target };
      const vp = events.reduce(
        (sum, event) => (event.type === 'vp' && event.seat === seat ? sum + event.amount : sum),
        0,
      );
      if (vp <= most) continue;
      most = vp;
      best = { is: 'scores', move, target, vp };
    }
  }
  return best;
}
