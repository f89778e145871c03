import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';
import { eventCount, eventsBetween, placeOf } from '../../game/moment.ts';
import { useTable } from '../../play/context.ts';
import type { JourneysIn } from '../../play/face/journey.ts';
import { usePreferences } from '../../preferences/context.ts';
import { TELLING_MS } from '../../preferences/preferences.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { type Flight, flightsOf } from './flights.ts';
import { justTold, type TellingState } from './just-told.ts';
import { wayOf } from './way.ts';

/** The duration of a flight in beats of the telling, and the delay between two things. */
const BEATS = 3;
const APART = 0.35;

/**
 * Flying coins, stones and tiles while moves are told or drafted: above the table, without changing
 * it. They vanish as soon as anything is pressed, and do not appear for people who want reduced
 * motion.
 */
export function Journeys({ journeysIn }: { readonly journeysIn: JourneysIn }) {
  const { play } = useTable();
  const { preferences } = usePreferences();
  const beat = TELLING_MS[preferences.pace];
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const isTouched = useRef(false);
  const { history, moment, draft, plan, curtain, telling } = play;
  const told: TellingState = {
    isApart: plan.at !== undefined || curtain !== undefined,
    isTelling: telling,
    count: moment ?? eventCount(history),
    moves: draft?.moves.length ?? 0,
    drafted: draft?.events ?? [],
  };
  const before = useRef(told);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = told;
    const events = justTold(last, told, (from, to) => eventsBetween(history, from, to));
    // A player who skips the telling wants to see its end.
    const isSkipped = last.isTelling && isTouched.current;
    if (told.isTelling || last.isTelling) isTouched.current = false;
    if (events.length === 0 || isSkipped || document.hidden) return;
    const step = last.isTelling ? placeOf(history, told.count).step?.events : told.drafted;
    const left = flightsOf(journeysIn(events, step ?? events));
    if (left.length > 0) setFlights((now) => [...now, ...left]);
  });

  useEffect(() => {
    const touch = () => {
      isTouched.current = true;
      setFlights((now) => (now.length === 0 ? now : []));
    };
    const types = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const type of types)
      window.addEventListener(type, touch, { passive: true, capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, touch, { capture: true });
    };
  }, []);

  const arrived = useCallback(
    (key: number) => setFlights((now) => now.filter((flight) => flight.key !== key)),
    [],
  );
  return (
    <div className="journeys" aria-hidden="true">
      {flights.map((flight) => (
        <Traveller key={flight.key} flight={flight} beat={beat} onArrived={arrived} />
      ))}
    </div>
  );
}

function Traveller({
  flight,
  beat,
  onArrived,
}: {
  readonly flight: Flight;
  readonly beat: number;
  readonly onArrived: (key: number) => void;
}) {
  const element = useRef<HTMLSpanElement>(null);
  // A flight never changes after its start.
  const { key, what, from, to, isThrown, shrink, place } = flight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves once.
  useLayoutEffect(() => {
    const traveller = element.current;
    if (traveller === null) return;
    if (what instanceof HTMLElement) traveller.replaceChildren(what);
    const animation = traveller.animate(wayOf(from, to, isThrown, shrink), {
      duration: BEATS * beat,
      delay: place * APART * beat,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      fill: 'both',
    });
    animation.onfinish = () => onArrived(key);
    return () => animation.cancel();
  }, []);
  return (
    <span ref={element} className="traveller">
      {typeof what === 'string' && <TokenIcon name={what} />}
    </span>
  );
}
