import { needsNoCity, needsPile, needsTile } from '../check/needs.ts';
import { type Cell, landName, lookUp } from '../check/places.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { LANDS, type Land } from '../vocabulary.ts';

/** The result of sun and rain for each land. Rules, "Power cards: sun, rain". */
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
