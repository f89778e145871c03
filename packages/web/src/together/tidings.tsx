import { useEffect, useRef, useState } from 'preact/compat';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';
import { seatTidings } from './seat-tidings.ts';

/** So long something that is told stays. */
const SHOWN_MS = 9_000;
/** As many are shown at once. */
const MOST = 3;

interface Tiding {
  readonly id: number;
  readonly text: string;
}

/** What is told of the people at a table, over the map, for some seconds each. */
export function Tidings() {
  const speech = useSpeech();
  const { play } = useTable();
  const { players, rematch } = play.table;
  const [shown, setShown] = useState<readonly Tiding[]>([]);
  const before = useRef(players);
  const known = useRef(rematch);
  const count = useRef(0);
  useEffect(() => {
    const told = [...seatTidings(speech, before.current, players)];
    before.current = players;
    if (rematch !== undefined && known.current === undefined) told.push(speech.m.together.ready);
    known.current = rematch;
    if (told.length === 0) return;
    const added = told.map((text) => ({ id: count.current++, text }));
    setShown((now) => [...now, ...added].slice(-MOST));
    setTimeout(() => setShown((now) => now.filter((each) => !added.includes(each))), SHOWN_MS);
  }, [players, rematch, speech]);
  return (
    <div className="tidings" role="status" data-tidings>
      {shown.map(({ id, text }) => (
        <p key={id} className="tiding">
          {text}
        </p>
      ))}
    </div>
  );
}
