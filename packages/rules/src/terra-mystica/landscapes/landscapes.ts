import { hasHex, intersects, nextHex, WORDS } from '../../hexmap/index.ts';
import { type Moves, numbersOf, packMove, type Seat } from '../../kernel/index.ts';
import { occupy } from '../../terra/board.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { LANDSCAPE_WAYS } from '../boards/definition.ts';
import type { Sink } from '../events.ts';
import { addPriests, gainTokens } from '../goods/gains.ts';
import { extendReach } from '../land/reach.ts';
import { spadesAffordable, spendSpade } from '../spades/spades.ts';
import { addFlags, forgetHome, SPADE_FLAG } from '../spades/spades-question.ts';
import { NONE, SETS, type State } from '../state.ts';
import { DWELLING } from '../structures/building-kinds.ts';
import { follow } from '../structures/structures.ts';
import { KIND } from '../words.ts';

/** The building of a hex with a landscape, which is none of the kinds of buildings. */
const OF_NO_KIND = 0;

export const WAY = numbersOf(LANDSCAPE_WAYS);

/**
 * Whether the seat's landscape can come to the map in a given way, is not on the map yet, and has
 * its conditions met.
 */
export function mayLay(s: State, seat: Seat, way: number): boolean {
  const faction = s.faction(seat);
  if (!s.hasLandscapes() || s.table.landscapeWay[faction] !== way || s.landscape(seat) !== NONE)
    return false;
  return s.onMap(seat, s.table.landscapeNeeds[faction]) >= s.table.landscapeCount[faction];
}

/** Whether the seat may place its landscape on a hex that became home terrain in this action. */
export function mayLayOnHome(s: State, seat: Seat): boolean {
  return mayLay(s, seat, WAY.home);
}

/**
 * Places the landscape on a hex that became home terrain. Until the action is over it gives no
 * reach, see `SPADE_FLAG.landscape`.
 */
export function layOnHome(s: State, seat: Seat, hex: number, sink: Sink): void {
  forgetHome(s, hex);
  addFlags(s, SPADE_FLAG.landscape);
  lay(s, seat, hex, 0, sink);
}

/**
 * Whether the seat may place its landscape on a river hex and has a priest or (bought) a spade for
 * it.
 */
export function mayLayOnRiver(s: State, seat: Seat, freeSpades: number): boolean {
  if (!mayLay(s, seat, WAY.river)) return false;
  const price = s.table.factions[s.faction(seat)].landscape.price;
  if (price?.priests !== undefined) return s.priests(seat) >= price.priests;
  return freeSpades > 0 || spadesAffordable(s, seat) > 0;
}

/**
 * Adds the river hexes for a landscape: without structure and town tile, beside an own structure.
 */
export function addRiverPlaces(s: State, seat: Seat, into: Moves): void {
  const { river, adjacentLand } = s.table.map;
  for (let hex = nextHex(river, 0, -1); hex >= 0; hex = nextHex(river, 0, hex)) {
    if (s.owner(hex) !== NONE || hasHex(s.i32, SETS.riverTowns, hex)) continue;
    if (!intersects(adjacentLand, hex * WORDS, s.i32, SETS.own + seat * WORDS)) continue;
    into.add(packMove(KIND.landscape, hex));
  }
}

/** Places the landscape on a river hex for a priest or a spade, see `spendSpade`. */
export function layOnRiver(s: State, seat: Seat, hex: number, sink: Sink): void {
  const price = s.table.factions[s.faction(seat)].landscape.price;
  if (price?.priests !== undefined) addPriests(s, seat, -price.priests, 'landscape', sink);
  else spendSpade(s, seat, sink);
  lay(s, seat, hex, price?.spades ?? 0, sink);
}

/**
 * Places the landscape with all consequences, as for other structures. The question about its
 * immediate gains comes first.
 */
export function lay(s: State, seat: Seat, hex: number, spades: number, sink: Sink): void {
  const { map, factions, factionNames, hooks } = s.table;
  const faction = s.faction(seat);
  occupy(s, seat, hex, OF_NO_KIND);
  s.setLandscape(seat, hex);
  extendReach(s, seat, hex);
  if (sink !== undefined) {
    const id = factionNames[faction];
    const event = { type: 'landscape', seat, faction: id, hex: map.names[hex] } as const;
    sink.push(spades === 0 ? event : { ...event, spades });
  }
  gainTokens(s, seat, 0, factions[faction].landscape.tokens ?? 0, 'landscape', sink);
  follow(s, seat, hex, s.trait(seat, TRAIT.landscapeDwelling) > 0 ? DWELLING : OF_NO_KIND, sink);
  hooks.landscapeLaid[faction]?.(s, seat, sink);
}
