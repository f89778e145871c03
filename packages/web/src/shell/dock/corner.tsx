import { useLayoutEffect } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { isAgain } from '../../ui/double-press.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpened } from '../opened.ts';
import { waitedFor } from '../waiting.ts';
import { Back } from './back.tsx';
import { theOnlyAction } from './only-action.ts';
import type { State } from './state.ts';

/**
 * The corner of the dock that never moves: the *Confirm* button, and beside it the button that
 * takes back. If nothing can be confirmed the place stays empty.
 */
export function Corner({ state }: { readonly state: State }) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, face, sketch } = useTable();
  const { open } = useOpened();
  const { draft, ready, plan, answering, wish, send } = play;
  const { sending } = plan;
  const drafted = draft !== undefined && draft.moves.length > 0;
  const isMine = state === 'choose' || state === 'draft';
  const {
    what,
    more = m.draft.more,
    nothing,
    early,
  } = isMine ? face.table.confirm(speech, play) : NOTHING;
  const undoable = isMine && drafted && !sending;
  useLayoutEffect(() => {
    if (!undoable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      wish({ do: 'undo' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undoable, wish]);
  const moves =
    answering !== undefined
      ? plan.moves
      : (ready ?? (drafted || nothing === undefined ? undefined : [nothing.move]));
  const canSend = isMine && moves !== undefined && !sending;
  return (
    <div className="dock-corner">
      <Beside state={state} drafted={drafted} undoable={undoable} />
      {isMine && ready === undefined && drafted && early !== undefined && (
        <button
          type="button"
          className="early"
          data-early
          disabled={sending}
          onClick={() => send(plan.moves)}
        >
          {early}
        </button>
      )}
      <button
        type="button"
        className={answering ? 'confirm confirm-soon' : 'confirm'}
        data-send={canSend ? '' : undefined}
        aria-disabled={!canSend}
        onClick={(event) => {
          // The next *Confirm* button appears at the same place, so the second press of a double
          // press does nothing.
          if (!canSend || isAgain(event)) return;
          send(moves);
          open({ tab: 'map' });
        }}
      >
        <span className="confirm-word">
          {canSend && !drafted && nothing !== undefined
            ? nothing.label
            : sketch
              ? m.draft.sketch
              : m.draft.send}
        </span>
        <small className="confirm-what">
          {sending
            ? m.draft.sending
            : answering !== undefined
              ? m.draft.soon
              : canSend
                ? what
                : drafted
                  ? more
                  : ''}
        </small>
      </button>
    </div>
  );
}

const NOTHING: ReturnType<ReturnType<typeof useTable>['face']['table']['confirm']> = {};

/** The button beside *Confirm*: it takes back the draft or, without a draft, the previous turn. */
function Beside({
  state,
  drafted,
  undoable,
}: {
  readonly state: State;
  readonly drafted: boolean;
  readonly undoable: boolean;
}) {
  const { m } = useGameSpeech();
  const { play, port, company, sketch } = useTable();
  const { open } = useOpened();
  if (state === 'history') {
    return (
      <button
        type="button"
        className="beside"
        data-now
        onClick={() => {
          play.wish({ do: 'look', at: undefined });
          open({ isBrowsing: false, isReplaying: false });
        }}
      >
        {m.history.now}
      </button>
    );
  }
  if (state === 'wait' && sketch === undefined) {
    // A button to skip: people cannot be hurried, but the animation of their moves can be.
    const isForBots = waitedFor(play).some((seat) => play.table.players[seat].kind === 'bot');
    const canSkip = isForBots || play.telling;
    const skip = (
      <button
        type="button"
        className="beside skip"
        data-skip={canSkip ? '' : undefined}
        aria-disabled={!canSkip}
        onClick={() => {
          if (!canSkip) return;
          port.hurry?.();
          play.finish();
        }}
      >
        <Icon name="stepOn" />
        {m.turn.skip}
      </button>
    );
    // A sent turn can still be taken back by request.
    return !canSkip && company !== undefined ? <company.TakeBack otherwise={skip} /> : skip;
  }
  const undo = (
    <button
      type="button"
      className="beside"
      data-undo={undoable ? '' : undefined}
      aria-disabled={!undoable}
      aria-keyshortcuts="Control+Z"
      onClick={() => {
        if (undoable) play.wish({ do: 'undo' });
      }}
    >
      {m.draft.undo}
    </button>
  );
  const { plan, actions } = play;
  const isPicked = plan.action !== undefined && theOnlyAction(actions) === undefined;
  // On a sketch moves can be taken back in every state, also at the end of its game or before
  // something hidden.
  const mayGoBack = state === 'choose' || sketch !== undefined;
  return drafted || !mayGoBack || isPicked ? undo : <Back otherwise={undo} />;
}
