import { memo } from 'preact/compat';
import { BOWL_SIZE, type BowlNumber, heap, type StonePlace } from './stones.ts';

/** The outlines of a bowl, which is drawn in front of its stones. */
const BODY = 'M8 36C8 40 31 49 60 49S112 40 112 36C112 62 96 82 78 86H42C24 82 8 62 8 36Z';
const BODY_SHADE = 'M112 36C112 62 96 82 78 86H64C84 78 94 64 97 43.6C106 41 112 38.5 112 36Z';
const GLEAM = 'M16 49C19 62 26 72 36 79C28 68 24 60 22 51Z';
const RIM = 'M60 22C89 22 112 28 112 36C112 44 89 50 60 50C31 50 8 44 8 36C8 28 31 22 60 22Z';
const MOUTH =
  'M60 25.5C86 25.5 106 30.5 106 36C106 42 86 46.5 60 46.5C34 46.5 14 42 14 36C14 30.5 34 25.5 60 25.5Z';
const FRONT_RIM =
  'M8 36C8 44 31 50 60 50C89 50 112 44 112 36L106 36C106 42 86 46.5 60 46.5C34 46.5 14 42 14 36Z';
const LIP = 'M8 36C8 44 31 50 60 50S112 44 112 36M14 36C14 42 34 46.5 60 46.5S106 42 106 36';
const CUTS = 'M108 52L94 56M106 57L91 61M103 62L88 66M99.5 67L84 71M95 72L80 76M90 77L76 80';
const SHADOW = 'M40 97C60 92 108 92 119 97C110 103 60 104 40 97Z';

/**
 * The differences between the three bowls besides their metal: the foot, and the band below the
 * rim.
 */
const MADE: Readonly<Record<BowlNumber, { readonly foot: string; readonly band: string }>> = {
  1: {
    foot: 'M46 85H74L79 97C70 101 50 101 41 97Z',
    band: 'M11 47L17 54.5L23 51L29 57.5L35 53.5L42 59L48 54.5L55 60L60 55L65 60L72 54.5L78 59L85 53.5L91 57.5L97 51L103 54.5L109 47',
  },
  2: {
    foot: 'M48 85H72L70 90L80 97C71 102 49 102 40 97L50 90Z',
    band: 'M11 49C16 57 20 57 21 53C22 49 27 51 29 57C31 62 37 61 37 56C37 52 43 53 46 58C49 62 54 62 54 58C54 54 60 55 62 59C65 62 70 61 70 57C70 53 76 53 78 57C81 60 86 58 86 54C86 51 91 50 94 54C98 57 104 55 109 49',
  },
  3: {
    foot: 'M47 85H73L68 89.5H72L69 92.5L82 97C72 103 48 103 38 97L51 92.5L48 89.5H52Z',
    band: 'M10 46C31 56 89 56 110 46M12.5 53C33 63.5 87 63.5 107.5 53M19 51.5l3 4M30 54.5l2 4.5M42 56.5l1 4.5M54 57.5v4.5M66 57.5v4.5M78 56.5l-1 4.5M90 54.5l-2 4.5M101 51.5l-3 4',
  },
};
const PLATE =
  'M60 62C67 62 72 63 75 62C76 70 75 77 72 80C68 83 64 85 60 86C56 85 52 83 48 80C45 77 44 70 45 62C48 63 53 62 60 62Z';
const NUMERALS: Readonly<Record<BowlNumber, string>> = {
  1: 'M60 90.5V96.5',
  2: 'M57.5 90.5V96.5M62.5 90.5V96.5',
  3: 'M55 93.5V98.5M60 94V99M65 93.5V98.5',
};

/** A bowl of power as on a faction board; a text elsewhere gives the number of tokens. */
export const Bowl = memo(function Bowl({
  bowl,
  count,
}: {
  readonly bowl: BowlNumber;
  readonly count: number;
}) {
  return (
    <svg
      className="bowl-drawing"
      viewBox={`0 0 ${BOWL_SIZE.width} ${BOWL_SIZE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <BowlShape bowl={bowl} count={count} />
    </svg>
  );
});

/**
 * A bowl with its stones, inside a drawing. `shown`: the number of its stones that are not flying.
 */
export function BowlShape({
  bowl,
  count,
  shown = count,
}: {
  readonly bowl: BowlNumber;
  readonly count: number;
  readonly shown?: number;
}) {
  const { foot, band } = MADE[bowl];
  const stones = heap(count)
    .slice(0, shown)
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  return (
    <g className={`bowl-metal bowl-metal-${bowl}`}>
      <path className="bowl-shadow" d={SHADOW} />
      <path className="bowl-foot" d={foot} />
      <path className="bowl-rim" d={RIM} />
      <path className="bowl-mouth" d={MOUTH} />
      {stones.map((stone) => (
        <Stone key={`${stone.x} ${stone.y}`} {...stone} />
      ))}
      <path className="bowl-body" d={BODY} />
      <path className="bowl-shade" d={BODY_SHADE} />
      <path className="bowl-gleam" d={GLEAM} />
      <path className="bowl-cuts" d={CUTS} />
      <path className="bowl-band" d={band} />
      <path className="bowl-front" d={FRONT_RIM} />
      <path className="bowl-lip" d={LIP} />
      <path className="bowl-plate" d={PLATE} />
      <text className="bowl-count" x={60} y={79}>
        {count}
      </text>
      <path className="bowl-numeral" d={NUMERALS[bowl]} />
    </g>
  );
}

/** A stone of power around a point. */
export function Stone({ x, y, radius }: StonePlace) {
  const at = `translate(${x} ${y}) scale(${radius / 10})`;
  return (
    <g className="stone" transform={at}>
      <circle r={10} />
      <path className="stone-shade" d="M7 -7.1A10 10 0 0 1 -6.5 7.6C1 7.5 7.5 2 7 -7.1Z" />
      <path
        className="stone-gleam"
        d="M-5.5 -1C-6 -4.5 -3 -7 0 -6.5C-2.5 -5.5 -4.5 -3.5 -5.5 -1Z"
      />
    </g>
  );
}

/** The three bowls, small, in a row of figures: each with its fullness and its number. */
export const SmallBowl = memo(function SmallBowl({
  bowl,
  count,
}: {
  readonly bowl: BowlNumber;
  readonly count: number;
}) {
  const rise = count === 0 ? 0 : Math.min(9, 2.5 + count * 0.8);
  return (
    <svg
      className={`bowl-small bowl-metal-${bowl}`}
      viewBox="0 0 44 34"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bowl-foot" d="M15 30H29L31 33H13Z" />
      <path
        className="bowl-mouth"
        d="M2 12C2 8.5 11 6.5 22 6.5S42 8.5 42 12 33 17 22 17 2 15.5 2 12Z"
      />
      {rise > 0 && (
        <path
          className="bowl-heap"
          d={`M6 13C6 ${13 - rise} 14 ${11 - rise} 22 ${11 - rise}S38 ${13 - rise} 38 13C34 15 28 16 22 16S10 15 6 13Z`}
        />
      )}
      <path
        className="bowl-body"
        d="M2 12C2 14.5 11 16.5 22 16.5S42 14.5 42 12C42 22 36 30 29 30.5H15C8 30 2 22 2 12Z"
      />
      <path
        className="bowl-shade"
        d="M42 12C42 22 36 30 29 30.5H24C31 28 36 22 37.5 14.9C40.5 14 42 13 42 12Z"
      />
      <text className="bowl-count" x={22} y={27.5}>
        {count}
      </text>
    </svg>
  );
});
