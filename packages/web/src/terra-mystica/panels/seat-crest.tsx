import type { State } from '@pangaea/rules/terra-mystica';
import { memo } from 'preact/compat';
import type { Arms } from '../../ui/crests/arms.ts';
import { compose } from '../../ui/crests/compose.ts';
import { type SeatColour, tinctureClass } from '../../ui/tinctures.ts';
import { armsOf, colourOf } from '../game/colours.ts';
import { useMysticaSpeech } from '../speech.ts';

/**
 * The figure of a crest on a disc in the colour of its pieces: recognisable at 14 pixels, and
 * without colour.
 */
export const Disc = memo(function Disc({
  arms,
  colour,
}: {
  readonly arms: Arms;
  readonly colour: SeatColour | undefined;
}) {
  return (
    <svg
      className={`tm-disc ${tinctureClass(colour)}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="tm-disc-edge" cx={50} cy={50} r={48} />
      <circle className="tm-disc-field" cx={50} cy={50} r={44} />
      <g transform="translate(50 50) scale(0.92) translate(-50 -56)">
        {compose(arms, 'far').charge.map(({ role, d }, index) => (
          <path key={index} className={`tm-disc-${role}`} d={d} />
        ))}
      </g>
    </svg>
  );
});

/**
 * The disc of a seat as its marker on cards, tiles and tracks; a text beside it gives its meaning.
 */
export function SeatCrest({ state, seat }: { readonly state: State; readonly seat: number }) {
  const { crests } = useMysticaSpeech();
  const arms = armsOf(state, seat, crests);
  return arms === undefined ? null : <Disc arms={arms} colour={colourOf(state, seat)} />;
}
