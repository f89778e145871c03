import { clearHexes, hasHex, hexesOf, nextHex, uniteInto, WORDS } from '../../hexmap/index.ts';
import { GO_ON, packMove, type Seat, STOP } from '../../kernel/index.ts';
import { findGroup } from '../../terra/groups.ts';
import { ARG } from '../arguments.ts';
import { advanceSailing } from '../board/sailing.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { gainCoins, gainPower, gainVp, gainVpBy, scoreRound } from '../gains.ts';
import { EFFECT } from '../mats/effects.ts';
import { NONE, SETS, type State } from '../state.ts';
import { SCORED, TOWN_TILES } from '../vocabulary.ts';
import { joinAcrossRiver } from './river-groups.ts';
import { canBeTown, mayFound, tilesLeft } from './size.ts';
import { checkTown } from './town.check.ts';

/** A town is founded: the seat chooses its tile, unless only one is left. */
export const CHOOSE_TOWN_TILE = question({
  name: 'town',
  args: [
    /** A hex of the group. */
    'one',
    /** River town: a hex of the other group, and the river hex; otherwise NONE. */
    'other',
    'river',
  ],
  settle: (s, sink) => {
    const seat = s.topWho();
    const allowed = townTilesAllowed(s, seat);
    if (allowed === 0) {
      s.pop();
      return GO_ON;
    }
    if ((allowed & (allowed - 1)) !== 0) return STOP;
    foundTown(s, seat, 31 - Math.clz32(allowed), sink);
    return GO_ON;
  },
});

export const TOWN = kind({
  word: 'town',
  args: [ARG.townTile],
  meaning: 'choose the town tile of a town just founded',
  answers: [
    {
      to: CHOOSE_TOWN_TILE,
      list: (s, seat, into, town) => {
        const allowed = townTilesAllowed(s, seat);
        for (let tile = 0; tile < TOWN_TILES.length; tile++) {
          if (((allowed >> tile) & 1) !== 0) into.add(packMove(town, tile));
        }
      },
      check: (s, seat, tile, _b, _c, reason) => checkTown(s, seat, tile, reason),
      apply: (s, seat, tile, _b, _c, sink) => foundTown(s, seat, tile, sink),
    },
  ],
});

const GROUP = new Int32Array(WORDS);
const SEEN = new Int32Array(WORDS);

/** Asks for the tile if the group of a building has become a town. Rulebook, "Founding towns". */
export function lookForTown(s: State, seat: Seat, hex: number): void {
  if (!mayFound(s, seat)) return;
  findGroup(s, seat, hex, GROUP);
  if (canBeTown(s, seat, GROUP)) s.push(CHOOSE_TOWN_TILE.number, seat, hex);
}

/**
 * Like `lookForTown`, for all groups of the seat: one question for each, as long as there are
 * tiles; this also limits the number of questions after one move. Ruling R10 may allow one town
 * only.
 */
export function lookForTowns(s: State, seat: Seat): void {
  if (!mayFound(s, seat)) return;
  clearHexes(SEEN, 0);
  const own = SETS.own + seat * WORDS;
  const onlyOne = s.table.options.rulings.severalTowns === 'only-one';
  let tiles = onlyOne ? 1 : countBits(tilesLeft(s, seat));
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (hasHex(SEEN, 0, hex)) continue;
    findGroup(s, seat, hex, GROUP);
    uniteInto(SEEN, 0, GROUP, 0);
    if (!canBeTown(s, seat, GROUP)) continue;
    s.push(CHOOSE_TOWN_TILE.number, seat, hex);
    tiles--;
    if (tiles === 0) return;
  }
}

function countBits(set: number): number {
  let count = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Town tiles that may be taken now, as bits. Ruling R4 may exclude the sailing tile. */
function townTilesAllowed(s: State, seat: Seat): number {
  const left = tilesLeft(s, seat);
  if (s.table.options.rulings.sailingTileAtTrackEnd === 'rest') return left;
  if (s.sailing(seat) < s.table.maxSailing) return left;
  let others = left;
  for (let tile = 0; tile < TOWN_TILES.length; tile++) {
    if (s.table.townTileSailing[tile] > 0) others &= ~(1 << tile);
  }
  return others === 0 ? left : others;
}

/** Founds the town of the question on top of the stack, with the chosen tile. */
function foundTown(s: State, seat: Seat, tile: number, sink: Sink): void {
  const one = s.arg(CHOOSE_TOWN_TILE.at.one);
  const other = s.arg(CHOOSE_TOWN_TILE.at.other);
  const river = s.arg(CHOOSE_TOWN_TILE.at.river);
  s.pop();
  findGroup(s, seat, one, GROUP);
  if (river !== NONE) joinAcrossRiver(s, seat, other, river, GROUP);
  uniteInto(s.i32, SETS.inTown + seat * WORDS, GROUP, 0);
  const hex = river === NONE ? one : river;
  s.setTownTiles(seat, s.townTiles(seat) | (1 << tile));
  s.setTownHex(seat, tile, hex);
  const { table } = s;
  const { names } = table.map;
  sink?.push({
    type: 'town',
    seat,
    tile: TOWN_TILES[tile],
    hex: names[hex],
    buildings: hexesOf(GROUP, 0).map((each) => names[each]),
  });
  gainVp(s, seat, table.townTileVp[tile], 'town-tile', sink);
  gainCoins(s, seat, table.townTileCoins[tile], 'town-tile', sink);
  gainPower(s, seat, table.townTilePower[tile], 'town-tile', sink);
  for (let step = 0; step < table.townTileSailing[tile]; step++) {
    advanceSailing(s, seat, 'town-tile', sink);
  }
  scoreRound(s, seat, SCORED.town, 1, sink);
  gainVpBy(s, seat, EFFECT.townVp, 1, sink);
}
