import { useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';

/** Beyond this time no seconds are shown. */
const LONG_S = 3_600;

/** The remaining time for secret answers; its end does not depend on any hand. */
export function Countdown() {
  const { m } = useSpeech();
  const { closes } = useTable().play.table;
  const left = useSecondsUntil(closes);
  // If the time is counted in days, seconds are not useful.
  if (left === undefined || left > LONG_S) return null;
  return (
    <p className="countdown" role="timer">
      {m.window.left(left)}
    </p>
  );
}

/** Whole seconds until a time by this device's clock; undefined once it is over. */
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
