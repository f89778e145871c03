import { memo } from 'preact/compat';
import { type IconShape, SHAPES, type TokenName } from './shapes.ts';

/** A thing of the table as an icon of text size; a text names it. */
export const TokenIcon = memo(function TokenIcon({ name }: { readonly name: TokenName }) {
  return <ShapeIcon shape={SHAPES[name]} />;
});

/** An icon of text size, from a shape that only some tables have; a text names the thing. */
export function ShapeIcon({ shape }: { readonly shape: IconShape }) {
  return (
    <svg className="token-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Shape {...shape} />
    </svg>
  );
}

/** A shape inside a drawing, 24 wide and high from its upper left corner. */
export function Shape({ tint, paths }: IconShape) {
  return (
    <g className={`icon-of-${tint}`}>
      {paths.map(({ paint, d }, index) =>
        paint === 'stroke' ? (
          <g key={index}>
            <path className="icon-stroke-edge" d={d} />
            <path className="icon-stroke" d={d} />
          </g>
        ) : (
          <path key={index} className={`icon-${paint}`} d={d} />
        ),
      )}
    </g>
  );
}
