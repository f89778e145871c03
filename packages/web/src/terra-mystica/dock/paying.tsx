import { argA, argB, kindOf } from '@pangaea/rules/kernel';
import { CONVERSIONS, KIND } from '@pangaea/rules/terra-mystica';
import { isUnpaid, payingFor } from '../game/paying.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The number of ways that are tried for one action. */
const TRIED = 6;

/**
 * The cheapest move among those that exchanges of goods make payable; a press drafts the exchanges
 * and the move.
 */
export function Paying({
  moves,
  name,
}: {
  readonly moves: readonly number[];
  readonly name: string;
}) {
  const { m, t, w } = useMysticaSpeech();
  const { play } = useTable();
  const { draft, wish } = play;
  if (draft === undefined) return null;
  const unpaid = moves.filter((move) => isUnpaid(draft.state, draft.seat, move));
  for (const move of unpaid.slice(0, TRIED)) {
    const exchanges = payingFor(draft.state, draft.seat, move);
    if (exchanges === undefined) continue;
    const told = exchanges.map((each) =>
      kindOf(each) === KIND.burn
        ? t.actions.to(t.actions.names.burn, t.actions.times(argA(each)))
        : t.actions.to(w.conversion(CONVERSIONS[argA(each)]), t.actions.times(argB(each))),
    );
    return (
      <button
        type="button"
        className="choice paying"
        data-paying
        data-does={move}
        onClick={() => {
          for (const each of [...exchanges, move]) wish({ do: 'draft', move: each });
        }}
      >
        {t.actions.paid(name, m.list(told))}
      </button>
    );
  }
  return null;
}
