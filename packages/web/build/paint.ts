// Paints a drawing of straight lines without a browser. It supports only the elements of SVG that
// the icon of the page has.

type Point = readonly [x: number, y: number];

/** The polygons of one path, painted together. */
export interface Shape {
  readonly lines: readonly { readonly points: readonly Point[]; readonly isClosed: boolean }[];
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly width: number;
}

export interface Drawing {
  /** The size of the square around the picture. */
  readonly width: number;
  readonly shapes: readonly Shape[];
}

/**
 * @throws Error if the drawing has anything else than paths of straight lines in a square that
 * begins at 0, 0
 */
export function readDrawing(svg: string): Drawing {
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (box === null || box[1] !== box[2]) throw new Error('the drawing is no square');
  const other = /<(?!\/|svg|title|path)(\w+)/.exec(svg);
  if (other !== null) throw new Error(`nothing paints <${other[1]}>`);
  const shapes = [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, text]) => {
    const of = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1];
    return {
      lines: readPath(of('d') ?? ''),
      fill: of('fill') ?? (of('stroke') === undefined ? '#000000' : undefined),
      stroke: of('stroke'),
      width: Number(of('stroke-width') ?? 1),
    };
  });
  return { width: Number(box[1]), shapes };
}

type Line = { points: Point[]; isClosed: boolean };

/** @throws Error if the path has curves */
function readPath(d: string): readonly Line[] {
  const words = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const lines: Line[] = [];
  let [x, y, at, order] = [0, 0, 0, ''];
  const next = () => Number(words[at++]);
  while (at < words.length) {
    if (/[a-zA-Z]/.test(words[at])) order = words[at++];
    if (order === 'z' || order === 'Z') {
      const line = lines[lines.length - 1];
      line.isClosed = true;
      [x, y] = line.points[0];
      continue;
    }
    const [fromX, fromY] = order === order.toLowerCase() ? [x, y] : [0, 0];
    const kind = order.toLowerCase();
    if (kind === 'h') x = fromX + next();
    else if (kind === 'v') y = fromY + next();
    else if (kind === 'm' || kind === 'l') [x, y] = [fromX + next(), fromY + next()];
    else throw new Error(`nothing paints "${order}" in a path`);
    if (kind === 'm') {
      lines.push({ points: [[x, y]], isClosed: false });
      // Further coordinates without a letter are lines.
      order = order === 'm' ? 'l' : 'L';
    } else lines[lines.length - 1].points.push([x, y]);
  }
  return lines;
}

/**
 * Paints a drawing in the middle of a square.
 * @param share the share of the square's width that it takes
 * @returns four bytes for each pixel
 */
export function paint(
  { width, shapes }: Drawing,
  size: number,
  share: number,
  ground?: string,
): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const scale = (size * share) / width;
  const edge = (size - size * share) / 2;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at: Point = [(x + 0.5 - edge) / scale, (y + 0.5 - edge) / scale];
      let [red, green, blue, opacity] = ground === undefined ? [0, 0, 0, 0] : [...rgb(ground), 1];
      const lay = (colour: string, distance: number) => {
        const cover = Math.min(1, Math.max(0, 0.5 - distance * scale));
        if (cover === 0) return;
        const after = cover + opacity * (1 - cover);
        const [r, g, b] = rgb(colour).map(
          (part, each) => (part * cover + [red, green, blue][each] * opacity * (1 - cover)) / after,
        );
        [red, green, blue, opacity] = [r, g, b, after];
      };
      for (const { lines, fill, stroke, width: thick } of shapes) {
        const border = Math.min(...lines.map((line) => fromLine(at, line)));
        if (fill !== undefined) lay(fill, isInside(at, lines) ? -border : border);
        if (stroke !== undefined) lay(stroke, border - thick / 2);
      }
      pixels.set([red, green, blue, opacity * 255].map(Math.round), (y * size + x) * 4);
    }
  }
  return pixels;
}

function rgb(colour: string): readonly [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [r, g, b];
}

/** The distance of a point from the nearest part of a line. */
function fromLine([x, y]: Point, { points, isClosed }: Shape['lines'][number]): number {
  let least = Number.POSITIVE_INFINITY;
  const ends = isClosed ? points.length : points.length - 1;
  for (let each = 0; each < ends; each++) {
    const [ax, ay] = points[each];
    const [bx, by] = points[(each + 1) % points.length];
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(x - ax - part * dx, y - ay - part * dy));
  }
  return least;
}

/** Whether a point is inside, by the number of borders on one side of it. */
function isInside([x, y]: Point, lines: Shape['lines']): boolean {
  let inside = false;
  for (const { points } of lines) {
    for (let each = 0; each < points.length; each++) {
      const [ax, ay] = points[each];
      const [bx, by] = points[(each + 1) % points.length];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  }
  return inside;
}
