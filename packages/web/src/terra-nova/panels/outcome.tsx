import type { Outcome as Result } from '../game/outcome.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Sign } from './amounts.tsx';
import { Bowls } from './bowls.tsx';

/** Before and after: the own purse, and what others get out of it. */
export function Outcome({ outcome }: { readonly outcome: Result }) {
  const { m, w } = useNovaSpeech();
  const { who } = useTable();
  const { before, after, others, because } = outcome;
  const amountOf = { vp: w.vpOf, coins: w.coins, power: w.powerOf };
  return (
    <div className="outcome">
      <Change kind="coins" name={w.terms.coins} before={before.coins} after={after.coins} />
      <Change kind="vp" name={w.terms.vp} before={before.vp} after={after.vp} />
      {before.sailing !== after.sailing && (
        <Change
          kind="sailing"
          name={w.terms.sailing}
          before={before.sailing}
          after={after.sailing}
        />
      )}
      {before.bowls.join() !== after.bowls.join() && (
        <Bowls bowls={after.bowls} before={before.bowls} />
      )}
      {because.length > 0 && (
        <ul className="because">
          {because.map(({ of, cause, amount }, index) => (
            <li key={`${index}-${cause}`}>
              {m.told(
                `${amount < 0 ? '−' : '+'}${amountOf[of](Math.abs(amount))}`,
                w.causes[cause],
              )}
            </li>
          ))}
        </ul>
      )}
      {others.map(({ seat, power, coins, vp: points }) => (
        <p key={seat} className="given">
          {m.draft.gives(
            who.seat(seat),
            m.list([
              ...(power > 0 ? [w.powerOf(power)] : []),
              ...(coins > 0 ? [w.coins(coins)] : []),
              ...(points > 0 ? [w.vpOf(points)] : []),
            ]),
          )}
        </p>
      ))}
    </div>
  );
}

function Change({
  kind,
  name,
  before,
  after,
}: {
  readonly kind: 'coins' | 'vp' | 'sailing';
  readonly name: string;
  readonly before: number;
  readonly after: number;
}) {
  const change = after - before;
  return (
    <span className={change === 0 ? 'change change-none' : 'change'}>
      <Sign kind={kind} />
      <span className="change-name">{name}</span>
      {change === 0 ? (
        before
      ) : (
        <>
          {before}
          <span aria-hidden="true">→</span>
          <strong>{after}</strong>
        </>
      )}
    </span>
  );
}
