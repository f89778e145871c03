import '../style/tokens.css';
import '../style/landscapes.css';
import '../style/world.css';
import type { Land } from '@pangaea/rules/gaia';
import { CityView } from '../landscapes/city.tsx';
import { TileLandscape } from '../landscapes/landscape.tsx';
import { variantAt } from '../landscapes/tiles.ts';

/** Distance of two tiles from middle to middle. */
const SIDE = 100;
const TILE = 'M-49-45Q-49-49-45-49H45Q49-49 49-45V45Q49 49 45 49H-45Q-49 49-49 45Z';

const LANDS: Readonly<Record<string, Land>> = {
  p: 'plains',
  f: 'forest',
  s: 'sea',
  d: 'desert',
  m: 'mountain',
  w: 'swamp',
};

/** A world in the middle of a game; a dot is an empty place. */
const WORLD = ['.fm.ssp.', 'pffmspd.', '.psswpdd', 'ssp.fmd.'];
/** Cities on tiles of their land. */
const CITIES: readonly (readonly [id: string, x: number, y: number])[] = [
  ['city-04', 1, 1],
  ['city-10', 3, 1],
  ['city-02', 5, 2],
  ['city-07', 7, 2],
  ['city-17', 2, 3],
];

/** Gaia on the start page: a world of tiles with its cities. */
export function GaiaCover() {
  return (
    <svg
      className="gaia-cover"
      viewBox={`${-SIDE / 2} ${-SIDE / 2 + 2} ${SIDE * 8} ${SIDE * 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {WORLD.flatMap((row, y) =>
        [...row].map((letter, x) => {
          const land = LANDS[letter];
          if (land === undefined) return null;
          const city = CITIES.find(([, atX, atY]) => atX === x && atY === y);
          return (
            <g key={`${x} ${y}`} transform={`translate(${x * SIDE} ${y * SIDE})`}>
              <path className={`land land-${land}`} d={TILE} />
              {city === undefined ? (
                <TileLandscape land={land} variant={variantAt(x, y)} />
              ) : (
                <g transform="translate(0 6)">
                  <CityView id={city[0]} />
                </g>
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
