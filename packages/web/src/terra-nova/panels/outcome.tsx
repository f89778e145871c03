import { OutcomeView } from '../../terra/panels/outcome.tsx';
import type { DraftOutcome as Result } from '../game/outcome.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';

/** The effects of a draft. */
export function Outcome({ outcome }: { readonly outcome: Result }) {
  const { m, w } = useNovaSpeech();
  const { who } = useTable();
  const { before, after, others, because } = outcome;
  const amountOf = { vp: w.vpOf, coins: w.coins, power: w.powerOf };
  const names = { coins: w.terms.coins, vp: w.terms.vp, sailing: w.terms.sailing };
  const changes = (['coins', 'vp', 'sailing'] as const)
    .filter((of) => of !== 'sailing' || before.sailing !== after.sailing)
    .map((of) => ({
      of,
      sign: <Sign kind={of} />,
      name: names[of],
      before: before[of],
      after: after[of],
    }));
  return (
    <OutcomeView
      changes={changes}
      bowls={{ before: before.bowls, after: after.bowls }}
      because={because.map(({ of, cause, amount }) =>
        m.told(`${amount < 0 ? '−' : '+'}${amountOf[of](Math.abs(amount))}`, w.causes[cause]),
      )}
      given={others.map(({ seat, power, coins, vp }) =>
        m.draft.gives(
          who.seat(seat),
          m.list([
            ...(power > 0 ? [w.powerOf(power)] : []),
            ...(coins > 0 ? [w.coins(coins)] : []),
            ...(vp > 0 ? [w.vpOf(vp)] : []),
          ]),
        ),
      )}
    />
  );
}
