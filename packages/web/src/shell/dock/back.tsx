import type { ReactNode } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { useLastTurn } from '../../play/use-last-turn.ts';
import { isAgain } from '../../ui/double-press.ts';
import { useOpened } from '../opened.ts';

/** At a table of this device a confirmed turn is taken back by one press: no consent is needed. */
export function Back({
  className = 'beside',
  otherwise = null,
}: {
  readonly className?: string;
  /** Shown instead if nothing can be taken back. */
  readonly otherwise?: ReactNode;
}) {
  const { m } = useGameSpeech();
  const { play, port, sketch } = useTable();
  const { open } = useOpened();
  const { seat, to, why } = useLastTurn(port.back !== undefined);
  if (sketch !== undefined && sketch.table.current().made > 0) {
    return (
      <button
        type="button"
        className={className}
        data-back-sketch
        onClick={(event) => {
          if (!isAgain(event)) sketch.table.back();
        }}
      >
        {m.agree.takeBack}
      </button>
    );
  }
  if (port.back === undefined || seat === undefined || to === undefined || why !== undefined) {
    return <>{otherwise}</>;
  }
  const goBack = async () => {
    const refused = await port.back?.(seat, to);
    // The button was there because the turn could be taken back, so others must have moved since.
    if (refused !== undefined) {
      play.wish({ do: 'refused', refusal: { code: 'stale', params: {} } });
    }
    open({ tab: 'map' });
  };
  return (
    <button
      type="button"
      className={className}
      data-back={to}
      title={m.agree.takeBackLast}
      onClick={(event) => {
        // The button that takes a draft back was at this place before.
        if (!isAgain(event)) void goBack();
      }}
    >
      {m.agree.takeBack}
    </button>
  );
}
