import { useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { type BowlCounts, placesOf, type TokenPlace, turn } from './token-ring.ts';

const ROMAN = ['I', 'II', 'III'] as const;
/**
 * Sizes in rem, as in the style sheet: the distance of two bowls, and the part of a bowl that holds
 * its tokens, between name and number.
 */
const STRIDE = 4.2;
const INSET = 1.05;
const WELL = { width: 1.5, height: 1.5 };

/** The power cycle: three bowls and their tokens. */
export function Bowls({
  bowls,
  before,
}: {
  readonly bowls: BowlCounts;
  /** The earlier position; tokens moved since then are marked. */
  readonly before?: BowlCounts;
}) {
  const { language } = useSpeech();
  const [kept, setKept] = useState({ bowls, first: 0 });
  const known = before === undefined ? kept : { bowls: before, first: 0 };
  const ring = turn(known, bowls);
  if (kept.bowls.join() !== bowls.join()) setKept(ring);
  const places = placesOf(ring);
  // Before a faction is chosen there are no tokens.
  const old: readonly (TokenPlace | undefined)[] = placesOf(before === undefined ? ring : known);
  return (
    <span className="bowls" role="img" aria-label={TERRA_MESSAGES[language].bowls(...bowls)}>
      {ROMAN.map((name, place) => (
        <span key={name} className={`bowl bowl-${place + 1}`}>
          <span className="bowl-name">{name}</span>
          <b>{bowls[place]}</b>
        </span>
      ))}
      {places.map((place, token) => (
        <i
          key={token}
          className={`token token-${place.bowl + 1} ${place.bowl === old[token]?.bowl ? '' : 'token-new'}`}
          style={{ transform: offsetOf(place, bowls) }}
        />
      ))}
    </span>
  );
}

/**
 * The place of a token as a CSS transform. A bowl has rows of four or more tokens, around its
 * middle.
 */
function offsetOf({ bowl, place }: TokenPlace, bowls: BowlCounts): string {
  const [one, two, three] = bowls;
  const inRow = Math.max(4, Math.ceil((one + two + three) / 3));
  const pitch = WELL.width / inRow;
  const rows = Math.ceil(bowls[bowl] / inRow);
  const x = STRIDE * bowl + INSET + pitch * (place % inRow);
  const y = (WELL.height - pitch * rows) / 2 + pitch * Math.floor(place / inRow);
  return `translate(${x.toFixed(3)}rem, ${y.toFixed(3)}rem)`;
}
