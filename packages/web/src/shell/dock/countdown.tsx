import { useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';

/** Longer than anybody watches a clock. */
const LONG_S = 3_600;

/** How long those who are asked in secret still have; its end does not depend on what anybody holds. */
export function Countdown() {
  const { m } = useSpeech();
  const { closes } = useTable().play.table;
  const left = useSecondsUntil(closes);
  // Where it lasts for days, the seconds say nothing.
  if (left === undefined || left > LONG_S) return null;
  return (
    <p className="countdown" role="timer">
      {m.window.left(left)}
    </p>
  );
}

/** Whole seconds until a time of this device's clock; none once it is over. */
function useSecondsUntil(time: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (time === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [time]);
  if (time === undefined || now >= time) return undefined;
  return Math.ceil((time - now) / 1000);
}
