import { countHexes, subtractFrom, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { effectCause } from '../board.ts';
import { deriveReach } from '../derive.ts';
import { EFFECT } from '../effects.ts';
import { gainCoins, gainPower, gainVp, type Sink } from '../gains.ts';
import { countSettlements } from '../groups.ts';
import { NO_TILE } from '../moves.ts';
import { ROUNDS, SETS, type State, TILE } from '../state.ts';
import { BONUS_TILES } from '../vocabulary.ts';

const INLAND = new Int32Array(WORDS);

/** Passing, in the order of the rulebook's steps. `tile`: the bonus tile taken, or `NO_TILE`. */
export function pass(s: State, seat: Seat, tile: number, sink: Sink): void {
  const first = s.passedCount() === 0;
  s.markPassed(seat);
  if (sink !== undefined) sink.push({ type: 'passed', seat });
  if (first && s.round() < ROUNDS) {
    s.setStartSeat(seat);
    if (sink !== undefined) sink.push({ type: 'start-player', seat });
  }
  scorePassing(s, seat, sink);
  if (tile !== NO_TILE) swapTile(s, seat, tile, sink);
}

/** Every "when passing" effect of bonus tile, ability and palaces. */
function scorePassing(s: State, seat: Seat, sink: Sink): void {
  const { table } = s;
  const tile = s.bonusTile(seat);
  const perTile = table.bonusCounted[tile];
  if (perTile >= 0)
    gainVp(s, seat, counted(s, seat, perTile) * table.bonusVp[tile], 'bonus-tile', sink);
  const posts = s.tradingPostsOnBoard(seat);
  if (posts > 0) scoreEffect(s, seat, EFFECT.passVpOneTradingPost + posts - 1, 1, sink);
  if (s.effect(seat, EFFECT.passVpPerEdgeSettlement) > 0) {
    scoreEffect(s, seat, EFFECT.passVpPerEdgeSettlement, countSettlements(s, seat, true), sink);
  }
  if (s.effect(seat, EFFECT.passVpPerInlandBuilding) > 0) {
    scoreEffect(s, seat, EFFECT.passVpPerInlandBuilding, countInland(s, seat), sink);
  }
  const power = s.effect(seat, EFFECT.passPowerPerSettlement);
  if (power > 0) {
    const cause = effectCause(s, seat, EFFECT.passPowerPerSettlement, sink);
    gainPower(s, seat, power * countSettlements(s, seat, false), cause, sink);
  }
}

function scoreEffect(s: State, seat: Seat, effect: number, times: number, sink: Sink): void {
  const vp = s.effect(seat, effect) * times;
  if (vp > 0) gainVp(s, seat, vp, effectCause(s, seat, effect, sink), sink);
}

/** What a bonus tile counts: place in `COUNTED`. Sailing is spaces on the track. */
function counted(s: State, seat: Seat, what: number): number {
  if (what === 0) return s.housesOnBoard(seat);
  if (what === 1) return s.tradingPostsOnBoard(seat);
  if (what === 2) return s.palacesOnBoard(seat);
  return s.sailing(seat);
}

/** Own buildings that touch no river hex. */
function countInland(s: State, seat: Seat): number {
  const own = SETS.own + seat * WORDS;
  for (let w = 0; w < WORDS; w++) INLAND[w] = s.i32[own + w];
  subtractFrom(INLAND, 0, s.table.map.touchesRiver, 0);
  return countHexes(INLAND, 0);
}

function swapTile(s: State, seat: Seat, tile: number, sink: Sink): void {
  const old = s.bonusTile(seat);
  s.setTileWhere(old, TILE.returned);
  s.setTileWhere(tile, TILE.held);
  s.setBonusTile(seat, tile);
  if (sink !== undefined) {
    sink.push({ type: 'bonus-tile', seat, tile: BONUS_TILES[tile], returned: BONUS_TILES[old] });
  }
  gainCoins(s, seat, s.tileCoins(tile), 'bonus-tile-coins', sink);
  s.setTileCoins(tile, 0);
  if (s.table.bonusSailing[old] !== s.table.bonusSailing[tile]) deriveReach(s, seat);
}

/** Takes a tile during set-up. */
export function takeTile(s: State, seat: Seat, tile: number, sink: Sink): void {
  s.setTileWhere(tile, TILE.held);
  s.setBonusTile(seat, tile);
  if (sink !== undefined) sink.push({ type: 'bonus-tile', seat, tile: BONUS_TILES[tile] });
  deriveReach(s, seat);
}
