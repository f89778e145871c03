import { LANDS, POWERS } from '@pangaea/rules/gaia';
import { DRAWN_CITIES } from '../src/gaia/landscapes/cities.ts';
import { CityView } from '../src/gaia/landscapes/city.tsx';
import { Scene, TileLandscape } from '../src/gaia/landscapes/landscape.tsx';
import { AnimalPicture, PowerPicture } from '../src/gaia/landscapes/picture.tsx';
import { VARIANTS } from '../src/gaia/landscapes/tiles.ts';

/** Tiles of every land of Gaia. */
export function LandSheet() {
  return (
    <svg
      viewBox={`-60 -60 ${LANDS.length * 102 + 16} ${VARIANTS * 102 + 16}`}
      width={LANDS.length * 150}
      role="img"
      aria-label="lands"
    >
      {LANDS.map((land, x) =>
        Array.from({ length: VARIANTS }, (_, variant) => (
          <g key={`${land}${variant}`} transform={`translate(${x * 102} ${variant * 102})`}>
            <rect className={`land land-${land}`} x={-49} y={-49} width={98} height={98} rx={4} />
            <TileLandscape land={land} variant={variant} />
          </g>
        )),
      )}
    </svg>
  );
}

/** Views of the lands and cities as they stand on cards. */
export function SceneSheet() {
  return (
    <>
      {LANDS.map((land) => (
        <svg key={land} viewBox="0 0 100 150" width={150} role="img" aria-label={land}>
          <Scene land={land} />
        </svg>
      ))}
      {POWERS.map((power) => (
        <svg key={power} viewBox="0 0 100 150" width={150} role="img" aria-label={power}>
          <PowerPicture power={power} />
        </svg>
      ))}
      {([...LANDS, undefined] as const).map((land) => (
        <svg key={land ?? 'any'} viewBox="0 0 100 150" width={150} role="img" aria-label="animals">
          <AnimalPicture land={land} />
        </svg>
      ))}
      {DRAWN_CITIES.map((id) => (
        <svg key={id} viewBox="-60 -70 120 110" width={190} role="img" aria-label={id}>
          <CityView id={id} />
        </svg>
      ))}
    </>
  );
}
