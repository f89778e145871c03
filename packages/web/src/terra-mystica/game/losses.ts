import { playSegment } from '@pangaea/rules/kernel';
import {
  bringsNoPoint,
  type Event,
  finalOutlook,
  type Lost,
  NONE,
  type Outlook,
  PHASE,
  passOutlook,
  QUESTION,
  ROUNDS,
  roundOutlook,
  type State,
} from '@pangaea/rules/terra-mystica';
import type { Draft } from '../../game/draft.ts';
import { perDraft } from '../../play/per-draft.ts';
import { type Ahead, type Losses, lossesOf } from '../../terra/game/losses.ts';

const AHEAD: Ahead<State> = {
  isLast: (state) => state.round() === ROUNDS,
  income: (state) => roundOutlook(state).events,
  end: (state) => finalOutlook(state).events,
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
 * The points for passing before and after a draft; undefined for a seat that has passed or has no
 * card yet.
 */
export const passingChange = perDraft(
  ({
    base,
    state,
    seat,
    events,
  }: Draft<State, Event>): { readonly before: number; readonly after: number } | undefined => {
    if (base.round() === 0 || base.hasPassed(seat) || base.card(seat) === NONE) return undefined;
    if (events.some((event) => event.type === 'passed' && event.seat === seat)) return undefined;
    return {
      before: pointsIn(passOutlook(base, seat), seat),
      after: pointsIn(passOutlook(state, seat), seat),
    };
  },
);

function pointsIn({ events }: Outlook, seat: number): number {
  return events.reduce(
    (sum, event) => sum + (event.type === 'vp' && event.seat === seat ? event.amount : 0),
    0,
  );
}

/**
 * Whether a draft pays points for power that can give no more points than it costs, after the last
 * pass.
 */
export function paysForNothing({ base, seat, events }: Draft<State, Event>): boolean {
  const of = (type: 'power' | 'vp') =>
    events.reduce((sum, event) => {
      const counts = event.type === type && event.seat === seat && event.cause === 'neighbour';
      return counts ? sum + event.amount : sum;
    }, 0);
  return bringsNoPoint(base, seat, of('power'), -of('vp'));
}

/** Whether a draft in a turn leaves no room for power that others may still offer. */
export function isLeftFull({ base, state, seat }: Draft<State, Event>): boolean {
  if (base.phase() !== PHASE.actions || base.top() === QUESTION['power-offer']) return false;
  if (state.powerRoom(seat) > 0) return false;
  const seats = Array.from({ length: state.table.players }, (_, other) => other);
  return seats.some(
    (other) => other !== seat && !state.hasPassed(other) && !state.isDropped(other),
  );
}
