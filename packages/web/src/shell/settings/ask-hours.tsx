import { useEffect } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { HoursForm, NIGHT, useKeptHours } from './hours.tsx';
import { noteHoursAsked } from './hours-asked.ts';

/**
 * Asks for the hours when a person first sits at a table with days for each move: once on a device,
 * and not if the hours are set.
 */
export function AskHours({ onDone }: { readonly onDone: () => void }) {
  const { m } = useSpeech();
  // In that case the question comes at another time.
  const kept = useKeptHours(onDone);
  const done = () => {
    noteHoursAsked(localStorage);
    onDone();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the hours are loaded.
  useEffect(() => {
    if (kept?.isNew === false) done();
  }, [kept]);
  if (kept?.isNew !== true) return null;
  return (
    <HoursForm first={{ ...kept.hours, night: NIGHT }} heading={m.clock.askHours} onSaved={done}>
      <button type="button" className="quiet" data-hours-later onClick={done}>
        {m.clock.later}
      </button>
    </HoursForm>
  );
}
