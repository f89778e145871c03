import type { GameEvent } from '@pangaea/rules/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/compat';
import { eventCount, eventsBetween, placeOf } from '../../game/moment.ts';
import { useTable } from '../../play/context.ts';
import { withoutOwn } from '../../play/use-telling.ts';
import { justTold, type TellingState, wentOnSuddenly } from './just-told.ts';

export interface Told {
  readonly events: readonly GameEvent[];
  /** All events of their step or draft. */
  readonly step: readonly GameEvent[];
  /** Whether they came at once (for people who want no motion) instead of one by one. */
  readonly isSudden: boolean;
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls back with the events that just became visible: those of others as they are shown, those of
 * a draft as it grows. Events that are skipped, looked up in the past, or missed are left out.
 * @param useWhen `useEffect` if the callback may run after the change has been painted
 */
export function useTold(onTold: (told: Told) => void, useWhen = useLayoutEffect): void {
  const { play } = useTable();
  const { history, moment, draft, plan, curtain, telling, table } = play;
  const now: TellingState = {
    isApart: plan.at !== undefined || curtain !== undefined,
    isTelling: telling,
    count: moment ?? eventCount(history),
    moves: draft?.moves.length ?? 0,
    drafted: draft?.events ?? [],
  };
  const before = useRef(now);
  const isTouched = useRef(false);
  useWhen(() => {
    const last = before.current;
    before.current = now;
    // A player who skips the animation wants to see its end.
    const isSkipped = last.isTelling && isTouched.current;
    if (now.isTelling || last.isTelling) isTouched.current = false;
    if (isSkipped || document.hidden) return;
    const events = justTold(last, now, (from, to) => eventsBetween(history, from, to));
    if (events.length > 0) {
      const step = last.isTelling ? placeOf(history, now.count).step?.events : now.drafted;
      onTold({ events, step: step ?? events, isSudden: false });
      return;
    }
    if (!wentOnSuddenly(last, now)) return;
    const from = withoutOwn(history, table.players, last.count);
    // If several moves come at once, none is animated: the page catches up.
    if (
      from === now.count ||
      placeOf(history, from + 1).steps !== placeOf(history, now.count).steps
    )
      return;
    const sudden = eventsBetween(history, from, now.count);
    // Also the rewards of cults at the end of a round, which were already in the draft of the move
    // that ended it.
    const whole = placeOf(history, now.count).step?.events ?? sudden;
    onTold({ events: sudden, step: whole, isSudden: true });
  });
  useEffect(() => {
    const touch = () => {
      isTouched.current = true;
    };
    for (const type of TOUCHES)
      window.addEventListener(type, touch, { passive: true, capture: true });
    return () => {
      for (const type of TOUCHES) window.removeEventListener(type, touch, { capture: true });
    };
  }, []);
}
