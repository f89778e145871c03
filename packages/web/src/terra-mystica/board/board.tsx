import type { Event } from '@pangaea/rules/terra-mystica';
import { incomeOf, NONE, RESOURCES } from '@pangaea/rules/terra-mystica';
import type { ReactNode } from 'react';
import { Sources } from '../../terra/panels/sources.tsx';
import { Bowl } from '../../ui/bowls/bowl.tsx';
import { BOWLS } from '../../ui/bowls/stones.ts';
import { AmountIcon } from '../dock/price-tag.tsx';
import { type CountedThing, sources } from '../game/scoring.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** A number of a seat that tells where it came from when pressed. */
function Whence({
  seat,
  of,
  children,
}: {
  readonly seat: number;
  readonly of: CountedThing;
  readonly children: ReactNode;
}) {
  const { t, w } = useMysticaSpeech();
  const { who } = useTable();
  return (
    <Sources
      title={t.whence[of](who.seat(seat))}
      entriesOf={(events: Iterable<Event>) => sources(events, seat, of)}
      causes={w.causes}
      inBowls={of === 'power'}
    >
      {children}
    </Sources>
  );
}

/** The goods of a seat, its bowls and what the next income brings. */
export function Board({ seat }: { readonly seat: number }) {
  const { m, w } = useMysticaSpeech();
  const { state } = useTable().play;
  if (state.faction(seat) === NONE) return null;
  const bowls = [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)] as const;
  const goods = {
    vp: state.vp(seat),
    coins: state.coins(seat),
    workers: state.workers(seat),
    priests: state.priests(seat),
  };
  return (
    <div className="mystica-board">
      <div className="mystica-goods">
        {(['vp', 'coins', 'workers', 'priests'] as const).map((of) => (
          <Whence key={of} seat={seat} of={of}>
            <span className="amount" title={w.terms[of]}>
              {goods[of]}
              <AmountIcon of={of} />
            </span>
          </Whence>
        ))}
      </div>
      <Whence seat={seat} of="power">
        <span className="mystica-bowls" role="img" aria-label={m.mat.bowls(...bowls)}>
          {BOWLS.map((bowl) => (
            <Bowl key={bowl} bowl={bowl} count={bowls[bowl - 1]} />
          ))}
        </span>
      </Whence>
      <p>
        {w.terms.income}{' '}
        {RESOURCES.map((of, resource) => (
          <span key={of} className="amount">
            {incomeOf(state, seat, resource)}
            <AmountIcon of={of} />{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
