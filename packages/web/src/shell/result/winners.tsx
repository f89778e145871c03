import { type AnyGameSpeech, useGameSpeech } from '../../messages/speech.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { useTable } from '../../play/context.ts';
import { Portrait } from '../../ui/faces/face.tsx';
import { Laurel } from '../../ui/laurel.tsx';
import { SeatMark } from '../seats/seat-mark.tsx';

/** The winners, in a wreath. */
export function Winners({
  seats,
  notes,
}: {
  readonly seats: readonly number[];
  readonly notes: readonly string[];
}) {
  const speech = useGameSpeech();
  const { people } = useTable();
  const said = useWinnersSaid(speech);
  const isShared = seats.length > 1;
  return (
    <div className="winners">
      <div className={isShared ? 'winners-arms winners-shared' : 'winners-arms'}>
        {seats.map((seat) => {
          const { face } = people[seat];
          return (
            <span key={seat} className="winner-arms">
              <Laurel />
              <SeatMark seat={seat} size={isShared ? 52 : 72} />
              {face !== undefined && (
                <span className="winner-face">
                  <Portrait face={face} size={isShared ? 34 : 44} />
                </span>
              )}
            </span>
          );
        })}
      </div>
      <h2 id="result">{said}</h2>
      {notes.map((note) => (
        <p key={note} className="winners-note">
          {note}
        </p>
      ))}
    </div>
  );
}

/** "Yuki won with the Druids". */
export function useWinnersSaid({ m, ...speech }: AnyGameSpeech): string {
  const { play, who, face } = useTable();
  const { result } = useOpenedWords();
  const { rank } = play.history.game.book.game.outcome(play.now) ?? { rank: [] };
  const winners = rank.flatMap((place: number, seat: number) => (place === 1 ? [seat] : []));
  if (winners.length > 1) return m.scores.winners(m.all(winners.map(who.seat)));
  const [seat] = winners;
  // The game was ended early: there is no winner.
  if (seat === undefined) return m.agree.stopped;
  const { plays } = face.seat({ m, ...speech }, play.now, seat);
  const name = who.seat(seat);
  return plays === undefined ? m.scores.winner(name) : result.wonWith(name, plays);
}
