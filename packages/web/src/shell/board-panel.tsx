import { useGameSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { useOpened } from './opened.ts';
import { ownSeat } from './seats/own-seat.ts';
import { SeatMark } from './seats/seat-mark.tsx';

/** The board of one seat, chosen in the rail. */
export function BoardPanel() {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, who, face } = useTable();
  const { opened } = useOpened();
  const seat = opened.board ?? ownSeat(play);
  const { plays } = face.seat(speech, play.state, seat);
  const { Board, BoardHead } = face.table;
  return (
    <section className="board-panel" aria-label={m.rail.boardOf(who.full(seat))} data-board={seat}>
      {BoardHead === undefined ? (
        <header className="board-head">
          <SeatMark seat={seat} size={34} />
          <h2>{plays ?? who.seat(seat)}</h2>
          {plays !== undefined && <span className="board-of">{who.seat(seat)}</span>}
        </header>
      ) : (
        <BoardHead key={`head ${seat}`} seat={seat} />
      )}
      {/* A key for each seat, so that the numbers of another seat do not look like changes. */}
      <Board key={seat} seat={seat} />
    </section>
  );
}
