import { written } from '../engraving/path.ts';

/** A circle. Circles cannot be folded or placed. */
export function disc(x: number, y: number, radius: number): string {
  const r = written(radius);
  return `M${written(x - radius)} ${written(y)}a${r} ${r} 0 1 1 ${written(2 * radius)} 0a${r} ${r} 0 1 1-${written(2 * radius)} 0Z`;
}

/** Wedges of the woodcutter's knife: each begins broad and ends in a point. */
export function cuts(
  ...wedges: readonly (readonly [x: number, y: number, toX: number, toY: number])[]
): string {
  return wedges
    .map(([x, y, toX, toY]) => {
      const length = Math.hypot(toX - x, toY - y);
      const [nx, ny] = [(-(toY - y) / length) * 1.3, ((toX - x) / length) * 1.3];
      const at = (px: number, py: number) => `${written(px)} ${written(py)}`;
      return `M${at(x + nx, y + ny)}L${at(toX, toY)} ${at(x - nx, y - ny)}Z`;
    })
    .join('');
}
