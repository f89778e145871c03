// Differences of colours, also for people with a colour vision deficiency.

export type Sight = 'normal' | 'deuteranopia' | 'protanopia';

/** From Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const SEEN: Readonly<Record<Sight, readonly number[]>> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
};

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** CIE L*a*b*, D65. */
function lab([r, g, b]: readonly number[]): number[] {
  const white = [0.95047, 1, 1.08883];
  const [x, y, z] = [
    0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    0.0193339 * r + 0.119192 * g + 0.9503041 * b,
  ].map((value, at) => {
    const part = value / white[at];
    return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(colour: string, sight: Sight): number[] {
  const [r, g, b] = linear(colour);
  const m = SEEN[sight];
  return [0, 3, 6].map((row) =>
    Math.min(1, Math.max(0, m[row] * r + m[row + 1] * g + m[row + 2] * b)),
  );
}

/** CIE 1976 colour difference. */
export function difference(one: string, other: string, sight: Sight): number {
  const a = lab(seen(one, sight));
  const b = lab(seen(other, sight));
  return Math.hypot(...a.map((value, at) => value - b[at]));
}

/** The lightness of a colour, from 0 to 100. */
export function lightness(colour: string, sight: Sight): number {
  return lab(seen(colour, sight))[0];
}

/** WCAG contrast ratio. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const [red, green, blue] = linear(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
  return Math.max(a, b) / Math.min(a, b);
}
