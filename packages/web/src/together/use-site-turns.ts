import { useEffect, useRef, useState } from 'preact/compat';
import { chime } from '../play/sound/hear.ts';
import { type Turns, waitingTables } from '../table/turns.ts';
import { setWaiting } from '../ui/page-title.ts';
import { claimRing } from './ring.ts';

const KEY = 'pangaea.served';

/** Whether this browser ever had a table at a server. */
function wasServed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function noteServed(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Then a later page does not know that a server was used.
  }
}

/**
 * Follows the tables of this person on every page. A sound tells that a table begins to wait, and
 * the title of the tab shows the number of waiting tables. Undefined while no server is used.
 * @param remote the shown table, which reports itself
 * @param isLocal whether a table of this device is shown; then no server is asked unless this
 * browser has used one
 */
export function useSiteTurns({
  remote,
  isLocal,
  sound,
}: {
  readonly remote: string | undefined;
  readonly isLocal: boolean;
  readonly sound: boolean;
}): Turns | undefined {
  const [turns, setTurns] = useState<Turns>();
  const isLoud = useRef(sound);
  isLoud.current = sound;
  const isWanted = !isLocal || wasServed();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { followServed } = await import('./follow-served.ts');
      if (isGone) return;
      const followed = followServed(remote, ({ id }) => {
        if (id !== remote && isLoud.current && claimRing(localStorage, id, Date.now())) chime();
      });
      const count = () => {
        const tables = followed.current();
        if (tables.length > 0) noteServed();
        setWaiting(waitingTables(tables).filter(({ id }) => id !== remote).length);
      };
      const stopCounting = followed.subscribe(count);
      stop = () => {
        stopCounting();
        followed.close();
      };
      setTurns(followed);
    };
    // If this part cannot be loaded, there is no server to ask either.
    void follow().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isWanted, remote]);
  return turns;
}
