import { useCallback, useEffect, useRef, useState } from 'preact/compat';
import { endOfDraft } from '../game/draft.ts';
import type { AnyHistory } from '../game/history.ts';
import { eventCount, placeOf } from '../game/moment.ts';
import { usePreferences } from '../preferences/context.ts';
import { TELLING_MS } from '../preferences/preferences.ts';
import type { Player } from '../table/port.ts';

/**
 * The events that wait to be shown are shown in about this number of beats: with more events, each
 * beat shows more of them.
 */
const BEATS = 6;
/** If there are more unseen events than this, nothing is animated; the events are in the log. */
const MOST = 80;

interface Telling {
  /** The shown moment while the moves of others are shown; undefined if all were shown. */
  readonly moment: number | undefined;
  /** Skips everything that was not shown yet. */
  readonly finish: () => void;
}

/**
 * Shows the moves of others event by event, instead of jumping to their end. Own moves were already
 * shown as a draft. People who ask for reduced motion or for no delay see the end at once; so does
 * a person who presses anything meanwhile.
 * @param busy whether the page shows something else: a draft, or the past
 */
export function useTelling(
  history: AnyHistory,
  players: readonly Player[],
  busy: boolean,
): Telling {
  const { preferences } = usePreferences();
  const beat = TELLING_MS[preferences.pace];
  const all = eventCount(history);
  const [told, setTold] = useState(all);
  const from = withoutOwn(history, players, told);
  const on = !busy && beat > 0 && from < all && all - from <= MOST && !document.hidden && !still();
  const finish = useCallback(() => setTold(all), [all]);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!on) {
      hasBegun.current = false;
      setTold(all);
      return;
    }
    // The first event is shown at once.
    const wait = hasBegun.current ? beat : 0;
    hasBegun.current = true;
    const next = from + Math.ceil((all - from) / BEATS);
    const timer = setTimeout(() => setTold(next), wait);
    return () => clearTimeout(timer);
  }, [on, from, all, beat]);

  useEffect(() => {
    if (!on) return;
    const types = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const type of types) window.addEventListener(type, finish, { passive: true });
    return () => {
      for (const type of types) window.removeEventListener(type, finish);
    };
  }, [on, finish]);

  return { moment: on ? from : undefined, finish };
}

/** The moment from which events are new to the person at this device. */
export function withoutOwn(history: AnyHistory, players: readonly Player[], told: number): number {
  let moment = told;
  for (;;) {
    const next = placeOf(history, moment + 1);
    if (next.step === undefined || next.told.length !== 1) return moment;
    if (players[next.step.seat].kind !== 'here') return moment;
    const { events } = next.step;
    const shown = endOfDraft(history.game, events);
    moment += shown;
    // If an own move begins a round, the beginning of the round was not in the draft.
    if (shown < events.length || moment >= eventCount(history)) return moment;
  }
}

function still(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
