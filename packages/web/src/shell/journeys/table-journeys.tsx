import { lazy, useMemo } from 'preact/compat';
import { useTable } from '../../play/context.ts';
import { usePreferences } from '../../preferences/context.ts';
import { TELLING_MS } from '../../preferences/preferences.ts';
import { Part } from '../../ui/part.tsx';

/** The flights, loaded only where animation is wanted. */
const Journeys = lazy(async () => ({ default: (await import('./journeys.tsx')).Journeys }));

/** The flights of things while moves are shown, in games that define them. */
export function TableJourneys() {
  const { face } = useTable();
  const { preferences } = usePreferences();
  const { loadJourneys } = face.table;
  const Loaded = useMemo(
    () =>
      loadJourneys === undefined
        ? undefined
        : lazy(async () => {
            const journeysIn = await loadJourneys();
            return { default: () => <Journeys journeysIn={journeysIn} /> };
          }),
    [loadJourneys],
  );
  if (Loaded === undefined || TELLING_MS[preferences.pace] === 0 || isStill()) return null;
  return (
    <Part otherwise={null}>
      <Loaded />
    </Part>
  );
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
