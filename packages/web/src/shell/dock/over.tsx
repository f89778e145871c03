import { isStopped } from '../../game/agreed.ts';
import { momentAfter } from '../../game/moment.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { Again } from '../again.tsx';
import { useOpened } from '../opened.ts';
import { SaveRecord } from '../result/keep.tsx';
import { useWinnersSaid } from '../result/winners.tsx';
import { SeatMark } from '../seats/seat-mark.tsx';

/**
 * After the game: the winner, and the next steps. An imported game can be watched, saved or closed.
 */
export function Over() {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play } = useTable();
  const { opened, open } = useOpened();
  const { rank } = play.history.game.book.game.outcome(play.now) ?? { rank: [] };
  const winners: readonly number[] = rank.flatMap((place: number, seat: number) =>
    place === 1 ? [seat] : [],
  );
  const said = useWinnersSaid(speech);
  const isEarly = isStopped(play.history);
  const isShown = opened.sheet === 'result';
  const { isRecorded = false } = play.table;
  return (
    <div className="over">
      {!isShown && winners.map((seat) => <SeatMark key={seat} seat={seat} size={36} />)}
      <p className="over-winner">{isEarly ? m.agree.stopped : isShown ? m.turn.over : said}</p>
      <div className="over-buttons">
        {!isEarly && (
          <button
            type="button"
            data-result
            aria-pressed={isShown}
            onClick={() => open({ sheet: isShown ? undefined : 'result', tab: 'map' })}
          >
            {isShown ? m.actions.seeMap : m.scores.result}
          </button>
        )}
        {isRecorded ? (
          <>
            <SaveRecord />
            <button
              type="button"
              data-leave
              onClick={() => {
                window.location.hash = '#/';
              }}
            >
              {m.scores.leave}
            </button>
            <Watch isMain />
          </>
        ) : (
          <>
            <Watch />
            <Again />
          </>
        )}
      </div>
    </div>
  );
}

/** Replays the whole game. */
function Watch({ isMain = false }: { readonly isMain?: boolean }) {
  const { m } = useGameSpeech();
  const { play } = useTable();
  const { open } = useOpened();
  const watch = () => {
    open({ sheet: undefined, tab: 'map', isBrowsing: true, isReplaying: true });
    play.wish({ do: 'look', at: momentAfter(play.history, 0) });
  };
  return (
    <button type="button" className={isMain ? 'main' : undefined} data-watch onClick={watch}>
      {m.scores.watch}
    </button>
  );
}
