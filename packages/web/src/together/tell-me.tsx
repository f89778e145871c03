import { hasSeat } from '@pangaea/rules/kernel';
import { useState } from 'preact/compat';
import { useTable } from '../play/context.ts';
import { useTurns } from '../play/turns-context.ts';
import { useOpened } from '../shell/opened.ts';
import { later } from '../ui/later.tsx';
import { noteTellingOffered, wasTellingOffered } from './telling/offered.ts';

const Offer = later(async () => (await import('./telling/offer.tsx')).TellingOffer);

/** At a table over days, while others have to move: the offer of notices, once on a device. */
export function TellMe() {
  const { play } = useTable();
  const { tables } = useTurns();
  const { opened } = useOpened();
  const [isDone, setDone] = useState(() => wasTellingOffered(localStorage));
  const { id, players, deciders } = play.table;
  const isSlow = tables.some((table) => table.id === id && table.pace === 'slow' && !table.over);
  const own = [...players.keys()].filter((seat) => players[seat].kind === 'here');
  const isWaiting =
    own.length > 0 && deciders !== 0 && !own.some((seat) => hasSeat(deciders, seat));
  if (isDone || !isSlow || !isWaiting || opened.sheet !== undefined) return null;
  return (
    <Offer
      onDone={() => {
        noteTellingOffered(localStorage);
        setDone(true);
      }}
    />
  );
}
