import { Chance, hash, hashWord } from './fields/chance.ts';
import { cellAt, sample } from './fields/field.ts';
import { makeNoise } from './fields/noise.ts';
import type { Geography } from './geography.ts';
import { engravingOf } from './motifs/index.ts';
import { type MotifPlace, ranksFor, rowsIn, scatteredIn, spotsIn } from './places.ts';
import type { Detail, Rect } from './plan.ts';
import { BARE, type Cover, type Soils } from './soils.ts';
import { type Engraving, Stamp, type StampPart, type Variant } from './stamp.ts';

/** A motif at its place. */
export interface Planted {
  readonly place: MotifPlace;
  readonly ground: string;
  readonly parts: readonly StampPart[];
}

/**
 * The scale of motifs that keeps them recognisable on a small map.
 * @param radius pixels of the page from the centre of a hex to a corner
 */
export function motifScale(radius: number): number {
  const wanted = (58 / radius) ** 0.62;
  return Math.round(Math.min(2.2, Math.max(1, wanted)) * 10) / 10;
}

/** The number of places that are tried in one step. */
const STEP = 200;
/** The noise by which motifs are chosen, so that neighbouring motifs are often of one kind. */
const stands = makeNoise(80, 51);

/**
 * The motifs in a part of the world. Each motif depends only on its place and on the ground around
 * its foot, so changes elsewhere do not affect it.
 */
export function* plant(
  world: Geography,
  cover: Cover,
  soils: Soils,
  area: Rect,
  level: Detail,
  scale: number,
): Generator<undefined, Planted[], undefined> {
  const { grid } = world;
  const engravings = cover.looks.map(({ motif }) => engravingOf(motif));
  const salts = cover.names.map(hashWord);
  const planted: Planted[] = [];
  const put = (place: MotifPlace, number: number, variants: readonly Variant[]): void => {
    const { rows, keep, spare } = engravings[number];
    const chance = new Chance(hash(place.seed, salts[number], 61));
    const drawn = chance.next();
    const alike = Math.min(0.999, Math.max(0, 0.5 + 0.62 * stands(place.x, place.y)));
    const lot = rows === true || chance.happens(0.5) ? drawn : alike;
    const size = rows === true ? scale : scale * chance.between(0.84, 1.16);
    const variant = [
      choose(variants, lot),
      ...(variants === engravings[number].variants ? [spare] : []),
    ].find((each) => fits(world, soils, place, number, each, size, keep));
    if (variant === undefined) return;
    const stamp = new Stamp(place.x, place.y, size, chance, level);
    variant.draw(stamp);
    planted.push({
      place,
      ground: cover.names[number],
      parts: stamp.parts.map(({ paths, y, box }) => ({ paths, y, box })),
    });
  };
  for (const [places, choice] of yield* layOutPlaces(world, engravings, area, level, scale)) {
    for (const [index, place] of places.entries()) {
      if (index % STEP === 0) yield;
      const number = soils.owner[cellAt(grid, place.x, place.y)];
      if (number === BARE) continue;
      const variants = choice(engravings[number], place);
      if (variants.length > 0) put(place, number, variants);
    }
  }
  return planted;
}

/** The motifs of an engraving that may stand at a place; none if it stays empty. */
type Choice = (engraving: Engraving, place: MotifPlace) => readonly Variant[];

function* layOutPlaces(
  { lattice }: Geography,
  engravings: readonly Engraving[],
  area: Rect,
  level: Detail,
  scale: number,
): Generator<undefined, [MotifPlace[], Choice][], undefined> {
  const inRows: [MotifPlace[], Choice] = [
    rowsIn(area, scale),
    ({ rows, variants }) => (rows === true ? variants : []),
  ];
  if (level === 'small') {
    // On small maps places are so few that random ones could leave some hexes empty.
    return [inRows, [spotsIn(area, lattice), (each) => (each.rows === true ? [] : each.variants)]];
  }
  const share = 1 / (scale * scale);
  const most = Math.max(...engravings.map(({ perHex, between }) => perHex + between.perHex));
  const choice: Choice = ({ rows, perHex, variants, between }, { rank }) => {
    if (rows === true) return [];
    if (rank < ranksFor(perHex * share)) return variants;
    return rank < ranksFor((perHex + between.perHex) * share) ? between.variants : [];
  };
  return [inRows, [yield* scatteredIn(area, ranksFor(most * share)), choice]];
}

/** Whether a motif would stand on its own ground and cover little of other grounds. */
function fits(
  { grid }: Geography,
  soils: Soils,
  { x, y }: MotifPlace,
  number: number,
  { foot, deep, high }: Omit<Variant, 'share'>,
  size: number,
  keep: number,
): boolean {
  const on = (px: number, py: number) => soils.owner[cellAt(grid, px, py)];
  if (deep !== undefined) {
    return CORNERS.every(([dx, dy]) => on(x + dx * foot * size, y + dy * deep * size) === number);
  }
  const room = foot * size * keep;
  if (sample(grid, soils.inland, x, y) < Math.min(room * 0.8, 10)) return false;
  if (on(x - room, y) !== number || on(x + room, y) !== number) return false;
  if (high === undefined) return true;
  const above = on(x, y - high * size * 0.45);
  return above === number || above === BARE;
}

/** Sample points of a flat motif, as parts of half its width and height. */
const CORNERS = [
  [-1, -0.2],
  [1, -0.2],
  [-0.7, -1],
  [1, -1],
  [-1, 1],
  [0.7, 1],
] as const;

function choose(variants: readonly Variant[], lot: number): Variant {
  let left = lot * variants.reduce((sum, { share }) => sum + share, 0);
  for (const variant of variants) {
    left -= variant.share;
    if (left < 0) return variant;
  }
  return variants[variants.length - 1];
}
