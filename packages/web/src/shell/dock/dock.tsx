import { lazy, useEffect, useRef, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { useOver } from '../../play/use-over.ts';
import type { AnyPlay } from '../../play/use-play.ts';
import { Part } from '../../ui/part.tsx';
import { NOTHING_OPENED, useOpened } from '../opened.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CommandLine } from './command-line.tsx';
import { Corner } from './corner.tsx';
import { Curtain } from './curtain.tsx';
import { Line } from './line.tsx';
import { theOnlyAction } from './only-action.ts';
import type { State } from './state.ts';
import { Status } from './status.tsx';
import { useFocus } from './use-focus.ts';

// Parts that are loaded when a person looks back, and when a game is over.
const HistoryBar = lazy(async () => ({ default: (await import('./history.tsx')).HistoryBar }));
const Over = lazy(async () => ({ default: (await import('./over.tsx')).Over }));

/**
 * The possible actions, at the lower edge of the map: always with the same height, and with the
 * *Confirm* button in the same corner.
 */
export function Dock() {
  const { m } = useSpeech();
  const { play, face, sketch, Ending = Over } = useTable();
  const { opened, open } = useOpened();
  const { actions, plan, wish } = play;
  const isOver = useOver() || play.table.isShowing === true;
  // A finished sketch is continued by taking back moves.
  const state = stateOf(play, opened.isBrowsing, isOver && sketch === undefined);
  const only = theOnlyAction(actions);

  // A single action needs no choice first.
  useEffect(() => {
    if (only !== undefined && plan.action === undefined) wish({ do: 'pick', action: only });
  }, [only, plan.action, wish]);

  const panel = useRef<HTMLElement>(null);
  const isMine = state === 'choose' || state === 'draft' || state === 'curtain';
  useFocus(
    panel,
    isMine ? `${play.history.steps.length} ${plan.moves} ${plan.action} ${state}` : undefined,
    isMine ? play.history.steps.length : undefined,
  );
  // Questions are scrolled to their first line.
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something else is asked.
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [plan.moves, plan.action, plan.spot]);
  // A player who types goes on typing when the next turn brings the line back.
  const [isTyping, setTyping] = useState(false);
  // A curtain closes everything that was open.
  const isCovered = play.curtain !== undefined;
  useEffect(() => {
    if (!isCovered) return;
    setTyping(false);
    open(NOTHING_OPENED);
  }, [isCovered, open]);
  const { Dock: Body } = face.table;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`dock ${isMine ? 'dock-mine' : ''}`}
      data-dock={state}
      aria-label={m.actions.heading}
    >
      <Status />
      {state === 'history' ? (
        <Part fallback={<div className="dock-line" />}>
          <HistoryBar />
        </Part>
      ) : (
        <>
          {play.plan.moves.length > 0 && play.draft !== undefined && isMine ? (
            <Breadcrumbs draft={play.draft} />
          ) : (
            <Line state={state} onType={isMine ? () => setTyping(true) : undefined} />
          )}
          <div ref={body} className="dock-body">
            {state === 'curtain' ? (
              <Curtain seat={play.curtain ?? 0} />
            ) : state === 'over' ? (
              <Part>
                <Ending />
              </Part>
            ) : (
              <Body state={state} />
            )}
          </div>
        </>
      )}
      <Corner state={state} />
      <CommandLine isMine={isMine} isOpen={isTyping} setOpen={setTyping} />
    </section>
  );
}

function stateOf(play: AnyPlay, isBrowsing: boolean, isOver: boolean): State {
  if (isBrowsing || play.plan.at !== undefined) return 'history';
  if (play.curtain !== undefined) return 'curtain';
  if (isOver) return 'over';
  if (play.seat === undefined || play.moment !== undefined) return 'wait';
  return play.ready === undefined ? 'choose' : 'draft';
}
