import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import { Bowl } from '../../ui/bowls/bowl.tsx';
import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import type { SeatColour } from '../../ui/tinctures.ts';
import { Wheel } from '../panels/wheel.tsx';

/** The subjects of an introduction that have a picture. */
export type IntroPicture =
  | { readonly of: 'land'; readonly grounds: readonly string[] }
  | { readonly of: 'power' }
  | { readonly of: 'town' }
  | { readonly of: 'signs'; readonly signs: readonly TokenName[] };

/** The people in the pictures. */
const COLOUR: SeatColour = 'green';

/** A picture beside a sentence of an introduction; the sentence contains all of it. */
export function Picture(picture: IntroPicture) {
  return (
    <span className={`intro-picture intro-${picture.of}`} aria-hidden="true">
      <Drawing {...picture} />
    </span>
  );
}

function Drawing(picture: IntroPicture) {
  switch (picture.of) {
    case 'land':
      return (
        <Wheel
          sectors={picture.grounds.map((ground, place) => ({
            ground,
            price: Math.min(place, picture.grounds.length - place),
          }))}
          sign="spade"
        />
      );
    case 'power':
      return (
        <>
          <Bowl bowl={1} count={5} />
          <i>›</i>
          <Bowl bowl={2} count={4} />
          <i>›</i>
          <Bowl bowl={3} count={3} />
        </>
      );
    case 'town':
      return (
        <>
          {(['house', 'trading-post', 'house', 'temple'] as const).map((piece, place) => (
            <PieceIcon key={place} piece={piece} colour={COLOUR} />
          ))}
          <i>›</i>
          <TokenIcon name="town" />
        </>
      );
    case 'signs':
      return picture.signs.map((name) => <TokenIcon key={name} name={name} />);
  }
}
