import { memo } from 'preact/compat';
import { MOTIFS, scaled } from '../../ui/land-motifs.ts';

const land = (ground: keyof typeof MOTIFS, filled = false) => ({
  d: scaled(MOTIFS[ground], 0.55),
  filled,
  heavy: true,
});

/**
 * Signs of the page, around the origin in a square of 24; lands have the same signs as in all
 * games.
 */
const SIGNS = {
  plains: land('plains'),
  forest: land('forest', true),
  sea: {
    d: 'M-11-6q3.6-4 7.3 0t7.3 0t7.3 0M-11 1q3.6-4 7.3 0t7.3 0t7.3 0M-11 8q3.6-4 7.3 0t7.3 0t7.3 0',
    filled: false,
  },
  desert: land('desert'),
  mountain: land('mountains', true),
  swamp: land('swamp'),
  star: { d: 'M0-11L3-4 11-3.5 5 1.5 7 9.5 0 5-7 9.5-5 1.5-11-3.5-3-4Z', filled: true },
  animal: {
    d: 'M-4-1L-6-4-10-5M-6-4L-5-9M4-1L6-4 10-5M6-4L5-9M-4-1H4L5 3 2 10H-2L-5 3ZM-5 1L-9-1M5 1L9-1',
    filled: false,
    heavy: true,
  },
  deer: {
    d: 'M-4-1L-6-4-10-5M-6-4L-5-9M4-1L6-4 10-5M6-4L5-9M-4-1H4L5 3 2 10H-2L-5 3ZM-5 1L-9-1M5 1L9-1',
    filled: false,
    heavy: true,
  },
  fish: { d: 'M-11 0Q-4-8 5-1L11-6V6L5 1Q-4 8-11 0ZM-6-1h.1', filled: false, heavy: true },
  city: {
    d: 'M-11 10V-1H-6V-7L-1-11 4-7V1H11V10ZM-2 10V5H2V10M-2-4h2M-9 3h1M6 5h2',
    filled: false,
  },
  sun: {
    d: 'M0-4.5A4.5 4.5 0 1 1 0 4.5A4.5 4.5 0 1 1 0-4.5M0-11V-8M0 8V11M-11 0H-8M8 0H11M-8-8L-6-6M8 8L6 6M-8 8L-6 6M8-8L6-6',
    filled: false,
    heavy: true,
  },
  rain: {
    d: 'M-8 1Q-12 0-10-4-8-7-5-6-3-11 2-9 6-8 6-5 11-5 11-1 10 1 8 1ZM-6 5L-8 10M0 5L-2 10M6 5L4 10',
    filled: false,
    heavy: true,
  },
  earthquake: {
    d: 'M-11-3H-4L-1-7 2 3 5-2H11M-11 7H-5L-2 4 1 10 4 7H11',
    filled: false,
    heavy: true,
  },
  tornado: { d: 'M-10-9H10M-8-5H9M-5-1H6M-2 3H5M0 7H3M2 10.5H3', filled: false, heavy: true },
  protection: { d: 'M0-11L9-8V-1Q9 7 0 11-9 7-9-1V-8ZM0-6V6M-5-1H5', filled: false, heavy: true },
  lightning: { d: 'M3-11L-7 2H-1L-3 11 7-3H1Z', filled: true },
  eruption: {
    d: 'M-11 10L-4-1H4L11 10ZM-2-4Q-4-8-1-11M2-4Q5-7 3-10M-6-4L-9-7M6-4L9-6',
    filled: false,
    heavy: true,
  },
  meeple: {
    d: 'M0-10A4 4 0 0 1 3.5-4.2Q10-3 10 0 10 2 5 2L9 10H2L0 6-2 10H-9L-5 2Q-10 2-10 0-10-3-3.5-4.2A4 4 0 0 1 0-10Z',
    filled: true,
  },
} as const;
export type SignName = keyof typeof SIGNS;

/** A sign inside a drawing. */
export const SignShape = memo(function SignShape({
  name,
  className = '',
  transform,
}: {
  readonly name: SignName;
  readonly className?: string;
  readonly transform?: string;
}) {
  const sign: { d: string; filled: boolean; heavy?: boolean } = SIGNS[name];
  const kind = sign.filled ? 'glyph-filled' : sign.heavy === true ? 'glyph-heavy' : 'glyph-fine';
  return <path className={`glyph ${kind} ${className}`} d={sign.d} transform={transform} />;
});

/** A sign in a line of text; its meaning is beside it as text or spoken. */
export function Glyph({
  name,
  className = '',
}: {
  readonly name: SignName;
  readonly className?: string;
}) {
  return (
    <svg
      className={`glyph-icon ${className}`}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
      focusable="false"
    >
      <SignShape name={name} />
    </svg>
  );
}
