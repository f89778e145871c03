import { hasHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { hexName, isRiver, neighboursOf } from '../../terra/check/geography.ts';
import { factionName, groupAt, isOwn, traitOf } from '../check/geography.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, SETS, type State } from '../state.ts';
import { BUILDINGS, FAVOUR_TILES, TOWN_TILES } from '../vocabulary.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';

/**
 * Checks a river town, which unites all own groups around a river hex that belong to no town yet.
 * FAQ 3.4.
 */
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
  const { at } = CHOOSE_TOWN_TILE;
  const hexes: number[] = [];
  for (let place = 0; place < s.depth(); place++) {
    if (s.questionAt(place) !== CHOOSE_TOWN_TILE.number || s.whoAt(place) !== seat) continue;
    const [hex, river] = [s.argAt(place, at.hex), s.argAt(place, at.river)];
    hexes.push(...(river === NONE ? [hex] : neighboursOf(s, river)));
  }
  return hexes;
}

/**
 * FAQ 2.6: four structures, or three with a sanctuary, and power value 7, or 6 with FAV5, as
 * printed.
 */
function needsTown(s: State, seat: Seat, group: readonly number[], reason?: Reason): number {
  const board = s.table.factions[s.faction(seat)];
  const rows = [board.dwelling, board.tradingPost, board.temple, board.stronghold, board.sanctuary];
  const { favourTiles } = s.table.printed;
  const { town } = s.table.numbers;
  const structures = group.length;
  // A landscape is none of the kinds of buildings and counts 1.
  const power = group.reduce((sum, hex) => sum + (rows[s.building(hex) - 1]?.value ?? 1), 0);
  const enough: readonly string[] = board.smallTownWith ?? ['sanctuary'];
  const needed = group.some((hex) => enough.includes(BUILDINGS[s.building(hex)]))
    ? town.structuresWithSanctuary
    : town.structures;
  const cheaper = FAVOUR_TILES.filter((_, tile) => s.hasFavour(seat, tile)).flatMap(
    (id) => favourTiles[id].townPower ?? [],
  );
  const [needsPower = town.power] = cheaper;
  if (structures >= needed && power >= needsPower) return LEGAL;
  return refuse('town-too-small', { structures, power, needsPower }, reason);
}
