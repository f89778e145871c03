import { memo } from 'preact/compat';

/**
 * Engraved patterns of the grounds, which differ by line as well as by colour. Colours come from
 * the style sheet (`--line-…`).
 */
const LINES: Readonly<
  Record<string, { readonly size: readonly [number, number]; readonly d: string }>
> = {
  swamp: {
    size: [36, 26],
    d: 'M3 9h14M21 22h13M0 22h4M7 9V3M10 9V1.5M13 9V4M25 22v-6M28 22v-7.5M31 22v-5',
  },
  lake: {
    size: [32, 18],
    d: 'M0 5q4-4 8 0t8 0t8 0t8 0M-4 14q4-4 8 0t8 0t8 0t8 0t8 0',
  },
  forest: {
    size: [30, 34],
    d: 'M8 15v3M3 15l5-12 5 12zM23 32v3M18 32l5-12 5 12zM5.5 11h3.5M20.5 28h3.5',
  },
  wasteland: {
    size: [40, 30],
    d: 'M2 14l7-10 5 6 3-3 6 8M9 4l1 5M11 7l0 4M20 29l6-9 4 5 3-3 5 7M26 20l1 5',
  },
  desert: {
    size: [34, 24],
    d: 'M2 9q7-6 15 0M19 21q7-6 15 0M5 13h.1M10 12h.1M14 14h.1M23 5h.1M28 7h.1M31 3h.1M3 20h.1M9 21h.1M13 19h.1',
  },
  plains: {
    size: [34, 26],
    d: 'M5 12v-7M5 8l-3-3M5 8l3-3M22 25v-7M22 21l-3-3M22 21l3-3M12 19h6M26 9h6',
  },
  mountains: {
    size: [40, 30],
    d: 'M2 16l8-12 8 12M10 4l2 7-3 3M21 29l7-10 7 10M28 19l2 6',
  },
  ice: {
    size: [34, 28],
    d: 'M4 12l5-8 6 6-4 5zM9 4l2 11M21 26l4-7 7 4-3 4z',
  },
  volcano: {
    size: [38, 30],
    d: 'M3 15l6-9h5l6 9M10 6l2 3 2-3M22 29l5-8h4l5 8',
  },
  river: { size: [60, 20], d: 'M0 6q15-5 30 0t30 0M-15 16q15-5 30 0t30 0t30 0' },
};

/** Draws the patterns, once per page. */
export const Engravings = memo(function Engravings() {
  return (
    <defs>
      {Object.entries(LINES).map(([ground, { size, d }]) => (
        <pattern
          key={ground}
          id={`engraving-${ground}`}
          width={size[0]}
          height={size[1]}
          patternUnits="userSpaceOnUse"
        >
          <path className={`engraving engraving-${ground}`} d={d} />
        </pattern>
      ))}
    </defs>
  );
});
