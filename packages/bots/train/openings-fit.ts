// The mean lead of factions over the others at their tables, fitted to games by ridge regression.
import type { OpeningModel } from '../src/openings.ts';
import { STRONG } from '../src/openings.ts';
import type { OpeningGame } from './openings-play.ts';

/** The expected size of the numbers before any game: standard deviations, in points. */
export interface Priors {
  /** A faction at any table. */
  readonly faction: number;
  /** The effect of a feature of the table on a faction. */
  readonly feature: number;
  /** The effect of the strong level on a faction. */
  readonly strong: number;
  /** The effect of another home terrain at some distance. */
  readonly near: number;
}

/** The largest distance on the circle of seven terrains. */
const DISTANCES = 3;
/** Effects that are smaller than this, in points, are left out of the model. */
const LEAST = 0.5;
const MOST_STEPS = 400;
/**
 * Fitting ends when the gradient is this share of the first one; then the numbers hardly change any
 * more.
 */
const SMALL = 1e-6;

/**
 * One seat of one game: its points above the mean of the others, and the weight of each number in
 * them.
 */
interface Row {
  readonly above: number;
  readonly places: readonly number[];
  readonly weights: readonly number[];
}

/** Numbers by name. */
class Numbers {
  readonly names: string[] = [];
  readonly #places = new Map<string, number>();

  place(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

const SEPARATOR = '|';
const NEAR = 'near';

/**
 * The names of the numbers for a seat: its faction, the faction with each feature, and the
 * neighbours on the circle.
 */
function namesOf({ factions, features, distances }: OpeningGame, seat: number): string[] {
  const near = distances[seat].filter((steps) => steps > 0);
  return [
    factions[seat],
    ...features.map((feature) => factions[seat] + SEPARATOR + feature),
    ...near.map((steps) => NEAR + SEPARATOR + steps),
  ];
}

function rowsOf(game: OpeningGame, numbers: Numbers): Row[] {
  const { vp } = game;
  const others = vp.length - 1;
  const all = vp.reduce((sum, each) => sum + each, 0);
  const named = vp.map((_, seat) => namesOf(game, seat).map((name) => numbers.place(name)));
  return vp.map((own, seat) => ({
    above: own - (all - own) / others,
    places: named.flat(),
    weights: named.flatMap((places, of) => places.map(() => (of === seat ? 1 : -1 / others))),
  }));
}

/**
 * The means that fit the games best. Each number is expected to be near zero unless games show
 * otherwise.
 */
export function fitOpenings(
  games: readonly OpeningGame[],
  priors: Priors,
): Omit<OpeningModel, 'provenance'> {
  const numbers = new Numbers();
  const rows = games.flatMap((game) => rowsOf(game, numbers));
  const variance = rows.reduce((sum, { above }) => sum + above ** 2, 0) / rows.length;
  const found = solve(
    rows,
    numbers.names.map((name) => variance / priorOf(name, priors) ** 2),
  );
  return modelOf(numbers.names, found);
}

function priorOf(name: string, { faction, feature, strong, near }: Priors): number {
  const [head, tail] = name.split(SEPARATOR);
  if (head === NEAR) return near;
  if (tail === undefined) return faction;
  return tail === STRONG ? strong : feature;
}

/** Least squares with a penalty for each number, by conjugate gradients. */
function solve(rows: readonly Row[], penalties: readonly number[]): Float64Array {
  const found = new Float64Array(penalties.length);
  const rest = new Float64Array(penalties.length);
  for (const { above, places, weights } of rows) {
    for (const [n, place] of places.entries()) rest[place] += weights[n] * above;
  }
  const direction = rest.slice();
  const first = dot(rest, rest);
  let now = first;
  for (let step = 0; step < MOST_STEPS && now > SMALL ** 2 * first; step++) {
    const curved = Float64Array.from(direction, (each, place) => each * penalties[place]);
    for (const { places, weights } of rows) {
      let along = 0;
      for (let n = 0; n < places.length; n++) along += weights[n] * direction[places[n]];
      for (let n = 0; n < places.length; n++) curved[places[n]] += weights[n] * along;
    }
    const length = now / dot(direction, curved);
    for (let place = 0; place < found.length; place++) {
      found[place] += length * direction[place];
      rest[place] -= length * curved[place];
    }
    const next = dot(rest, rest);
    for (let place = 0; place < found.length; place++) {
      direction[place] = rest[place] + (next / now) * direction[place];
    }
    now = next;
  }
  return found;
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, each, place) => sum + each * other[place], 0);
}

function modelOf(names: readonly string[], found: Float64Array): Omit<OpeningModel, 'provenance'> {
  const near = Array.from({ length: DISTANCES }, () => 0);
  const factions: Record<string, { above: number; with: Record<string, number> }> = {};
  const of = (id: string) => {
    factions[id] ??= { above: 0, with: {} };
    return factions[id];
  };
  const order = names.map((_, place) => place).sort((a, b) => (names[a] < names[b] ? -1 : 1));
  for (const place of order) {
    const [head, tail] = names[place].split(SEPARATOR);
    const points = Number(found[place].toFixed(1));
    if (head === NEAR) near[Number(tail) - 1] = points;
    else if (tail === undefined) of(head).above = points;
    else if (Math.abs(found[place]) >= LEAST) of(head).with[tail] = points;
  }
  return { near, factions };
}

/** The mean square error of the model, for the leads of seats in points. */
export function missed(
  { near, factions }: Omit<OpeningModel, 'provenance'>,
  games: readonly OpeningGame[],
): number {
  const numbers = new Numbers();
  const rows = games.flatMap((game) => rowsOf(game, numbers));
  const known = numbers.names.map((name) => {
    const [head, tail] = name.split(SEPARATOR);
    if (head === NEAR) return near[Number(tail) - 1] ?? 0;
    return (tail === undefined ? factions[head]?.above : factions[head]?.with[tail]) ?? 0;
  });
  const squares = rows.map(
    ({ above, places, weights }) =>
      places.reduce((left, place, n) => left - weights[n] * known[place], above) ** 2,
  );
  return squares.reduce((sum, each) => sum + each, 0) / squares.length;
}
