import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import type { PieceKind } from '../../board/pieces/registry.ts';
import { type Sign, Signs } from '../../shell/book/rates.tsx';
import { Bowl } from '../../ui/bowls/bowl.tsx';
import { BOWLS } from '../../ui/bowls/stones.ts';
import type { SeatColour } from '../../ui/tinctures.ts';

/** Tokens in the three bowls. */
export function BowlsPicture({
  bowls,
  name,
}: {
  readonly bowls: readonly [number, number, number];
  readonly name: string;
}) {
  return (
    <div className="book-bowls" role="img" aria-label={name}>
      {BOWLS.map((bowl) => (
        <span key={bowl}>
          <Bowl bowl={bowl} count={bowls[bowl - 1]} />
        </span>
      ))}
    </div>
  );
}

/** A building with its price and its value. */
export interface Step {
  readonly piece: PieceKind;
  readonly price: readonly Sign[];
  readonly value: number;
}

/** Ways from one kind of building to the next. */
export function Ways({
  ways,
  colour,
  name,
}: {
  readonly ways: readonly (readonly Step[])[];
  readonly colour: SeatColour;
  readonly name: string;
}) {
  return (
    <div className="book-ways" role="img" aria-label={name}>
      {ways.map((way) => (
        <div key={way.map(({ piece }) => piece).join(' ')} className="book-way">
          {way.map(({ piece, price, value }, index) => (
            <div key={piece} className="book-step">
              {index > 0 && <span className="book-arrow">→</span>}
              <span className="book-piece">
                <PieceIcon piece={piece} colour={colour} />
                <b className="book-value">{value}</b>
                <Signs of={price} />
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
