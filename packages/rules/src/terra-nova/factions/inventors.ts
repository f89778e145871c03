import type { Moves, Seat } from '../../kernel/index.ts';
import { addInReach } from '../../terra/empty-hexes.ts';
import { AS_FIRST } from '../arguments.ts';
import { putBuilding, TRADING_POST } from '../board/buildings.ts';
import { upgradeForOthers } from '../board/neighbours.ts';
import { transformHex } from '../board/shovels.ts';
import { needsEmptyLand, needsReach, needsTradingPostPiece } from '../check/needs.ts';
import type { Sink } from '../events.ts';
import { scoreRound } from '../gains.ts';
import type { FactionDefinition, PalaceAction } from '../mats/definition.ts';
import { AFTER_ACTION } from '../questions/after-action.ts';
import type { State } from '../state.ts';
import { SCORED, TERRAINS } from '../vocabulary.ts';

/**
 * Puts a trading post on a hex in reach and transforms the hex if necessary. This is no power
 * action, so no discount applies.
 */
const TRADING_POST_IN_REACH = {
  id: 'trading-post-in-reach',
  power: 6,
  repeatable: true,
  list: listInReach,
  check: (s, seat, hex, _power, reason) =>
    needsEmptyLand(s, hex, reason) ||
    needsReach(s, seat, hex, reason) ||
    needsTradingPostPiece(s, seat, reason),
  apply: buildInReach,
} as const satisfies PalaceAction<State>;

/**
 * Inventors: Power from houses of others; trading posts directly onto the board (ruling R14).
 * Rulebook, appendix "Factions".
 */
export const inventors = {
  id: 'inventors',
  colour: 'black',
  home: 'swamp',
  side: 'B',
  startHouses: 2,
  ability: { powerPerForeignHouse: [2, 1, 1] },
  leftPalace: { income: { power: 2 }, action: TRADING_POST_IN_REACH },
  rightPalace: { vpPerHouse: 2 },
} as const satisfies FactionDefinition<State>;

function listInReach(s: State, seat: Seat, into: Moves, kind: number): void {
  if (s.tradingPosts(seat) === 0) return;
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    addInReach(s, seat, terrain, kind, AS_FIRST, into);
  }
}

/**
 * Builds a trading post on a hex in reach. No shovel is used, and it counts as an upgrade to a
 * trading post, not as a house (rulings R12, R14).
 */
function buildInReach(s: State, seat: Seat, hex: number, sink: Sink): void {
  if (s.terrain(hex) !== s.home(seat)) transformHex(s, seat, hex, 0, 0, sink);
  s.setTradingPosts(seat, s.tradingPosts(seat) - 1);
  putBuilding(s, seat, hex, TRADING_POST, sink);
  scoreRound(s, seat, SCORED['trading-post'], 1, sink);
  upgradeForOthers(s, seat, hex, sink);
  s.setArg(AFTER_ACTION.at.hex, hex);
}
