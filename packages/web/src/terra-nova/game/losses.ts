import { playSegment } from '@pangaea/rules/kernel';
import {
  type Event,
  finalOutlook,
  incomeOutlook,
  type Lost,
  NONE,
  passOutlook,
  ROUNDS,
  type State,
} from '@pangaea/rules/terra-nova';
import type { Draft } from '../../game/draft.ts';
import { perDraft } from '../../play/per-draft.ts';
import { type Ahead, type Losses, lossesOf } from '../../terra/game/losses.ts';

const AHEAD: Ahead<State> = {
  isLast: (state) => state.round() === ROUNDS,
  income: incomeOutlook,
  end: finalOutlook,
};

/** The losses of a draft. */
export const draftLosses = perDraft((draft: Draft<State, Event>): Losses<Lost> => {
  const { game, base, seat, moves, events, state } = draft;
  // A draft ends before the next round; lost income of that round is counted too.
  const played = playSegment(game.book.game, base, seat, moves);
  const told = played.ok ? (played.value.events as readonly Event[]) : events;
  return lossesOf(told, state, seat, AHEAD);
});

/**
 * The points for passing before and after a draft; undefined for a seat that has passed, and before
 * the first round.
 */
export const passingChange = perDraft(
  ({
    base,
    state,
    seat,
    events,
  }: Draft<State, Event>): { readonly before: number; readonly after: number } | undefined => {
    if (base.round() === 0 || base.hasPassed(seat) || base.bonusTile(seat) === NONE)
      return undefined;
    if (events.some((event) => event.type === 'passed' && event.seat === seat)) return undefined;
    return { before: pointsIn(base, seat), after: pointsIn(state, seat) };
  },
);

function pointsIn(state: State, seat: number): number {
  return passOutlook(state, seat).reduce(
    (sum, event) => sum + (event.type === 'vp' && event.seat === seat ? event.amount : 0),
    0,
  );
}
