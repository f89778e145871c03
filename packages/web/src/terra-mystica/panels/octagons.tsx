import { memo } from 'preact/compat';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { type Octagon, octagonsOf } from '../game/octagons.ts';
import { OCTAGON } from './action-sign.tsx';
import { GoodsFigures } from './figures.tsx';
import type { Choosing, PanelProps } from './props.ts';
import { SeatCrest } from './seat-crest.tsx';
import { Thing } from './thing.tsx';

export interface OctagonsProps extends PanelProps {
  /** The seat whose prices are shown. */
  readonly seat?: number | undefined;
  readonly powers?: Choosing | undefined;
  /** The seat that has used an action in this round, if known. */
  readonly usedBy?: (action: number) => number | undefined;
}

/** The six power actions beside the map: the octagons are the buttons. */
export const Octagons = memo(function Octagons({
  state,
  speech,
  who,
  seat,
  powers,
  usedBy,
}: OctagonsProps) {
  const { w, p } = speech;
  return (
    <section className="tm-octagons" aria-label={p.actions.power}>
      <ul>
        {octagonsOf(state, seat).map((octagon) => (
          <li key={octagon.action} data-spot={`power ${octagon.action}`}>
            <Thing
              thing={octagon.index}
              choosing={powers}
              verb={(label) => label}
              label={labelOf(octagon)}
              notes={notesOf(octagon)}
              className={`tm-octagon ${stateOf(octagon)}`}
            >
              <Face octagon={octagon} />
              {corner(octagon)}
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );

  function labelOf({ action, price, printed }: Octagon): string {
    const what = w.powerAction(action);
    return price === printed ? what : p.actions.cheaper(what, w.powerOf(price));
  }

  function notesOf({ index, isUsed, isOpenAgain, burn, isTooDear }: Octagon): readonly string[] {
    const by = isUsed ? usedBy?.(index) : undefined;
    return [
      p.actions.oncePerRound,
      ...(isUsed ? [by === undefined ? p.actions.used : p.actions.usedBy(who.seat(by))] : []),
      ...(isUsed && isOpenAgain ? [p.actions.openAgain] : []),
      ...(burn > 0 && !isTooDear ? [p.actions.burn(burn)] : []),
      ...(isTooDear ? [p.actions.tooDear(w.powerOf(burn))] : []),
    ];
  }

  /** The marker of the seat that has used it, or the price. */
  function corner({ index, isUsed, burn, isTooDear }: Octagon) {
    const by = isUsed ? usedBy?.(index) : undefined;
    if (by !== undefined) {
      return (
        <span className="tm-octagon-corner">
          <SeatCrest state={state} seat={by} />
        </span>
      );
    }
    if (isUsed || burn === 0 || isTooDear) return null;
    return (
      <span className="tm-octagon-burn">
        <TokenIcon name="burn" />
        {burn}
      </span>
    );
  }
});

function stateOf({ isUsed, isOpenAgain, isTooDear }: Octagon): string {
  if (isUsed && !isOpenAgain) return 'tm-octagon-used';
  return isTooDear ? 'tm-octagon-dear' : '';
}

function Face({ octagon: { data, price, isUsed } }: { readonly octagon: Octagon }) {
  return (
    <span className="tm-octagon-face">
      <svg viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
        <path className="tm-octagon-edge" d={OCTAGON} />
        {isUsed && <path className="tm-octagon-cross" d="M-12-12L12 12M12-12L-12 12" />}
      </svg>
      <span className="tm-octagon-price">
        {price}
        <TokenIcon name="power" />
      </span>
      <span className="tm-octagon-gain">
        {data.bridge && <TokenIcon name="bridge" />}
        {data.gain !== undefined && <GoodsFigures goods={data.gain} />}
      </span>
    </span>
  );
}
