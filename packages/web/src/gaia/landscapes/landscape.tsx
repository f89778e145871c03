import type { Land } from '@pangaea/rules/gaia';
import { memo } from 'preact/compat';
import { sceneOf } from './scenes.ts';
import { tileOf } from './tiles.ts';

/** The landscape of a tile, around its middle; the ground below is drawn elsewhere. */
export const TileLandscape = memo(function TileLandscape({
  land,
  variant,
}: {
  readonly land: Land;
  readonly variant: number;
}) {
  return (
    <g className={`landscape landscape-${land}`}>
      {tileOf(land, variant).map(({ paint, d }, index) => (
        <path key={index} className={`land-${paint}`} d={d} />
      ))}
    </g>
  );
});

/** A view of a land with its sky: 100 wide, 150 high, from the upper left corner. */
export const Scene = memo(function Scene({ land }: { readonly land: Land }) {
  const { horizon, sun, sky, layers } = sceneOf(land);
  return (
    <g className={`landscape landscape-${land}`}>
      <path className="scene-sky" d={`M0 0H100V${horizon + 1}H0Z`} />
      {sun !== undefined && <circle className="scene-sun" cx={sun[0]} cy={sun[1]} r={11} />}
      <path className="scene-lines" d={sky} />
      <path className={`scene-ground land-${land}`} d={`M0 ${horizon}H100V150H0Z`} />
      {layers.map(({ paint, d }, index) => (
        <path key={index} className={`land-${paint}`} d={d} />
      ))}
    </g>
  );
});
