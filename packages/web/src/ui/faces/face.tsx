import { lazy } from 'preact/compat';
import { Part } from '../part.tsx';
import { tinctureClass } from '../tinctures.ts';
import type { Face } from './faces.ts';

/**
 * The drawing of a face, loaded on demand: at many tables every seat has a crest, and no face is
 * shown.
 */
const Drawn = lazy(async () => ({ default: (await import('./portrait.tsx')).Drawn }));

/** The face of a bot; its name is beside it. */
export function Portrait({
  face,
  size,
}: {
  readonly face: Face;
  /** Pixels across. */
  readonly size: number;
}) {
  return (
    <Part
      fallback={<Blank face={face} size={size} />}
      otherwise={<Blank face={face} size={size} />}
    >
      <Drawn face={face} size={size} />
    </Part>
  );
}

/** The disc that a face is drawn on. */
function Blank({ face, size }: { readonly face: Face; readonly size: number }) {
  return (
    <svg
      className="crest"
      viewBox="0 6 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle className={`crest-fill ${tinctureClass(face.ground)}`} cx={50} cy={56} r={47} />
    </svg>
  );
}
