import { hasHex } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { LandscapeWay } from '../factions/definition.ts';
import { FRAME, SPADE_FLAG, TRACK } from '../frames.ts';
import { LEGAL, PENDING, type Reason, refuse } from '../refusals.ts';
import { NONE, SETS, type State } from '../state.ts';
import { NUMBERS } from '../tiles.ts';
import { BUILDINGS, CULTS } from '../vocabulary.ts';
import {
  cornerEnd,
  factionName,
  hexName,
  isOwn,
  isRiver,
  neighboursOf,
  ownHexes,
} from './geography.ts';
import {
  needsCoins,
  needsCycleTerrain,
  needsEmptyLand,
  needsPriests,
  needsReach,
  needsTerrain,
  needsWorkers,
} from './needs.ts';

/** A landscape that comes to the map in this way, once, when what it needs stands there. */
function needsLandscape(s: State, seat: Seat, way: LandscapeWay, reason?: Reason): number {
  if (!s.table.options.landscapes) return refuse('no-landscapes', {}, reason);
  const { landscape } = s.table.factions[s.faction(seat)];
  const own = landscape.way ?? 'home';
  if (own !== way) {
    return refuse('landscape-otherwise', { faction: factionName(s, seat), way: own }, reason);
  }
  const lies = s.landscape(seat);
  if (lies !== NONE) return refuse('landscape-lies', { hex: hexName(s, lies) }, reason);
  if (landscape.needs === undefined) return LEGAL;
  const { building, count } = landscape.needs;
  const there = ownHexes(s, seat).filter((own) => BUILDINGS[s.building(own)] === building);
  if (there.length >= count) return LEGAL;
  return refuse('landscape-needs', { building, count }, reason);
}

/** A landscape where it may be laid now: a hex made home, a river hex, or for the Gate of Chaos. */
export function checkLandscape(s: State, seat: Seat, hex: number, reason?: Reason): number {
  if (s.frame() === FRAME.gate) return checkGate(s, seat, hex, reason);
  const inHand = s.frame() === FRAME.spades;
  const alone = SPADE_FLAG.cleanup | SPADE_FLAG.alone;
  if (inHand && (s.frameD() & alone) !== 0) return refuse('no-building-now', {}, reason);
  const { way } = s.table.factions[s.faction(seat)].landscape;
  if (s.table.options.landscapes && way === 'river') return checkRiver(s, seat, hex, reason);
  const wrong = needsLandscape(s, seat, 'home', reason);
  if (wrong !== LEGAL) return wrong;
  if (!inHand) {
    return refuse('not-now', { command: 'landscape', pending: PENDING[s.frame()] }, reason);
  }
  if ([s.frameB(), s.frameC(), s.frameE()].includes(hex)) return LEGAL;
  return refuse('not-made-home', { hex: hexName(s, hex) }, reason);
}

/** Coral Reef and Floating Castle: an empty river hex that shares a side with an own structure. */
function checkRiver(s: State, seat: Seat, river: number, reason?: Reason): number {
  const wrong = needsLandscape(s, seat, 'river', reason);
  if (wrong !== LEGAL) return wrong;
  const hex = hexName(s, river);
  if (!isRiver(s, river)) return refuse('not-a-river-hex', { hex }, reason);
  if (s.owner(river) !== NONE) return refuse('not-empty', { hex, building: 'none' }, reason);
  if (hasHex(s.i32, SETS.riverTowns, river)) return refuse('river-holds-town', { hex }, reason);
  if (!neighboursOf(s, river).some((each) => isOwn(s, seat, each))) {
    return refuse('not-beside-own-building', { hex }, reason);
  }
  const { landscape, spades } = s.table.factions[s.faction(seat)];
  if (landscape.price?.priests !== undefined) {
    return needsPriests(s, seat, landscape.price.priests, reason);
  }
  if (s.frame() !== FRAME.spades) {
    return needsWorkers(s, seat, spades.rates[s.exchange(seat)], reason);
  }
  const closed = s.frameA() === 0 || (s.frameD() & SPADE_FLAG.closed) !== 0;
  return closed ? refuse('no-more-transforming', {}, reason) : LEGAL;
}

function checkGate(s: State, seat: Seat, hex: number, reason?: Reason): number {
  return needsEmptyLand(s, hex, reason) || needsTerrain(s, hex, s.home(seat), reason);
}

/** Altar of Sacrifice: three steps whatever the hex shows. */
export function checkAltar(
  s: State,
  seat: Seat,
  hex: number,
  cult: number,
  reason?: Reason,
): number {
  const wrong =
    needsLandscape(s, seat, 'volcano', reason) ||
    needsEmptyLand(s, hex, reason) ||
    needsCycleTerrain(s, hex, reason) ||
    needsReach(s, seat, hex, false, NONE, reason);
  if (wrong !== LEGAL) return wrong;
  const price = s.table.factions[s.faction(seat)].landscape.price?.steps ?? 0;
  const steps = s.cult(seat, cult);
  if (steps >= price) return LEGAL;
  return refuse('cult-too-low', { cult: CULTS[cult], steps, price }, reason);
}

/** Bridge Tower: from one of its corners, where no bridge place of the map lies. */
export function checkLandBridge(s: State, seat: Seat, end: number, reason?: Reason): number {
  const tower = s.landscape(seat);
  const { landBridges } = s.table.factions[s.faction(seat)].landscape.traits ?? {};
  if (landBridges === undefined || tower === NONE) {
    return refuse('no-land-bridges', { faction: factionName(s, seat) }, reason);
  }
  const hex = hexName(s, end);
  const corner = [0, 1, 2, 3, 4, 5].findIndex((each) => cornerEnd(s, tower, each) === end);
  const place = s.table.map.bridges.some(
    ({ a, b }) => (a === tower && b === end) || (b === tower && a === end),
  );
  if (corner < 0 || isRiver(s, end) || place) return refuse('no-corner', { hex }, reason);
  if ((s.landscapeMemo(seat) & (1 << corner)) === 0) return LEGAL;
  const bridge = `${hexName(s, tower)}-${hex}`;
  return refuse('bridge-place-taken', { bridge, by: seat }, reason);
}

/** A step that a landscape brings: without the priest, or for nothing. */
export function checkStep(s: State, seat: Seat, track: number, reason?: Reason): number {
  const name = track === TRACK.shipping ? 'shipping' : 'exchange';
  if ((s.frameA() & track) === 0) return refuse('no-track', { track: name }, reason);
  const { shipping, spades } = s.table.factions[s.faction(seat)];
  const { advance = { workers: 0, coins: 0 }, rates } = spades;
  const levels = track === TRACK.shipping ? (shipping.vp?.length ?? 0) : rates.length;
  const level = track === TRACK.shipping ? s.shipping(seat) : s.exchange(seat);
  if (level + 1 >= levels) return refuse('track-ended', { track: name }, reason);
  if (s.frameB() !== 0) return LEGAL;
  if (track === TRACK.shipping) return needsCoins(s, seat, NUMBERS.shipping.coins, reason);
  return (
    needsWorkers(s, seat, advance.workers, reason) || needsCoins(s, seat, advance.coins, reason)
  );
}
