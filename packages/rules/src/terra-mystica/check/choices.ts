import { hasHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { FRAME } from '../frames.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, PHASE, SETS, type State } from '../state.ts';
import {
  BOARDS,
  BUILDINGS,
  CULTS,
  CYCLE,
  FAVOUR_TILES,
  TERRAINS,
  TOWN_TILES,
} from '../vocabulary.ts';
import { priestsLeft } from './actions.ts';
import {
  boardOf,
  factionName,
  groupAt,
  hexName,
  isOwn,
  isRiver,
  isStartOnly,
  neighboursOf,
  traitOf,
} from './geography.ts';
import { needsCoins, needsEmptyLand, needsTerrain, needsTimes } from './needs.ts';

export function checkFavour(s: State, seat: Seat, tile: number, reason?: Reason): number {
  const id = FAVOUR_TILES[tile];
  if (s.favoursLeft(tile) === 0) return refuse('favour-not-left', { tile: id }, reason);
  if (s.hasFavour(seat, tile)) return refuse('favour-held', { tile: id }, reason);
  return LEGAL;
}

export function checkTown(s: State, tile: number, reason?: Reason): number {
  if (s.townsLeft(tile) > 0) return LEGAL;
  return refuse('town-tile-not-left', { tile: TOWN_TILES[tile] }, reason);
}

/** FAQ 3.4: all own groups around a river hex that belong to no town yet. */
export function checkRiverTown(s: State, seat: Seat, river: number, reason?: Reason): number {
  if (traitOf(s, seat, 'riverTown') === 0) {
    return refuse('no-river-towns', { faction: factionName(s, seat) }, reason);
  }
  const hex = hexName(s, river);
  if (!isRiver(s, river)) return refuse('not-a-river-hex', { hex }, reason);
  if (s.owner(river) !== NONE) return refuse('not-empty', { hex, building: 'none' }, reason);
  if (hasHex(s.i32, SETS.riverTowns, river)) return refuse('river-holds-town', { hex }, reason);
  if (TOWN_TILES.every((_, tile) => s.townsLeft(tile) === 0)) {
    return refuse('town-tile-not-left', { tile: TOWN_TILES[0] }, reason);
  }
  const groups: number[][] = [];
  for (const own of neighboursOf(s, river).filter((each) => isOwn(s, seat, each))) {
    if (groups.some((group) => group.includes(own))) continue;
    const group = groupAt(s, seat, own);
    if (group.some((each) => hasHex(s.i32, SETS.inTown + seat * WORDS, each))) continue;
    if (pendingTowns(s, seat).some((each) => group.includes(each))) continue;
    groups.push(group);
  }
  if (groups.length < 2) return refuse('no-groups-at-river', { hex }, reason);
  return needsTown(s, seat, groups.flat(), reason);
}

/** Structures of towns whose tiles are still to be chosen: one of each, or all at a river hex. */
function pendingTowns(s: State, seat: Seat): number[] {
  const hexes: number[] = [];
  for (let place = 0; place < s.depth(); place++) {
    if (s.frameAt(place) !== FRAME.town || s.frameWhoAt(place) !== seat) continue;
    const [hex, river] = [s.frameArgumentAt(place, 0), s.frameArgumentAt(place, 1)];
    hexes.push(...(river === NONE ? [hex] : neighboursOf(s, river)));
  }
  return hexes;
}

/** FAQ 2.6: four structures, three with a sanctuary, and power value 7, or 6 with FAV5. */
function needsTown(s: State, seat: Seat, group: readonly number[], reason?: Reason): number {
  const board = s.table.factions[s.faction(seat)];
  const rows = [board.dwelling, board.tradingPost, board.temple, board.stronghold, board.sanctuary];
  const structures = group.length;
  // A landscape is of no kind and counts 1.
  const power = group.reduce((sum, hex) => sum + (rows[s.building(hex) - 1]?.value ?? 1), 0);
  const enough: readonly string[] = board.smallTownWith ?? ['sanctuary'];
  const needed = group.some((hex) => enough.includes(BUILDINGS[s.building(hex)])) ? 3 : 4;
  const needsPower = s.hasFavour(seat, FAVOUR_TILES.indexOf('FAV5')) ? 6 : 7;
  if (structures >= needed && power >= needsPower) return LEGAL;
  return refuse('town-too-small', { structures, power, needsPower }, reason);
}

/** A cult for steps due, or one of those that a key is short for. */
export function checkCult(s: State, seat: Seat, cult: number, reason?: Reason): number {
  const asked = s.depth() > 0 && s.frameWho() === seat;
  if (asked && s.frame() === FRAME.keys && (s.frameA() & (1 << cult)) === 0) {
    return refuse('cult-not-due', { cult: CULTS[cult] }, reason);
  }
  return LEGAL;
}

/** A faction for the seat itself, or to be nominated. */
export function checkFaction(s: State, seat: Seat, faction: number, reason?: Reason): number {
  const { factions, options, players } = s.table;
  const { board, home, id } = factions[faction];
  const extra = board === 'ice' || board === 'volcano' || board === 'variable';
  const seats = [...Array(players).keys()];
  if (extra && !options.fireAndIce) return refuse('faction-not-in-play', { faction: id }, reason);
  if (options.factions === 'random-boards') {
    if (BOARDS[s.dealt(seat)] === board) return LEGAL;
    return refuse('board-not-dealt', { faction: id }, reason);
  }
  const drawn = BOARDS.filter((_, each) => seats.some((dealt) => s.dealt(dealt) === each));
  if (s.phase() === PHASE.auction && options.auctionBoards === 'random' && !drawn.includes(board)) {
    return refuse('board-not-dealt', { faction: id }, reason);
  }
  for (let place = 0; place < players; place++) {
    const other = s.nominated(place);
    if (other !== NONE && factions[other].board === board) {
      return refuse('faction-nominated', { faction: id }, reason);
    }
  }
  for (let by = 0; by < players; by++) {
    if (s.faction(by) === NONE) continue;
    if (factions[s.faction(by)].board === board) {
      return refuse('board-taken', { faction: id, by }, reason);
    }
    if (!extra && TERRAINS[s.home(by)] === home) {
      return refuse('terrain-taken', { terrain: home, by }, reason);
    }
  }
  return LEGAL;
}

/** Beats the present bid on a nominated faction. */
export function checkBid(s: State, faction: number, points: number, reason?: Reason): number {
  const { options, players } = s.table;
  const places = [...Array(players).keys()];
  const place = places.find((each) => s.nominated(each) === faction);
  if (place === undefined) {
    const { id } = s.table.factions[faction];
    return refuse('faction-not-nominated', { faction: id }, reason);
  }
  const most = options.auctionBase;
  const bid = most === 40 ? most - points : points;
  if (points > most) return refuse('bid-too-high', { points, most }, reason);
  const present = s.bid(place);
  if (s.bidder(place) === NONE || bid > present) return LEGAL;
  return refuse('bid-too-low', { points, present }, reason);
}

/** Fast auction: points for the factions one after the other. */
export function checkSeal(
  s: State,
  seat: Seat,
  faction: number,
  points: number,
  reason?: Reason,
): number {
  const next = s.nominated(s.sealedCount(seat));
  if (faction !== next) {
    const { factionNames } = s.table;
    const names = { faction: factionNames[faction], next: factionNames[next] };
    return refuse('another-faction-next', names, reason);
  }
  const most = s.table.options.auctionBase;
  return points <= most ? LEGAL : refuse('bid-too-high', { points, most }, reason);
}

/** A start terrain nobody has, or for Shapeshifters a home terrain that is nobody's home. */
export function checkColour(s: State, seat: Seat, terrain: number, reason?: Reason): number {
  const name = TERRAINS[terrain];
  if (terrain >= CYCLE) return refuse('not-on-cycle', { terrain: name }, reason);
  const shifting = s.frame() === FRAME.newHome;
  for (let by = 0; by < s.table.players; by++) {
    if (s.dealt(by) !== NONE && !shifting) {
      const dealt = s.table.factions.find(({ board }) => board === BOARDS[s.dealt(by)]);
      if (dealt?.home === name) return refuse('terrain-taken', { terrain: name, by }, reason);
    }
    if (s.home(by) !== terrain) continue;
    if (shifting && isStartOnly(s, by) && by !== seat) continue;
    return refuse('terrain-taken', { terrain: name, by }, reason);
  }
  return LEGAL;
}

export function checkPlace(s: State, seat: Seat, hex: number, reason?: Reason): number {
  const target = boardOf(s, seat).hooks?.aim?.(s, seat) ?? s.home(seat);
  const wrong = needsEmptyLand(s, hex, reason) || needsTerrain(s, hex, target, reason);
  if (wrong !== LEGAL || traitOf(s, seat, 'onlyOverRivers') === 0) return wrong;
  if (neighboursOf(s, hex).some((each) => isRiver(s, each))) return LEGAL;
  return refuse('not-at-river', { hex: hexName(s, hex) }, reason);
}

/** Darklings: up to three workers, and (ruling `emptyActions`) no more than priests are left. */
export function checkOrdain(s: State, seat: Seat, workers: number, reason?: Reason): number {
  const wasteful = s.table.options.rulings.emptyActions === 'allowed';
  const most = s.frame() === FRAME.ordain ? s.frameA() : 3;
  const room = wasteful ? most : priestsLeft(s, seat);
  return needsTimes(workers, Math.min(most, s.workers(seat), room), reason);
}

/** Coins for the priest of a terrain: 1, or 2 for somebody's home terrain; none in 2014. */
export function checkUnlock(s: State, seat: Seat, terrain: number, reason?: Reason): number {
  if ((s.locked(seat) & (1 << terrain)) === 0) {
    return refuse('not-locked', { terrain: TERRAINS[terrain] }, reason);
  }
  if (s.table.options.rulings.fireIceRules === '2014') return LEGAL;
  let price = 1;
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat || s.home(other) !== terrain) continue;
    if (!isStartOnly(s, other)) price = 2;
  }
  return needsCoins(s, seat, price, reason);
}

export function checkGainPriest(s: State, seat: Seat, reason?: Reason): number {
  return priestsLeft(s, seat) > 0 ? LEGAL : refuse('no-priest-in-supply', {}, reason);
}

export function checkToken(s: State, seat: Seat, reason?: Reason): number {
  const cost = s.table.options.rulings.fireIceRules === '2014' ? 0 : 1;
  const vp = s.vp(seat);
  return vp >= cost ? LEGAL : refuse('not-enough-vp', { cost, vp }, reason);
}
