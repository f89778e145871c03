import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';
import type { JourneysIn } from '../../play/face/journey.ts';
import { usePreferences } from '../../preferences/context.ts';
import { TELLING_MS } from '../../preferences/preferences.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { type Flight, flightsOf } from './flights.ts';
import { useTold } from './use-told.ts';
import { wayOf } from './way.ts';

/** The duration of a flight, and the delay between two things; in beats of the animation. */
const BEATS = 3;
const APART = 0.35;

/**
 * Flying coins, stones and tiles while moves are shown or drafted: above the table, without
 * changing it. They vanish as soon as anything is pressed, and do not appear for people who want
 * reduced motion.
 */
export function Journeys({ journeysIn }: { readonly journeysIn: JourneysIn }) {
  const { preferences } = usePreferences();
  const beat = TELLING_MS[preferences.pace];
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  // The places are measured after the paint, when they are laid out anyway.
  useTold(({ events, step, isSudden }) => {
    if (isSudden) return;
    const left = flightsOf(journeysIn(events, step));
    if (left.length > 0) setFlights((now) => [...now, ...left]);
  }, useEffect);

  useEffect(() => {
    const touch = () => setFlights((now) => (now.length === 0 ? now : []));
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each flight starts only once.
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
