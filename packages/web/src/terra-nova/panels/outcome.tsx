import type { Event, State } from '@pangaea/rules/terra-nova';
import type { Draft } from '../../game/draft.ts';
import { TERRA_MESSAGES } from '../../terra/messages/index.ts';
import { sayLosses } from '../../terra/panels/lost.ts';
import { OutcomeView } from '../../terra/panels/outcome.tsx';
import { draftLosses, passingChange } from '../game/losses.ts';
import { outcomeOf } from '../game/outcome.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';

/** The effects of a draft. */
export function Outcome({ draft }: { readonly draft: Draft<State, Event> }) {
  const { m, w, language } = useNovaSpeech();
  const { who } = useTable();
  const { before, after, others, because } = outcomeOf(draft.base, draft.seat, draft.events);
  const words = TERRA_MESSAGES[language];
  const passing = passingChange(draft);
  const amountOf = { vp: w.vpOf, coins: w.coins, power: w.powerOf };
  const names = { coins: w.terms.coins, vp: w.terms.vp, sailing: w.terms.sailing };
  const goods = (['coins', 'vp', 'sailing'] as const)
    .filter((of) => of !== 'sailing' || before.sailing !== after.sailing)
    .map((of) => ({
      of,
      sign: <Sign kind={of} />,
      name: names[of],
      before: before[of],
      after: after[of],
    }));
  const changes =
    passing === undefined || passing.before === passing.after
      ? goods
      : [
          ...goods,
          { of: 'passing', sign: <Sign kind="vp" />, name: words.whenPassing, ...passing },
        ];
  return (
    <OutcomeView
      changes={changes}
      bowls={{ before: before.bowls, after: after.bowls }}
      lost={sayLosses(draftLosses(draft), words.lost, m.list, w.lostOf)}
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
