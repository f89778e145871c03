import { memo } from 'preact/compat';
import { type Drawing, draw } from '../../board/pieces/drawing.ts';
import { tinctureClass } from '../../ui/tinctures.ts';
import { cityOf } from './cities.ts';

const drawings = new Map<string, Drawing>();

function drawingOf(id: string): Drawing {
  const known = drawings.get(id);
  if (known !== undefined) return known;
  const drawing = draw(() => cityOf(id).parts, 'middle', 'plain');
  drawings.set(id, drawing);
  return drawing;
}

/** A small view of a city, about 90 wide and 80 high, with its ground around the origin. */
export const CityView = memo(function CityView({ id }: { readonly id: string }) {
  const { shadow, edge, layers } = drawingOf(id);
  return (
    <g className={`piece piece-middle ${tinctureClass(cityOf(id).roofs)}`}>
      <path className="piece-shadow" d={shadow} />
      <path className="piece-edge" d={edge} />
      {layers.map(({ paint, d }, index) => (
        <path key={index} className={`paint-${paint}`} d={d} />
      ))}
    </g>
  );
});
