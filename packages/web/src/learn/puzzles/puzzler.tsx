import '../style/teacher.css';
import './puzzler.css';
import { gradeOf } from '@pangaea/bots/puzzles';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { PUZZLE_MESSAGES, type PuzzleMessages } from './messages.ts';
import type { PlayedTurn, PuzzleTable, Standing } from './puzzle-table.ts';

interface PuzzlerProps {
  readonly table: PuzzleTable;
  readonly name: (m: PuzzleMessages) => string;
  /** The address of the list of puzzles. */
  readonly list: string;
}

/** The panel beside the table of a puzzle: the question, the line so far, and the result. */
export function Puzzler({ table, name, list }: PuzzlerProps) {
  const { language } = useGameSpeech();
  const m = PUZZLE_MESSAGES[language];
  const { play } = useTable();
  const standing = useSyncExternalStore(table.subscribe, table.standing);
  const { puzzle } = table;
  const { end, shown, turns } = standing;
  const { wish } = play;
  const go = (work: () => void) => () => {
    wish({ do: 'clear' });
    work();
  };
  const isShowing = shown !== undefined;
  const isAtEnd = isShowing && shown >= puzzle.line.length;
  const buttons = useRef<HTMLDivElement>(null);
  // The pressed button may be gone. Then the keyboard focus moves to the button in its place: at
  // once, before the next key is pressed; later again, if the pressed one was in the dock.
  const refocus = () => {
    if (document.activeElement !== document.body || !isShowing) return;
    buttons.current?.querySelector<HTMLElement>('.teacher-main')?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other buttons are shown.
  useLayoutEffect(refocus, [isShowing, isAtEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other buttons are shown.
  useEffect(refocus, [isShowing, isAtEnd]);
  const button = (id: string, words: string, work: () => void, isMain = false) => (
    <button
      type="button"
      className={isMain ? 'teacher-main' : undefined}
      data-puzzle={id}
      onClick={work}
    >
      {words}
    </button>
  );
  return (
    <section
      className="teacher puzzler"
      aria-label={m.heading}
      data-puzzle-state={stateOf(standing)}
      data-proof={puzzle.proof}
    >
      <div className="teacher-words">
        <p className="teacher-count">
          <b>{name(m)}</b>
          <span>
            {m.grades[gradeOf(puzzle)]} · {m.proofsShort[puzzle.proof]}
          </span>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard. */}
        <div role="status" className="teacher-told" tabIndex={0}>
          {isShowing ? (
            <BestLine table={table} shown={shown} m={m} />
          ) : end === undefined ? (
            <>
              <h2>{m.question}</h2>
              <p className="puzzler-terms">
                {m.terms} {m.proofs[puzzle.proof]}
              </p>
            </>
          ) : (
            <Result table={table} end={end} m={m} />
          )}
        </div>
      </div>
      <Line table={table} turns={turns} end={end} isBest={isShowing} m={m} />
      <div className="teacher-buttons" ref={buttons}>
        {isShowing ? (
          <>
            {!isAtEnd && button('step', m.nextStep, go(table.showNext), true)}
            {!isAtEnd && button('restart', m.try, go(table.restart))}
          </>
        ) : (
          <>
            <button
              type="button"
              data-puzzle="back"
              aria-disabled={turns.length === 0}
              onClick={go(table.takeBack)}
            >
              {m.back}
            </button>
            {end === undefined && (
              <>
                <button
                  type="button"
                  data-puzzle="restart"
                  aria-disabled={turns.length === 0}
                  onClick={go(table.restart)}
                >
                  {m.restart}
                </button>
                {button('show', m.show, go(table.showNext))}
              </>
            )}
          </>
        )}
        <a href={list} data-puzzle="list">
          {m.list}
        </a>
      </div>
    </section>
  );
}

function stateOf({ end, shown }: Standing): string {
  if (shown !== undefined) return 'shown';
  return end === undefined ? 'open' : 'ended';
}

/** The turns that were played, each with the points that it made. */
function Line({
  table,
  turns,
  end,
  isBest,
  m,
}: {
  readonly table: PuzzleTable;
  readonly turns: readonly PlayedTurn[];
  readonly end: number | undefined;
  readonly isBest: boolean;
  readonly m: PuzzleMessages;
}) {
  const speech = useGameSpeech();
  const { history } = useTable().play;
  const { now, seat } = table.puzzle;
  const last = turns.at(-1)?.points ?? now;
  const { end: ending } = history.game;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the shown turns change.
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [turns]);
  return (
    <div className="puzzler-line">
      <p>
        <span>{isBest ? m.bestLine : m.soFar}</span>
        <b data-puzzle-points>{m.points((end ?? last) - now)}</b>
      </p>
      {turns.length === 0 ? (
        <p className="puzzler-hint">{isBest ? '' : m.nothingYet}</p>
      ) : (
        <ol ref={list}>
          {turns.map(({ from, to, points }, at) => (
            <li key={from}>
              <span>
                {speech.m.list(
                  history.steps
                    .slice(from, to)
                    .filter((step) => step.seat === seat && step.move !== ending)
                    .map((step) => speech.move(step.state, step.move)),
                )}
              </span>
              <b>{m.points(points - (turns[at - 1]?.points ?? now))}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Result({
  table,
  end,
  m,
}: {
  readonly table: PuzzleTable;
  readonly end: number;
  readonly m: PuzzleMessages;
}) {
  const { best, greedy } = table.puzzle;
  const more = end - greedy;
  return (
    <h2>
      {end > best
        ? m.better
        : end === best
          ? m.solved
          : more > 0
            ? m.beyond(more, best - greedy)
            : more === 0
              ? m.asObvious
              : m.lessThanObvious}
    </h2>
  );
}

/** The best line, as far as it has been played. */
function BestLine({
  table,
  shown,
  m,
}: {
  readonly table: PuzzleTable;
  readonly shown: number;
  readonly m: PuzzleMessages;
}) {
  const { best, now, line } = table.puzzle;
  return (
    <>
      <h2>{m.best(best - now)}</h2>
      <p className="puzzler-terms">{shown < line.length ? m.showHow : m.shownAll}</p>
    </>
  );
}
