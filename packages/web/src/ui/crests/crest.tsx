import { memo } from 'preact/compat';
import { shapeOf } from '../engraving/path.ts';
import { tinctureClass } from '../tinctures.ts';
import type { Arms } from './arms.ts';
import { type CrestLayer, compose, type Detail, detailAt } from './compose.ts';
import { SHIELD } from './shield.ts';

export interface CrestProps {
  readonly arms: Arms;
  /** Width in pixels; the height is a fifth more. */
  readonly size: number;
  /** The name of its owner, if no text beside it gives it. */
  readonly name?: string;
}

/** A crest in a line of text or on a card. */
export const Crest = memo(function Crest({ arms, size, name }: CrestProps) {
  const shape = <CrestShape arms={arms} detail={detailAt(size)} />;
  const place = { className: 'crest', viewBox: '-2 0 104 120', width: size, height: size * 1.154 };
  return name === undefined ? (
    <svg {...place} aria-hidden="true" focusable="false">
      {shape}
    </svg>
  ) : (
    <svg {...place} role="img" aria-label={name} focusable="false">
      {shape}
    </svg>
  );
});

const OUTLINE = shapeOf(SHIELD);
/** Enlarges the middle of the charge, for small sizes. */
const LARGER = 'translate(50 56) scale(1.2) translate(-50 -56)';

/** A crest inside a drawing: 100 wide and 120 high from its upper left corner. */
export const CrestShape = memo(function CrestShape({
  arms,
  detail,
}: {
  readonly arms: Arms;
  readonly detail: Detail;
}) {
  const { ground, charge } = compose(arms, detail);
  return (
    <g className={`crest-${detail}`}>
      <path className="crest-rim" d={OUTLINE} />
      {ground.map(layerOf)}
      <path className="crest-outline" d={OUTLINE} />
      <g {...(detail === 'far' ? { transform: LARGER } : {})}>{charge.map(layerOf)}</g>
    </g>
  );
});

function layerOf({ role, tincture, d }: CrestLayer, index: number) {
  return (
    <path
      key={index}
      className={
        tincture === undefined ? `crest-${role}` : `crest-${role} ${tinctureClass(tincture)}`
      }
      d={d}
    />
  );
}
