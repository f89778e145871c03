import type { Seat } from '../../kernel/index.ts';
import {
  acrossBridges,
  connectedWith,
  neighboursOf,
  riversTo,
} from '../../terra/check/geography.ts';
import type { FactionDefinition } from '../boards/definition.ts';
import type { Traits } from '../boards/traits.ts';
import { NONE, type State } from '../state.ts';
import { BUILDINGS } from '../vocabulary.ts';

/* Functions that answer questions about the board, as in `terra/check/geography.ts`, with the
   rules of Terra Mystica. */

export function factionName(s: State, seat: Seat): string {
  return boardOf(s, seat).id;
}

/** The data printed on the faction board of the seat. */
export function boardOf(s: State, seat: Seat): FactionDefinition<State> {
  return s.table.factions[s.faction(seat)];
}

/** Whether the terrain of the seat is a start terrain only, which counts as nobody's home. */
export function isStartOnly(s: State, seat: Seat): boolean {
  const { home, startTerrainOnly } = boardOf(s, seat);
  return home === 'ice' || home === 'volcano' || startTerrainOnly === true;
}

/** The value of a trait from board, stronghold and landscape together. */
export function traitOf(s: State, seat: Seat, name: keyof Traits): number {
  const { traits, strongholdTraits, landscape } = boardOf(s, seat);
  const [built = 0, laid = 0] = [strongholdTraits?.[name], landscape?.traits?.[name]];
  let sum = traits?.[name] ?? 0;
  if (built === 0 && laid === 0) return sum;
  for (const hex of ownHexes(s, seat)) {
    const building = BUILDINGS[s.building(hex)];
    if (building === 'stronghold') sum += built;
    if (building === 'none') sum += laid;
  }
  return sum;
}

/**
 * The hex on the line through a corner of a hex: the other hex that touches both hexes at that
 * corner, or -1.
 */
export function cornerEnd(s: State, hex: number, corner: number): number {
  const { neighbours } = s.table.map;
  const one = neighbours[hex * 6 + corner];
  const other = neighbours[hex * 6 + ((corner + 1) % 6)];
  if (one < 0 || other < 0) return -1;
  const beyond = neighboursOf(s, one).filter((each) => neighboursOf(s, other).includes(each));
  return beyond.find((each) => each !== hex) ?? -1;
}

/** The ends of land bridges that touch a hex. */
function overLandBridges(s: State, hex: number): number[] {
  const ends: number[] = [];
  for (let seat = 0; seat < s.table.players; seat++) {
    const tower = s.landscape(seat);
    if (tower === NONE || traitOf(s, seat, 'landBridges') === 0) continue;
    for (let corner = 0; corner < 6; corner++) {
      if ((s.landscapeMemo(seat) & (1 << corner)) === 0) continue;
      const end = cornerEnd(s, tower, corner);
      if (hex === tower) ends.push(end);
      if (hex === end) ends.push(tower);
    }
  }
  return ends;
}

/**
 * Hexes that are directly adjacent: they share a side, or a bridge of any player joins them. FAQ
 * 2.3 Q1a.
 */
export function adjacentTo(s: State, hex: number): number[] {
  return [...neighboursOf(s, hex), ...overLandBridges(s, hex), ...acrossBridges(s, hex)];
}

export function isOwn(s: State, seat: Seat, hex: number): boolean {
  return s.owner(hex) === seat;
}

export function ownHexes(s: State, seat: Seat): number[] {
  const own: number[] = [];
  for (let hex = 0; hex < s.table.map.size; hex++) if (isOwn(s, seat, hex)) own.push(hex);
  return own;
}

export function isDirectlyAdjacent(s: State, seat: Seat, hex: number): boolean {
  return nextTo(s, seat, hex).some((each) => isOwn(s, seat, each));
}

/** Hexes that are directly adjacent for the seat: including those that its faction joins. */
function nextTo(s: State, seat: Seat, hex: number): number[] {
  const isJoined = boardOf(s, seat).checks?.isJoined;
  if (isJoined === undefined) return adjacentTo(s, hex);
  const joined = [...Array(s.table.map.size).keys()].filter((each) => isJoined(s, seat, hex, each));
  return [...adjacentTo(s, hex), ...joined];
}

/** Whether an opponent's structure is directly adjacent. */
export function isNearForeign(s: State, seat: Seat, hex: number): boolean {
  return nextTo(s, seat, hex).some((each) => s.owner(each) !== NONE && s.owner(each) !== seat);
}

/** Shipping from the track and, in the action phase, from the bonus card. FAQ 2.7 Q2, 3.1 Q7. */
export function shippingOf(s: State, seat: Seat, cleanup: boolean): number {
  const { shipping, hooks } = boardOf(s, seat);
  if (shipping.vp === undefined && shipping.start === 0) return 0;
  const cards = cleanup ? [] : [s.card(seat), s.card2(seat)].filter((card) => card !== NONE);
  const bonus = cards.reduce((sum, card) => sum + s.table.cardShipping[card], 0);
  const more = cleanup ? 0 : (hooks?.moreShipping?.(s, seat) ?? 0);
  return s.shipping(seat) + bonus + more;
}

/**
 * Whether a hex is directly or indirectly adjacent; for some factions only across rivers. A
 * structure on `except` does not count.
 */
export function isInReach(
  s: State,
  seat: Seat,
  hex: number,
  cleanup: boolean,
  except: number,
): boolean {
  const reaches = (each: number) => isOwn(s, seat, each) && each !== except;
  const beside = nextTo(s, seat, hex).some(reaches);
  if (beside && traitOf(s, seat, 'onlyOverRivers') === 0) return true;
  return riversTo(s, hex, reaches) <= shippingOf(s, seat, cleanup);
}

/** The number of hexes that a tunnel or flight skips, 0 for factions without either. */
export function rangeOf(s: State, seat: Seat): number {
  const range = traitOf(s, seat, 'skipRange');
  return range === 0 ? 0 : range + s.skipBonus(seat);
}

/** Whether an own structure, not on `except`, is near enough to a hex for a tunnel or flight. */
export function isInRange(s: State, seat: Seat, hex: number, except: number): boolean {
  const { distance, size } = s.table.map;
  const most = rangeOf(s, seat) + 1;
  const greatTunnel = s.landscape(seat);
  const farther = traitOf(s, seat, 'landscapeSkip');
  return ownHexes(s, seat).some((own) => {
    if (own === except) return false;
    return distance[own * size + hex] <= most + (own === greatTunnel ? farther : 0);
  });
}

/** The own structures that are directly connected with the one on `hex`, including it. */
export function groupAt(s: State, seat: Seat, hex: number): number[] {
  return connectedWith(hex, (from) => nextTo(s, seat, from).filter((each) => isOwn(s, seat, each)));
}
