import { Explained, Notes } from '../../ui/explained.tsx';
import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import type { Board, TrackLevel } from '../game/board.ts';
import { Changing, GoodsFigures } from './figures.tsx';
import type { PanelProps } from './props.ts';

type TracksProps = Pick<PanelProps, 'speech'> & { readonly board: Board };

const PAID_WITH = {
  nothing: undefined,
  workers: 'worker',
  priests: 'priest',
  coins: 'coin',
  power: 'power',
  vp: 'vp',
} as const satisfies Readonly<Record<Board['spades']['pay'], TokenName | undefined>>;

/** Shipping, or the faction's own track instead, and the price of a spade, side by side. */
export function BoardTracks(props: TracksProps) {
  return (
    <div className="tm-tracks">
      {props.board.shipping !== undefined && <Shipping {...props} />}
      {props.board.skipping !== undefined && <Skipping {...props} />}
      {props.board.spades.pay !== 'nothing' && <Spades {...props} />}
      {props.board.volcano !== undefined && <Volcano {...props} />}
    </div>
  );
}

function Shipping({ board: { shipping }, speech: { w, p } }: TracksProps) {
  if (shipping === undefined) return null;
  const { level, before, levels, price, isBought } = shipping;
  const start = level - levels.findIndex(({ is }) => is === 'here');
  return (
    <Explained
      label={p.at(w.terms.shipping, String(level))}
      note={
        <Notes
          of={[
            price === undefined
              ? trackEnd(p, isBought, levels)
              : p.board.nextLevel(w.goods(price), w.vpOf(nextVp(levels))),
          ]}
        />
      }
      className="tm-board-track"
    >
      <span className="tm-track-head">
        <TokenIcon name="ship" />
        <Changing value={level} before={before} />
        {price !== undefined && (
          <span className="tm-track-price">
            <GoodsFigures goods={price} />
          </span>
        )}
      </span>
      {levels.length > 0 && (
        <span className="tm-levels">
          {levels.map(({ vp, is }, place) => (
            <span key={`${place} ${vp}`} className={`tm-level tm-level-${is}`}>
              <b>{start + place}</b>
              {is === 'later' && vp > 0 && <small>+{vp}</small>}
            </span>
          ))}
        </span>
      )}
    </Explained>
  );
}

function Skipping({ board: { skipping }, speech: { w, p } }: TracksProps) {
  if (skipping === undefined) return null;
  const { by, range, price, vp } = skipping;
  return (
    <Explained
      label={p.at(w.terms[by], String(range))}
      note={<Notes of={[p.board.skips(range, w.goods(price), w.vpOf(vp))]} />}
      className="tm-board-track"
    >
      <span className="tm-track-head">
        <TokenIcon name="distance" />
        <b>{range}</b>
        <span>{w.terms[by]}</span>
      </span>
      <span className="tm-levels">
        <span className="tm-level tm-level-here">
          <GoodsFigures goods={price} />
          <small>+{vp}</small>
        </span>
      </span>
    </Explained>
  );
}

function Spades({ board: { spades }, speech: { w, p } }: TracksProps) {
  const { pay, levels, price, rate, rateBefore, isBought } = spades;
  const icon = PAID_WITH[pay];
  if (icon === undefined || rate === undefined) return null;
  return (
    <Explained
      label={p.board.spade(sayPrice(rate))}
      note={
        <Notes
          of={[
            price === undefined
              ? trackEnd(p, isBought, levels)
              : p.board.nextLevel(w.goods(price), w.vpOf(nextVp(levels))),
          ]}
        />
      }
      className="tm-board-track"
    >
      <span className="tm-track-head">
        <TokenIcon name="spade" />
        <Changing value={rate} before={rateBefore} />
        {price !== undefined && (
          <span className="tm-track-price">
            <GoodsFigures goods={price} />
          </span>
        )}
      </span>
      <span className="tm-levels">
        {levels.map((level, place) => (
          <span key={`${place} ${level.rate}`} className={`tm-level tm-level-${level.is}`}>
            <b>{level.rate}</b>
            <TokenIcon name={icon} />
            {level.is === 'later' && level.vp > 0 && <small>+{level.vp}</small>}
          </span>
        ))}
      </span>
    </Explained>
  );

  function sayPrice(amount: number): string {
    if (pay === 'vp') return w.vpOf(amount);
    return w.goods({ [pay]: amount });
  }
}

function Volcano({ board: { volcano }, speech: { p } }: TracksProps) {
  if (volcano === undefined) return null;
  const { pay, price, onHome } = volcano;
  const icon = pay === 'steps' ? 'cult' : 'power';
  return (
    <Explained
      label={p.board.volcano[pay](price)}
      note={<Notes of={[p.board.volcano.onHome(onHome)]} />}
      className="tm-board-track"
    >
      <span className="tm-track-head">
        <TokenIcon name="volcano" />
        {p.board.volcano.heading}
      </span>
      <span className="tm-levels">
        <span className="tm-level tm-level-here">
          {price}/{onHome}
          <TokenIcon name={icon} />
        </span>
      </span>
    </Explained>
  );
}

function trackEnd(
  p: TracksProps['speech']['p'],
  isBought: boolean,
  levels: readonly TrackLevel[],
): string {
  return isBought || !levels.some(({ is }) => is === 'later')
    ? p.board.trackEnd
    : p.board.trackNotBought;
}

function nextVp(levels: readonly TrackLevel[]): number {
  return levels.find(({ is }) => is === 'later')?.vp ?? 0;
}
