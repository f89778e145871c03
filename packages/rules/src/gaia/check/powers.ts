import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { DIRECTIONS, LANDS, type Land } from '../vocabulary.ts';
import { needsLand, needsNoCity, needsPile, needsTile } from './needs.ts';
import { beside, type Cell, landName, lookUp } from './places.ts';

/** What sun and rain make of each land. Rules, "Power cards: sun, rain". */
const BECOMES: Readonly<Record<'sun' | 'rain', Partial<Record<Land, Land>>>> = {
  sun: { swamp: 'plains', plains: 'desert' },
  rain: { desert: 'plains', plains: 'swamp' },
};

export function checkWeather(
  state: State,
  card: 'sun' | 'rain',
  cell: Cell,
  reason: Reason | undefined,
): number {
  const tile = needsTile(state, cell, reason) || needsNoCity(state, cell, reason);
  if (tile !== LEGAL) return tile;
  const land = landName(state, lookUp(state, cell) ?? 0) as Land;
  const to = BECOMES[card][land];
  if (to === undefined) return refuse('land-not-changed', { card, ...cell, land }, reason);
  return needsPile(state, LANDS.indexOf(to), reason);
}

/** Rules, "Power cards: earthquake". @param way 0 east, 1 south */
export function checkEarthquake(
  state: State,
  cell: Cell,
  way: number,
  reason: Reason | undefined,
): number {
  const tile = needsTile(state, cell, reason);
  if (tile !== LEGAL) return tile;
  const direction = way === 0 ? 'east' : 'south';
  if (lookUp(state, beside(cell, DIRECTIONS.indexOf(direction))) !== undefined) return LEGAL;
  return refuse('no-tile-beside', { ...cell, direction }, reason);
}

/** Rules, "Power cards: eruption"; ruling G5. @param given directions as bits, north first */
export function checkEruption(
  state: State,
  cell: Cell,
  given: number,
  reason: Reason | undefined,
): number {
  const place =
    needsTile(state, cell, reason) ||
    needsNoCity(state, cell, reason) ||
    needsLand(state, cell, 'mountain', reason) ||
    needsPile(state, LANDS.indexOf('desert'), reason);
  if (place !== LEGAL) return place;
  const fertile = DIRECTIONS.filter((_, direction) => {
    const next = lookUp(state, beside(cell, direction));
    return next !== undefined && ['plains', 'forest', 'swamp'].includes(landName(state, next));
  });
  const deserts = state.pile(LANDS.indexOf('desert'));
  const needed = fertile.length;
  const all = state.table.options.rulings.eruption === 'all-deserts';
  if (all && deserts < needed) return refuse('too-few-deserts', { deserts, needed }, reason);
  const chosen = DIRECTIONS.filter((_, direction) => ((given >> direction) & 1) === 1);
  const changes = Math.min(deserts, needed);
  if (chosen.length === changes && chosen.every((each) => fertile.includes(each))) return LEGAL;
  return refuse('other-deserts', { given: chosen.join(' '), changes }, reason);
}
