import { MeepleSign } from '../cards/meeple-icon.tsx';
import { Glyph, type SignName } from '../cards/signs.tsx';

/** The signs beside the sentences of the introduction, in the order of the sentences. */
const SIGNS: readonly (readonly (SignName | 'placed')[])[] = [
  ['placed', 'placed', 'placed'],
  [],
  ['plains', 'forest', 'sea'],
  ['deer', 'fish'],
  ['city', 'placed'],
  ['city', 'placed', 'placed'],
  ['deer', 'city'],
  ['lightning', 'tornado', 'protection'],
];

/** A picture beside a sentence of the introduction, which says all of it. */
export function IntroPicture({ at }: { readonly at: number }) {
  const signs = SIGNS[at] ?? [];
  if (signs.length === 0) return null;
  return (
    <span className="intro-picture" aria-hidden="true">
      {signs.map((name, place) =>
        name === 'placed' ? <MeepleSign key={place} /> : <Glyph key={place} name={name} />,
      )}
    </span>
  );
}
