import { addHex, hasHex, hexesOf, uniteInto, WORDS } from '../../hexmap/index.ts';
import { GO_ON, packMove, type Seat, STOP } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { SCORED, scoreRound } from '../course/round-tile.ts';
import { makeUpSteps } from '../cults/cults.ts';
import { advanceAllCults } from '../cults/keys.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { gainKeys, gainVp, gainWorkers } from '../goods/gains.ts';
import { gainGoods } from '../goods/goods.ts';
import { findGroup } from '../land/groups.ts';
import { NONE, SETS, type State } from '../state.ts';
import { GOODS } from '../table/compiled.ts';
import { advanceShipping } from '../tracks/tracks.ts';
import { TOWN_TILES } from '../vocabulary.ts';
import { questionBehindTown } from './ability-first.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';
import { LOOK_FOR_TOWNS } from './look-for-towns.ts';
import { findRiverGroup } from './river-groups.ts';
import { townTilesLeft } from './size.ts';
import { checkTown } from './town.check.ts';

export const TOWN = kind({
  word: 'town',
  args: [ARG.town],
  meaning: 'take the town tile of a town just founded',
  answers: [
    {
      to: CHOOSE_TOWN_TILE,
      before: 'favour',
      list: (s, _seat, into, town) => {
        const left = townTilesLeft(s);
        for (let tile = 0; tile < TOWN_TILES.length; tile++) {
          if (((left >> tile) & 1) !== 0) into.add(packMove(town, tile));
        }
      },
      check: (s, _seat, tile, _b, _c, reason) => checkTown(s, tile, reason),
      apply: (s, seat, tile, _b, _c, sink) => foundTown(s, seat, tile, sink),
    },
  ],
});

/** Settles `CHOOSE_TOWN_TILE`. */
export function settleTown(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  const left = townTilesLeft(s);
  if (left === 0) {
    s.pop();
    return GO_ON;
  }
  if ((left & (left - 1)) !== 0 || questionBehindTown(s) !== undefined) return STOP;
  foundTown(s, seat, 31 - Math.clz32(left), sink);
  return GO_ON;
}

const GROUP = new Int32Array(WORDS);

/** Founds the town of the question on top of the stack, or lets it grow, with the chosen tile. */
export function foundTown(s: State, seat: Seat, tile: number, sink: Sink): void {
  const one = s.arg(CHOOSE_TOWN_TILE.at.hex);
  const river = s.arg(CHOOSE_TOWN_TILE.at.river);
  const grows = s.arg(CHOOSE_TOWN_TILE.at.grows) !== 0;
  s.pop();
  findTownGroup(s, seat, one, river, GROUP);
  uniteInto(s.i32, SETS.inTown + seat * WORDS, GROUP, 0);
  if (river !== NONE) addHex(s.i32, SETS.riverTowns, river);
  if (grows) s.setLandscapeMemo(seat, s.landscapeMemo(seat) + 1);
  takeTownTile(s, seat, tile, river === NONE ? one : river, grows, GROUP, sink);
  if (s.trait(seat, TRAIT.townGrows) > 0 && hasHex(GROUP, 0, s.landscape(seat))) {
    s.push(LOOK_FOR_TOWNS.number, seat, s.landscape(seat));
  }
  gainVp(s, seat, s.table.townVp[tile], 'town-tile', sink);
  if (!grows || s.table.growthFounds) rewardTown(s, seat, sink);
  gainFromTile(s, seat, tile, sink);
  const at = river === NONE ? one : river;
  s.table.hooks.townFounded[s.faction(seat)]?.(s, seat, at, tile, sink);
}

function takeTownTile(
  s: State,
  seat: Seat,
  tile: number,
  hex: number,
  grows: boolean,
  group: Int32Array,
  sink: Sink,
): void {
  s.setTownsLeft(tile, s.townsLeft(tile) - 1);
  s.addTown(seat, tile);
  if (sink === undefined) return;
  const { names } = s.table.map;
  const buildings = hexesOf(group, 0).map((each) => names[each]);
  const event = { type: 'town', seat, tile: TOWN_TILES[tile], hex: names[hex], buildings } as const;
  sink.push(grows ? { ...event, grown: s.landscapeMemo(seat) + 1 } : event);
}

/**
 * Gives the gains of every founded town, with any tile: those from the round tile and from
 * abilities.
 */
function rewardTown(s: State, seat: Seat, sink: Sink): void {
  scoreRound(s, seat, SCORED.town, 1, sink);
  const vp = s.trait(seat, TRAIT.townVp);
  const asks = s.table.hooks.townPoints[s.faction(seat)];
  if (!asks?.(s, seat, vp)) gainVp(s, seat, vp, 'ability', sink);
  gainWorkers(s, seat, s.trait(seat, TRAIT.townWorkers), 'ability', sink);
}

function gainFromTile(s: State, seat: Seat, tile: number, sink: Sink): void {
  const { table } = s;
  gainKeys(s, seat, table.townKeys[tile], 'town-tile', sink);
  makeUpSteps(s, seat, sink);
  gainGoods(s, seat, table.townGoods, tile * GOODS, 'town-tile', sink);
  for (let step = 0; step < table.townShipping[tile]; step++) {
    advanceShipping(s, seat, 'town-tile', sink);
  }
  if (table.townSteps[tile] > 0) advanceAllCults(s, seat, table.townSteps[tile], sink);
}

/**
 * Fills `group` with the structures of a town, including those across the river hex of a river
 * town.
 */
function findTownGroup(s: State, seat: Seat, hex: number, river: number, group: Int32Array): void {
  if (river === NONE) findGroup(s, seat, hex, group);
  else findRiverGroup(s, seat, river, group);
}
