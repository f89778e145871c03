import './puzzle-ending.css';
import { use, useEffect, useMemo, useRef, useSyncExternalStore } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { type Branch, pointsBySource, type Row } from '../../play/face/side-by-side.ts';
import { type Tally, tallyOf } from '../../play/face/tally.ts';
import { PUZZLE_MESSAGES, type PuzzleMessages } from './messages.ts';
import type { PuzzleTable } from './puzzle-table.ts';

/**
 * The end of a puzzle, in the dock: the points that were made, the most points, and the things to
 * do next. While the best line is shown, its points are here from its first turn on.
 */
export function PuzzleEnding({
  table,
  next,
}: {
  readonly table: PuzzleTable;
  /** The address of another puzzle. */
  readonly next: string;
}) {
  const { language } = useGameSpeech();
  const m = PUZZLE_MESSAGES[language];
  const { play, face } = useTable();
  const tally = use(tallyOf(face.table));
  const { end, shown } = useSyncExternalStore(table.subscribe, table.standing);
  const { now, best, greedy } = table.puzzle;
  const again = useRef<HTMLButtonElement>(null);
  const isAtEnd = end !== undefined;
  // The pressed button is gone, so the keyboard focus moves here.
  useEffect(() => {
    if (isAtEnd && document.activeElement?.contains(again.current)) again.current?.focus();
  }, [isAtEnd]);
  const points = shown === undefined ? end : best;
  if (points === undefined) return null;
  const go = (work: () => void) => () => {
    play.wish({ do: 'clear' });
    work();
  };
  const isOwn = shown === undefined;
  return (
    <div className="puzzle-ending">
      <div className="puzzle-ending-words" role="status">
        <p className="puzzle-ending-points">
          {!isOwn
            ? m.best(best - now)
            : points > best
              ? m.points(points - now)
              : m.made(points - now, best - now)}
        </p>
        <p className="hint">
          {sureness(table, points, m)} {m.obvious(greedy - now)}
        </p>
      </div>
      <Sources table={table} tally={tally} isOwn={isOwn} m={m} />
      <div className="puzzle-ending-buttons">
        <a className="puzzle-next" href={next} data-puzzle="next">
          {m.next}
        </a>
        {isAtEnd && (
          <button ref={again} type="button" data-puzzle="restart" onClick={go(table.restart)}>
            {isOwn ? m.again : m.try}
          </button>
        )}
        {isOwn && (
          <button type="button" data-puzzle="show" onClick={go(table.showNext)}>
            {m.show}
          </button>
        )}
      </div>
    </div>
  );
}

/** The sentence whether these are the most points, and how well that is proved. */
function sureness({ puzzle }: PuzzleTable, end: number, m: PuzzleMessages): string {
  const { best, now, proof } = puzzle;
  if (end > best) return m.moreThanFound;
  return end === best ? m.isMost[proof] : m.most[proof](best - now);
}

/** The points by source: the player's beside those of the best line. */
function Sources({
  table,
  tally,
  isOwn,
  m,
}: {
  readonly table: PuzzleTable;
  readonly tally: Tally;
  readonly isOwn: boolean;
  readonly m: PuzzleMessages;
}) {
  const speech = useGameSpeech();
  const { history } = useTable().play;
  const rows = useMemo((): readonly Row[] => {
    const best = table.best();
    if (best === undefined) return [];
    const branch = (of: Branch['history']): Branch => ({ history: of, from: table.from });
    const branches = isOwn ? [branch(history), branch(best)] : [branch(best)];
    const { points } = pointsBySource(speech, tally, branches, table.puzzle.seat);
    return points;
  }, [table, history, speech, tally, isOwn]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keyboard.
    <section className="puzzle-sources" tabIndex={0} aria-label={m.bySource}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.bySource}</th>
            {isOwn && <th scope="col">{m.yours}</th>}
            <th scope="col">{m.bestShort}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values: [first, second] }) => (
            <tr key={name} data-differs={isOwn && first !== second ? '' : undefined}>
              <th scope="row">{name}</th>
              <td>{m.points(Number(first))}</td>
              {isOwn && <td>{m.points(Number(second))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
