import { useTable } from '../../play/context.ts';
import { useGameSpeech } from '../../speech.ts';
import { Again } from '../again.tsx';
import { useOpened } from '../opened.ts';
import { SeatMark } from '../seat-mark.tsx';

/** When the game is over: who has won, and what can be done now. */
export function Over() {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, who } = useTable();
  const { opened, open } = useOpened();
  const outcome = play.history.game.book.game.outcome(play.now);
  if (outcome === undefined) return null;
  const winners = outcome.rank.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = m.list(winners.map(who.full));
  return (
    <div className="over">
      {winners.map((seat) => (
        <SeatMark key={seat} seat={seat} size={48} />
      ))}
      <p className="over-winner">
        {winners.length === 1 ? m.scores.winner(names) : m.scores.winners(names)}
      </p>
      <div className="over-buttons">
        <button
          type="button"
          data-result
          aria-pressed={opened.sheet === 'result'}
          onClick={() =>
            open({ sheet: opened.sheet === 'result' ? undefined : 'result', tab: 'map' })
          }
        >
          {m.scores.account}
        </button>
        <Again />
      </div>
    </div>
  );
}
