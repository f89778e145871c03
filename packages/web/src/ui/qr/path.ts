import { encode } from 'uqr';

/** Width of the light margin around the code, in modules; the readers of codes need it. */
const QUIET = 4;

export interface QrPath {
  /** Modules from edge to edge, with the margin. */
  readonly size: number;
  /** The dark modules, row by row. */
  readonly path: string;
}

/** A text as a QR code. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      const width = x + 1 - from;
      path += `M${from} ${y}h${width}v1h-${width}z`;
    }
  }
  return { size, path };
}
