import type { ReactNode } from 'preact/compat';
import { useGameSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { isAgain } from '../ui/double-press.ts';
import { useAgree } from './use-agree.ts';

/**
 * While others think, one press asks to take back the last own move.
 * @param otherwise shown if nothing can be taken back
 */
export function TakeBack({ otherwise }: { readonly otherwise: ReactNode }) {
  const { m } = useGameSpeech();
  const { play } = useTable();
  const { consent, seat, mayAsk, to, why } = useAgree();
  if (consent === undefined || seat === undefined || to === undefined || why !== undefined) {
    return <>{otherwise}</>;
  }
  const ask = async () => {
    const refused = await consent.askBack(seat, to);
    if (refused !== undefined) play.wish({ do: 'refused', refusal: refused });
  };
  return (
    <button
      type="button"
      className="beside"
      data-take-back={mayAsk ? '' : undefined}
      aria-disabled={!mayAsk}
      title={m.agree.takeBackLast}
      onClick={(event) => {
        // The *Confirm* button was at this place before.
        if (mayAsk && !isAgain(event)) void ask();
      }}
    >
      {m.agree.takeBack}
    </button>
  );
}
