import type { Event, State } from '@pangaea/rules/terra-mystica';
import type { Draft } from '../../game/draft.ts';
import { TERRA_MESSAGES } from '../../terra/messages/index.ts';
import { OtherChoices } from '../../terra/panels/other-choices.tsx';
import { OutcomeView } from '../../terra/panels/outcome.tsx';
import { isLeftFull, passingChange } from '../game/losses.ts';
import { outcomeOf } from '../game/outcome.ts';
import { lostBy } from '../play/lost-by.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { AmountIcon, sayAmount } from './price-tag.tsx';

const SHOWN = ['workers', 'coins', 'priests', 'vp', 'keys'] as const;
/** Goods that are shown only when they change. */
const RARE: ReadonlySet<string> = new Set(['keys', 'priests']);

/** The effects of a draft. */
export function Outcome({ draft }: { readonly draft: Draft<State, Event> }) {
  const speech = useMysticaSpeech();
  const { m, t, w } = speech;
  const { who } = useTable();
  const { before, after, others, because } = outcomeOf(draft.base, draft.seat, draft.events);
  const words = TERRA_MESSAGES[speech.language];
  const names = { ...w.terms, keys: w.terms.key };
  const passing = passingChange(draft);
  const goods = SHOWN.filter((of) => !RARE.has(of) || before[of] !== after[of]).map((of) => ({
    of,
    sign: <AmountIcon of={of} />,
    name: names[of],
    before: before[of],
    after: after[of],
  }));
  const changes =
    passing === undefined || passing.before === passing.after
      ? goods
      : [
          ...goods,
          { of: 'passing', sign: <AmountIcon of="vp" />, name: words.whenPassing, ...passing },
        ];
  return (
    <OutcomeView
      changes={changes}
      bowls={{ before: before.bowls, after: after.bowls }}
      lost={[...lostBy(speech, draft), ...(isLeftFull(draft) ? [t.draft.full] : [])]}
      between={<OtherChoices />}
      because={because.map(({ of, cause, amount }) =>
        m.told(
          `${amount < 0 ? '−' : '+'}${sayAmount(speech, of, Math.abs(amount))}`,
          w.causes[cause],
        ),
      )}
      given={others.flatMap(({ seat, offered, power, coins, vp }) => {
        const gained = [
          ...(power > 0 ? [w.powerOf(power)] : []),
          ...(coins > 0 ? [w.coins(coins)] : []),
          ...(vp > 0 ? [w.vpOf(vp)] : []),
        ];
        return [
          ...(offered > 0 ? [t.draft.offered(who.seat(seat), w.powerOf(offered))] : []),
          ...(gained.length > 0 ? [m.draft.gives(who.seat(seat), m.list(gained))] : []),
        ];
      })}
    />
  );
}
