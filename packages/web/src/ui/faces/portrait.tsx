import { memo } from 'preact/compat';
import { detailAt, strokesOf } from '../crests/compose.ts';
import { tinctureClass } from '../tinctures.ts';
import type { Face } from './faces.ts';
import { STROKES } from './strokes.ts';

/** The drawing of a bot's face. */
export const Drawn = memo(function Drawn({
  face,
  size,
}: {
  readonly face: Face;
  /** Pixels across. */
  readonly size: number;
}) {
  const detail = detailAt(size);
  return (
    <svg
      className="crest"
      viewBox="0 6 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <g className={`crest-${detail}`}>
        <circle className="crest-rim" cx={50} cy={56} r={47} />
        <circle className={`crest-fill ${tinctureClass(face.ground)}`} cx={50} cy={56} r={47} />
        {strokesOf(STROKES[face.id], face.metal, face.accent, detail).map(
          ({ role, tincture, d }, index) => (
            <path
              key={index}
              className={
                tincture === undefined
                  ? `crest-${role}`
                  : `crest-${role} ${tinctureClass(tincture)}`
              }
              d={d}
            />
          ),
        )}
        <circle className="crest-outline" cx={50} cy={56} r={47} />
      </g>
    </svg>
  );
});
