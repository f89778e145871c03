// Colours of the style sheets, and their visible differences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE = join(import.meta.dirname, '../../src/style');

type Triple = readonly [number, number, number];

/**
 * A colour that a style sheet sets as `light-dark(day, night)`, in parts of linear light.
 * @param seats the choice of colours for seats
 */
export function tokenIn(file: string, name: string, night: boolean, seats = ''): Triple {
  const text = readFileSync(join(STYLE, file), 'utf8');
  const token = new RegExp(`--${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`);
  // Tokens that a choice of colours does not set are the usual ones.
  const own = seats === '' ? undefined : text.split(`[data-seats="${seats}"] {`)[1]?.split('}')[0];
  const found = token.exec(own ?? '') ?? token.exec(text);
  if (found === null) throw new Error(`${file} has no --${name}`);
  const hex = found[night ? 2 : 1];
  return [0, 2, 4].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as unknown as Triple;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The contrast as WCAG counts it: from 1 to 21. */
export function contrast(one: Triple, other: Triple): number {
  const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour as a person with deuteranopia sees it (Machado, Oliveira and Fernandes 2009). */
export function deuteranopic([r, g, b]: Triple): Triple {
  return [
    0.367322 * r + 0.860646 * g - 0.227968 * b,
    0.280085 * r + 0.672501 * g + 0.047413 * b,
    -0.01182 * r + 0.04294 * g + 0.968881 * b,
  ].map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;
}

/** The distance of two colours in OKLab; 0.02 is just visible if they are side by side. */
export function distance(one: Triple, other: Triple): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
