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

/* Questions about the board as in `terra/check/geography.ts`, with the rules of Terra Mystica. */

export function factionName(s: State, seat: Seat): string {
  return boardOf(s, seat).id;
}

/** What is printed on the board of the seat's faction. */
export function boardOf(s: State, seat: Seat): FactionDefinition<State> {
  return s.table.factions[s.faction(seat)];
}

/** Whether the seat has a start terrain only, which counts as nobody's home. */
export function isStartOnly(s: State, seat: Seat): boolean {
  const { home, startTerrainOnly } = boardOf(s, seat);
  return home === 'ice' || home === 'volcano' || startTerrainOnly === true;
}

/** What board, stronghold and landscape make of an ability together. */
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

/** What lies beyond a corner of a hex: the other hex beside both that meet there, or -1. */
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

/** Directly adjacent: sharing a side, or joined by a bridge of anybody. FAQ 2.3 Q1a. */
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

/** Directly adjacent as the seat sees it: with what its faction joins. */
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

/** Shipping of the track and, in the action phase, of the bonus card. FAQ 2.7 Q2, 3.1 Q7. */
export function shippingOf(s: State, seat: Seat, cleanup: boolean): number {
  const { shipping, hooks } = boardOf(s, seat);
  if (shipping.vp === undefined && shipping.start === 0) return 0;
  const cards = cleanup ? [] : [s.card(seat), s.card2(seat)].filter((card) => card !== NONE);
  const bonus = cards.reduce((sum, card) => sum + s.table.cardShipping[card], 0);
  const more = cleanup ? 0 : (hooks?.moreShipping?.(s, seat) ?? 0);
  return s.shipping(seat) + bonus + more;
}

/** Directly or indirectly adjacent; for some only over rivers. Not from `except`. */
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

/** Hexes that a tunnel or flight skips, 0 for who has none. */
export function rangeOf(s: State, seat: Seat): number {
  const range = traitOf(s, seat, 'skipRange');
  return range === 0 ? 0 : range + s.skipBonus(seat);
}

/** Whether an own structure but `except` is near enough for a tunnel or flight to a hex. */
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

/** The own structures directly connected with the one on `hex`, that one included. */
export function groupAt(s: State, seat: Seat, hex: number): number[] {
  return connectedWith(hex, (from) => nextTo(s, seat, from).filter((each) => isOwn(s, seat, each)));
}
