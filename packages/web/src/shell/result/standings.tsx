import type { CSSProperties } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { useTable } from '../../play/context.ts';
import { tinctureClass } from '../../ui/tinctures.ts';
import { SeatMark } from '../seats/seat-mark.tsx';

/** All places with the deciding score, as bars. */
export function Standings({
  order,
  rank,
}: {
  readonly order: readonly number[];
  readonly rank: readonly number[];
}) {
  const speech = useGameSpeech();
  const { result } = useOpenedWords();
  const { play, who, face } = useTable();
  const seats = order.map((seat) => ({ seat, ...face.seat(speech, play.now, seat) }));
  const most = Math.max(1, ...seats.map(({ points }) => points));
  return (
    <ol className="places" aria-label={result.standings}>
      {seats.map(({ seat, plays, points, colour }) => (
        <li
          key={seat}
          className={`place ${tinctureClass(colour)}`}
          style={{ '--part': Math.max(0, points) / most } as CSSProperties}
        >
          <span className="place-place">{result.places(rank[seat])}</span>
          <SeatMark seat={seat} size={26} />
          <span className="place-who">
            <b>{who.seat(seat)}</b> {plays !== undefined && <small>{plays}</small>}
          </span>
          <span className="place-points">
            {points} <span className="spoken">{face.table.points.name(speech)}</span>
          </span>
          <i className="place-bar" aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}
