import { argA, argB, kindOf } from '@pangaea/rules/kernel';
import { CONVERSIONS, KIND } from '@pangaea/rules/terra-mystica';
import { useMemo } from 'preact/compat';
import { paidAmong } from '../game/paying.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/**
 * Among unpayable moves, the one that needs the fewest exchanges of goods. A press drafts the
 * exchanges and the move.
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
  const paid = useMemo(
    () => (draft === undefined ? undefined : paidAmong(draft.state, draft.seat, moves)),
    [draft, moves],
  );
  if (draft === undefined || paid === undefined) return null;
  const { move, exchanges } = paid;
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
        const [first, ...more] = [...exchanges, move];
        wish({ do: 'draft', move: first, more });
      }}
    >
      {t.actions.paid(name, m.list(told))}
    </button>
  );
}
