import { moved, tenth } from '../fields/path.ts';
import type { Point } from '../lattice.ts';
import type { Layer } from '../scene.ts';
import { LILY } from './vignettes.ts';

/** Radii of the parts, at full size. */
const RING = 36;
const TICKS = 38.2;
const LONG = 47;
const SHORT = 30;
/** The radius at which the rays begin, clear of the rose. */
export const RAYS = 52;
/** The tip of the lily, the outermost part. */
export const COMPASS_REACH = 70;

/**
 * A wind rose of eight points, each half light, half dark.
 * @param north the direction of its lily, clockwise from up
 */
export function drawCompass({ x, y }: Point, size: number, north: number): Layer[] {
  const point = (angle: number, radius: number) => {
    const px = x + Math.sin(angle + north) * radius * size;
    return `${tenth(px)} ${tenth(y - Math.cos(angle + north) * radius * size)}`;
  };
  const eighth = Math.PI / 4;
  let light = '';
  let dark = '';
  let outline = '';
  for (const [first, length, waist] of [
    [eighth, SHORT, 8.5],
    [0, LONG, 10],
  ]) {
    for (let corner = 0; corner < 4; corner++) {
      const angle = first + corner * 2 * eighth;
      const centre = point(0, 0);
      const [west, tip, east] = [
        point(angle - eighth, waist),
        point(angle, length),
        point(angle + eighth, waist),
      ];
      light += `M${centre}L${west}L${tip}Z`;
      dark += `M${centre}L${east}L${tip}Z`;
      outline += `M${centre}L${west}L${tip}L${east}Z`;
    }
  }
  const circle = (radius: number) => {
    const r = tenth(radius * size);
    const arc = `a${r} ${r} 0 1 0 `;
    return `M${tenth(x - r)} ${tenth(y)}${arc}${tenth(2 * r)} 0${arc}${tenth(-2 * r)} 0Z`;
  };
  let ring = circle(RING) + circle(TICKS) + moved(LILY, x, y, size, size, north);
  for (let tick = 0; tick < 64; tick++) {
    const angle = (tick * Math.PI) / 32;
    ring += `M${point(angle, TICKS)}L${point(angle, TICKS + (tick % 4 === 0 ? 4 : 2))}`;
  }
  return [
    { name: 'compass disc', d: circle(RING), fill: 'shelf', alpha: 0.22, night: 0.3 },
    { name: 'compass ring', d: ring, stroke: 'seaInk', width: 0.9, alpha: 0.85 },
    { name: 'compass light', d: light, fill: 'roseLight', alpha: 0.95 },
    { name: 'compass dark', d: dark, fill: 'roseDark', alpha: 0.95 },
    { name: 'compass points', d: outline, stroke: 'roseDark', width: 0.8, alpha: 0.9 },
    { name: 'compass hub', d: circle(5.4), fill: 'roseLight', stroke: 'roseDark', width: 1 },
    { name: 'compass heart', d: circle(2.8), fill: 'seal' },
  ];
}
