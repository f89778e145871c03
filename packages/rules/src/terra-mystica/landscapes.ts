import { addHex, removeHex, WORDS } from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';
import { DWELLING, follow } from './build.ts';
import { SPADE_FLAG } from './frames.ts';
import { gainTokens, type Sink } from './gains.ts';
import { extendReach } from './reach.ts';
import { forgetHome } from './spades.ts';
import { NONE, SETS, type State } from './state.ts';
import { advanceExchange } from './tracks.ts';
import { TRAIT } from './traits.ts';

/** A structure of no building kind. */
const OF_NO_KIND = 0;

/** Whether the seat has a landscape to place and what it needs stands on the map. */
export function canPlaceLandscape(s: State, seat: Seat): boolean {
  const needs = s.table.landscapeNeeds[s.faction(seat)];
  if (needs < 0 || s.landscape(seat) !== NONE) return false;
  return needs === OF_NO_KIND || s.onMap(seat, needs) > 0;
}

/**
 * The landscape on a hex made home in this action. No spade may be used afterwards: the hexes that
 * only the landscape reaches are for later actions. Another hex made home may still get a dwelling.
 */
export function placeLandscape(s: State, seat: Seat, hex: number, sink: Sink): void {
  forgetHome(s, hex);
  s.setFrameD(s.frameD() | SPADE_FLAG.closed);
  removeHex(s.i32, SETS.empty, hex);
  addHex(s.i32, SETS.own + seat * WORDS, hex);
  s.setOwner(hex, seat);
  s.setLandscape(seat, hex);
  extendReach(s, seat, hex);
  if (sink !== undefined) sink.push({ type: 'landscape', seat, hex: s.table.map.names[hex] });
  const { tokens, exchangeSteps } = s.table.factions[s.faction(seat)].landscape ?? {};
  gainTokens(s, seat, 0, tokens ?? 0, 'landscape', sink);
  for (let n = 0; n < (exchangeSteps ?? 0); n++) advanceExchange(s, seat, 'landscape', sink);
  follow(s, seat, hex, s.trait(seat, TRAIT.landscapeDwelling) > 0 ? DWELLING : OF_NO_KIND, sink);
}
