import type { Fact } from '../../game/stop.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { useTable } from '../../play/context.ts';
import { useOpened } from '../opened.ts';
import { SeatMark } from '../seats/seat-mark.tsx';

/** The number of facts about a game. */
const TOLD = 3;

/** Remarkable facts; a press leads to the moment. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const { result } = useOpenedWords();
  const look = useLook();
  if (facts.length === 0) return null;
  return (
    <section className="remarks" aria-labelledby="remarks">
      <h3 id="remarks">{result.facts}</h3>
      <ul>
        {facts.slice(0, TOLD).map(({ seat, text, moment }) => (
          <li key={text} className="remark">
            <SeatMark seat={seat} size={30} />
            <p>{text}</p>
            {moment !== undefined && (
              <button type="button" className="quiet" data-see onClick={() => look(moment)}>
                {result.see}
                <span className="spoken">: {text}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads from the report to a moment of the game. */
export function useLook(): (moment: number) => void {
  const { play } = useTable();
  const { open } = useOpened();
  return (moment) => {
    open({ sheet: undefined, isBrowsing: true, tab: 'map' });
    play.wish({ do: 'look', at: moment });
  };
}
