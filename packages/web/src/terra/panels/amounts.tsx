import { useMemo } from 'preact/compat';
import { draftOn } from '../../game/draft.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { amountsIn } from '../game/amounts.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';

/** The drafted exchanges of goods: one press makes each of them larger or smaller, and the rest of the draft stays. */
export function Amounts() {
  const speech = useGameSpeech();
  const { exchanges } = useTerra();
  const { play, face } = useTerraTable();
  const { draft, plan, wish } = play;
  const words = TERRA_MESSAGES[speech.language].amount;
  const amounts = useMemo(
    () => (draft === undefined || exchanges === undefined ? [] : amountsIn(draft, exchanges)),
    [draft, exchanges],
  );
  if (draft === undefined) return null;
  return amounts.map(({ at, move, amount, less, more }) => {
    const before = draftOn(draft.game, draft.base, draft.seat, draft.moves.slice(0, at));
    const state = before.ok ? before.value.state : draft.base;
    const name = face.crumb?.(speech, state, move, undefined) ?? speech.move(state, move);
    const step = (to: typeof less | typeof more, sign: string, label: string, id: string) => (
      <button
        type="button"
        className="quiet amount-step"
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
      <span key={at} className="amount-drafted">
        {step(less, '−', words.less(name), 'less')}
        <span>{name}</span>
        <span className="spoken" aria-live="polite">
          {amount}
        </span>
        {step(more, '+', words.more(name), 'more')}
      </span>
    );
  });
}
