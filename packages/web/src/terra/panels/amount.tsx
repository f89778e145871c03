import { useMemo } from 'preact/compat';
import { draftOnce } from '../../game/draft.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { amountsIn } from '../game/amounts.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';

/**
 * Makes a drafted exchange of goods larger or smaller by one press; the rest of the draft stays. It
 * shows nothing for other moves.
 * @param at the place of the move in the draft
 */
export function Amount({ at }: { readonly at: number }) {
  const speech = useGameSpeech();
  const { exchanges } = useTerra();
  const { play, face } = useTerraTable();
  const { draft, plan, wish } = play;
  const words = TERRA_MESSAGES[speech.language];
  const found = useMemo(() => {
    const move = draft?.moves[at];
    if (draft === undefined || exchanges === undefined || move === undefined) return undefined;
    if (exchanges.amountOf(move) === undefined) return undefined;
    return amountsIn(draft, exchanges).find((each) => each.at === at);
  }, [draft, exchanges, at]);
  if (draft === undefined || found === undefined) return null;
  const { move, amount, less, more } = found;
  const before = draftOnce(draft.game, draft.base, draft.seat, draft.moves.slice(0, at));
  const state = before.ok ? before.value.state : draft.base;
  const name = face.crumb?.(speech, state, move, undefined) ?? speech.move(state, move);
  const step = (to: typeof less | typeof more, sign: string, label: string, id: string) => (
    <button
      type="button"
      className="amount-step"
      aria-label={label}
      aria-disabled={to === undefined}
      data-amount={`${id} ${at}`}
      onClick={() => {
        if (to !== undefined && !plan.sending) wish({ do: 'amend', at, move: to.move });
      }}
    >
      {sign}
    </button>
  );
  return (
    <>
      {step(less, '−', words.amount.less(name), 'less')}
      <span className="spoken" aria-live="polite">
        {amount}
      </span>
      {step(more, '+', words.amount.more(name), 'more')}
    </>
  );
}
