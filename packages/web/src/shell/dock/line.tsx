import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { Hint } from '../guide.tsx';
import { MoveLine } from '../log/move-line.tsx';
import { useSince } from '../log/use-since.ts';
import { useOpened } from '../opened.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { waitedFor } from '../waiting.ts';
import type { State } from './state.ts';
import { useStatus } from './status.tsx';

/** A countdown is shown only for answers in secret. */
const Countdown = later(async () => (await import('./countdown.tsx')).Countdown, null);

/**
 * The first line of the dock: whose turn it is, the subject of the turn, and moves since the last
 * turn.
 */
export function Line({
  state,
  onType,
}: {
  readonly state: State;
  /** Opens the line for typed moves. */
  readonly onType: (() => void) | undefined;
}) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, face, company } = useTable();
  const { open } = useOpened();
  const status = useStatus();
  const since = useSince();
  const { Stake } = face.table;
  const [turn] = status.by === undefined ? waitedFor(play) : [status.by];
  const isMine = state === 'choose' || state === 'draft' || state === 'curtain';
  return (
    <div className={status.isAsked ? 'dock-line dock-line-asked' : 'dock-line'}>
      {state === 'wait' && turn !== undefined && <SeatMark seat={turn} size={26} />}
      <p className={isMine ? 'dock-who dock-who-mine' : 'dock-who'}>{status.who}</p>
      {status.why !== '' && <p className="dock-why">{status.why}</p>}
      {state === 'wait' && status.why === '' && status.last !== undefined && (
        // Hidden from screen readers, which get the text from `Status` when it changes.
        <p className="dock-why" aria-hidden="true">
          <MoveLine step={status.last} />
        </p>
      )}
      {state === 'choose' && status.isTurn && Stake !== undefined && (
        <div className="dock-stake">
          <Stake />
        </div>
      )}
      {state === 'choose' && <Hint />}
      {state === 'wait' && play.table.closes !== undefined && <Countdown />}
      <span className="dock-line-end">
        {company !== undefined && <company.ComeBack />}
        {isMine && since.length > 0 && (
          <button
            type="button"
            className="since-open"
            data-since
            title={m.since.count(since.length)}
            onClick={() => open({ tab: 'log', isSinceAsked: true })}
          >
            <Icon name="history" />
            <span className="since-figure" aria-hidden="true">
              {since.length}
            </span>
            <span className="since-words">{m.since.count(since.length)}</span>
          </button>
        )}
        {onType !== undefined && (
          <button
            type="button"
            className="quiet type-open"
            aria-label={m.command.open}
            aria-keyshortcuts="/"
            title={`${m.command.open} (/)`}
            onClick={onType}
          >
            <Icon name="type" />
          </button>
        )}
      </span>
    </div>
  );
}
